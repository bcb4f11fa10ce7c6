<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Block Puzzle</source>
        <translation>Acerca de Block Puzzle</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Texts of the licences</source>
        <translation>Textos de las licencias</translation>
    </message>
    <message>
        <source>Copy diagnostic text</source>
        <translation>Copiar texto de diagnóstico</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Three games, one engine, one window.</source>
        <translation>Tres juegos, un motor, una ventana.</translation>
    </message>
    <message>
        <source>Qt’s libraries are files of their own, which you may replace by your own build.</source>
        <translation>Las bibliotecas de Qt son archivos aparte, que puedes sustituir por una compilación tuya.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Block Puzzle: MIT licence.</source>
        <translation>Block Puzzle: licencia MIT.</translation>
    </message>
    <message>
        <source>Settings and games</source>
        <translation>Preferencias y partidas</translation>
    </message>
    <message>
        <source>No program to show folders was found; the folder is named above.</source>
        <translation>No se encontró ningún programa para mostrar carpetas; la carpeta se indica arriba.</translation>
    </message>
    <message>
        <source>Copied: versions and the system, nothing about you.</source>
        <translation>Copiado: las versiones y el sistema, nada sobre ti.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Restar&amp;t</source>
        <translation>Em&amp;pezar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Swap group</source>
        <translation>Cambiar &amp;grupo</translation>
    </message>
    <message>
        <source>Swap all three?</source>
        <translation>¿Cambiar las tres?</translation>
    </message>
    <message>
        <source>&amp;End game</source>
        <translation>&amp;Terminar partida</translation>
    </message>
    <message>
        <source>End the game?</source>
        <translation>¿Terminar la partida?</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Show &amp;result</source>
        <translation>Ver &amp;resultado</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Board as text</source>
        <translation>Tablero como te&amp;xto</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>S&amp;onido</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Rules and keys</source>
        <translation>&amp;Reglas y teclas</translation>
    </message>
    <message>
        <source>&amp;About Block Puzzle</source>
        <translation>&amp;Acerca de Block Puzzle</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>The square needed {needed} by {needed} open cells; the largest open square was {had} by {had}. Keep one place free for the large squares.</source>
        <translation>El cuadrado necesitaba {needed} por {needed} casillas libres; el mayor cuadrado libre era de {had} por {had}. Reserva siempre un sitio para los cuadrados grandes.</translation>
    </message>
    <message>
        <source>The bar needed {needed} open cells in a line; the longest stretch had {had}. Keep one row or column free for the long bars.</source>
        <translation>La barra necesitaba {needed} casillas libres en línea; el tramo más largo tenía {had}. Reserva una fila o una columna para las barras largas.</translation>
    </message>
    <message>
        <source>The bar needed {needed} open cells in a line, and there were {had}, but the other way. Keep a row and a column free for the long bars.</source>
        <translation>La barra necesitaba {needed} casillas libres en línea; había {had}, pero en el otro sentido. Reserva una fila y una columna para las barras largas.</translation>
    </message>
    <message>
        <source>The corner needed {needed} open cells along both its arms. Fill the board from one side, so that its far corner stays open.</source>
        <translation>La esquina necesitaba {needed} casillas libres a lo largo de sus dos brazos. Llena el tablero desde un lado para que la esquina opuesta quede libre.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The game could not be saved in {place}. It goes on, but would be lost when you close it.</source>
        <translation>No se pudo guardar la partida en {place}. Puedes seguir jugando, pero se perdería al cerrar el programa.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>La partida vuelve a guardarse.</translation>
    </message>
    <message>
        <source>Block Puzzle is already running and does not answer.</source>
        <translation>Block Puzzle ya está abierto y no responde.</translation>
    </message>
</context>
<context>
    <name>BoardAsText</name>
    <message>
        <source>Board as text</source>
        <translation>Tablero como texto</translation>
    </message>
    <message>
        <source>&amp;Three rows on a line</source>
        <translation>&amp;Tres filas por línea</translation>
    </message>
    <message>
        <source>For a braille display of 40 characters</source>
        <translation>Para una línea braille de 40 caracteres</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>A challenge line begins with “{prefix}”: copy the whole line.</source>
        <translation>Una línea de reto empieza por «{prefix}»: copia la línea entera.</translation>
    </message>
    <message>
        <source>The challenge line is cut short: it names the game, the mode and the seed. Copy it whole.</source>
        <translation>La línea de reto está incompleta: debe indicar el juego, el modo y la semilla. Cópiala entera.</translation>
    </message>
    <message>
        <source>There is no game “{word}” here. Is the challenge from a newer version?</source>
        <translation>Aquí no hay ningún juego «{word}». ¿Es de una versión más nueva el reto?</translation>
    </message>
    <message>
        <source>That game has no mode “{word}” here. Is the challenge from a newer version?</source>
        <translation>Aquí ese juego no tiene el modo «{word}». ¿Es de una versión más nueva el reto?</translation>
    </message>
    <message>
        <source>The seed at the end of the challenge line is not one: copy the line again. A seed has 1 to {most} characters.</source>
        <translation>Lo que hay al final de la línea de reto no es una semilla: copia la línea otra vez. Una semilla tiene de 1 a {most} caracteres.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>%Ln casilla</numerusform>
            <numerusform>%Ln casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fits in %Ln place(s)</source>
        <translation>
            <numerusform>cabe en %Ln sitio</numerusform>
            <numerusform>cabe en %Ln sitios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln filled</source>
        <translation>
            <numerusform>%Ln ocupada</numerusform>
            <numerusform>%Ln ocupadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln segundo</numerusform>
            <numerusform>%Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>{minutes} and {seconds}</source>
        <translation>{minutes} y {seconds}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left.</source>
        <translation>
            <numerusform>Queda %Ln segundo.</numerusform>
            <numerusform>Quedan %Ln segundos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>single block</source>
        <translation>casilla suelta</translation>
    </message>
    <message>
        <source>bars of 2</source>
        <translation>barras de 2</translation>
    </message>
    <message>
        <source>bars of 3</source>
        <translation>barras de 3</translation>
    </message>
    <message>
        <source>bars of 4</source>
        <translation>barras de 4</translation>
    </message>
    <message>
        <source>bars of 5</source>
        <translation>barras de 5</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>diagonales</translation>
    </message>
    <message>
        <source>square of 2 by 2</source>
        <translation>cuadrado de 2 por 2</translation>
    </message>
    <message>
        <source>square of 3 by 3</source>
        <translation>cuadrado de 3 por 3</translation>
    </message>
    <message>
        <source>rectangles</source>
        <translation>rectángulos</translation>
    </message>
    <message>
        <source>small corners</source>
        <translation>esquinas pequeñas</translation>
    </message>
    <message>
        <source>large corners</source>
        <translation>esquinas grandes</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>small T</source>
        <translation>T pequeña</translation>
    </message>
    <message>
        <source>large T</source>
        <translation>T grande</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>cruz</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Something did not work as it should. Your game is saved, and you can go on.</source>
        <translation>Algo no funcionó como debía. La partida está guardada y puedes seguir jugando.</translation>
    </message>
    <message>
        <source>Something did not work as it should, and your game could not be saved.</source>
        <translation>Algo no funcionó como debía, y no se pudo guardar la partida.</translation>
    </message>
    <message>
        <source>What happened is noted in {place}.</source>
        <translation>Lo ocurrido está anotado en {place}.</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;Copiar los detalles</translation>
    </message>
    <message>
        <source>The details are copied.</source>
        <translation>Los detalles están copiados.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Seguir</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Rules and keys</source>
        <translation>Reglas y teclas</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>{points} for its cells</source>
        <translation>{points} por las casillas</translation>
    </message>
    <message>
        <source>{points} for the lines</source>
        <translation>{points} por las líneas</translation>
    </message>
    <message>
        <source>{points} for the combo</source>
        <translation>{points} por el combo</translation>
    </message>
    <message>
        <source>{points} for the clean board</source>
        <translation>{points} por el vaciado completo del tablero</translation>
    </message>
    <message>
        <source>This placement gives {points}: {parts}.</source>
        <translation>Esta jugada da {points}: {parts}.</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>“{text}” is not found on any page.</source>
        <translation>«{text}» no aparece en ninguna página.</translation>
    </message>
    <message>
        <source>None on this page: Enter goes to the first.</source>
        <translation>Ninguno en esta página: Intro va al primero.</translation>
    </message>
    <message>
        <source>“{text}”: match {at} of {total}, on the page “{page}”.</source>
        <translation>«{text}»: resultado {at} de {total}, en la página «{page}».</translation>
    </message>
