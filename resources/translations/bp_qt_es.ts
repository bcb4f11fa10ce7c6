<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Swap group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press again to swap</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>The square needed %1 by %1 open cells; the largest open square was %2 by %2. Keep one place free for the large squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bar needed %1 open cells in a line; the longest stretch had %2. Keep one row or column free for the long bars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bar needed %1 open cells in a line, and there were %2, but the other way. Keep a row and a column free for the long bars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corner needed %1 open cells along both its arms. Fill the board from one side, so that its far corner stays open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgainSection</name>
    <message>
        <source>Seed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“bp-qt verify FILE” plays the moves of a kept record again and says whether its result holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: send the line to a friend, who starts the same game with it under New game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The game could not be saved: %1. It goes on, but would be lost when you close it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>A challenge line begins with “%1”: copy the whole line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The challenge line is cut short: it names the game, the mode and the seed. Copy it whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game “%2” here. Is the challenge from a newer version?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That game has no mode “%2” here. Is the challenge from a newer version?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed at the end of the challenge line is not one: copy the line again. A seed has 1 to %3 characters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fits in %n place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DialogCounts</name>
    <message numerus="yes">
        <source>Continue empties %n row(s), the fullest: %1. A piece fits then; it scores nothing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still had %n swap(s): another group might have fitted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open cell(s) had no open neighbour. Lay pieces along the edge and along each other, so that no single cells are left between them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n cell(s) were open. Clear lines early, even one at a time, to have room for the large pieces.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Take that piece; again: put it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move on the board, or along the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start or the end of the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the top or the bottom of the column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the first or the last cell of the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the piece in hand with its first cell here; in the tray: take the piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next or previous cell where the piece in hand fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the piece back; cancels a drag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where am I: the cell, and how full its row and column are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read this row, this column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board: filled cells, fullest lines, largest open square and longest run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three pieces, and in how many places each fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score, best, lines, combo, time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say the last message again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today’s game is over: %1, %2. The next one comes tomorrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game is under way here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The file with your games could not be read. It was kept as %1, and everything starts afresh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the file with your games could not be read. It was kept as %1; the rest goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 can be neither read nor replaced, so nothing of this sitting will be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game of %2 could not be read; it was set aside as %1 and a new game starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics of %2 could not be read; they were set aside as %1 and count from zero.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece %1: used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece %1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits, clears %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combo %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is clean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One swap earned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No piece fits: swap the group or end the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group swapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ended the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleared %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To make room, emptied %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New pieces: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece %1 fits nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece %1 no longer fits anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as you left it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone. Score %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That piece has been used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not fit: it would leave the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not fit: %1 is filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game does not have that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No swaps left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece still fits, so the game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game goes on only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emptying rows would not free a piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time starts with the first piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over: the time is up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over: nothing fits any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>%1. %2 has %3 filled, %4 has %5 filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 filled. Fullest: %3. Largest open square %4 by %4, longest open run %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time played %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: filled %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordFile</name>
    <message>
        <source>The record could not be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is kept in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game records (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Replacing</name>
    <message>
        <source>A game of %1 is under way. A new game takes its place; it counts as played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New record!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces that fitted nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No piece fitted, and you ended the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No piece fits any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full clears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest combo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played without the clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played with a longer clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The daily game of %1. There is one game a day; the next one comes tomorrow.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Any text, or a whole challenge line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a seed or a challenge line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed has at most %1 characters; this one has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed has letters, digits, signs and spaces; this one holds something that cannot be seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That challenge is a daily game of another day: it cannot be played any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
        <source>single block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>horizontal bar of 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertical bar of 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>horizontal bar of 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertical bar of 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>horizontal bar of 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertical bar of 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>horizontal bar of 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertical bar of 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diagonal of 2 falling to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diagonal of 2 rising to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square of 2 by 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square of 3 by 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rectangle 2 high, 3 wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rectangle 3 high, 2 wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small corner at the top left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small corner at the top right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small corner at the bottom right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small corner at the bottom left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L standing, foot at the bottom right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L lying, foot down at the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L standing, foot at the top left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L lying, foot up at the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J standing, foot at the bottom left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J lying, foot up at the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J standing, foot at the top right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J lying, foot down at the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small T pointing up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small T pointing right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small T pointing down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small T pointing left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S lying, top half to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S standing, left half higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Z lying, top half to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Z standing, right half higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U open at the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U open at the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U open at the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U open at the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large corner at the top left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large corner at the top right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large corner at the bottom right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large corner at the bottom left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large T, stem down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large T, stem to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large T, stem up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large T, stem to the right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tap</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a piece first: 1, 2 or 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece fits nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tree</name>
    <message>
        <source>Tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press again to swap the group.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 × 8 cells, an honest even deal and as much undo as you like. No clock, no hurry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 × 10 cells and 48 shapes. Clear lines again and again: a combo multiplies their points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 × 10 cells. The deal grows harder with your score; swap the whole group when you need to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daily</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardcore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game itself; it counts for the record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same pieces for everybody today. One game a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No points and no end: when nothing fits, the board makes room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three minutes of playing time from your first piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mostly large and awkward shapes, with a record of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
