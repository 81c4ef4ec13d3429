import type { Writer } from './corpus.ts'

/** Twenty people, written by whoever mended the reader, while it was being mended and before what was wrong with the eleventh set was looked at; read once. */
export const TWELFTH: readonly Writer[] = [
  {
    who: 'a corporal, twelfth set',
    position: 'river',
    wrote: `
Scouts, double-time it up to E2 and stay hidden. => ask #1 move to E2, then hide | #1 move to E2, then ambush | #1 move to E2 | #1 move cautiously to E2
1st Militia, relieve the First Cohort at D11. => ask #4 move to D11 | #4 move to #7
First Cohort, once relieved, advance to the Western Ford. => ask #7 move to the western ford | when #4 at D11, #7 move to the western ford
Archers, keep X2 pinned. => ask #3 shoot X2
2nd Militia, dig in where you stand. => ask #5 hold
Wagons and medics, fall back two tiles. => #8, #10 move back 2 | #8, #10 retreat west 2 | #8, #10 move west 2
Cavalry, on me. => ?
If anyone crosses at the ford, 1st Infantry throws them back. => ask if enemy at the western ford, #2 attack | if enemy at the central ford, #2 attack | if enemy near the western ford, #2 attack | if enemy near the central ford, #2 attack | when enemy at the western ford, #2 attack | when enemy at the central ford, #2 attack | when enemy near the western ford, #2 attack | when enemy near the central ford, #2 attack | if enemy near the crossing, #2 attack | when enemy near the crossing, #2 attack | if enemy at the crossing, #2 attack | when enemy at the crossing, #2 attack
`,
  },
  {
    who: 'a girl on her phone, twelfth set',
    position: 'river',
    wrote: `
pls make the horsies go to the woods => #6 move to the woods | #6 move to the western woods
archers can u shoot the horse ppl => #3 shoot X1
everyone stop!!! => everyone hold
i want the wagon next to the medics => ask #8 move to #10
1st inf walk 1 right and 2 down => ask #2 move east 1, then move south 2 | #2 move south 2 | #2 move right 1, then move south 2
no wait scouts come back => #1 move back | #1 retreat | #1 move home | #1 return home | #1 come back
omg run => ?
first cohort guard the archers ok? => #7 guard #3 | #7 protect #3 | #7 follow #3 | #7 follow #3
`,
  },
  {
    who: 'a clerk, twelfth set',
    position: 'river',
    wrote: `
Please arrange for the cavalry to be at D14. => ask #6 move to D14
The engineers are requested to bridge the river near the scouts. => ask #9 build bridge | #9 build bridge at F6 | #9 build bridge at F7 | #9 build bridge at F5
It is suggested that 1st Infantry remain at D9 for the present. => ask #2 hold | #2 hold D9
Subject: archers. Action: shoot X1. => ask #3 shoot X1
1st and 2nd Militia to exchange positions. => ask #4 move to B10. #5 move to B8 | #4 move to #5. #5 move to #4
Kindly note that the medics are not to move. => ask #10 hold
Pending further instructions, all units stay where they are. => ask everyone hold
Receipt acknowledged. => ?
`,
  },
  {
    who: 'a Turkish student, twelfth set',
    position: 'river',
    wrote: `
Cavalry goes to the side of the forest and waits. => ask #6 move to the woods, then hold | #6 move to the western woods, then hold
The archers throw arrow to X2. => ask #3 shoot X2
First infantry with first cohort together attack to X1. => ask #2, #7 attack X1
Engineers a bridge should do at F9. => ask #9 build bridge at F9
Scouts, not far, only two tile to north. => ask #1 move north 2
The militia in the back of infantry must stay. => ask #4, #5 move behind #2 | #4, #5 hold | #4, #5 move behind #2, then hold
The doctor will look the first infantry. => ask #10 follow #2 | #10 tend #2 | #10 move to #2
Enemy is very crowded. => ?
`,
  },
  {
    who: 'a man dictating, twelfth set',
    position: 'fort',
    wrote: `
okay first cavalry go up to the north wood comma then wait => ask #5 move to the north wood, then hold
tell the archers to keep hitting that X1 unit => ask #4 shoot X1 | #4 attack X1
siege guys go ahead and build the ram => #9 build ram
uh silver shields hold hold hold => ask #7 hold
second infantry scoot over beside first infantry => ask #3 move to #2
new paragraph => ?
when the ram is done bring it to the west gate => ?
everybody else stay put for now => the rest hold | the rest hold
`,
  },
  {
    who: 'a squad leader in a shooter, twelfth set',
    position: 'fort',
    wrote: `
Cav 1 rotate north, cav 2 rotate south. => ask #5 move north. #6 move south
Archers, overwatch on the gate. => ask #4 hold | #4 shoot | #4 fire at will | #4 face east | #4 move to the gate | #4 move to the west gate
SS push the gate with inf 1. => ask #7, #2 attack the gate | #7, #2 attack the west gate | #7, #2 move to the gate | #7, #2 move to the west gate | #7, #2 take the gate | #7, #2 take the west gate | #7 attack the gate | #7 attack the west gate | #7 move to the gate | #7 move to the west gate
Engineers plant a tower at K10. => ask #9 build tower at K10 | #9 move to K10, then build tower | #9 build tower
Scouts flank wide right and call out X2. => ask #1 move right | #1 move south | #1 scout X2 | #1 move to X2
Don't peek L9. => ask everyone hold
Fall back if you take heavy losses. => ask everyone if casualties above 50%, retreat | everyone if casualties above 30%, retreat | everyone if casualties above 40%, retreat | everyone if strength below 50%, retreat
Good comms everyone. => ?
`,
  },
  {
    who: 'a farmer wife, twelfth set',
    position: 'fort',
    wrote: `
Take the wagons round the back of the siege hills. => ask #8 move behind the siege hills | #8 move west of the siege hills
Those archers want to be nearer, put them on J11. => ask #4 move to J11
Let the first infantry have a go at X1. => ask #2 attack X1
And the second lot of cavalry should shoo X2 away. => ask #6 attack X2
Leave the scouts be. => ask #1 hold | #1 continue
Somebody ought to knock that gate down. => ask #9 attack the gate | #9 attack the west gate | #9 demolish the gate | #9 demolish the west gate | everyone attack the gate | everyone attack the west gate | #7 attack the west gate
Don't send the Silver Shields in without the pikemen. => ?
Looks like rain. => ?
`,
  },
  {
    who: 'a tester, twelfth set',
    position: 'fort',
    wrote: `
#7 move K10 hold => ask #7 move to K10, then hold
#2,#3: phalanx; advance J10 => ask #2, #3 form phalanx, then move to J10
#4 shoot X1 if X1 within 4 else hold => ask if X1 within 4, #4 shoot X1, otherwise hold | when X1 within 4, #4 shoot X1, otherwise hold | if X1 within 4, #4 shoot X1. #4 hold | #4 hold. if X1 within 4, #4 shoot X1
all: stop => everyone hold | everyone cancel
#5 #6 swap => ask #5 move to E12. #6 move to E8 | #5 move to #6. #6 move to #5
#1 -> north wood -> L3 => ask #1 move to the north wood, then move to L3
null => ?
#9 ram, #10 fort at H9 => ask #9 build ram. #10 build fort at H9 | #9 build ram. #10 move to H9, then build fort
`,
  },
  {
    who: 'a Chinese player, twelfth set',
    position: 'oasis',
    wrote: `
Scouts go front to see see. => ask #1 scout ahead | #1 move ahead | #1 move east | #1 scout east | #1 move cautiously east
Keshig and third cavalry two side attack X1. => ask #6, #4 attack X1 | #4, #6 attack X1
Horse archer shoot finish then go back. => ask #2, #3 shoot, then retreat | #2, #3 shoot
Medic follow big army. => ask #7 follow #6
Fourth cavalry go occupy west well. => #5 occupy the western well | #5 take the western well | #5 move to the western well | #5 take the western well
Enemy come near, all army retreat to C10. => ask if enemy within 3, everyone retreat to C10 | if enemy within 3, everyone move to C10 | when enemy within 3, everyone retreat to C10 | when enemy within 3, everyone move to C10
Add oil! => ?
First cavalry don't stand there, move to F8. => ask #2 move to F8
`,
  },
  {
    who: 'a horse lover, twelfth set',
    position: 'oasis',
    wrote: `
Trot the first cavalry over to F9. => #2 move to F9 | #2 move to F9
Give the Keshig a rest till turn 4. => ask #6 hold until turn 4
Gallop 3rd and 4th cavalry straight at X1. => ask #4, #5 attack X1 | #4, #5 move to X1 | #4, #5 charge X1
Poor things must be thirsty, let the second cavalry drink at the western well. => ask #3 move to the western well
Nobody is to ride the horses too hard. => ?
The vets stay with the Keshig. => ask #7 follow #6 | #7 move to #6 | #7 move to #6, then hold
Scouts may graze. => ?
Wheel the second cavalry left. => ask #3 face north | #3 turn left | #3 move north
`,
  },
  {
    who: 'a night-shift gamer, twelfth set',
    position: 'oasis',
    wrote: `
scouts check L6, if X3 there come back => ask #1 scout L6. if X3 near L6, #1 retreat | #1 scout L6. when X3 near L6, #1 retreat | #1 scout L6 | #1 move to L6
keshig bait X1 into the horse archers => ask #6 attack X1 | #6 move to X1
ha kite X1 all day => ask #2, #3 shoot X1 | #2, #3 evade | #2, #3, #6 shoot X1
3rd cav go kill their archers => #4 attack X2
4th cav same => ask #5 attack X2
heal up => ?
meds stick w 1st cav => #7 follow #2 | #7 follow #2
full send on turn 5 => ask on turn 5 everyone attack
`,
  },
  {
    who: 'a diplomat, twelfth set',
    position: 'forest',
    wrote: `
It might be prudent for the levy to withdraw to B12. => ask #5 withdraw to B12 | #5 retreat to B12 | #5 move to B12
We would welcome the presence of the Comitatus at the altar glade. => ask #7 move to the altar glade
The archers are free to engage X1 at their discretion. => ask #4 shoot X1 | #4 attack X1 | #4 fire at will
No provocation of X2 by any unit. => ask everyone hold | everyone hold fire
The cavalry might pay X3 a visit. => ask #6 move to X3 | #6 attack X3
1st and 2nd Infantry will stand shoulder to shoulder at F10. => ask #2, #3 move to F10, then hold | #2, #3 hold F10 | #2, #3 move to F10
Talks are ongoing. => ?
Should talks fail, attack on turn 6. => ?
`,
  },
  {
    who: 'a boy scout, twelfth set',
    position: 'forest',
    wrote: `
Sneak the scouts through the trees up to the altar. => ask #1 move to the altar glade cautiously | #1 move to the altar glade through woods | #1 move to the altar glade under cover
Comitatus march in a line to E10. => ask #7 form line, then move to E10 | #7 move to E10
The bows hide by the road and wait till X1 comes. => ask #4 hide | #4 move to the road, then hide | #4 move to the road, then hold until X1 in sight | #4 move to the road, then hold until X1 within 3 | #4 ambush
Medics bandage the 2nd Infantry. => ask #9 tend #3 | #9 follow #3 | #9 move to #3
Cavalry, don't go off the road. => ?
Levy, help push the wagons to B10. => ask #5 move to B10 | #5, #8 move to B10 | #5 follow #8 | #5 support #8
First infantry take the left path. => ?
Campfire at E7 for everybody. => ask everyone move to E7
`,
  },
  {
    who: 'an IT helpdesk man, twelfth set',
    position: 'forest',
    wrote: `
Have you tried moving the cavalry to C7? => ask #6 move to C7
Escalate X1 to the Comitatus. => ask #7 attack X1
Restart the scouts. => ?
Redirect 2nd infantry to E8 asap. => #3 move to E8 | #3 move to E8
1st infantry: ticket closed, return home. => ask #2 move home | #2 return home | #2 retreat
Archers to monitor M9 and respond to X2 if it moves in. => ask #4 hold | if X2 within 3, #4 shoot X2 | when X2 within 3, #4 shoot X2 | #4 shoot X2
Lock down the western clearing with the levy. => ask #5 hold the western clearing | #5 move to the western clearing, then hold
Did that resolve your issue? => ?
`,
  },
  {
    who: 'a romantic, twelfth set',
    position: 'forest',
    wrote: `
Comitatus, follow your heart to the altar glade. => ask #7 move to the altar glade
Let the cavalry embrace X2 with steel. => ask #6 attack X2
First infantry, wait for me beneath the trees at F9. => ask #2 move to F9, then hold | #2 hold F9
Do not leave the train alone, levy. => ask #5 protect #8 | #5 follow #8 | #5 guard #8 | #5 move to #8, then hold | #5 hold
Scouts, tell me what the night hides at M9. => ask #1 scout M9 | #1 move to M9
Archers, write X1 a letter in arrows. => ask #4 shoot X1
My heart is at war. => ?
Medics, stay near those who bleed. => ?
`,
  },
  {
    who: 'a Spartan mother, twelfth set',
    position: 'pass',
    wrote: `
Royal Guard, to the Middle Gate, and don't come back without it. => ask #5 take the middle gate | #5 move to the middle gate | #5 move to the middle gate, then hold
1st Infantry goes wherever the Guard goes. => #2 follow #5 | #2 follow #5
Archers up behind them. => ask #4 move behind #5 | #4 move behind #2 | #4 follow #5
Scouts, watch the goat path in the north and nothing else. => ask #1 move to the northern goat path | #1 scout the northern goat path | #1 move to the northern goat path, then hold | #1 hold the northern goat path
1st Militia keeps the wagons company. => ask #3 follow #6 | #3 move to #6 | #3 protect #6
If X1 turns his back, strike. => ?
Cowards stay home. => ?
Engineers, a wall across G11. => ask #7 build fort at G11 | #7 move to G11, then build fort
`,
  },
  {
    who: 'a quizmaster, twelfth set',
    position: 'pass',
    wrote: `
Which unit attacks X1? The Royal Guard! => ask #5 attack X1
For ten points, 1st Militia to E10. => ask #3 move to E10
True or false: archers shoot X2? => ?
Infantry, your starter: hold the West Gate. => ask #2 hold the west gate | #2 move to the west gate, then hold
Pass on the engineers. => ?
Scouts, final answer, go home. => ask #1 move home | #1 go home | #1 retreat
Next: train moves one tile west. => ask #6 move west 1
And the Guard? Three tiles east. => ask #5 move east 3
`,
  },
  {
    who: 'a plain player, twelfth set',
    position: 'pass',
    wrote: `
Infantry and Guard both move forward two. => ask #2, #5 move forward 2 | #2, #5 move east 2 | #2, #5 move ahead 2
Archers target the nearest enemy. => #4 shoot the nearest enemy | #4 shoot
1st militia, cover the engineers while they build a fort at G10. => ask #7 build fort at G10. #3 follow #7 | #7 build fort at G10. #3 protect #7 | #7 build fort at G10. #3 guard #7 | #3 follow #7 | #3 protect #7 | #3 protect #7. #7 build fort at G10
Scouts retreat if X3 gets within two. => if X3 within 2, #1 retreat | when X3 within 2, #1 retreat
The train shouldn't move. => #6 hold
On turn 4, Guard and Infantry attack X1. => on turn 4 #5, #2 attack X1 | on turn 4 #2, #5 attack X1
Militia 2 go to the left of militia 1. => #4 move left of #3
Stop the Guard at G11. => ask #5 hold G11 | #5 move to G11, then hold | #5 hold
`,
  },
  {
    who: 'a noob, twelfth set',
    position: 'river',
    wrote: `
how do i make archers shoot X2 => ask #3 shoot X2
attack with everything => everyone attack | everyone attack
where is my cavalry => ?
move scouts => ?
cavalry attack the bad guys in the middle => ask #6 attack | #6 attack X2 | #6 attack X1 | #6 attack the nearest enemy
put infantry in the water => ask #2 move to the ford | #2, #3 move to the ford | #2 move to the western ford | #2, #3 move to the western ford | #2 move to the river | #2, #3 move to the river
engineers make bridge anywhere => ask #9 build bridge
all archers go up the hill and shoot from there => ask #3 move to the hills, then shoot | #3 move to the western hills, then shoot
`,
  },
  {
    who: 'an old sailor, twelfth set',
    position: 'river',
    wrote: `
Steer the cavalry south by the woods. => ask #6 move south | #6 move to the woods | #6 move to the western woods | #6 move to the western woods
All hands stand fast. => everyone hold | everyone hold
Heave to, wagons. => ask #8 hold
Rake X1 with arrows, 2nd Infantry. => ask #3 shoot X1
Send the First Cohort across on the morning tide, turn 3. => ask on turn 3 #7 move across the river
1st Militia come alongside 2nd Militia. => ask #4 move to #5
Batten down at E11, 1st Infantry. => ask #2 hold E11 | #2 move to E11, then hold | #2 move to E11
Steady as she goes. => ?
`,
  },
]