</context>
<context>
    <name>HelpCounts</name>
    <message numerus="yes">
        <source>%Ln shape(s)</source>
        <translation>
            <numerusform>%Ln forma</numerusform>
            <numerusform>%Ln formas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game begins with %Ln swap(s).</source>
        <translation>
            <numerusform>Una partida empieza con %Ln cambio.</numerusform>
            <numerusform>Una partida empieza con %Ln cambios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game never holds more than %Ln swap(s).</source>
        <translation>
            <numerusform>Nunca puedes tener más de %Ln cambio.</numerusform>
            <numerusform>Nunca puedes tener más de %Ln cambios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It also earns %Ln swap(s), as long as there is room for more.</source>
        <translation>
            <numerusform>Con él ganas además %Ln cambio, siempre que puedas tener más.</numerusform>
            <numerusform>Con él ganas además %Ln cambios, siempre que puedas tener más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %Ln placement(s) in a row that clear nothing.</source>
        <translation>
            <numerusform>Termina tras %Ln pieza que no despeje nada.</numerusform>
            <numerusform>Termina tras %Ln piezas seguidas que no despejen nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After its end it can go on %Ln time(s).</source>
        <translation>
            <numerusform>Después del final se puede continuar %Ln vez.</numerusform>
            <numerusform>Después del final se puede continuar %Ln veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue empties the fullest row, and the next fullest, until a piece left in the tray fits: %Ln row(s) at the most.</source>
        <translation>
            <numerusform>Continuar vacía la fila más llena, y la siguiente más llena, hasta que quepa una pieza de la bandeja: como máximo %Ln fila.</numerusform>
            <numerusform>Continuar vacía la fila más llena, y la siguiente más llena, hasta que quepa una pieza de la bandeja: como máximo %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo takes back one placement at a time, free, up to %Ln placement(s) of this sitting; the same moves then bring the same pieces.</source>
        <translation>
            <numerusform>Deshacer retira gratis la última pieza que colocaste, hasta %Ln de esta sesión; después, las mismas jugadas traen las mismas piezas.</numerusform>
            <numerusform>Deshacer retira gratis y una a una las últimas piezas que colocaste, hasta %Ln de esta sesión; después, las mismas jugadas traen las mismas piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{text}” found %Ln time(s).</source>
        <translation>
            <numerusform>«{text}» aparece %Ln vez.</numerusform>
            <numerusform>«{text}» aparece %Ln veces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpDeal</name>
    <message>
        <source>Each of the three pieces is any of the {shapes}, all equally likely. The board is never looked at: three pieces that do not fit are an honest end.</source>
        <translation>Cada una de las tres piezas es una cualquiera de las {shapes}, todas igual de probables. Nunca se mira el tablero: si ninguna de las tres cabe, es un final honesto.</translation>
    </message>
    <message>
        <source>Each of the three pieces is any of the {shapes}. If none of the three would fit on the board at that moment, the group is drawn again until one fits.</source>
        <translation>Cada una de las tres piezas es una cualquiera de las {shapes}. Si en ese momento ninguna de las tres cabe en el tablero, el grupo se sortea de nuevo hasta que quepa una.</translation>
    </message>
    <message>
        <source>First a family is drawn, then one of its shapes; there are {shapes} in all. Of a new group at least one piece fits, and three alike come only where nothing else would fit.</source>
        <translation>Primero se sortea una familia y luego una de sus formas; en total hay {shapes}. De cada grupo nuevo cabe al menos una pieza, y solo salen tres iguales cuando no cabría ninguna otra cosa.</translation>
    </message>
    <message>
        <source>The pieces that come</source>
        <translation>Las piezas que salen</translation>
    </message>
    <message>
        <source>How often a family comes depends on the score, which heads each column. The numbers are weights: a family with twice the number comes twice as often.</source>
        <translation>La frecuencia con que sale cada familia depende de la puntuación, que encabeza cada columna. Los números son pesos: una familia con el doble de peso sale el doble de veces.</translation>
    </message>
    <message>
        <source>Nothing else decides. {page} says how to check it.</source>
        <translation>Nada más decide. En «{page}» se explica cómo comprobarlo.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>de {first} a {last}</translation>
    </message>
    <message>
        <source>from {first}</source>
        <translation>{first} o más</translation>
    </message>
    <message>
        <source>Every game has a seed, a text of up to {most} characters. Which pieces come follows from the seed and from how many groups have come before; board and score matter only where a game says so. Nothing else does: no clock, no best score, nothing about you.</source>
        <translation>Cada partida tiene una semilla, un texto de hasta {most} caracteres. Las piezas que salen dependen de la semilla y de cuántos grupos han salido antes; el tablero y la puntuación solo importan si el juego lo dice. Nada más importa: ni el reloj, ni el récord, ni nada sobre ti.</translation>
    </message>
    <message>
        <source>For those who want to compute it: the numbers for group {group}, counted from 0, are the SHAKE-256 of the text {text}, read as 64-bit numbers, the highest byte first. A number x picks one of n by {formula}, rounded down.</source>
        <translation>Para quien quiera calcularlo: los números del grupo {group}, contando desde 0, son el SHAKE-256 del texto {text}, leído como números de 64 bits con el byte más alto primero. Un número x elige uno de n mediante {formula}, redondeado hacia abajo.</translation>
    </message>
    <message>
        <source>The same pieces again</source>
        <translation>Las mismas piezas otra vez</translation>
    </message>
    <message>
        <source>The same seed and the same moves bring the same pieces, on every computer. Where you can undo, playing the same moves again changes nothing about what comes.</source>
        <translation>La misma semilla y las mismas jugadas traen las mismas piezas, en cualquier ordenador. Si el juego permite deshacer, repetir las mismas jugadas no cambia nada de lo que sale.</translation>
    </message>
    <message>
        <source>To challenge a friend, copy the challenge from the result ({games}) and send it. It is one line with the game, the mode and the seed; under “New game” it can be pasted where the seed goes.</source>
        <translation>Para retar a alguien, copia el reto desde el resultado ({games}) y envíaselo. Es una línea con el juego, el modo y la semilla; en «Nueva partida» se puede pegar en el campo de la semilla.</translation>
    </message>
    <message>
        <source>Checking a game afterwards</source>
        <translation>Comprobar una partida después</translation>
    </message>
    <message>
        <source>A game is its seed and its moves; everything else follows from them. Keep the record from the result ({games}) as a file, then type on a command line:</source>
        <translation>Una partida es su semilla y sus jugadas; todo lo demás se deduce de ellas. Guarda el registro como archivo desde el resultado ({games}) y escribe después en una línea de comandos:</translation>
    </message>
    <message>
        <source>bp-qt verify FILE</source>
        <translation>bp-qt verify ARCHIVO</translation>
    </message>
    <message>
        <source>The game is played again by the same rules. You are told “ok” with its score and lines, or the first move that is not legal and why. With {option} every position on the way is printed.</source>
        <translation>La partida se repite con las mismas reglas. La respuesta es «ok» con su puntuación y sus líneas, o bien la primera jugada no permitida y por qué. Con {option} se escriben todas las posiciones intermedias.</translation>
    </message>
</context>
<context>
    <name>HelpKeys</name>
    <message>
        <source>Undo, where the game has it.</source>
        <translation>Deshacer, si el juego lo permite.</translation>
    </message>
    <message>
        <source>New game.</source>
        <translation>Nueva partida.</translation>
    </message>
    <message>
        <source>Statistics.</source>
        <translation>Estadísticas.</translation>
    </message>
    <message>
        <source>The board as text, to read line by line and to copy.</source>
        <translation>El tablero como texto, para leerlo línea a línea y copiarlo.</translation>
    </message>
    <message>
        <source>Sound on or off.</source>
        <translation>Activa o quita el sonido.</translation>
    </message>
    <message>
        <source>Full screen, and back.</source>
        <translation>Pantalla completa, y de vuelta.</translation>
    </message>
    <message>
        <source>Preferences.</source>
        <translation>Preferencias.</translation>
    </message>
    <message>
        <source>Rules and keys: this window.</source>
        <translation>Reglas y teclas: esta ventana.</translation>
    </message>
    <message>
        <source>Quit. The game is kept as it is.</source>
        <translation>Salir. La partida se conserva como está.</translation>
    </message>
    <message>
        <source>To the search field of this window.</source>
        <translation>Al campo de búsqueda de esta ventana.</translation>
    </message>
    <message>
        <source>In the search field: to the next place where the text is found.</source>
        <translation>En el campo de búsqueda: al siguiente sitio en que aparece el texto.</translation>
    </message>
    <message>
        <source>In the search field: to the previous one.</source>
        <translation>En el campo de búsqueda: al anterior.</translation>
    </message>
    <message>
        <source>Tab moves between the tray, the board and the buttons, and always leaves the board. Press 1, 2 or 3 to take a piece, go to a cell with the arrows, and press Enter: the piece’s first cell, topmost and then leftmost, lands on that cell. F leads to the cells where it fits.</source>
        <translation>El tabulador pasa entre la bandeja, el tablero y los botones, y siempre sale del tablero. Pulsa 1, 2 o 3 para elegir una pieza, ve a una casilla con las flechas y pulsa Intro o Retorno: la primera casilla de la pieza, la más alta y luego la más a la izquierda, cae en esa casilla. F lleva a las casillas donde cabe.</translation>
    </message>
    <message>
        <source>What happens is announced without moving the focus: placements, lines, points, new pieces, and why a piece does not fit.</source>
        <translation>Lo que ocurre se anuncia sin mover el foco: colocaciones, líneas, puntos, piezas nuevas y por qué no cabe una pieza.</translation>
    </message>
    <message>
        <source>Playing with less</source>
        <translation>Jugar con menos</translation>
    </message>
    <message>
        <source>Two keys are enough: F takes a piece, F goes to where it fits, Enter places it. A move can also be typed as it is written: 2c7 takes piece 2 and goes to C7, and Enter places it.</source>
        <translation>Bastan dos teclas: F elige una pieza, F va a donde cabe e Intro la coloca. También se puede escribir una jugada tal cual: 2c7 elige la pieza 2 y va a C7, e Intro la coloca.</translation>
    </message>
    <message>
        <source>One switch is enough as well: with Scanning, in the preferences, pieces, rows and cells are offered in turn, and any key or click on the board chooses.</source>
        <translation>También basta un solo pulsador: con el barrido, en las preferencias, se ofrecen por turno piezas, filas y casillas, y cualquier tecla o clic en el tablero elige.</translation>
    </message>
    <message>
        <source>On the board and the tray</source>
        <translation>En el tablero y la bandeja</translation>
    </message>
    <message>
        <source>Letters and digits act only while board or tray has the focus.</source>
        <translation>Las letras y las cifras solo actúan mientras el foco está en el tablero o en la bandeja.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>En la ventana</translation>
    </message>
    <message>
        <source>In this help</source>
        <translation>En esta ayuda</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
