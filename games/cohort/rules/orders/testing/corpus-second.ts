import type { Writer } from './corpus.ts'

/** A set written for its figures alone, by somebody who had seen little of the reader. */
export const SECOND: readonly Writer[] = [
  {
    who: 'a sergeant, second set',
    position: 'river',
    wrote: `
First Cohort, up to the ford and hold it. => ask #7 move to the western ford, then hold | #7 move to the central ford, then hold | #7 move to the eastern ford, then hold
Cavalry: screen the left flank. => ?
1st Infantry and First Cohort, advance on X2. => #2, #7 attack X2
Archers, stand fast and shoot anything that comes close. => ask #3 hold, then shoot | #3 shoot
2nd Militia, fall back to A12. => #5 move to A12 | #5 retreat to A12
Medics stay with the First Cohort. => #10 follow #7
Train stays put. => #8 hold
`,
  },
  {
    who: 'a nine year old, second set',
    position: 'river',
    wrote: `
horses run to the forest and hide => ask #6 move to the western woods, then hold | #6 move to the western woods, then ambush | #6 move to the western woods
i want the spear guys to fight X2 => #2 attack X2
can my archers shoot X2 please => #3 shoot X2
everybody run away!!! => everyone retreat
scouts go look whats over the river => ask #1 scout across the river | #1 move across the river
the two militias go to the hill => ask #4, #5 move to the western hills
make the doctor follow the archers => #10 follow #3
`,
  },
  {
    who: 'a man of few words, second set',
    position: 'river',
    wrote: `
cav C14 => #6 move to C14
militia hold, rest E10 => ask #4, #5 hold. #1, #2, #3, #6, #7, #8, #9, #10 move to E10 | #4, #5 hold. #1, #2, #3, #6, #7 move to E10
7 attack X2 => #7 attack X2
bows X2 => #3 shoot X2 | #3 attack X2
inf 1 phalanx facing E => ask #2 form phalanx, then face east | #2 face east, then form phalanx
scouts back => ask #1 retreat | #1 move west
train A5 stay => #8 move to A5, then hold
`,
  },
  {
    who: 'a retired schoolteacher, second set',
    position: 'river',
    wrote: `
I should like the First Cohort to proceed to the central ford and to remain there until further notice. => #7 move to the central ford, then hold
Would the cavalry kindly refrain from attacking until turn four? => ask #6 hold until turn 4 | #6 hold
The engineers ought to construct a bridge at F8, if they would be so good. => #9 build bridge at F8
Do please see to it that neither of the militia units crosses the river. => ?
The scouts may return to the rest of the army. => ?
Let the archers take up a position on the western hills and shoot at the nearest enemy. => ask #3 move to the western hills, then shoot nearest enemy | #3 move to the western hills, then shoot
Should the enemy come within three tiles of the First Cohort, it is to form a phalanx. => ask #7 if enemy within 3 tiles form phalanx | #7 when enemy within 3 tiles form phalanx
`,
  },
  {
    who: 'somebody in a hurry, second set',
    position: 'river',
    wrote: `
calvary attak x1 => #6 attack X1
frist cohort move to d10 then hodl => #7 move to D10, then hold
archrs shoot x2 => #3 shoot X2
militai 1 and 2 to E11 => #4, #5 move to E11
scotus to the wstern woods => ask #1 move to the western woods | #1 scout the western woods
enginers bild a brigde at F7 => #9 build bridge at F7
evryone hold possition => everyone hold
`,
  },
  {
    who: 'a German exchange student, second set',
    position: 'river',
    wrote: `
The cavalry should ride over the ford and then attack X2. => ask #6 move to the central ford, then attack X2 | #6 move across the river, then attack X2 | #6 move across the ford, then attack X2 | #6 move to the western ford, then attack X2
All infantry goes to the western bank and waits there. => ?
The archers make nothing. => ask #3 hold
First Cohort attacks only when the enemy is on the ford. => ask #7 when enemy at the central ford attack | #7 if enemy at the central ford attack nearest enemy | #7 when enemy at the western ford attack | #7 when enemy at the eastern ford attack
The train must not go forward. => ask #8 hold
Both militia please behind the First Cohort. => ask #4, #5 move behind #7 | #4, #5 follow #7
I want that the scouts look in the eastern woods. => #1 scout the eastern woods | #1 move to the eastern woods
`,
  },
  {
    who: 'a wargamer, second set',
    position: 'fort',
    wrote: `
Siege Engineers set up a ballista and take out the west gate. => ask #9 build ballista, then shoot the west gate | #9 build ballista, then attack the west gate
Pikes in phalanx, advance to J10. => ask #2, #3 form phalanx, then move to J10 | #2, #3, #7 form phalanx, then move to J10
Cavalry wing north around the fort to the south gate. => ?
Silver Shields in reserve behind 1st Infantry. => ask #7 move behind #2 | #7 follow #2 | #7 move behind #2, then hold
3rd Infantry, suppress X1. => ask #4 shoot X1
1st Cavalry intercept X2, 2nd Cavalry in support. => ask #5 attack X2. #6 follow #5 | #5 attack X2. #6 attack X2
Field engineers dig in at G12. => #10 build fort at G12 | #10 fortify at G12 | #10 move to G12, then fortify
`,
  },
  {
    who: 'a chatty one, second set',
    position: 'fort',
    wrote: `
ok so what I'm thinking is the scouts sneak round to the north wood and just sit there => ask #1 move to the north wood, then hold | #1 move to the north wood, then ambush
right, the horse, both of them, hit X2 hard => ask #5, #6 attack X2 | #5, #6 charge X2
actually no, leave the Silver Shields where they are for now => #7 hold
let's get the siege guys going on that west gate => ask #9 attack the west gate | #9 move to the west gate
and tell the bowmen to keep X1 busy, would you => ask #4 shoot X1 | #4 attack X1
everyone else just hang back a bit => ask everyone hold
then maybe 2nd Infantry goes to I11? => ask #3 move to I11
`,
  },
  {
    who: 'a chess player, second set',
    position: 'fort',
    wrote: `
1st Infantry to J9, 2nd Infantry to J10, 3rd Infantry to H9. => #2 move to J9. #3 move to J10. #4 move to H9
1st Cavalry takes X2. => #5 attack X2
Silver Shields J11; face east. => #7 move to J11, then face east
Scouts D4-F6. => ?
If X3 leaves the fort, Silver Shields attack it. => ask #7 if X3 outside the fort attack X3
No captures by the 2nd Cavalry. => ask #6 hold
1st Infantry and 2nd Infantry swap places. => ?
`,
  },
  {
    who: 'a nurse on the night shift, second set',
    position: 'forest',
    wrote: `
medics go to wherever the Comitatus is => ask #9 follow #7 | #9 move to #7
get the levy out of there, back to A11 => #5 move to A11 | #5 retreat to A11
nobody attacks this turn => ask everyone hold
1st Infantry go help 2nd Infantry => ask #2 follow #3 | #2 move to #3
scouts, eyes on X2 but don't get close => ?
cavalry wait till the infantry gets to the glade then charge X1 => ask #6 when #2 reaches the altar glade charge X1 | #6 hold until #2 reaches the altar glade, then charge X1
supply train goes nowhere => ask #8 hold
`,
  },
  {
    who: 'a history buff, second set',
    position: 'forest',
    wrote: `
Let the warriors lie in ambush in the western bog. => ?
Comitatus, with me to the Altar Glade, berserk! => ask #7 move to the altar glade, then berserk | #7 go berserk, then move to the altar glade
1st Infantry form a wedge and charge X1. => ask #2 form wedge, then charge X1
The levies shall guard the baggage. => ask #5 follow #8 | #5 guard #8
Archers into the trees north of the road. => ?
Cavalry along the road to the western clearing. => ask #6 move to the western clearing by road
Harry their supply train with the horse. => ask #6 attack X3
`,
  },
  {
    who: 'an impatient one, second set',
    position: 'forest',
    wrote: `
everyone attack X1 now => everyone attack X1 | #1, #2, #3, #4, #5, #6, #7 attack X1
all infantry except 2nd Infantry to J10 => ask #2, #4, #5, #7 move to J10 | #2 move to J10 | #2, #4, #7 move to J10 | #2, #7 move to J10
stop the cavalry => #6 hold
GO GO GO scouts to P14 => #1 move to P14
why is the levy still there?? move it to E10 => #5 move to E10
kill X1 with whatever is closest => ?
militia dont shoot => ask #4 hold fire
`,
  },
  {
    who: 'a lawyer, second set',
    position: 'pass',
    wrote: `
The 1st Infantry shall hold the West Gate unless X1 attacks, in which case it shall withdraw to E10. => ?
Neither militia is to advance beyond column G. => ?
1st Militia shall move to G10, provided that no enemy is within 2 tiles. => ask #3 unless enemy within 2 tiles move to G10
2nd Militia may fire at X1 at its discretion. => ask #4 shoot X1 | #4 fire at will
Scouts are to observe X3 and report. => ask #1 scout X3
Save for the Hippeis, all units shall remain in place. => ?
The engineers shall build a field fort at G10 and thereafter remain. => ask #7 build fort at G10, then hold | #7 move to G10, then build fort at G10, then hold
`,
  },
  {
    who: 'a coach, second set',
    position: 'pass',
    wrote: `
Alright team, 1st Infantry you're on the West Gate, hold it! => ask #2 move to the west gate, then hold
2nd Militia, pepper X2 from range => ask #4 shoot X2
1st Militia you're backing up 1st Infantry => ask #3 follow #2
scouts, northern goat path, watch for surprises => ask #1 move to the northern goat path, then hold | #1 scout the northern goat path
engineers chill at the back => ask #7 hold
big guys in the middle gate, go go => ?
if they break through everybody back to C10 => ?
`,
  },
  {
    who: 'a grandmother, second set',
    position: 'pass',
    wrote: `
Dear scouts, do have a look at the southern goat path, won't you. => ask #1 scout the southern goat path | #1 move to the southern goat path
1st Militia, come home to D10, there's a dear. => #3 move to D10
The 1st Infantry should stand at F10 and not go chasing anybody. => ask #2 hold | #2 hold position | #2 move to F10, then hold
2nd Militia, mind X3, shoot it if it comes near. => ask #4 if X3 within 2 tiles shoot X3 | #4 when X3 within 2 tiles shoot X3
No one go past the Middle Gate, please. => ?
Supply train, stay safe now. => ?
Let the engineers rest this turn. => ask #7 hold | #7 rest
`,
  },
  {
    who: 'a programmer, second set',
    position: 'oasis',
    wrote: `
for all cavalry: move to H10 => #2, #3, #4, #5 move to H10 | #2, #3, #4, #5, #6 move to H10
if X1 within 3: 1st Cavalry shoot X1, else hold => ask #2 if X1 within 3 tiles shoot X1. otherwise hold
while (turn < 5) Keshig hold; => ask #6 hold until turn 5
3rd Cavalry -> L6 -> attack X3 => #4 move to L6, then attack X3
1st Cavalry && 2nd Cavalry: shoot(X1) => #2, #3 shoot X1
!medics.move => ?
4th Cavalry = goto(M12) => ask #5 move to M12
`,
  },
  {
    who: 'a horse lover, second set',
    position: 'oasis',
    wrote: `
archers on horseback circle round X1 and keep shooting => ?
Keshig gallop to the oasis => ask #6 move to the oasis | #6 run to the oasis
let the horses of 3rd Cavalry rest => ask #4 hold | #4 rest
scouts trot over to the western well and have a drink => ask #1 move to the western well
4th Cavalry, ride X3 down => ask #5 charge X3 | #5 attack X3
2nd Cavalry shoot then run => ask #3 shoot nearest enemy, then retreat
everyone with a bow on X2 => ask #2, #3 shoot X2 | #2, #3, #6 shoot X2
`,
  },
  {
    who: 'a trucker, second set',
    position: 'oasis',
    wrote: `
3rd and 4th Cav roll out to the western well, over => #4, #5 move to the western well
Keshig come on back to C10 => #6 move to C10
1st Cav you got X1 => ask #2 attack X1 | #2 shoot X1
2nd Cav same as 1st Cav => ?
scouts keep on truckin east => ask #1 move east | #1 march east
docs stay behind the Keshig => ask #7 follow #6 | #7 move behind #6
pedal to the metal 4th Cavalry, straight at X2 => ask #5 charge X2 | #5 attack X2
`,
  },
  {
    who: 'a French tourist, second set',
    position: 'oasis',
    wrote: `
The scouts they go at the oasis and they wait. => ask #1 move to the oasis, then hold
All the cavalries must to attack X1. => #2, #3, #4, #5 attack X1 | #2, #3, #4, #5, #6 attack X1
The Keshig don't move before the turn 4. => ask #6 hold until turn 4
It is necessary that the 1st Cavalry shoots on X2. => #2 shoot X2
The medics, to the rear of the army! => ?
Place the 3rd Cavalry at left of the oasis. => ask #4 move to left of the oasis
After the 4th Cavalry arrives to M11, it returns. => ask #5 when at M11 retreat | #5 when at M11 move to home
`,
  },
  {
    who: 'a poet, second set',
    position: 'river',
    wrote: `
O cavalry, fly like the wind to C14 => ask #6 move to C14 | #6 run to C14
let arrows fall on X2 like rain => ?
Stand, my First Cohort, stand like oak at D11. => ask #7 hold | #7 move to D11, then hold | #7 hold at D11
Creep, scouts, unseen to the western woods. => ask #1 move to the western woods | #1 sneak to the western woods
And you, militia, sleep. => ?
Over the water, brave 1st Infantry! => ask #2 move across the river
The river shall run red. => -
`,
  },
  {
    who: 'an accountant, second set',
    position: 'river',
    wrote: `
1) Scouts: E3. 2) 1st Infantry: E10. 3) 2nd Infantry: D8. => #1 move to E3. #2 move to E10. #3 move to D8
Two units of militia, one to E10 and one to E12. => ?
Half of the army stays, half crosses. => ?
Cavalry: net movement 3 tiles south. => ask #6 move 3 tiles south | #6 march south 3 tiles
All except train, engineers and medics: advance to column E. => ?
Units 2 and 7: attack X2 on turn 4. => #2, #7 on turn 4 attack X2
Reserve: 2nd Militia, not to be committed before turn 6. => ask #5 hold until turn 6
`,
  },
  {
    who: 'a worrier, second set',
    position: 'river',
    wrote: `
please don't let the archers get charged => ?
cavalry come back to B12 if X1 gets within 4 tiles => #6 if X1 within 4 tiles move to B12
1st Infantry hold D9 but if you lose half your men retreat => ask #2 hold. #2 if losses 50% retreat | #2 move to D9, then hold. #2 if losses above 50 % retreat
maybe the scouts should stay? => ask #1 hold
medics not too close to the front => ?
do not cross the river, 2nd Militia => ?
the train is too far forward, pull it back => ask #8 retreat | #8 move west
`,
  },
  {
    who: 'a dispatcher, second set',
    position: 'fort',
    wrote: `
Attention 1st and 2nd Cavalry: proceed to K13, engage X2. => #5, #6 move to K13, then attack X2 | #5, #6 attack X2
Scouts, report to the siege hills. => ask #1 move to the siege hills
All units, be advised: X1 has bows. => -
3rd Infantry, weapons free. => ask #4 fire at will
1st Engineers, stand by. => #10 hold
Silver Shields, what is your position? => -
2nd Infantry, disregard previous, hold. => #3 hold
`,
  },
  {
    who: 'a butcher, second set',
    position: 'fort',
    wrote: `
cut X2 off from the fort with the cavalry => ?
1st Infantry hack at X1 => ask #2 attack X1
chop chop, Silver Shields to the west gate => ask #7 move to the west gate
leave X3 alone => ?
all the foot to I10 => ask #2, #3, #4, #7 move to I10
archers and scouts hang on in the south wood => ask #1, #4 move to the south wood, then hold
2nd cav round the back => ?
`,
  },
  {
    who: 'a mountaineer, second set',
    position: 'pass',
    wrote: `
Scouts, climb up to the northern goat path and follow it east. => ask #1 move to the northern goat path, then move east | #1 move to the northern goat path, then march east
1st Infantry up to G10. => #2 move to G10
1st Militia down to G11. => #3 move to G11
2nd Militia one tile left of 1st Infantry. => ask #4 move to left of #2
Hippeis stay below. => ?
Engineers rope up and go to E4. => ask #7 move to E4
All forward to the West Gate. => ask everyone move to the west gate
`,
  },
  {
    who: 'a sailor, second set',
    position: 'pass',
    wrote: `
1st Infantry full ahead to the Middle Gate! => ask #2 move to the middle gate | #2 run to the middle gate
2nd Militia, broadside X1. => ask #4 shoot X1
Scouts hard to starboard. => ?
1st Militia heave to. => ?
All hands hold fast. => everyone hold
Train, drop anchor. => ?
Form the line at G10, 1st Infantry. => ask #2 move to G10, then form line
`,
  },
  {
    who: 'a teenager, second set',
    position: 'forest',
    wrote: `
scouts yeet yourselves to E7 => ask #1 move to E7
comitatus go beast mode on X1 => ask #7 go berserk, then attack X1 | #7 attack X1
archers shoot X1 but not if theres friends in the way => ?
levy u stay w the train ok? => ask #5 follow #8
cav no cap just charge X2 => ask #6 charge X2
inf 1 n inf 2 go glade => #2, #3 move to the altar glade
lol militia go home => ask #4 move to home | #4 retreat
`,
  },
  {
    who: 'a butler, second set',
    position: 'oasis',
    wrote: `
The Keshig might care to occupy the oasis, sir. => ask #6 move to the oasis | #6 move to the oasis, then hold
One rather thinks 1st Cavalry should decline battle. => ?
Very good. 2nd Cavalry will attend to X1. => ask #3 attack X1 | #3 shoot X1
The scouts shall wait upon the 3rd Cavalry. => ask #1 follow #4
If I may, 4th Cavalry to H12. => #5 move to H12
Medics, remain at a respectful distance. => ?
Nothing further. => -
`,
  },
  {
    who: 'a quartermaster, second set',
    position: 'river',
    wrote: `
Supply train to B9, escorted by 2nd Militia. => ask #8 move to B9. #5 follow #8
Engineers to repair nothing, just stay. => ask #9 hold
Hand the archers the hill: 2nd Infantry to the western hills. => ask #3 move to the western hills
Bring 1st Militia up beside 1st Infantry. => ask #4 move beside #2 | #4 follow #2
Cavalry forage in the western woods. => ?
First Cohort, hold until 1st Infantry is at E10, then attack X2. => #7 hold until #2 reaches E10, then attack X2 | #7 hold until #2 at E10, then attack X2
Archers: save your arrows. => ask #3 hold fire
`,
  },
  {
    who: 'a stage director, second set',
    position: 'fort',
    wrote: `
Enter 1st Cavalry from the north, at H4. => ?
Silver Shields, two steps forward. => ask #7 move 2 tiles east | #7 march east 2 tiles
3rd Infantry turn to face the south. => #4 face south
2nd Infantry and 1st Infantry, close ranks. => ask #2, #3 form phalanx
Scouts exit left. => ?
On my cue, everybody charges. => ?
Places: 1st Cavalry D5, 2nd Cavalry D16, Silver Shields F10. => #5 move to D5. #6 move to D16. #7 move to F10
`,
  },
]
