import type { Writer } from './corpus.ts'

/** Ordinary orders of twelve people, written before the reader was changed; only its counts were looked at. */
export const NINTH: readonly Writer[] = [
  {
    who: 'a soldier, ninth set',
    position: 'river',
    wrote: `
First Infantry, advance to E11 and dig in facing the ford. => ask #2 move to E11, then hold | #2 hold E11 | #2 move to E11, then face east | #2 move to E11, then face east, then hold
Archers, occupy the western hills and cover the crossing. => ask #3 move to the western hills | #3 move to the western hills, then hold | #3 move to the western hills, then shoot | #3 take the western hills
Militia units, form up behind First Infantry. => ask #4, #5 move behind #2 | #4, #5 follow #2
Cavalry, remain in reserve until turn 4, then strike X2. => #6 hold until turn 4, then attack X2
Scouts, push north along the river to E2 and report. => #1 move to E2 | #1 scout E2 | #1 move cautiously to E2
Engineers, bridge the river at F8. => #9 build bridge at F8
First Cohort will hold the Western Ford at all costs. => #7 hold the western ford aggressively | #7 hold the western ford | #7 move to the western ford, then hold aggressively | #7 move to the western ford aggressively, then hold
If X1 crosses the river, First Cohort is to engage it at once. => ask if X1 within 3, #7 attack X1 | when X1 within 3, #7 attack X1 | if X1 near the western ford, #7 attack X1 | when X1 near the western ford, #7 attack X1 | if X1 at the western ford, #7 attack X1 | when X1 at the western ford, #7 attack X1
All units stand to and hold your fire. => everyone hold, hold fire | everyone hold fire | everyone hold. everyone hold fire
Medics to stay close behind First Cohort. => #10 move behind #7 | #10 follow #7 | #10 move behind #7, then hold
Supply train, pull back to A5. => #8 retreat to A5 | #8 move to A5
Well done, everybody. => ?
Second Militia, take over from First Infantry at D9. => ask #5 move to D9
`,
  },
  {
    who: 'a child, ninth set',
    position: 'forest',
    wrote: `
scouts go look for bad guys near the altar => #1 scout the altar glade | #1 move to the altar glade
horses go fast to the western clearing => #6 move to the western clearing
the bow guys hide in the trees at F9 => #4 move to F9, then hide | #4 ambush at F9
my best guys attack X1 => ask #7 attack X1
levy dont go anywhere stay with the wagons => ask #5 hold | #5 move to #8, then hold | #5 follow #8
can the medics go help the first infantry => #9 follow #2 | #9 tend #2 | #9 move to #2
everybody attack on turn 5 => on turn 5 everyone attack
second infantry go next to first infantry => #3 move to #2
if the enemy comes close the levy should run home => if enemy within 3, #5 retreat | when enemy within 3, #5 retreat | if enemy within 3, #5 move home | when enemy within 3, #5 move home
wagons move back one => #8 move back 1 | #8 move west 1 | #8 retreat west 1
i like horses => ?
the big group of horses at M9 is scary dont go there => ?
`,
  },
  {
    who: 'a Brazilian, ninth set',
    position: 'fort',
    wrote: `
The two cavalries must to go to the south of the fort. => ask #5, #6 move south of the fort | cavalry move south of the fort
Archers shoot in X1 until he dies. => #4 shoot X1
The first infantry stays in the place and protects the siege engineers. => ask #2 hold | #2 protect #9 | #2 follow #9 | #2 hold, then follow #9
Siege engineers make a tower and after go to the west gate. => #9 build tower, then move to the west gate
Silver Shields go to the front, to J10. => #7 move to J10
The scouts go see what there is in the south wood. => #1 scout the south wood | #1 move to the south wood
If the X2 come near of the archers, the second cavalry attack him. => if X2 within 3 of #4, #6 attack X2 | when X2 within 3 of #4, #6 attack X2 | if X2 near #4, #6 attack X2 | when X2 near #4, #6 attack X2
All the soldiers wait the turn 4. => everyone hold until turn 4
The train can to come more near, to D10. => #8 move to D10
Second infantry in the left of the Silver Shields. => ask #3 move left of #7
Not attack the gate before the tower is ready. => ?
Field engineers go together with the siege engineers. => #10 follow #9 | #10 move to #9
`,
  },
  {
    who: 'a terse typist, ninth set',
    position: 'pass',
    wrote: `
inf + guard to west gate, hold => ask #2, #5 move to the west gate, then hold | #2, #5 hold the west gate
arch G9 => #4 move to G9
sc back to D7 => #1 move to D7 | #1 retreat to D7
train stay => #6 hold
mil1 F12 then wait => #3 move to F12, then hold
eng fort at F10 => #7 build fort at F10
rg atk X1 t4 => ask on turn 4 #5 attack X1
all hold til turn 3 => everyone hold until turn 3
arch shoot X1 if in range => #4 shoot X1 | if X1 within 4, #4 shoot X1
sc n goat path, slow => ask #1 move to the northern goat path | #1 move to the northern goat path cautiously
guard behind inf => #5 move behind #2 | #5 follow #2
no fire yet => ask everyone hold fire | #4 hold fire | archers hold fire
nvm => ?
`,
  },
  {
    who: 'a wordy strategist, ninth set',
    position: 'oasis',
    wrote: `
I would like both units of horse archers to advance to within shooting distance of X1 and harass it with arrows. => ask #2, #3 shoot X1 | horse archers shoot X1 | #2, #3 shoot X1 evasively
Meanwhile the Keshig should swing around to the north of the oasis, staying out of sight if possible. => ask #6 move north of the oasis | #6 move north of the oasis under cover | #6 move north of the oasis cautiously
The third cavalry ought to secure the Western Well before the enemy does. => #4 take the western well | #4 move to the western well | #4 move to the western well, then hold
For the time being the fourth cavalry remains where it is, as our last reserve. => #5 hold
Our scouts would do well to keep an eye on the northern road around I6. => ask #1 scout I6 | #1 move to I6 | #1 move to I6, then hold
As soon as X1 has been weakened below half strength, the Keshig charges it. => ?
Should X1 turn and attack the horse archers, they are to fall back to C10. => ask if #2 attacked, #2, #3 retreat to C10 | if attacked, #2, #3 retreat to C10 | when attacked, #2, #3 retreat to C10 | if attacked, horse archers retreat to C10 | when attacked, horse archers retreat to C10 | if attacked, #2, #3 move to C10 | when attacked, #2, #3 move to C10
The medics had better keep well back, somewhere around A10. => #7 move to A10 | #7 retreat to A10
We must not lose the initiative. => ?
Once the Western Well is ours, third cavalry is to continue on to the Oasis. => when the western well ours, #4 move to the oasis
Under no circumstances is anyone to engage X2 yet. => ?
On the fifth turn I want all cavalry to charge whatever is nearest to them. => on turn 5 cavalry charge the nearest enemy | on turn 5 #2, #3, #4, #5 charge the nearest enemy | on turn 5 everyone charge the nearest enemy | on turn 5 cavalry charge
`,
  },
  {
    who: 'a casual gamer, ninth set',
    position: 'fort',
    wrote: `
ok send the silver shields up to the west gate => #7 move to the west gate
1st cav go check out the north wood real quick => #5 scout the north wood | #5 move to the north wood
archers focus X1 => #4 shoot X1
2nd cav chase off X2 => #6 attack X2
pikes on the silver shields' flanks pls => ask #2, #3 move to #7 | #2 move left of #7. #3 move right of #7 | #3 move left of #7. #2 move right of #7
train and field engs just chill at the back => ask #8, #10 hold | #8, #10 retreat
siege guys start on a ram => #9 build ram
everyone else stay put for now => the rest hold | everyone hold
scouts loop around south to M17 => #1 move to M17
if things go bad pull the silver shields out => ?
lets gooo => ?
archers up on the hill at G8 => #4 move to G8
swap the 1st and 2nd infantry => ask #2 move to G10. #3 move to G9
`,
  },
  {
    who: 'a German engineer, ninth set',
    position: 'river',
    wrote: `
The engineers shall build a bridge at F9, the second militia shall protect them. => #9 build bridge at F9. #5 follow #9 | #9 build bridge at F9. #5 guard #9 | #9 build bridge at F9. #5 protect #9
Cavalry: drive 3 tiles to the south and wait. => #6 move south 3, then hold
Archers go on the hill in the north-west, so that they see more. => ask #3 move to the western hills
The First Cohort goes in direction of the Western Ford, but not over it. => ask #7 move to the western ford | #7 move to E11 | #7 move toward the western ford
First infantry and first militia take position left and right from the road at E11. => ask #2, #4 move to E11 | #2 move to E10. #4 move to E12 | #4 move to E10. #2 move to E12
The supply train and the medics go back to A8 respectively A10. => ask #8 move to A8. #10 move to A10
Scouts observe X1 from a safe distance. => ask #1 scout X1 | #1 follow X1 | #1 move to X1 evasively | #1 evade | #1 hold
From turn 3 on all archers shoot on everything what comes over the ford. => ask from turn 3 archers shoot | on turn 3 archers shoot | on turn 3 #3 shoot
When the bridge is ready, the cavalry rides over it. => ?
If the First Cohort is attacked, the first infantry comes to help. => if #7 attacked, #2 support #7 | when #7 attacked, #2 support #7 | if #7 attacked, #2 move to #7 | when #7 attacked, #2 move to #7 | if #7 attacked, #2 attack | when #7 attacked, #2 attack
Please no one cross the river before turn 5. => ask everyone hold until turn 5
`,
  },
  {
    who: 'a grandfather, ninth set',
    position: 'forest',
    wrote: `
Let the cavalry ride along the road as far as E11 and wait there. => #6 move to E11 by road, then hold | #6 move to E11 along the road, then hold
The archers had best stay in the woods near F9. => ask #4 move to F9 | #4 move to F9, then hold | #4 move to F9, then ambush
Both infantry, forward slowly, three tiles. => ask #2, #3 move east 3 | #2, #3 move east 3 cautiously | #2, #3 move east 3 steadily
Comitatus should back them up. => ask #7 follow #2 | #7 follow #3 | #7 support #2 | #7 support #3
Levy, guard the baggage. => #5 guard #8 | #5 follow #8
Send the scouts on to see if X3 is still about. => #1 scout X3 | #1 scout P12 | #1 move to X3 | #1 move to P12
If the enemy horse comes for the archers, 2nd Infantry must step in between. => ask if X2 within 3 of #4, #3 attack X2 | when X2 within 3 of #4, #3 attack X2 | if X2 near #4, #3 attack X2 | when #4 attacked, #3 support #4 | if #4 attacked, #3 support #4 | if X2 within 3 of #4, #3 support #4 | when X2 within 3 of #4, #3 support #4 | if X2 within 3 of #4, #3 move to #4 | when X2 within 3 of #4, #3 move to #4
The doctor stays where he is. => #9 hold
We did it that way in my day. => ?
Nobody is to go into the bog. => ?
Keep the men together. => ?
1st Infantry, take the glade, then let the archers join you there. => ask #2 take the altar glade. #4 move to the altar glade | #2 move to the altar glade. #4 move to the altar glade | #2 take the altar glade. #4 follow #2 | #2 take the altar glade. #4 move to #2
`,
  },
  {
    who: 'a manager, ninth set',
    position: 'pass',
    wrote: `
Royal Guard takes the lead and moves to H10, infantry right behind them. => ask #5 move to H10. #2 follow #5 | #5 move to H10. #2 move behind #5
Archers set up at G12 and engage X1 as soon as it is in range. => ask #4 move to G12, then shoot X1
1st Militia to cover the southern goat path. => ask #3 hold the southern goat path | #3 move to the southern goat path | #3 move to the southern goat path, then hold
Engineers to start fortifying the West Gate. => #7 build fort at the west gate | #7 fortify the west gate
Supply train: no change. => #6 continue | #6 hold
Scouts to scout the northern goat path and return to E8 by turn 5. => ask #1 scout the northern goat path, then move to E8 | #1 scout the northern goat path, then return to E8
Let's make sure X1 doesn't get past the West Gate. => ?
If the Royal Guard loses more than half its men, it falls back to the West Gate. => if #5 strength below 50%, #5 retreat to the west gate | when strength below 50%, #5 retreat to the west gate | if strength below 50%, #5 move to the west gate | when strength below 50%, #5 move to the west gate | if casualties above 50%, #5 retreat to the west gate | when casualties above 50%, #5 retreat to the west gate
Infantry will replace the Royal Guard at H10 on turn 5. => ask on turn 5 #2 move to H10 | on turn 5 infantry move to H10
Everybody else, please hold your current position. => the rest hold | everyone hold
Can we get a status update? => ?
2nd Militia moves up to support 1st Infantry. => #4 support #2 | #4 follow #2 | #4 move to #2
Push the Royal Guard forward another two tiles. => #5 move east 2 | #5 move forward 2
`,
  },
  {
    who: 'a sloppy typist, ninth set',
    position: 'river',
    wrote: `
scuots go to E3 and stay thre => #1 move to E3, then hold
first infntry move up too E10 => #2 move to E10
arhcers shoot at the nearst enemy => #3 shoot the nearest enemy
calvary wait intil turn 4 then chrage X1 => #6 hold until turn 4, then charge X1
2nd miltia folow 1st militia => #5 follow #4
enginers biuld a brige at F9 => #9 build bridge at F9
medics an train go bak to A9 => #10, #8 move to A9 | #8, #10 retreat to A9
first chort hold ur position => #7 hold
evryone els stay were they are => the rest hold | everyone hold
if X2 cmes within 3 tiles cavlary atack it => if X2 within 3, #6 attack X2 | when X2 within 3, #6 attack X2
srry typo => ?
scouts dont engage anyone just look => ask #1 hold | #1 evade | #1 hold fire | #1 hold evasively
`,
  },
  {
    who: 'a wargamer, ninth set',
    position: 'oasis',
    wrote: `
1st and 2nd Cavalry skirmish forward and shoot up X1. => ask #2, #3 shoot X1 | #2, #3 shoot X1 evasively | #2, #3 skirmish
Keshig to refuse the left, hold at E10. => ask #6 hold | #6 hold E10
3rd Cavalry to turn X1's right flank via H7. => ask #4 move to H7, then attack X1
4th Cavalry screens the Keshig. => ask #5 protect #6 | #5 guard #6 | #5 follow #6 | #5 move in front of #6
Scouts, recce the Eastern Well, avoid contact. => #1 scout the eastern well avoiding enemies | #1 scout the eastern well evasively | #1 scout the eastern well
Medics bring up the rear of the Keshig. => ask #7 follow #6 | #7 move behind #6
3rd Cavalry wedge, charge X1, rally at E9. => #4 form wedge, then charge X1, then move to E9 | #4 form wedge, then charge X1, then retreat to E9
If 1st Cavalry takes 30% losses it disengages to C9. => if casualties above 30%, #2 retreat to C9 | when casualties above 30%, #2 retreat to C9 | if #2 casualties above 30%, #2 move to C9 | when casualties above 30%, #2 move to C9
All cavalry: open order. => cavalry form loose | #2, #3, #4, #5 form loose | everyone form loose
2nd Cavalry shoots and scoots back to D11. => ask #3 shoot the nearest enemy, then move to D11 | #3 shoot the nearest enemy, then retreat to D11 | #3 shoot, then move to D11
Roll well please. => ?
Nobody commits to melee before turn 4. => ask everyone hold until turn 4
Keshig dismounts and holds the well. => ask #6 dismount, then hold the western well | #6 dismount, then move to the western well, then hold | #6 dismount, then hold
`,
  },
  {
    who: 'a plain player, ninth set',
    position: 'fort',
    wrote: `
Move the Silver Shields to J10 and have the 1st Infantry follow them. => #7 move to J10. #2 follow #7
Have the 2nd Infantry guard the siege engineers. => #3 guard #9 | #3 follow #9 | #3 protect #9
The archers should shoot X1 whenever they can. => #4 shoot X1
Take both cavalry units around the south side of the fort to P16. => ask #5, #6 move to P16 | cavalry move to P16
Put the scouts in the siege hills and let them watch the south. => ask #1 move to the siege hills, then face south | #1 move to the siege hills
Bring the supply train a bit closer, say to E11. => #8 move to E11
The siege engineers should build ladders. => ?
Attack the west gate with the siege engineers. => ask #9 shoot the west gate | #9 attack the west gate | #9 move to the west gate
Keep the field engineers out of trouble behind the Silver Shields. => ask #10 move behind #7 | #10 follow #7
When X3 comes out of the fort, the Silver Shields attack it. => ask when X3 in sight, #7 attack X3 | when X3 within 3, #7 attack X3 | when X3 near the west gate, #7 attack X3 | when X3 at the west gate, #7 attack X3
If 1st Infantry breaks, 2nd Infantry takes its place. => ?
2nd Cavalry, run X2 down and then come back to E12. => #6 attack X2, then move to E12 | #6 attack X2, then retreat to E12 | #6 charge X2, then move to E12 | #6 attack X2, then return to E12
1st Infantry and Silver Shields should line up beside each other at I9 and I10. => ask #2 move to I9. #7 move to I10
`,
  },
]