</context>
<context>
    <name>HelpModes</name>
    <message>
        <source>Modes</source>
        <translation>Modos</translation>
    </message>
    <message>
        <source>No points are counted, only lines.</source>
        <translation>No se cuentan puntos, solo líneas.</translation>
    </message>
    <message>
        <source>It never ends. When nothing fits, the pieces left are discarded and a new group is dealt; if that fits nowhere either, the fullest row is emptied, again and again until a piece fits. These rows do not count as lines.</source>
        <translation>No termina nunca. Cuando no cabe nada, se descartan las piezas que quedan y se reparte un grupo nuevo; si tampoco cabe, se vacía la fila más llena, una y otra vez, hasta que quepa una pieza. Esas filas no cuentan como líneas.</translation>
    </message>
    <message>
        <source>The pieces follow from the date alone. When the game is over, that day’s result stays; the next game comes at midnight.</source>
        <translation>Las piezas dependen solo de la fecha. Al terminar la partida, queda el resultado de ese día; la siguiente partida llega a medianoche.</translation>
    </message>
    <message>
        <source>Some pieces come more often than others: {page} shows how often.</source>
        <translation>Unas piezas salen más que otras: en «{page}» se ve cuánto.</translation>
    </message>
    <message>
        <source>No best score is kept.</source>
        <translation>No se guarda ningún récord.</translation>
    </message>
    <message>
        <source>After its end it can go on once.</source>
        <translation>Después del final se puede continuar una vez.</translation>
    </message>
    <message>
        <source>The clock starts at {limit} when you place your first piece and runs only while you play. When it reaches zero, the game is over.</source>
        <translation>El reloj parte de {limit} cuando colocas la primera pieza y solo corre mientras juegas. Cuando llega a cero, la partida termina.</translation>
    </message>
    <message>
        <source>The preferences can lengthen the clock or switch it off; the result then says so.</source>
        <translation>En las preferencias se puede alargar el reloj o desactivarlo; entonces el resultado lo dice.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>It is offered on the result, and only where it would free a piece and time is left. The emptied rows give no points and do not count as lines; score, combo and tray stay as they are.</source>
        <translation>Se ofrece en el resultado, y solo si así cabría una pieza y queda tiempo. Las filas vaciadas no dan puntos ni cuentan como líneas; la puntuación, el combo y la bandeja quedan como están.</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>A fair deal</source>
        <translation>Un reparto justo</translation>
    </message>
    <message>
        <source>All shapes</source>
        <translation>Todas las formas</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Consejos</translation>
    </message>
</context>
<context>
    <name>HelpPictures</name>
    <message>
        <source>The same board afterwards.</source>
        <translation>El mismo tablero después.</translation>
    </message>
</context>
<context>
    <name>HelpPlay</name>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>A game is over when none of the pieces left in the tray fits anywhere on the board. {more}</source>
        <translation>La partida termina cuando ninguna de las piezas que quedan en la bandeja cabe en el tablero. {more}</translation>
    </message>
    <message>
        <source>Place pieces on the board. A row or a column that is full from edge to edge is cleared and makes room for more. All games are played like this; what each does with it is its own:</source>
        <translation>Coloca piezas en el tablero. Cuando una fila o una columna se llena de borde a borde, se despeja y deja sitio para más. Así se juega a todos los juegos; cada uno añade lo suyo:</translation>
    </message>
    <message>
        <source>Board and tray</source>
        <translation>Tablero y bandeja</translation>
    </message>
    <message>
        <source>The tray below the board holds three pieces. Place them in any order. When all three are used, the next three arrive. Pieces are never turned over or rotated.</source>
        <translation>La bandeja, debajo del tablero, contiene tres piezas. Colócalas en el orden que quieras. Cuando has usado las tres, llegan otras tres. Las piezas no se giran ni se voltean nunca.</translation>
    </message>
    <message>
        <source>Placing a piece</source>
        <translation>Colocar una pieza</translation>
    </message>
    <message>
        <source>By dragging</source>
        <translation>Arrastrando</translation>
    </message>
    <message>
        <source>Drag a piece from the tray over the board. Nothing hides it: it lies on the board, lifted by exactly one row above the pointer and centred on it. To reach the bottom row, hold the pointer in the row beneath the board. Let go to place it.</source>
        <translation>Arrastra una pieza desde la bandeja hasta el tablero. Nada la tapa: se ve sobre el tablero, exactamente una fila por encima del puntero y centrada en él. Para llegar a la fila de abajo, mantén el puntero en la fila que hay bajo el tablero. Suéltala para colocarla.</translation>
    </message>
    <message>
        <source>By clicking</source>
        <translation>Haciendo clic</translation>
    </message>
    <message>
        <source>Click a piece, then a cell. The piece’s first cell, topmost and of that row leftmost, lands on the cell that you click. Click the piece again to put it back.</source>
        <translation>Haz clic en una pieza y luego en una casilla. La primera casilla de la pieza, la más a la izquierda de su fila más alta, cae en la casilla donde haces clic. Haz clic otra vez en la pieza para devolverla.</translation>
    </message>
    <message>
        <source>With the keyboard or a screen reader</source>
        <translation>Con el teclado o un lector de pantalla</translation>
    </message>
    <message>
        <source>Everything can be played with the keys, and everything is spoken. {page} lists them.</source>
        <translation>Todo se puede jugar con el teclado y todo se dice en voz alta. La lista está en «{page}».</translation>
    </message>
    <message>
        <source>Fits, or does not fit</source>
        <translation>Cabe o no cabe</translation>
    </message>
    <message>
        <source>A piece that fits is shown with filled faces and an outline. One that does not fit is a dashed outline alone; when you let go of it there, it is back in the tray and nothing has changed.</source>
        <translation>Una pieza que cabe se ve rellena y con contorno. De una que no cabe solo se ve un contorno discontinuo; si la sueltas ahí, vuelve a la bandeja y no cambia nada.</translation>
    </message>
    <message>
        <source>Clearing lines</source>
        <translation>Despejar líneas</translation>
    </message>
    <message>
        <source>While you aim, the lines that would be cleared are lit along their whole length, and the points are shown beside the score. Here a row is completed, and then it is empty:</source>
        <translation>Mientras apuntas, las líneas que se despejarían se iluminan de punta a punta y los puntos aparecen junto a la puntuación. Aquí se completa una fila y después queda vacía:</translation>
    </message>
    <message>
        <source>A row and a column can be completed by one piece. Both are cleared at once and both count; the cell where they cross is emptied once:</source>
        <translation>Una sola pieza puede completar una fila y una columna. Las dos se despejan a la vez y las dos cuentan; la casilla donde se cruzan se vacía una vez:</translation>
    </message>
    <message>
        <source>Only rows and columns are cleared: a full square of 3 by 3 does nothing.</source>
        <translation>Solo se despejan filas y columnas: un cuadrado lleno de 3 por 3 no hace nada.</translation>
    </message>
    <message>
        <source>What else each game has to say about that: {games}.</source>
        <translation>Lo que cada juego añade a esto: {games}.</translation>
    </message>
