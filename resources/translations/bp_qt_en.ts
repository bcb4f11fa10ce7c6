<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fits in %n place(s)</source>
        <translation>
            <numerusform>fits in %n place</numerusform>
            <numerusform>fits in %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filled</source>
        <translation>
            <numerusform>%n filled</numerusform>
            <numerusform>%n filled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DialogCounts</name>
    <message numerus="yes">
        <source>Continue empties %n row(s), the fullest: %1. A piece fits then; it scores nothing.</source>
        <translation>
            <numerusform>Continue empties %n row, the fullest: %1. A piece fits then; it scores nothing.</numerusform>
            <numerusform>Continue empties %n rows, the fullest: %1. A piece fits then; it scores nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still had %n swap(s): another group might have fitted.</source>
        <translation>
            <numerusform>You still had %n swap: another group might have fitted.</numerusform>
            <numerusform>You still had %n swaps: another group might have fitted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open cell(s) had no open neighbour. Lay pieces along the edge and along each other, so that no single cells are left between them.</source>
        <translation>
            <numerusform>%n open cell had no open neighbour. Lay pieces along the edge and along each other, so that no single cells are left between them.</numerusform>
            <numerusform>%n open cells had no open neighbour. Lay pieces along the edge and along each other, so that no single cells are left between them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n cell(s) were open. Clear lines early, even one at a time, to have room for the large pieces.</source>
        <translation>
            <numerusform>Only %n cell was open. Clear lines early, even one at a time, to have room for the large pieces.</numerusform>
            <numerusform>Only %n cells were open. Clear lines early, even one at a time, to have room for the large pieces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpCounts</name>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <translation>
            <numerusform>%n shape</numerusform>
            <numerusform>%n shapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game begins with %n swap(s).</source>
        <translation>
            <numerusform>A game begins with %n swap.</numerusform>
            <numerusform>A game begins with %n swaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game never holds more than %n swap(s).</source>
        <translation>
            <numerusform>A game never holds more than %n swap.</numerusform>
            <numerusform>A game never holds more than %n swaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It also earns %n swap(s), as long as there is room for more.</source>
        <translation>
            <numerusform>It also earns %n swap, as long as there is room for more.</numerusform>
            <numerusform>It also earns %n swaps, as long as there is room for more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n placement(s) in a row that clear nothing.</source>
        <translation>
            <numerusform>It ends after %n placement that clears nothing.</numerusform>
            <numerusform>It ends after %n placements in a row that clear nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After its end it can go on %n time(s).</source>
        <translation>
            <numerusform>After its end it can go on %n time.</numerusform>
            <numerusform>After its end it can go on %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue empties the fullest row, and the next fullest, until a piece left in the tray fits: %n row(s) at the most.</source>
        <translation>
            <numerusform>Continue empties the fullest row, and the next fullest, until a piece left in the tray fits: %n row at the most.</numerusform>
            <numerusform>Continue empties the fullest row, and the next fullest, until a piece left in the tray fits: %n rows at the most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo takes back one placement at a time, free, up to %n placement(s) of this sitting; the same moves then bring the same pieces.</source>
        <translation>
            <numerusform>Undo takes back one placement at a time, free, up to %n placement of this sitting; the same moves then bring the same pieces.</numerusform>
            <numerusform>Undo takes back one placement at a time, free, up to %n placements of this sitting; the same moves then bring the same pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” found %n time(s).</source>
        <translation>
            <numerusform>“%1” found %n time.</numerusform>
            <numerusform>“%1” found %n times.</numerusform>
        </translation>
    </message>
</context>
</TS>
