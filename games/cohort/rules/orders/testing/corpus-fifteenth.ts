import type { Writer } from './corpus.ts'

/** Twenty people, two hundred sentences, written with what they mean by somebody who never saw the reader. */
export const FIFTEENTH: readonly Writer[] = [
  {
    who: 'a retired sergeant, fifteenth set',
    position: 'river',
    wrote: `
First Cohort, move up to E11 and hold it. => ask #7 move to E11, then hold | #7 hold E11
Archers, fall in behind the First Infantry. => ask #3 move behind #2 | #3 follow #2
1st Militia, you are staying where you are. => #4 hold
2nd Militia will guard the supply train. => ask #5 follow #8 | #5 guard #8 | #5 move to #8
Cavalry, down to the western woods and stay hidden there. => ask #6 move to the western woods, then hide | #6 move to the western woods, then ambush | #6 hide in the western woods | #6 ambush in the western woods | #6 move to the western woods, then hold
First Infantry, form phalanx facing east. => ask #2 form phalanx, then face east | #2 face east, then form phalanx | #2 form phalanx
Scouts, get yourselves over that river and tell me what is there. => ask #1 move cautiously across the river | #1 move across the river | #1 scout across the river
Engineers, dig in at D10. => ask #9 build fort at D10 | #9 move to D10, then build fort | #9 fortify D10
If the Cohort gets hit, 1st Infantry goes to help them. => ask if #7 attacked, #2 follow #7 | if #7 attacked, #2 move to #7 | when #7 attacked, #2 follow #7 | when #7 attacked, #2 move to #7 | if #7 attacked, #2 support #7 | if #7 engaged, #2 move to #7 | if #7 engaged, #2 follow #7 | when #7 engaged, #2 move to #7 | when #7 engaged, #2 follow #7 | if #7 attacked, #2 attack | when #7 attacked, #2 attack
I have seen worse ground than this, lads. => -
`,
  },
  {
    who: 'a boy of ten, fifteenth set',
    position: 'river',
    wrote: `
first cohort smash the militia on the other side => ask #7 attack X2 | #7 attack enemy militia | #7 move across the river, then attack X2
archers shoot the horse guys => ask #3 shoot X1 | #3 shoot enemy cavalry
cavalry go really fast to E12 => #6 move to E12
scouts spy on X3 => ask #1 move cautiously to X3 | #1 scout X3 | #1 move to X3 | #1 follow X3
everybody charge!!! => ask everyone charge | #1, #2, #3, #4, #5, #6, #7 charge | everyone attack aggressively | everyone attack
medics heal first infantry => ask #10 follow #2 | #10 move to #2 | #10 tend #2
make the cohort do the turtle => ask #7 form testudo | #7 form turtle
why cant i have elephants => -
engineers build a fort thing where the first cohort is => ask #9 build fort at D11 | #9 move to #7, then build fort | #9 move to D11, then build fort
the militia guys should hide behind the cohort => ask #4, #5 move behind #7 | #4, #5 follow #7
`,
  },
  {
    who: 'a Polish player, fifteenth set',
    position: 'river',
    wrote: `
Scouts go on hill and observe. => ask #1 move to the western hills | #1 move to the western hills, then hold | #1 move to the hill | #1 move to the hill, then hold | #1 move cautiously to the western hills | #1 move cautiously to the hill | #1 move cautiously to the western hills, then hold | #1 move cautiously to the hill, then hold
First militia please to go to tile D10. => #4 move to D10
Archers, shoot to enemy cavalry when it will be close. => ask when X1 within 3, #3 shoot X1 | if X1 within 3, #3 shoot X1 | when enemy cavalry within 3, #3 shoot enemy cavalry | when enemy cavalry within 3, #3 shoot X1 | if enemy cavalry within 3, #3 shoot X1 | if enemy cavalry within 3, #3 shoot enemy cavalry | when enemy within 3, #3 shoot X1 | if enemy within 3, #3 shoot X1 | #3 hold until X1 within 3, then shoot X1 | when enemy within 3, #3 shoot enemy cavalry | if enemy within 3, #3 shoot enemy cavalry
Cavalry stays in reserve behind first cohort. => ask #6 move behind #7 | #6 move behind #7, then hold | #6 follow #7 | #6 hold behind #7
Second militia goes together with first militia. => ask #5 follow #4 | #5 move to #4
Supply train don't move. => #8 hold
First cohort attacks enemy in ford only if he comes to us. => ask if enemy at the western ford, #7 attack enemy at the western ford | if enemy at the crossing, #7 attack enemy at the crossing | if enemy at the western ford, #7 attack enemy | if enemy at the crossing, #7 attack enemy | when enemy at the western ford, #7 attack enemy | when enemy at the crossing, #7 attack enemy | when enemy at the crossing, #7 attack enemy at the crossing | when enemy at the western ford, #7 attack enemy at the western ford
Engineers make bridge on F8 tile. => #9 build bridge at F8
In turn 4 all infantry go forward to ford. => ask on turn 4, #2, #3 move to the ford | on turn 4, #2, #3, #4, #5, #7 move to the ford | on turn 4, #2, #3, #4, #5, #7 move to the western ford | on turn 4, #2, #3 move to the western ford | on turn 4 all infantry move to the ford | on turn 4 all infantry move to the crossing | on turn 4, #2, #3, #4, #5, #7 move to the crossing | on turn 4, #2, #3 move to the crossing
For me this river is too wide. => -
`,
  },
  {
    who: 'a retired teacher, fifteenth set',
    position: 'river',
    wrote: `
Would the scouts kindly proceed to E9? => #1 move to E9
The archers are to shoot at X2, and not at anyone else. => #3 shoot X2
First and Second Militia, stand side by side at C10 and C11. => ask #4 move to C10. #5 move to C11 | #4 move to C10, then hold. #5 move to C11, then hold | #4 hold C10. #5 hold C11
Now then, cavalry: you will wait until turn five and then attack X1. => ask #6 hold until turn 5, then attack X1 | on turn 5, #6 attack X1 | when turn 5, #6 attack X1
Medics, remain with the First Cohort at all times. => ask #10 follow #7 | #10 move to #7
Has everybody understood what they are supposed to do? => -
The supply train should return to the rear, where it belongs. => ask #8 retreat | #8 move home | #8 move back | #8 return home | #8 move west
If the militia lose more than thirty per cent of their men, they are to withdraw. => ask if casualties above 30%, #4, #5 retreat | when casualties above 30%, #4, #5 retreat | when strength below 70%, #4, #5 retreat | if strength below 70%, #4, #5 retreat | if casualties above 30%, militia retreat | when casualties above 30%, militia retreat
Engineers, a bridge at F9, please, and when it is done fall back to B8. => ask #9 build bridge at F9, then retreat to B8 | #9 build bridge at F9, then move to B8
First Infantry, take the Western Ford and keep it. => ask #2 move to the western ford, then hold | #2 hold the western ford | #2 take the western ford, then hold | #2 take the western ford | #2 attack the western ford, then hold
`,
  },
  {
    who: 'a Total War veteran, fifteenth set',
    position: 'fort',
    wrote: `
Pikes in phalanx in front of the gate at K9, K10 and K11. => ask #2 move to K9, then form phalanx. #7 move to K10, then form phalanx. #3 move to K11, then form phalanx | #2 move to K9, then form phalanx. #3 move to K10, then form phalanx. #7 move to K11, then form phalanx | #2 form phalanx, then move to K9. #3 form phalanx, then move to K10. #7 form phalanx, then move to K11
Both cav on the flanks, ready to charge. => ?
Archers focus X1. => ask #4 shoot X1 | #4 attack X1
Siege engineers build a ram and attack the west gate with it. => ask #9 build ram, then attack the west gate | #9 build ram, then move to the west gate | #9 build ram, then attack L10
2nd cav, hammer X2 from behind. => ask #6 attack X2 | #6 charge X2 | #6 move behind X2, then attack X2
Scouts, loose formation and skirmish mode on. => #1 form loose, then evade
General's unit stays out of the fight, so Silver Shields hold. => #7 hold
1st cav, guard mode next to the archers. => ask #5 follow #4 | #5 move to #4, then hold | #5 move to #4 | #5 guard #4
Gate falls, everyone rushes in. => ?
Autoresolve this please. => -
`,
  },
  {
    who: 'a French student, fifteenth set',
    position: 'fort',
    wrote: `
The archers must to shoot on X1 without stop. => #4 shoot X1
First cavalry, go at the south gate. => #5 move to the south gate
The engineers construct a fort in G11. => ask #10 build fort at G11 | #10 move to G11, then build fort
All the world advances of two cases toward the east. => ask everyone move east 2 | everyone advance east 2
The scouts look what there is in the south wood. => ask #1 move cautiously to the south wood | #1 scout the south wood | #1 move to the south wood
Silver Shields, hold the position and form the phalanx. => ask #7 form phalanx, then hold | #7 hold, then form phalanx | #7 form phalanx
The second cavalry charges X2! => ask #6 charge X2 | #6 attack X2
If X2 approaches itself of the train, the first cavalry attacks it. => ask if X2 within 3 of #8, #5 attack X2 | when X2 within 3 of #8, #5 attack X2 | if X2 near #8, #5 attack X2 | when X2 near #8, #5 attack X2 | if X2 within 3 of B10, #5 attack X2 | when X2 within 3 of B10, #5 attack X2
The supply train rests behind, at B10. => ask #8 hold | #8 hold B10 | #8 move to B10 | #8 move to B10, then hold
How many turns it rests to us? => -
`,
  },
  {
    who: 'somebody in a hurry, fifteenth set',
    position: 'fort',
    wrote: `
inf 1 k9, inf 2 k10 => #2 move to K9. #3 move to K10
archers x1 => ask #4 shoot X1 | #4 attack X1
cav both to j13 => #5, #6 move to J13
rest stay => ask rest hold | everyone hold
scouts south wood quick => #1 move to the south wood
ss phalanx => #7 form phalanx
siege guys shoot x1 too => #9 shoot X1
no time, everyone but the archers just hold => everyone but #4 hold
engineers repair the ballista => ask #10 repair engine | #10 move to #9, then repair engine | #10 repair ballista
brb phone => -
`,
  },
  {
    who: 'a re-enactor, fifteenth set',
    position: 'fort',
    wrote: `
Pikes down, first and second infantry, and forward at the slow march to J10. => ask #2, #3 form phalanx, then move to J10 | #2, #3 move to J10 | #2, #3 take up pikes, then move to J10
Silver Shields, dress your line and form the sarissa wall. => ask #7 form phalanx | #7 form pike wall
Bowmen, nock and loose at the men on the wall at L9. => ask #4 shoot X1 | #4 shoot enemy at L9 | #4 shoot L9
Bowmen go into open order. => #4 form loose
Companions on the left, that's 1st Cavalry, ride round the north of the fort to O4. => ask #5 move to O4 | #5 move north of the fort, then move to O4
2nd Cavalry, in wedge, at X2! => ask #6 form wedge, then attack X2 | #6 form wedge, then charge X2 | #6 attack X2 in wedge | #6 form wedge, then move to X2
Artillery will bombard the gate. => ask #9 bombard the west gate | #9 shoot the west gate | #9 shoot L10 | #9 shoot the gate | #9 attack the west gate
Baggage train is to stay at the back with the engineers. => ask #8 hold | #8 follow #10 | #8 move to #10 | #8, #10 hold | #8 hold. #10 hold
Standard rations of bread and olives for all. => -
If the second infantry take fire, fall back out of bowshot. => ask if attacked, #3 retreat | when attacked, #3 retreat | if #3 attacked, everyone retreat | when #3 attacked, everyone retreat | if attacked, #3 evade | when attacked, #3 evade | if attacked, #3 move west | when attacked, #3 move west
`,
  },
  {
    who: 'a Civ player, fifteenth set',
    position: 'oasis',
    wrote: `
Scouts auto explore to the south. => ask #1 move cautiously south | #1 scout south | #1 explore south | #1 move cautiously to the south | #1 scout to the south | #1 move south
2nd Cavalry, fortify until healed. => #3 hold
Move the Keshig onto the hill at G7. => #6 move to G7
3rd Cavalry pillage the eastern well. => ask #4 move to the eastern well | #4 attack the eastern well | #4 take the eastern well
Ranged attack on X1 with 1st and 2nd Cavalry. => #2, #3 shoot X1
4th Cavalry sleep. => #5 hold
Medics, stack with the Keshig. => ask #7 follow #6 | #7 move to #6
Take the Oasis with 3rd and 4th Cavalry. => ask #4, #5 take the oasis | #4, #5 move to the oasis | #4, #5 move to the oasis, then hold | #4, #5 attack the oasis | #4, #5 hold the oasis
Is there a tech for swimming? => -
Escort the medics to E10 with 4th Cavalry. => ask #5 follow #7. #7 move to E10 | #5, #7 move to E10
`,
  },
  {
    who: 'a man dictating to his phone, fifteenth set',
    position: 'oasis',
    wrote: `
okay so send the scouts to the western well please => #1 move to the western well
first cavalry shoot at ex one comma then fall back => ask #2 shoot X1, then retreat | #2 shoot X1, then move back | #2 shoot X1, then move west
um second cavalry just do what the first cavalry does => ask #3 follow #2 | #3 support #2
third cavalry go to eff nine full stop => #4 move to F9
fourth cavalry stay with the keshig => ask #5 follow #6 | #5 move to #6
keshig uh hold position until I say otherwise => #6 hold
when the enemy gets within three tiles everyone pull back => ask when enemy within 3, everyone retreat | if enemy within 3, everyone retreat | when enemy within 3, everyone move back
medics to dee ten no sorry dee nine => #7 move to D9
hey siri no not you => -
attack ex two with third and fourth cavalry new line => #4, #5 attack X2
`,
  },
  {
    who: 'a forum role-player, fifteenth set',
    position: 'oasis',
    wrote: `
*The Khan raises his hand.* Keshig, ride with me to the oasis! => ask #6 move to the oasis | #6 move to the oasis, then hold
Let the arrows of 1st and 2nd Cavalry darken the sky above X1! => #2, #3 shoot X1
"Fourth Cavalry," he whispers, "wait behind the hills until turn 4." => ask #5 move behind the hills, then hold until turn 4 | #5 move behind the hill, then hold until turn 4 | #5 move to the hill, then hold until turn 4
The wind smells of horses and victory. => -
Scouts, be my eyes in the north! => ask #1 move cautiously north | #1 scout north | #1 move north | #1 move cautiously to the north | #1 scout the north
Third Cavalry shall feign retreat, then turn and strike X1. => ask #4 retreat, then attack X1 | #4 move back, then attack X1 | #4 move west, then attack X1
Healers, follow the Keshig like shadows. => #7 follow #6
Spare none of them! Everyone attack X1! => ask everyone attack X1 | #1, #2, #3, #4, #5, #6 attack X1
Should the Keshig fall below half their number, let them ride home. => ask if strength below 50%, #6 move home | when strength below 50%, #6 move home | if strength below 50%, #6 retreat | when strength below 50%, #6 retreat | if casualties above 50%, #6 retreat | when casualties above 50%, #6 retreat
Ride, Second Cavalry, ride for the eastern well! => #3 move to the eastern well
`,
  },
  {
    who: 'a Chinese student, fifteenth set',
    position: 'oasis',
    wrote: `
Scout go to north well see see have enemy or not. => ask #1 move cautiously to the western well | #1 scout the western well | #1 move to the western well
First cavalry and second cavalry keep distance, use bow shoot X1. => ask #2, #3 shoot X1 | #2, #3 shoot X1 evasively
Third cavalry from the south go around attack X2. => ask #4 attack X2 | #4 move south, then attack X2 | #4 move south of X2, then attack X2
Fourth cavalry first don't move. => #5 hold
Keshig occupy oasis west side. => ask #6 move to the oasis | #6 move to I10 | #6 move to I11 | #6 take the oasis | #6 hold the oasis | #6 hold I11
Medic follow behind third cavalry. => ask #7 follow #4 | #7 move behind #4
If X1 run away, first cavalry chase. => ?
All cavalry change to wedge shape. => ask #2, #3, #4, #5 form wedge | #2, #3, #4, #5, #6 form wedge | all cavalry form wedge
Second cavalry get off horse and fight. => #3 dismount, then attack
Weather very hot today. => -
`,
  },
  {
    who: 'a chess player, fifteenth set',
    position: 'forest',
    wrote: `
Scouts to F10. => #1 move to F10
Cavalry C8, supporting the archers. => ask #6 move to C8, then follow #4 | #6 move to C8 | #6 move to C8, then support #4
Comitatus controls the altar glade. => ask #7 move to the altar glade | #7 hold the altar glade | #7 take the altar glade | #7 move to the altar glade, then hold
First infantry takes X1. => ask #2 attack X1 | #2 take X1
Keep the levy as a pawn in front of the supply train. => ask #5 move in front of #8 | #5 move in front of #8, then hold | #5 hold in front of #8 | #5 follow #8
Second infantry E10, then F10, then glade. => #3 move to E10, then move to F10, then move to the altar glade
I offer a draw. => -
If X2 moves closer, the archers retreat to B10. => ask if X2 within 3, #4 retreat to B10 | when X2 within 3, #4 retreat to B10 | if X2 within 3, #4 move to B10 | when X2 within 3, #4 move to B10
No exchange of the cavalry yet: they wait. => #6 hold
Levy to B10. => #5 move to B10
`,
  },
  {
    who: 'somebody angry, fifteenth set',
    position: 'forest',
    wrote: `
LEVY STOP RUNNING AND STAND STILL => #5 hold
For the last time, archers, SHOOT X1. => #4 shoot X1
Cavalry get out of the stupid trees and go to E10. => #6 move to E10
this game hates me => -
Comitatus, kill X1. Kill it. => #7 attack X1
Why are the medics always in the wrong place?! => -
Medics go to the second infantry NOW. => ask #9 move to #3 | #9 follow #3
Everybody back to camp, we're done here. => ask everyone retreat | everyone move home | everyone move to camp
First infantry and second infantry, stop messing about and attack the nearest enemy! => ask #2, #3 attack the nearest enemy | #2, #3 attack
If the levy breaks again I swear I'm quitting. => -
`,
  },
  {
    who: 'a German engineer, fifteenth set',
    position: 'forest',
    wrote: `
The scouts shall through the wood to G9 go. => ask #1 move to G9 through the woods | #1 move to G9 | #1 move to G9 under cover
First infantry and Comitatus attack X1 at the same time. => #2, #7 attack X1
Please let the archers until turn 3 not shoot. => ask #4 hold fire. on turn 3, #4 fire at will | #4 hold fire | #4 hold fire, then hold until turn 3
The supply train becomes protected from the levy. => ask #5 follow #8 | #5 protect #8 | #5 move to #8
Cavalry drives on the road to F12. => ask #6 move to F12 by road | #6 move to F12
When the enemy comes nearer than 4 fields, goes the second infantry into the attack. => ask when enemy within 4, #3 attack | when enemy within 4, #3 attack enemy | if enemy within 4, #3 attack | if enemy within 4, #3 attack enemy | when enemy within 3, #3 attack | if enemy within 3, #3 attack | #3 hold until enemy within 4, then attack
Comitatus: hold the line, no step back. => #7 hold
All units, except the supply train and the medics, two tiles forward. => ask everyone but #8, #9 move east 2 | everyone except #8, #9 move ahead 2 | #1, #2, #3, #4, #5, #6, #7 move east 2
Medics make themselves on the way to first infantry. => ask #9 move to #2 | #9 follow #2
Is the ground in the western bog really so slow? => -
`,
  },
  {
    who: 'a teenager with bad typing, fifteenth set',
    position: 'forest',
    wrote: `
scuots go to teh western clearing => #1 move to the western clearing
frist infantry atack X1 => #2 attack X1
2nd infanty hold postion => #3 hold
archres shot x1 => #4 shoot X1
calvary hide in the forrest => ask #6 hide in the forest | #6 hide in the woods
levvy gaurd the suply train => ask #5 follow #8 | #5 guard #8 | #5 move to #8
comittatus go beserk => #7 form berserker
medcis folow comitatus => #9 follow #7
evryone wiat til turn 2 then go eastwrds => ask everyone hold until turn 2, then move east | on turn 2, everyone move east | when turn 2, everyone move east
lol i cnat type today sry => -
`,
  },
  {
    who: 'a wordy lawyer, fifteenth set',
    position: 'pass',
    wrote: `
I should be obliged if the Royal Guard would, without further delay, take up a position at G10 and remain there. => ask #5 move to G10, then hold | #5 hold G10
The First Infantry, for the avoidance of doubt, is to stand to the left of the Royal Guard. => ask #2 move left of #5 | #2 move to F10 | #2 hold | #2 move to the left of #5, then hold | #2 move left of #5, then hold
In the event that any enemy comes within two tiles of the supply train, the 1st Militia shall attack that enemy. => ask if enemy within 2 of #6, #3 attack enemy | when enemy within 2 of #6, #3 attack enemy | if enemy within 2 of #6, #3 attack | when enemy within 2 of #6, #3 attack | if enemy within 2 of B10, #3 attack | when enemy within 2 of B10, #3 attack
The scouts are hereby instructed to proceed with due caution along the northern goat path. => ask #1 move cautiously to the northern goat path | #1 move to the northern goat path cautiously
I reserve all my rights in respect of the weather. => -
The archers, namely the 2nd Militia, may fire at X2 at their discretion. => ask #4 shoot X2 | #4 fire at will
Engineers are requested to erect fortifications at G11, and thereafter to withdraw to C10. => ask #7 build fort at G11, then retreat to C10 | #7 build fort at G11, then move to C10 | #7 move to G11, then build fort, then move to C10 | #7 move to G11, then build fort, then retreat to C10
Provided that no enemy stands at the West Gate, the First Infantry shall advance to the Middle Gate. => ask unless enemy at the west gate, #2 move to the middle gate | if no enemy at the west gate, #2 move to the middle gate
The supply train shall not leave its present position. => #6 hold
Save as aforesaid, everybody else shall hold. => ask rest hold | everyone hold | everyone else hold
`,
  },
  {
    who: 'a polite grandmother, fifteenth set',
    position: 'pass',
    wrote: `
Dear scouts, would you be so kind as to walk to E5? => #1 move to E5
If it isn't too much trouble, could the archers shoot at X1? => #4 shoot X1
Royal Guard, do be careful, but please go to the West Gate. => ask #5 move to the west gate | #5 move cautiously to the west gate | #5 move carefully to the west gate
My dear engineers, please stay safely behind the Royal Guard. => ask #7 follow #5 | #7 move behind #5 | #7 move behind #5, then hold | #7 hold behind #5 | #7 move safely behind #5
I do hope nobody gets hurt. => -
The First Militia may sit this one out, bless them. => #3 hold
First Infantry, would you mind going along with the Royal Guard? => ask #2 follow #5 | #2 move to #5
Thank you all so much for yesterday. => -
Would the wagons please come a little closer to us, say to D10? => #6 move to D10
Please let everybody wait until the enemy comes into sight. => everyone hold until enemy in sight
`,
  },
  {
    who: 'a terse programmer, fifteenth set',
    position: 'pass',
    wrote: `
#5 -> G10, hold => ask #5 move to G10, then hold | #5 hold G10
#2 -> G11, testudo => ask #2 move to G11, then form testudo | #2 form testudo, then move to G11
#4: shoot X2 if in range, else follow #2 => ask if X2 within 5, #4 shoot X2, otherwise follow #2 | if X2 within 3, #4 shoot X2, otherwise follow #2 | if X2 within 3, #4 shoot X2. #4 follow #2 | if X2 within 5, #4 shoot X2. #4 follow #2 | if X2 in sight, #4 shoot X2, otherwise follow #2 | if X2 within 4, #4 shoot X2, otherwise follow #2
militia[0] to F11 => #3 move to F11
train: stay => #6 hold
scouts E8 -> E5 -> G4 => ask #1 move to E5, then move to G4 | #1 move to E8, then move to E5, then move to G4 | #1 move to E5, then G4
while enemy not in sight: #5 wait => ask #5 hold until enemy in sight | unless enemy in sight, #5 hold
#7 build fort @ G10 => ask #7 build fort at G10 | #7 move to G10, then build fort
all.retreat() when guard morale < 40 => ask when #5 morale below 40, everyone retreat | if #5 morale below 40, everyone retreat | when morale of #5 below 40, everyone retreat | if morale of #5 below 40, everyone retreat
// nothing for #6 this turn => -
`,
  },
  {
    who: 'a Spanish teacher in a games cafe, fifteenth set',
    position: 'pass',
    wrote: `
The guard real advances until the middle gate. => ask #5 move to the middle gate | #5 advance to the middle gate
First infantry, accompany to the Royal Guard. => ask #2 follow #5 | #2 move to #5
The archers put themselves behind of the first infantry. => ask #4 move behind #2 | #4 follow #2
Scouts, climb by the goat path of the south and look. => ask #1 move cautiously to the southern goat path | #1 move to the southern goat path | #1 scout the southern goat path
That the militia doesn't attack until the turn 5. => ask #3, #4 hold until turn 5, then attack | #3, #4 hold until turn 5 | on turn 5, #3, #4 attack
When they see X1 near, the first militia shoots... no, the second! => ask when X1 within 3, #4 shoot X1 | if X1 within 3, #4 shoot X1 | when X1 in sight, #4 shoot X1 | if X1 in sight, #4 shoot X1 | if X1 near, #4 shoot X1 | when X1 near, #4 shoot X1
The engineers make a ditch in F10. => ask #7 build fort at F10 | #7 move to F10, then build fort | #7 build ditch at F10
Who has the turn, I or you? => -
The wagon of supplies, back one tile. => ask #6 move west 1 | #6 move back 1 | #6 move to A10
We make like Leonidas: all to the West Gate and nobody passes. => ask everyone move to the west gate, then hold | everyone hold the west gate | everyone move to the west gate | #1, #2, #3, #4, #5 move to the west gate, then hold | #1, #2, #3, #4, #5 hold the west gate
`,
  },
]