</context>
<context>
    <name>HelpRules</name>
    <message>
        <source>How pieces are placed and lines are cleared is the same in every game: see {page}.</source>
        <translation>Las piezas se colocan y las líneas se despejan igual en todos los juegos: se explica en «{page}».</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>{size} × {size} cells</source>
        <translation>{size} × {size} casillas</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>as often as you like</source>
        <translation>cuanto quieras</translation>
    </message>
    <message>
        <source>none</source>
        <translation>no hay</translation>
    </message>
    <message>
        <source>{first} at the start, {most} at the most</source>
        <translation>{first} al empezar, {most} como máximo</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Every cell of a piece that you place gives {points}. Lines cleared with one placement give:</source>
        <translation>Cada casilla de una pieza que colocas da {points}. Las líneas despejadas con una sola pieza dan:</translation>
    </message>
    <message>
        <source>Cleared at once</source>
        <translation>Despejadas a la vez</translation>
    </message>
    <message>
        <source>In the first picture a row is completed. {points}</source>
        <translation>En la primera imagen se completa una fila. {points}</translation>
    </message>
    <message>
        <source>In the second picture a row and a column are completed at once. {points}</source>
        <translation>En la segunda imagen se completan a la vez una fila y una columna. {points}</translation>
    </message>
    <message>
        <source>Nothing else gives points: there is no combo, and no bonus for an empty board.</source>
        <translation>Nada más da puntos: no hay combo ni premio por dejar vacío el tablero.</translation>
    </message>
    <message>
        <source>Combo</source>
        <translation>Combo</translation>
    </message>
    <message>
        <source>Every step of the combo above the first adds {percent}% of the points for the lines; it is shown from x{shown} on, and x{most} is the most that counts. Lines then give:</source>
        <translation>Cada paso del combo a partir del segundo añade un {percent}&#xa0;% de los puntos de las líneas; se muestra desde x{shown}, y lo máximo que cuenta es x{most}. Las líneas dan entonces:</translation>
    </message>
    <message>
        <source>The third placement in a row that clears a line. {points}</source>
        <translation>La tercera pieza seguida que despeja una línea. {points}</translation>
    </message>
    <message>
        <source>The combo grows by one with every placement that clears a line.</source>
        <translation>El combo aumenta en uno con cada pieza que despeja una línea.</translation>
    </message>
    <message>
        <source>A placement that clears nothing ends it.</source>
        <translation>Termina con una pieza que no despeje nada.</translation>
    </message>
    <message>
        <source>Clean board</source>
        <translation>Vaciado completo del tablero</translation>
    </message>
    <message>
        <source>A clear that leaves the board empty gives {points} more. A combo does not multiply them.</source>
        <translation>Despejar líneas y dejar vacío el tablero da {points} más. El combo no los multiplica.</translation>
    </message>
    <message>
        <source>Swapping the group</source>
        <translation>Cambiar el grupo</translation>
    </message>
    <message>
        <source>“Swap group” discards the pieces that are left in the tray and deals a new group. Points and combo stay as they are. You can do it at any time, stuck or not; it asks for a second press.</source>
        <translation>«Cambiar grupo» descarta las piezas que quedan en la bandeja y reparte un grupo nuevo. Los puntos y el combo quedan como están. Puedes hacerlo en cualquier momento, quepa algo o no; hay que pulsar una segunda vez para confirmarlo.</translation>
    </message>
    <message>
        <source>The game is over when no piece left in the tray fits and no swap is left. While swaps are left and nothing fits, you can also end the game yourself.</source>
        <translation>La partida termina cuando no cabe ninguna de las piezas de la bandeja y no quedan cambios. Mientras queden cambios y no quepa nada, también puedes terminarla tú.</translation>
    </message>
    <message>
        <source>The game is over when no piece left in the tray fits. That end is firm: no undo, no rescue, no way to go on.</source>
        <translation>La partida termina cuando no cabe ninguna de las piezas de la bandeja. Ese final es definitivo: no se puede deshacer, rescatar ni continuar.</translation>
    </message>
    <message>
        <source>The game is over when no piece left in the tray fits.</source>
        <translation>La partida termina cuando no cabe ninguna de las piezas de la bandeja.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
</context>
<context>
    <name>HelpShapes</name>
    <message>
        <source>Shapes of one family have one colour and one sign. A piece is never rotated: each way that it can lie is a shape of its own.</source>
        <translation>Las formas de una familia tienen el mismo color y el mismo signo. Una pieza nunca se gira: cada posición es una forma distinta.</translation>
    </message>
    <message>
        <source>In every mode but {modes} all shapes are equally likely. There each has a weight, given below: twice the weight comes twice as often.</source>
        <translation>En todos los modos menos en {modes}, todas las formas son igual de probables. Ahí cada una tiene un peso, indicado abajo: con el doble de peso sale el doble de veces.</translation>
    </message>
