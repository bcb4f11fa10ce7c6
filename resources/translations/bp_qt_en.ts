<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>%Ln cell</numerusform>
            <numerusform>%Ln cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fits in %Ln place(s)</source>
        <translation>
            <numerusform>fits in %Ln place</numerusform>
            <numerusform>fits in %Ln places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln filled</source>
        <translation>
            <numerusform>%Ln filled</numerusform>
            <numerusform>%Ln filled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left.</source>
        <translation>
            <numerusform>%Ln second left.</numerusform>
            <numerusform>%Ln seconds left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpCounts</name>
    <message numerus="yes">
        <source>%Ln shape(s)</source>
        <translation>
            <numerusform>%Ln shape</numerusform>
            <numerusform>%Ln shapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game begins with %Ln swap(s).</source>
        <translation>
            <numerusform>A game begins with %Ln swap.</numerusform>
            <numerusform>A game begins with %Ln swaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game never holds more than %Ln swap(s).</source>
        <translation>
            <numerusform>A game never holds more than %Ln swap.</numerusform>
            <numerusform>A game never holds more than %Ln swaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It also earns %Ln swap(s), as long as there is room for more.</source>
        <translation>
            <numerusform>It also earns %Ln swap, as long as there is room for more.</numerusform>
            <numerusform>It also earns %Ln swaps, as long as there is room for more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %Ln placement(s) in a row that clear nothing.</source>
        <translation>
            <numerusform>It ends after %Ln placement that clears nothing.</numerusform>
            <numerusform>It ends after %Ln placements in a row that clear nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After its end it can go on %Ln time(s).</source>
        <translation>
            <numerusform>After its end it can go on %Ln time.</numerusform>
            <numerusform>After its end it can go on %Ln times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue empties the fullest row, and the next fullest, until a piece left in the tray fits: %Ln row(s) at the most.</source>
        <translation>
            <numerusform>Continue empties the fullest row, and the next fullest, until a piece left in the tray fits: %Ln row at the most.</numerusform>
            <numerusform>Continue empties the fullest row, and the next fullest, until a piece left in the tray fits: %Ln rows at the most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo takes back one placement at a time, free, up to %Ln placement(s) of this sitting; the same moves then bring the same pieces.</source>
        <translation>
            <numerusform>Undo takes back one placement at a time, free, up to %Ln placement of this sitting; the same moves then bring the same pieces.</numerusform>
            <numerusform>Undo takes back one placement at a time, free, up to %Ln placements of this sitting; the same moves then bring the same pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{text}” found %Ln time(s).</source>
        <translation>
            <numerusform>“{text}” found %Ln time.</numerusform>
            <numerusform>“{text}” found %Ln times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultCounts</name>
    <message numerus="yes">
        <source>Continue empties %Ln row(s), the fullest: {rows}. A piece fits then; it scores nothing.</source>
        <translation>
            <numerusform>Continue empties %Ln row, the fullest: {rows}. A piece fits then; it scores nothing.</numerusform>
            <numerusform>Continue empties %Ln rows, the fullest: {rows}. A piece fits then; it scores nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still had %Ln swap(s): another group might have fitted.</source>
        <translation>
            <numerusform>You still had %Ln swap: another group might have fitted.</numerusform>
            <numerusform>You still had %Ln swaps: another group might have fitted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln open cell(s) had no open neighbour. Lay pieces along the edge and along each other, so that no single cells are left between them.</source>
        <translation>
            <numerusform>%Ln open cell had no open neighbour. Lay pieces along the edge and along each other, so that no single cells are left between them.</numerusform>
            <numerusform>%Ln open cells had no open neighbour. Lay pieces along the edge and along each other, so that no single cells are left between them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln cell(s) were open. Clear lines early, even one at a time, to have room for the large pieces.</source>
        <translation>
            <numerusform>Only %Ln cell was open. Clear lines early, even one at a time, to have room for the large pieces.</numerusform>
            <numerusform>Only %Ln cells were open. Clear lines early, even one at a time, to have room for the large pieces.</numerusform>
        </translation>
    </message>
</context>
</TS>