</context>
<context>
    <name>HelpTips</name>
    <message>
        <source>Look at all three pieces before you place the first: the order is yours to choose.</source>
        <translation>Mira las tres piezas antes de colocar la primera: el orden lo eliges tú.</translation>
    </message>
    <message>
        <source>Place from the edges inward. Every cell that is closed in on all sides waits for a single block.</source>
        <translation>Coloca desde los bordes hacia dentro. Cada casilla cerrada por todos los lados tiene que esperar a que salga una casilla suelta.</translation>
    </message>
    <message>
        <source>Keep one open square of 3 by 3 and one open run of 5 for as long as you can: the largest pieces need them.</source>
        <translation>Conserva mientras puedas un cuadrado libre de 3 por 3 y un tramo libre de 5: las piezas más grandes los necesitan.</translation>
    </message>
    <message>
        <source>A row and a column that lack the same cell are worth more than either alone.</source>
        <translation>Una fila y una columna a las que les falta la misma casilla valen más que cada una por separado.</translation>
    </message>
    <message>
        <source>Clear early when the board is more than half full. Room is worth more than a few points.</source>
        <translation>Despeja pronto cuando el tablero está más que medio lleno. El espacio vale más que unos pocos puntos.</translation>
    </message>
    <message>
        <source>Where a combo counts, prepare several lines first and complete them one after another, not all at once.</source>
        <translation>Si el juego tiene combo, prepara primero varias líneas y complétalas una tras otra, no todas a la vez.</translation>
    </message>
    <message>
        <source>Where you can swap, use the pieces that fit first: a swap discards only what is left in the tray.</source>
        <translation>Si puedes cambiar el grupo, usa antes las piezas que caben: el cambio solo descarta lo que queda en la bandeja.</translation>
    </message>
    <message>
        <source>Where you can undo, try out a placement and take it back: the pieces that come do not change.</source>
        <translation>Si puedes deshacer, prueba una jugada y retírala: las piezas que salen no cambian.</translation>
    </message>
    <message>
        <source>Watch the slots below the board: a piece that fits nowhere is marked there.</source>
        <translation>Mira los huecos debajo del tablero: ahí se marca la pieza que no cabe en ninguna parte.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Take that piece; again: put it back.</source>
        <translation>Elegir esa pieza; otra vez: devolverla.</translation>
    </message>
    <message>
        <source>Move on the board, or along the tray.</source>
        <translation>Moverse por el tablero o por la bandeja.</translation>
    </message>
    <message>
        <source>To the start or the end of the row.</source>
        <translation>Al principio o al final de la fila.</translation>
    </message>
    <message>
        <source>To the first or the last cell of the board.</source>
        <translation>A la primera o la última casilla del tablero.</translation>
    </message>
    <message>
        <source>Place the piece in hand with its first cell here; in the tray: take the piece.</source>
        <translation>Colocar la pieza elegida con su primera casilla aquí; en la bandeja: elegir la pieza.</translation>
    </message>
    <message>
        <source>To the top or the bottom of the column; with a piece in hand: to the row above or below where it fits.</source>
        <translation>Al extremo superior o inferior de la columna; con una pieza elegida: a la fila de arriba o de abajo en que cabe.</translation>
    </message>
    <message>
        <source>To the next or previous cell where the piece in hand fits; without one: take the next piece that fits.</source>
        <translation>A la siguiente o la anterior casilla en que cabe la pieza elegida; si no hay ninguna elegida, elegir la siguiente pieza que quepa.</translation>
    </message>
    <message>
        <source>Put the piece back; cancels a drag.</source>
        <translation>Devolver la pieza; cancela un arrastre.</translation>
    </message>
    <message>
        <source>Where am I: the cell, and how full its row and column are.</source>
        <translation>Dónde estoy: la casilla, y cuánto hay ocupado en su fila y su columna.</translation>
    </message>
    <message>
        <source>Read this row, this column.</source>
        <translation>Leer esta fila, esta columna.</translation>
    </message>
    <message>
        <source>The board: filled cells, fullest lines, largest open square and longest run.</source>
        <translation>El tablero: casillas ocupadas, líneas más llenas, mayor cuadrado libre y tramo libre más largo.</translation>
    </message>
    <message>
        <source>The three pieces, and in how many places each fits.</source>
        <translation>Las tres piezas y en cuántos sitios cabe cada una.</translation>
    </message>
    <message>
        <source>The cells that the piece in hand would cover here.</source>
        <translation>Las casillas que cubriría aquí la pieza elegida.</translation>
    </message>
    <message>
        <source>In how many places each piece fits, by region of the board.</source>
        <translation>En cuántos sitios cabe cada pieza, por zonas del tablero.</translation>
    </message>
    <message>
        <source>Score, best, lines, combo, time.</source>
        <translation>Puntuación, récord, líneas, combo, tiempo.</translation>
    </message>
    <message>
        <source>Say the last message again.</source>
        <translation>Repetir el último mensaje.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Texts of the licences</source>
        <translation>Textos de las licencias</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Continue it</source>
        <translation>Continuarla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Ver resultado</translation>
    </message>
    <message>
        <source>{sentence} Best {score}.</source>
        <translation>{sentence} Mejor: {score}.</translation>
    </message>
    <message>
        <source>Today’s game is over: {points}, {lines}. The next one comes tomorrow.</source>
        <translation>La partida de hoy ya terminó: {points}, {lines}. La próxima llega mañana.</translation>
    </message>
    <message>
        <source>A game is under way here.</source>
        <translation>Aquí hay una partida en curso.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The file with your games could not be read. It was kept as {place}, and everything starts afresh.</source>
        <translation>No se pudo leer el archivo con tus partidas. Se conserva como {place} y todo empieza de cero.</translation>
    </message>
    <message>
        <source>Parts of the file with your games could not be read. It was kept as {place}; the rest goes on.</source>
        <translation>No se pudieron leer algunas partes del archivo con tus partidas. Se conserva como {place}; lo demás sigue como estaba.</translation>
    </message>
    <message>
        <source>The file with your games could not be read whole. It was kept as {place}; what was damaged comes from the copy that was made at an earlier start.</source>
        <translation>No se pudo leer entero el archivo con tus partidas. Se conserva como {place}; lo que estaba dañado se toma de la copia hecha en un inicio anterior.</translation>
    </message>
    <message>
        <source>The file with your games, {place}, was no longer there. The copy that was made at an earlier start goes on.</source>
        <translation>El archivo con tus partidas, {place}, ya no estaba. Se sigue con la copia hecha en un inicio anterior.</translation>
    </message>
    <message>
        <source>A damaged file with your games was kept as {place} at an earlier start, which did not come to say so.</source>
        <translation>Un archivo dañado con tus partidas se conservó como {place} en un inicio anterior, que no llegó a decirlo.</translation>
    </message>
    <message>
        <source>A later version of Block Puzzle has written the file {place}. It is left as it is, so nothing of this sitting will be kept.</source>
        <translation>Una versión posterior de Block Puzzle escribió el archivo {place}. Se deja como está, así que no se guardará nada de esta sesión.</translation>
    </message>
    <message>
        <source>The file with your games, {place}, was deleted while the game was open. It has been written again.</source>
        <translation>El archivo con tus partidas, {place}, se borró mientras el juego estaba abierto. Se ha escrito de nuevo.</translation>
    </message>
    <message>
        <source>The file with your games was changed from outside while the game was open. What was in it is kept as {place}; this game has written its own again.</source>
        <translation>El archivo con tus partidas se cambió desde fuera mientras el juego estaba abierto. Lo que contenía se conserva como {place}; este juego ha vuelto a escribir lo suyo.</translation>
    </message>
    <message>
        <source>The file {place} can be neither read nor replaced, so nothing will be kept until it can be.</source>
        <translation>El archivo {place} no se puede leer ni sustituir, así que no se guardará nada hasta que se pueda.</translation>
    </message>
    <message>
        <source>The saved game of {title} could not be read; it was set aside as {place} and a new game starts.</source>
        <translation>No se pudo leer la partida guardada de {title}; se ha apartado como {place} y empieza una nueva.</translation>
    </message>
    <message>
        <source>The statistics of {title} could not be read; they were set aside as {place} and count from zero.</source>
        <translation>No se pudieron leer las estadísticas de {title}; se han apartado como {place} y empiezan de cero.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>starts with your first piece</source>
        <translation>empieza con tu primera pieza</translation>
    </message>
    <message>
        <source>goes on when you do</source>
        <translation>sigue cuando sigas tú</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>{most} and {last}</source>
        <translation>{most} y {last}</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>la fila {row}</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>la columna {column}</translation>
    </message>
    <message>
        <source>{cell}, filled</source>
        <translation>{cell}, ocupada</translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <translation>{cell}, vacía</translation>
    </message>
    <message>
        <source>Piece {piece}: used</source>
        <translation>Pieza {piece}: usada</translation>
    </message>
    <message>
        <source>Piece {piece}: {shape}, {cells}</source>
        <translation>Pieza {piece}: {shape}, {cells}</translation>
    </message>
    <message>
        <source>fits nowhere</source>
        <translation>no cabe en ninguna parte</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no cabe</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>cabe</translation>
    </message>
    <message>
        <source>fits, clears {lines}</source>
        <translation>cabe, despeja {lines}</translation>
    </message>
    <message>
        <source>Combo {combo}.</source>
        <translation>Combo {combo}.</translation>
    </message>
    <message>
        <source>The board is clean.</source>
        <translation>Vaciado completo del tablero.</translation>
    </message>
    <message>
        <source>One swap earned.</source>
        <translation>Ganas un cambio.</translation>
    </message>
    <message>
        <source>No piece fits: swap the group or end the game.</source>
        <translation>No cabe ninguna pieza: cambia el grupo o termina la partida.</translation>
    </message>
    <message>
        <source>Group swapped.</source>
        <translation>Grupo cambiado.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partida continúa.</translation>
    </message>
    <message>
        <source>This game cannot go on again.</source>
        <translation>Esta partida no puede continuar otra vez.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Se acabó el tiempo.</translation>
    </message>
    <message>
        <source>Cleared {lines}</source>
        <translation>Despejas {lines}</translation>
    </message>
    <message>
        <source>Placed at {cell}</source>
        <translation>Colocada en {cell}</translation>
    </message>
    <message>
        <source>No piece fitted, so the group was replaced.</source>
        <translation>No cabía ninguna pieza, así que se cambió el grupo.</translation>
    </message>
    <message>
        <source>To make room, emptied {rows}.</source>
        <translation>Para hacer sitio, se vacía {rows}.</translation>
    </message>
    <message>
        <source>New pieces.</source>
        <translation>Piezas nuevas.</translation>
    </message>
    <message>
        <source>New pieces: {shapes}.</source>
        <translation>Piezas nuevas: {shapes}.</translation>
    </message>
    <message>
        <source>Piece {piece} fits nowhere.</source>
        <translation>La pieza {piece} no cabe en ninguna parte.</translation>
    </message>
    <message>
        <source>Piece {piece} no longer fits anywhere.</source>
        <translation>La pieza {piece} ya no cabe en ninguna parte.</translation>
    </message>
    <message>
        <source>New game: {title}.</source>
        <translation>Nueva partida: {title}.</translation>
    </message>
    <message>
        <source>{title}, as you left it.</source>
        <translation>{title}: la partida sigue donde la dejaste.</translation>
    </message>
    <message>
        <source>Pieces: {shapes}.</source>
        <translation>Piezas: {shapes}.</translation>
    </message>
    <message>
        <source>Piece {piece}: {shape}</source>
        <translation>Pieza {piece}: {shape}</translation>
    </message>
    <message>
        <source>clears {lines}</source>
        <translation>despeja {lines}</translation>
    </message>
    <message>
        <source>Undone. Score {score}.</source>
        <translation>Deshecho. Puntuación: {score}.</translation>
    </message>
    <message>
        <source>Piece {piece} is back: {shape}.</source>
        <translation>Vuelve la pieza {piece}: {shape}.</translation>
    </message>
    <message>
        <source>That piece has been used.</source>
        <translation>Esa pieza ya está usada.</translation>
    </message>
    <message>
        <source>Does not fit: it would leave the board.</source>
        <translation>No cabe: se saldría del tablero.</translation>
    </message>
    <message>
        <source>Does not fit: {cell} is filled.</source>
        <translation>No cabe: {cell} está ocupada.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>This game does not have that.</source>
        <translation>Este juego no tiene esa opción.</translation>
    </message>
    <message>
        <source>No swaps left.</source>
        <translation>No quedan cambios.</translation>
    </message>
    <message>
        <source>A piece still fits, so the game goes on.</source>
        <translation>Aún cabe una pieza, así que la partida continúa.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partida no ha terminado.</translation>
    </message>
    <message>
        <source>Emptying rows would not free a piece.</source>
        <translation>Vaciar filas no dejaría sitio a ninguna pieza.</translation>
    </message>
    <message>
        <source>The time starts with the first piece.</source>
        <translation>El tiempo empieza con la primera pieza.</translation>
    </message>
    <message>
        <source>Game over: the time is up.</source>
        <translation>Fin de la partida: se acabó el tiempo.</translation>
    </message>
    <message>
        <source>Game over.</source>
        <translation>Fin de la partida.</translation>
    </message>
    <message>
        <source>Game over: nothing fits any more.</source>
        <translation>Fin de la partida: ya no cabe nada.</translation>
    </message>
    <message>
        <source>Score {score}, {lines}.</source>
        <translation>Puntuación: {score}, {lines}.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Changes at once, without a restart.</source>
        <translation>Cambia al momento, sin reiniciar.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>High contrast has stronger edges and purer colours.</source>
        <translation>El alto contraste tiene bordes más marcados y colores más puros.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>&amp;Patterns on the blocks</source>
        <translation>&amp;Dibujos en los bloques</translation>
    </message>
    <message>
        <source>A quiet sign for each family of shapes, to tell them apart without colour.</source>
        <translation>Un signo discreto para cada familia de formas, para distinguirlas sin el color.</translation>
    </message>
    <message>
        <source>Strong edges around empty cells. High contrast always has them.</source>
        <translation>Bordes marcados en las casillas vacías. El alto contraste siempre los tiene.</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>Of every text in the window and in the dialogs.</source>
        <translation>De todos los textos de la ventana y de los diálogos.</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Movimiento</translation>
    </message>
    <message>
        <source>Short animations when pieces land and lines are cleared.</source>
        <translation>Animaciones breves al colocar piezas y despejar líneas.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Clear &amp;grid</source>
        <translation>&amp;Cuadrícula marcada</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volumen</translation>
    </message>
    <message>
        <source>Everything that sounds is also seen and announced.</source>
        <translation>Todo lo que suena también se ve y se anuncia.</translation>
    </message>
    <message>
        <source>No &amp;sound</source>
        <translation>&amp;Sin sonido</translation>
    </message>
    <message>
        <source>Silent, and the volume stays as it is for later.</source>
        <translation>En silencio; el volumen se conserva para después.</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>Formas de jugar</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>&amp;Avisos</translation>
    </message>
    <message>
        <source>How much a screen reader is told after each move.</source>
        <translation>Cuánto dice el lector de pantalla después de cada jugada.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Soun&amp;ds of the cursor</source>
        <translation>So&amp;nidos del cursor</translation>
    </message>
    <message>
        <source>Each step on the board sounds: empty, filled, fits or not, from left to right and higher towards the top.</source>
        <translation>Cada paso por el tablero suena: casilla vacía u ocupada, si cabe o no, de izquierda a derecha y más agudo hacia arriba.</translation>
    </message>
    <message>
        <source>Vol&amp;ume of the cursor</source>
        <translation>Volumen del curs&amp;or</translation>
    </message>
    <message>
        <source>Beside the volume of the game’s other sounds.</source>
        <translation>Aparte del volumen de los demás sonidos del juego.</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Breve</translation>
    </message>
    <message>
        <source>Sca&amp;nning: play with one switch</source>
        <translation>&amp;Barrido con un pulsador</translation>
    </message>
    <message>
        <source>Any key or click on the board chooses what is offered. Timed games have no clock meanwhile. Keys with Ctrl, and the mouse in the menus, stay as they are.</source>
        <translation>Cualquier tecla o clic en el tablero elige lo que se ofrece. Entretanto las partidas contrarreloj no tienen reloj. Las teclas con Ctrl y el ratón en los menús siguen como siempre.</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>Medio segundo</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 segundo</translation>
    </message>
    <message>
        <source>1.5 seconds</source>
        <translation>1,5 segundos</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation>2 segundos</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <translation>3 segundos</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 segundos</translation>
    </message>
    <message>
        <source>Scanning sp&amp;eed</source>
        <translation>V&amp;elocidad del barrido</translation>
    </message>
    <message>
        <source>How long each offer stands.</source>
        <translation>Cuánto dura cada oferta.</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una vez</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Dos veces</translation>
    </message>
    <message>
        <source>3 times</source>
        <translation>3 veces</translation>
    </message>
    <message>
        <source>5 times</source>
        <translation>5 veces</translation>
    </message>
    <message>
        <source>Until something is chosen</source>
        <translation>Hasta que elijas algo</translation>
    </message>
    <message>
        <source>Scann&amp;ing loops</source>
        <translation>V&amp;ueltas del barrido</translation>
    </message>
    <message>
        <source>How often all is offered before scanning goes back a step, and stops at last.</source>
        <translation>Cuántas veces se ofrece todo antes de que el barrido vuelva un paso atrás y, al final, se pare.</translation>
    </message>
    <message>
        <source>Second s&amp;witch goes back</source>
        <translation>Se&amp;gundo pulsador: atrás</translation>
    </message>
    <message>
        <source>Backspace, Escape and the right button go back a step while scanning.</source>
        <translation>Retroceso, Escape y el botón derecho vuelven un paso atrás durante el barrido.</translation>
    </message>
    <message>
        <source>Speak each &amp;offer</source>
        <translation>Decir cada o&amp;ferta</translation>
    </message>
    <message>
        <source>A screen reader is told what scanning offers.</source>
        <translation>El lector de pantalla recibe lo que ofrece el barrido.</translation>
    </message>
    <message>
        <source>&amp;Clock of timed games</source>
        <translation>&amp;Reloj de las partidas contrarreloj</translation>
    </message>
    <message>
        <source>A result with a longer clock, or with none, says so.</source>
        <translation>El resultado dice si se jugó con más tiempo o sin reloj.</translation>
    </message>
    <message>
        <source>Twice as long</source>
        <translation>El doble de tiempo</translation>
    </message>
    <message>
        <source>Three times as long</source>
        <translation>El triple de tiempo</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Restore defaults…</source>
        <translation>Restab&amp;lecer valores…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restablecer valores</translation>
    </message>
    <message>
        <source>Every preference goes back to what it was at the beginning. Games and statistics stay.</source>
        <translation>Todas las preferencias vuelven a como estaban al principio. Las partidas y las estadísticas se conservan.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Keep as they are</source>
        <translation>Dejarlas así</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>{cell}. {row} has {in_row}, {column} has {in_column}.</source>
        <translation>{cell}. {row} tiene {in_row}; {column} tiene {in_column}.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>El tablero está vacío.</translation>
    </message>
    <message>
        <source>{cells} of {all} filled. Fullest: {lines}. Largest open square {side} by {side}, longest open run {run}.</source>
        <translation>Ocupadas: {cells} de {all}. Lo más lleno: {lines}. Mayor cuadrado libre: {side} por {side}; tramo libre más largo: {run}.</translation>
    </message>
    <message>
        <source>Time played {time}</source>
        <translation>Tiempo de juego {time}</translation>
    </message>
    <message>
        <source>{line}: empty.</source>
        <translation>{line}: vacía.</translation>
    </message>
    <message>
        <source>{line}: full.</source>
        <translation>{line}: completa.</translation>
    </message>
    <message>
        <source>{line}: filled {stretches}.</source>
        <translation>{line}: ocupada en {stretches}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>de {first} a {last}</translation>
    </message>
    <message>
        <source>{lines} with {count}</source>
        <translation>{lines} con {count}</translation>
    </message>
</context>
<context>
    <name>RecordFile</name>
    <message>
        <source>The record could not be written: {why}.</source>
        <translation>No se pudo escribir el registro: {why}.</translation>
    </message>
    <message>
        <source>The record is kept in {file}.</source>
        <translation>El registro se guardó en {file}.</translation>
    </message>
    <message>
        <source>Keep the record</source>
        <translation>Guardar el registro</translation>
    </message>
    <message>
        <source>Game records (*.json)</source>
        <translation>Registros de partidas (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Folder above</source>
        <translation>Carpeta superior</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nueva carpeta</translation>
    </message>
    <message>
        <source>Names only</source>
        <translation>Solo nombres</translation>
    </message>
    <message>
        <source>With details</source>
        <translation>Con detalles</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Carpeta:</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Nombre del archivo:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Tipo de archivo:</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Replacing</name>
    <message>
        <source>A game of {title} is under way. A new game takes its place; it counts as played.</source>
        <translation>Hay una partida de {title} en curso. Si empiezas otra, ocupará su lugar y la actual contará como jugada.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Empezar otra</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Game over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Same pieces again</source>
        <translation>Las mismas piezas otra vez</translation>
    </message>
    <message>
        <source>Copy challenge</source>
        <translation>Copiar reto</translation>
    </message>
    <message>
        <source>Keep record…</source>
        <translation>Guardar registro…</translation>
    </message>
    <message>
        <source>Copied: send the line to a friend, who starts the same game with it under New game.</source>
        <translation>Copiado: envía la línea a otra persona y podrá empezar con ella la misma partida desde «Nueva partida».</translation>
    </message>
</context>
<context>
    <name>ResultCounts</name>
    <message numerus="yes">
        <source>Continue empties %Ln row(s), the fullest: {rows}. A piece fits then; it scores nothing.</source>
        <translation>
            <numerusform>Continuar vacía %Ln fila, la más llena: {rows}. Entonces cabe una pieza; no da puntos.</numerusform>
            <numerusform>Continuar vacía %Ln filas, las más llenas: {rows}. Entonces cabe una pieza; no da puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still had %Ln swap(s): another group might have fitted.</source>
        <translation>
            <numerusform>Aún te quedaba %Ln cambio: quizá otro grupo habría cabido.</numerusform>
            <numerusform>Aún te quedaban %Ln cambios: quizá otro grupo habría cabido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln open cell(s) had no open neighbour. Lay pieces along the edge and along each other, so that no single cells are left between them.</source>
        <translation>
            <numerusform>%Ln casilla libre no tenía ninguna vecina libre. Coloca las piezas junto al borde y unas contra otras para no dejar casillas sueltas entre ellas.</numerusform>
            <numerusform>%Ln casillas libres no tenían ninguna vecina libre. Coloca las piezas junto al borde y unas contra otras para no dejar casillas sueltas entre ellas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln cell(s) were open. Clear lines early, even one at a time, to have room for the large pieces.</source>
        <translation>
            <numerusform>Solo quedaba %Ln casilla libre. Despeja líneas pronto, aunque sea de una en una, para que quepan las piezas grandes.</numerusform>
            <numerusform>Solo quedaban %Ln casillas libres. Despeja líneas pronto, aunque sea de una en una, para que quepan las piezas grandes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Se acabó el tiempo.</translation>
    </message>
    <message>
        <source>No piece fitted, and you ended the game.</source>
        <translation>No cabía ninguna pieza y terminaste la partida.</translation>
    </message>
    <message>
        <source>No piece fits any more.</source>
        <translation>Ya no cabe ninguna pieza.</translation>
    </message>
    <message>
        <source>Clean boards</source>
        <translation>Tableros limpios</translation>
    </message>
    <message>
        <source>Full clears</source>
        <translation>Vaciados completos</translation>
    </message>
    <message>
        <source>New best</source>
        <translation>Nueva mejor puntuación</translation>
    </message>
    <message>
        <source>Best before: {score}</source>
        <translation>Mejor anterior: {score}</translation>
    </message>
    <message>
        <source>Best: {score}</source>
        <translation>Mejor: {score}</translation>
    </message>
    <message>
        <source>Fitted nowhere</source>
        <translation>Sin sitio</translation>
    </message>
    <message>
        <source>empties {rows}</source>
        <translation>vacía {rows}</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Highest combo</source>
        <translation>Combo máximo</translation>
    </message>
    <message>
        <source>Swaps used</source>
        <translation>Cambios usados</translation>
    </message>
    <message>
        <source>Played with a longer clock, or with none.</source>
        <translation>Jugada con más tiempo o sin reloj.</translation>
    </message>
    <message>
        <source>The daily game of {day}. There is one game a day; the next one comes tomorrow.</source>
        <translation>El Desafío diario del {day}. Hay una partida al día; la próxima llega mañana.</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Look at the board</source>
        <translation>Ver el tablero</translation>
    </message>
</context>
<context>
    <name>Scanning</name>
    <message>
        <source>Buttons.</source>
        <translation>Botones.</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Text or challenge line</source>
        <translation>Texto o línea de reto</translation>
    </message>
    <message>
        <source>Play a given game</source>
        <translation>Jugar una partida concreta</translation>
    </message>
    <message>
        <source>&amp;Seed (optional)</source>
        <translation>&amp;Semilla (opcional)</translation>
    </message>
    <message>
        <source>That is the seed of a daily game still to be played: nobody practises it.</source>
        <translation>Es la semilla de un Desafío diario que aún está por jugar: nadie lo ensaya.</translation>
    </message>
    <message>
        <source>A seed has at most {most} characters; this one has {length}.</source>
        <translation>Una semilla tiene como máximo {most} caracteres; esta tiene {length}.</translation>
    </message>
    <message>
        <source>A seed has letters, digits, signs and spaces; this one holds something that cannot be seen.</source>
        <translation>Una semilla tiene letras, cifras, signos y espacios; esta contiene algo que no se ve.</translation>
    </message>
    <message>
        <source>The seed is “{seed}”, with every sign in it: another one is another game.</source>
        <translation>La semilla es «{seed}», con todos sus signos: cualquier otra es otra partida.</translation>
    </message>
    <message>
        <source>Capitals and signs count in a seed: this is another game than that of {seed}.</source>
        <translation>En una semilla cuentan las mayúsculas y los signos: esta partida no es la de {seed}.</translation>
    </message>
    <message>
        <source>That challenge is a daily game of another day: it cannot be played any more.</source>
        <translation>Ese reto es el Desafío diario de otro día: ya no se puede jugar.</translation>
    </message>
</context>
<context>
    <name>Seen</name>
    <message>
        <source>Made room: {rows} emptied</source>
        <translation>Se hizo sitio vaciando {rows}</translation>
    </message>
    <message>
        <source>Piece {piece} fits nowhere</source>
        <translation>La pieza {piece} no cabe en ningún sitio</translation>
    </message>
    <message>
        <source>Pieces {pieces} fit nowhere</source>
        <translation>Las piezas {pieces} no caben en ningún sitio</translation>
    </message>
    <message>
        <source>Does not fit here</source>
        <translation>No cabe aquí</translation>
    </message>
    <message>
        <source>Piece {piece} chosen</source>
        <translation>Pieza {piece} elegida</translation>
    </message>
    <message>
        <source>Could not be saved: this game would be lost on closing</source>
        <translation>No se guardó: esta partida se perdería al cerrar</translation>
    </message>
    <message>
        <source>Drag a piece onto the board. Full rows and columns clear.</source>
        <translation>Arrastra piezas al tablero: filas y columnas se despejan.</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
        <source>single block</source>
        <translation>casilla suelta</translation>
    </message>
    <message>
        <source>horizontal bar of 2</source>
        <translation>barra horizontal de 2</translation>
    </message>
    <message>
        <source>vertical bar of 2</source>
        <translation>barra vertical de 2</translation>
    </message>
    <message>
        <source>horizontal bar of 3</source>
        <translation>barra horizontal de 3</translation>
    </message>
    <message>
        <source>vertical bar of 3</source>
        <translation>barra vertical de 3</translation>
    </message>
    <message>
        <source>horizontal bar of 4</source>
        <translation>barra horizontal de 4</translation>
    </message>
    <message>
        <source>vertical bar of 4</source>
        <translation>barra vertical de 4</translation>
    </message>
    <message>
        <source>horizontal bar of 5</source>
        <translation>barra horizontal de 5</translation>
    </message>
    <message>
        <source>vertical bar of 5</source>
        <translation>barra vertical de 5</translation>
    </message>
    <message>
        <source>diagonal of 2 falling to the right</source>
        <translation>diagonal de 2 que baja a la derecha</translation>
    </message>
    <message>
        <source>diagonal of 2 rising to the right</source>
        <translation>diagonal de 2 que sube a la derecha</translation>
    </message>
    <message>
        <source>square of 2 by 2</source>
        <translation>cuadrado de 2 por 2</translation>
    </message>
    <message>
        <source>square of 3 by 3</source>
        <translation>cuadrado de 3 por 3</translation>
    </message>
    <message>
        <source>rectangle 2 high, 3 wide</source>
        <translation>rectángulo de 2 de alto por 3 de ancho</translation>
    </message>
    <message>
        <source>rectangle 3 high, 2 wide</source>
        <translation>rectángulo de 3 de alto por 2 de ancho</translation>
    </message>
    <message>
        <source>small corner at the top left</source>
        <translation>esquina superior izquierda pequeña</translation>
    </message>
    <message>
        <source>small corner at the top right</source>
        <translation>esquina superior derecha pequeña</translation>
    </message>
    <message>
        <source>small corner at the bottom right</source>
        <translation>esquina inferior derecha pequeña</translation>
    </message>
    <message>
        <source>small corner at the bottom left</source>
        <translation>esquina inferior izquierda pequeña</translation>
    </message>
    <message>
        <source>L standing, foot at the bottom right</source>
        <translation>L vertical, pie abajo a la derecha</translation>
    </message>
    <message>
        <source>L lying, foot down at the left</source>
        <translation>L horizontal, pie abajo a la izquierda</translation>
    </message>
    <message>
        <source>L standing, foot at the top left</source>
        <translation>L vertical, pie arriba a la izquierda</translation>
    </message>
    <message>
        <source>L lying, foot up at the right</source>
        <translation>L horizontal, pie arriba a la derecha</translation>
    </message>
    <message>
        <source>J standing, foot at the bottom left</source>
        <translation>J vertical, pie abajo a la izquierda</translation>
    </message>
    <message>
        <source>J lying, foot up at the left</source>
        <translation>J horizontal, pie arriba a la izquierda</translation>
    </message>
    <message>
        <source>J standing, foot at the top right</source>
        <translation>J vertical, pie arriba a la derecha</translation>
    </message>
    <message>
        <source>J lying, foot down at the right</source>
        <translation>J horizontal, pie abajo a la derecha</translation>
    </message>
    <message>
        <source>small T pointing up</source>
        <translation>T pequeña que apunta hacia arriba</translation>
    </message>
    <message>
        <source>small T pointing right</source>
        <translation>T pequeña que apunta a la derecha</translation>
    </message>
    <message>
        <source>small T pointing down</source>
        <translation>T pequeña que apunta hacia abajo</translation>
    </message>
    <message>
        <source>small T pointing left</source>
        <translation>T pequeña que apunta a la izquierda</translation>
    </message>
    <message>
        <source>S lying, top half to the right</source>
        <translation>S horizontal, mitad superior a la derecha</translation>
    </message>
    <message>
        <source>S standing, left half higher</source>
        <translation>S vertical, mitad izquierda más alta</translation>
    </message>
    <message>
        <source>Z lying, top half to the left</source>
        <translation>Z horizontal, mitad superior a la izquierda</translation>
    </message>
    <message>
        <source>Z standing, right half higher</source>
        <translation>Z vertical, mitad derecha más alta</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>U open at the top</source>
        <translation>U abierta por arriba</translation>
    </message>
    <message>
        <source>U open at the right</source>
        <translation>U abierta por la derecha</translation>
    </message>
    <message>
        <source>U open at the bottom</source>
        <translation>U abierta por abajo</translation>
    </message>
    <message>
        <source>U open at the left</source>
        <translation>U abierta por la izquierda</translation>
    </message>
    <message>
        <source>large corner at the top left</source>
        <translation>esquina superior izquierda grande</translation>
    </message>
    <message>
        <source>large corner at the top right</source>
        <translation>esquina superior derecha grande</translation>
    </message>
    <message>
        <source>large corner at the bottom right</source>
        <translation>esquina inferior derecha grande</translation>
    </message>
    <message>
        <source>large corner at the bottom left</source>
        <translation>esquina inferior izquierda grande</translation>
    </message>
    <message>
        <source>large T, stem down</source>
        <translation>T grande, palo hacia abajo</translation>
    </message>
    <message>
        <source>large T, stem to the left</source>
        <translation>T grande, palo hacia la izquierda</translation>
    </message>
    <message>
        <source>large T, stem up</source>
        <translation>T grande, palo hacia arriba</translation>
    </message>
    <message>
        <source>large T, stem to the right</source>
        <translation>T grande, palo hacia la derecha</translation>
    </message>
</context>
<context>
    <name>ShareSection</name>
    <message>
        <source>Can you beat {points}? {challenge}</source>
        <translation>¿Puedes superar {points}? {challenge}</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Block Puzzle did not come as far as a window the last times. Start it with its default settings? Your games stay as they are.</source>
        <translation>Las últimas veces Block Puzzle no llegó a abrir su ventana. ¿Iniciarlo con los ajustes predeterminados? Las partidas quedan como están.</translation>
    </message>
    <message>
        <source>&amp;Default settings</source>
        <translation>Ajustes &amp;predeterminados</translation>
    </message>
    <message>
        <source>&amp;Start as usual</source>
        <translation>&amp;Iniciar como siempre</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>How the games share your playing time</source>
        <translation>Cómo se reparte tu tiempo de juego</translation>
    </message>
    <message>
        <source>Nothing here yet. Place a first piece, and your figures begin to gather.</source>
        <translation>Aquí todavía no hay nada. Coloca una primera pieza y empezarán a reunirse tus cifras.</translation>
    </message>
    <message>
        <source>Results by day</source>
        <translation>Resultados por día</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Récord</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Highest combo</source>
        <translation>Combo máximo</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tiempo de juego</translation>
    </message>
    <message>
        <source>Lines per game</source>
        <translation>Líneas por partida</translation>
    </message>
    <message>
        <source>Points per placement</source>
        <translation>Puntos por pieza colocada</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Tiempo por partida</translation>
    </message>
    <message>
        <source>{day}: {points}</source>
        <translation>{day}: {points}</translation>
    </message>
    <message>
        <source>Including the game under way.</source>
        <translation>Incluye la partida en curso.</translation>
    </message>
    <message>
        <source>{percent}%, {time}</source>
        <translation>{percent}&#xa0;%, {time}</translation>
    </message>
    <message>
        <source>{time} in all.</source>
        <translation>{time} en total.</translation>
    </message>
    <message>
        <source>Lines cleared at once</source>
        <translation>Líneas despejadas a la vez</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modos</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Reset {game}…</source>
        <translation>Borrar {game}…</translation>
    </message>
    <message>
        <source>Forget all earlier games of {game}? A game under way goes on and still counts.</source>
        <translation>¿Olvidar todas las partidas anteriores de {game}? Si hay una en curso, sigue y también cuenta.</translation>
    </message>
    <message>
        <source>Reset statistics</source>
        <translation>Borrar estadísticas</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conservarlas</translation>
    </message>
    <message>
        <source>The statistics were reset.</source>
        <translation>Estadísticas borradas.</translation>
    </message>
    <message>
        <source>The change could not be written to disk.</source>
        <translation>No se pudo escribir el cambio en el disco.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
</context>
<context>
    <name>Tap</name>
    <message>
        <source>Piece put back.</source>
        <translation>Pieza devuelta.</translation>
    </message>
    <message>
        <source>Choose a piece first: 1, 2 or 3.</source>
        <translation>Elige primero una pieza: 1, 2 o 3.</translation>
    </message>
    <message>
        <source>Covers {cells}; anchor {anchor}.</source>
        <translation>Cubre {cells}; ancla en {anchor}.</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>en el centro</translation>
    </message>
    <message>
        <source>right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>abajo a la derecha</translation>
    </message>
    <message>
        <source>There is no column {column} here.</source>
        <translation>Aquí no hay columna {column}.</translation>
    </message>
    <message>
        <source>There is no row {row} here.</source>
        <translation>Aquí no hay fila {row}.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Left edge.</source>
        <translation>Borde izquierdo.</translation>
    </message>
    <message>
        <source>Right edge.</source>
        <translation>Borde derecho.</translation>
    </message>
    <message>
        <source>Top edge.</source>
        <translation>Borde superior.</translation>
    </message>
    <message>
        <source>Bottom edge.</source>
        <translation>Borde inferior.</translation>
    </message>
    <message>
        <source>The piece fits nowhere.</source>
        <translation>La pieza no cabe en ninguna parte.</translation>
    </message>
</context>
<context>
    <name>TimeWords</name>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours}&#xa0;h {minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours}&#xa0;h</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes}&#xa0;min {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
</context>
<context>
    <name>Tree</name>
    <message>
        <source>Tray</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Open game</source>
        <translation>&amp;Abrir juego</translation>
    </message>
    <message>
        <source>Press again to swap the group.</source>
        <translation>Pulsa otra vez para cambiar el grupo.</translation>
    </message>
    <message>
        <source>Not swapped.</source>
        <translation>Cambio cancelado.</translation>
    </message>
    <message>
        <source>Press again to end the game.</source>
        <translation>Pulsa otra vez para terminar la partida.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>The game could not be saved. If you close it now, its last moves are lost.</source>
        <translation>No se pudo guardar la partida. Si cierras ahora, se pierden las últimas jugadas.</translation>
    </message>
    <message>
        <source>The game is being saved; the window closes in a moment.</source>
        <translation>Se está guardando la partida; la ventana se cierra en un momento.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Cerrar de todos modos</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Calm</source>
        <translation>Calma</translation>
    </message>
    <message>
        <source>Combo</source>
        <translation>Combo</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>{size} × {size} cells, an honest even deal and as much undo as you like. No clock, no hurry.</source>
        <translation>{size} × {size} casillas, un reparto honesto y parejo, y puedes deshacer cuanto quieras. Sin reloj, sin prisa.</translation>
    </message>
    <message>
        <source>{size} × {size} cells and {shapes} shapes. Clear lines again and again: a combo multiplies their points.</source>
        <translation>{size} × {size} casillas y {shapes} formas. Despeja líneas una y otra vez: un combo multiplica sus puntos.</translation>
    </message>
    <message>
        <source>{size} × {size} cells. The deal grows harder with your score; swap the whole group when you need to.</source>
        <translation>{size} × {size} casillas. El reparto se complica con tu puntuación; cambia el grupo entero cuando lo necesites.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Desafío diario</translation>
    </message>
    <message>
        <source>Zen</source>
        <translation>Zen</translation>
    </message>
    <message>
        <source>Timed</source>
        <translation>Contrarreloj</translation>
    </message>
    <message>
        <source>Hardcore</source>
        <translation>Hardcore</translation>
    </message>
    <message>
        <source>The game itself; its best score is kept.</source>
        <translation>El juego tal cual; se guarda el récord.</translation>
    </message>
    <message>
        <source>Mostly large and awkward shapes, with a best score of its own.</source>
        <translation>Sobre todo formas grandes e incómodas, con un récord propio.</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>Sonido activado.</translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation>Sin sonido.</translation>
    </message>
    <message>
        <source>{game}, one of {count} games</source>
        <translation>{game}, uno de {count} juegos</translation>
    </message>
    <message>
        <source>The same pieces for everybody today. One game a day.</source>
        <translation>Hoy, las mismas piezas para todo el mundo. Una partida al día.</translation>
    </message>
    <message>
        <source>No points and no end: when nothing fits, the board makes room.</source>
        <translation>Sin puntos y sin final: cuando no cabe nada, el tablero hace sitio.</translation>
    </message>
    <message>
        <source>{time} of playing time from your first piece.</source>
        <translation>{time} de juego desde tu primera pieza.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Récord</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
    </message>
    <message>
        <source>Full clear</source>
        <translation>Vaciado completo</translation>
    </message>
</context>
</TS>
