import type { Writer } from './corpus.ts'

/** Written by somebody who has not seen how sentences are read. */
export const SEVENTH: readonly Writer[] = [
  {
    who: 'a fisherman, seventh set',
    position: 'river',
    wrote: `
Scouts, make for the north end of the river bank, E1. => #1 move to E1
Put the 1st Infantry down by the water at E9. => #2 move to E9
We'll need a bridge at F8, engineers. => #9 build bridge at F8
Archers, get up on the high ground and wait for something to shoot at. => ask #3 move to the hills, then hold | #3 move to the western hills, then hold | #3 move to the western hills | #3 move to the western hills, then shoot
Let the militia come down to the bank as well, 1st at E8 and 2nd at E10. => #4 move to E8. #5 move to E10
Cavalry wade across at the ford and see off X2. => ask #6 attack X2 | #6 move to the western ford, then attack X2 | #6 move across the river, then attack X2 | #6 move to the ford, then attack X2
If the First Cohort gets to the central ford, the 1st Infantry can follow. => ask when #7 at the central ford, #2 follow #7 | if #7 at the central ford, #2 follow #7 | when #7 at the central ford, #2 move to the central ford
Medics well back, on the far side of the hills. => ask #10 move behind the western hills | #10 move behind the hills
Any fish in there? => ?
Train, don't you budge. => #8 hold
`,
  },
  {
    who: 'a secretary, seventh set',
    position: 'river',
    wrote: `
Please have the cavalry moved to D13 by road where possible. => ask #6 move to D13 by road
Kindly ask 1st Militia to relieve the scouts at E6, and the scouts to return to camp. => ask #4 move to E6. #1 return home | #4 move to E6. #1 retreat | #4 move to E6. #1 move home | #4 move to E6. #1 move to camp
Archers and engineers: please stay with the train. => #3, #9 follow #8 | #3, #9 move to #8 | #3, #9 move to #8, then hold
As discussed, the First Cohort attacks X2 on turn 4. => on turn 4 #7 attack X2
Cancel the order for the 2nd Militia. => #5 cancel | #5 hold
Re: X1 - 1st Infantry to deal with it. => #2 attack X1
Please note that I will be away on Friday. => ?
All units, please remain in position until further notice. => everyone hold
Cavalry and scouts to C15, infantry as before. => ask #6, #1 move to C15 | #1, #6 move to C15. infantry continue
Medics to visit 1st Militia, then 2nd Militia. => #10 move to #4, then move to #5
`,
  },
  {
    who: 'a man who corrects himself, seventh set',
    position: 'river',
    wrote: `
Cavalry to C15, no, sorry, D14. => #6 move to D14
1st Infantry attack X1, I mean X2. => #2 attack X2
Scouts go north - wait, no, south, three tiles. => #1 move south 3
Send the archers, or rather the 1st Militia, to E10. => #4 move to E10
First Cohort hold, and by hold I mean do not even turn round. => ask #7 hold
Engineers build a fort at E11. Actually make that D11. => ask #9 build fort at D11 | #9 move to D11, then build fort
Everybody move one tile north, well, everybody but the train. => #1, #2, #3, #4, #5, #6, #7, #9, #10 move north 1
On turn 3, no, turn 4, the cavalry attacks X1. => on turn 4 #6 attack X1
Second Militia retreat... no, forget it. => ?
Medics go to, hmm, where was I? => ?
`,
  },
  {
    who: 'an Italian learner, seventh set',
    position: 'fort',
    wrote: `
The cavalry must to arrive at the south gate passing from the south wood. => ask #5, #6 move to the south gate via the south wood | #5, #6 move to the south wood, then move to the south gate | #5, #6 move to the south wood, then move to O15 | #5, #6 move to O15 via the south wood
The archers shoot against who is on the wall. => #4 shoot X1
The Silver Shields go near the west gate but don't attack. => ask #7 move to J10, then hold | #7 move to K10, then hold | #7 move to the west gate, then hold | #7 move near the west gate, then hold | #7 move to K10
First Infantry in phalanx towards J9. => #2 form phalanx, then move to J9 | #2 move in phalanx to J9
The engineers of siege construct the tower. => #9 build tower | #9 build siege tower
The scouts return back to me. => #1 return home | #1 retreat | #1 move home
If the cavalry of enemy exits, the second infantry makes the phalanx. => ask if X2 within 3, #3 form phalanx | #3 form phalanx
Second cavalry, go to help the first cavalry. => ask #6 support #5 | #6 follow #5 | #6 move to #5
The train remains stopped. => #8 hold
How beautiful is this fort! => ?
`,
  },
  {
    who: 'a basketball player, seventh set',
    position: 'fort',
    wrote: `
2nd Cav go one on one with X2. => #6 attack X2
1st Cav, back up the 2nd Cav. => #5 support #6 | #5 follow #6 | #5 move to #6
Pikes set a screen at I9 and I11. => ask #2 move to I9. #3 move to I11
Archers pull up at H11 and let it fly at X1. => ask #4 move to H11, then shoot X1
Silver Shields drive straight to K10. => #7 move to K10 directly | #7 move to K10 straight | #7 move to K10
Siege guys set up a ballista shot on the gate. => ask #9 shoot the west gate
Scouts full court, all the way to S5. => #1 move to S5
Everyone get back on defense. => ask everyone retreat | everyone hold | everyone move home
Field engineers and train on the sideline, don't move. => #10, #8 hold
Nice hustle last turn. => ?
`,
  },
  {
    who: 'a typist in a hurry, seventh set',
    position: 'fort',
    wrote: `
arcehrs to G13 then shoot X2 => #4 move to G13, then shoot X2
1st infanrty and 2nd infantyr move 2 east => #2, #3 move east 2
silver shields atttack teh west gate => ask #7 attack the west gate | #7 move to the west gate | #7 move to K10
svouts to F2 => #1 move to F2
feild engineers follow the siege engneers => #10 follow #9
cavlry both hold untill turn 5 => #5, #6 hold until turn 5 | cavalry hold until turn 5
siege enginers go ot J10 adn build a ram => #9 move to J10, then build ram
trian back to A9 => #8 move to A9 | #8 retreat to A9
if X2 attcks the archers 2nd cavalry chrge it => ask if #4 attacked, #6 charge X2 | when #4 attacked, #6 charge X2 | if #4 attacked, #6 attack X2 | if X2 near #4, #6 charge X2
asdf jkl => ?
`,
  },
  {
    who: 'a cyclist, seventh set',
    position: 'oasis',
    wrote: `
Scouts take the northern road east to M6. => ask #1 move to M6 by road | #1 move to M6
1st and 2nd Cavalry ride up to E9 and E11 and shoot whatever is closest. => ask #2 move to E9, then shoot the nearest enemy. #3 move to E11, then shoot the nearest enemy
Keshig sprint for the oasis before they get there. => #6 move to the oasis
3rd Cavalry over the hill at G7 then down on X1. => ask #4 move to G7, then attack X1
4th Cavalry stay on the wheel of the 3rd. => #5 follow #4
Too hot to ride, medics wait in the shade. => ask #7 hold
Anyone who runs out of arrows goes back to camp. => ?
If the Keshig is attacked, 4th Cavalry come and join them. => ask if #6 attacked, #5 support #6 | if #6 attacked, #5 move to #6 | when #6 attacked, #5 support #6 | when #6 attacked, #5 move to #6
Slow and steady, everyone two tiles east. => ask everyone move east 2 steadily | everyone move east 2
Has anybody got a pump? => ?
`,
  },
  {
    who: 'a Polish learner, seventh set',
    position: 'oasis',
    wrote: `
Cavalry number three rides on the hill F8 and is waiting. => ask #4 move to F8, then hold
Please to shoot X1 by both horse archers. => ask #2, #3 shoot X1 | horse archers shoot X1
Keshig, go to back of X1. => ask #6 move behind X1
Scouts make recon of the Oasis. => #1 recon the oasis | #1 scout the oasis
Fourth cavalry has to defend medics. => #5 protect #7 | #5 guard #7 | #5 follow #7
Medics don't go nowhere. => #7 hold
When we will have the Western Well, third cavalry goes to the Oasis. => ask when the western well ours, #4 move to the oasis
Let Keshig attack X1 and let first cavalry shoot it in the same time. => #6 attack X1. #2 shoot X1
From turn 3 everybody is going to east. => ask from turn 3 everyone move east | on turn 3 everyone move east
I don't know what to do with second cavalry. => ?
`,
  },
  {
    who: 'a card player, seventh set',
    position: 'oasis',
    wrote: `
Play the Keshig on X1. => #6 attack X1
Hold back 3rd and 4th Cavalry for a later turn. => ask #4, #5 hold
1st Cavalry bluff an attack on X1. => ?
2nd Cavalry, one volley at X1, then fold back to C11. => ask #3 shoot X1, then move to C11 | #3 shoot X1, then retreat to C11
All in on the Oasis. => ask everyone move to the oasis | everyone take the oasis
Scouts peek at the Eastern Well. => ask #1 scout the eastern well
Raise you ten. => ?
Medics sit this one out. => #7 hold
If X2 goes for the Oasis, 3rd Cavalry goes for the Eastern Well. => ask if X2 at the oasis, #4 move to the eastern well | when X2 at the oasis, #4 move to the eastern well | if X2 near the oasis, #4 move to the eastern well | when X2 near the oasis, #4 move to the eastern well
1st and 3rd Cavalry change places. => ask #2 move to C9. #4 move to D10
`,
  },
  {
    who: 'a forester, seventh set',
    position: 'forest',
    wrote: `
Cavalry keeps to the road, woods are no place for horses: go to E11. => ask #6 move to E11 by road | #6 move to E11
Comitatus, slip through the trees to H9 and hide. => #7 move to H9 through woods, then hide | #7 move to H9 under cover, then ambush
1st Infantry west of the glade, at H10, 2nd Infantry south of it, at J12. => #2 move to H10. #3 move to J12
Keep out of the bog, levy, and go round it to the north, to G9. => ask #5 move to G9
The archers stand at the wood's edge at E8 facing east. => ask #4 move to E8, then face east
Scouts, X3 was a wagon; find out whether it is still at P12. => ask #1 scout P12 | #1 scout X3 | #1 move to P12
If the scouts see nothing they come back. => ?
Train and medics keep one tile behind the levy. => ask #8, #9 follow #5 | #8, #9 move behind #5
The trees at F8 give good cover, so the archers go there. => ask #4 move to F8
Cut the road at P11 with the cavalry. => ask #6 move to P11 | #6 hold P11 | #6 move to P11, then hold
`,
  },
  {
    who: 'a busy mother, seventh set',
    position: 'forest',
    wrote: `
Levy, stay with the wagons and don't wander off. => ask #5 move to #8, then hold | #5 follow #8 | #5 guard #8
Everyone hold hands, I mean hold position. => ask everyone hold
Cavalry, leave X2 alone and come back here. => ask #6 retreat | #6 move home | #6 return home
Scouts, look around the western clearing and then come straight home. => #1 scout the western clearing, then return home | #1 scout the western clearing, then retreat | #1 move to the western clearing, then return home
1st Infantry, wait for the 2nd Infantry at F10, and then both go to I10. => ask #2 move to F10, then hold until #3 at F10, then move to I10. #3 move to F10, then move to I10 | #2, #3 move to F10, then move to I10 | #2 hold until #3 at F10, then move to I10. #3 move to F10, then move to I10 | #2 hold until #3 at F10. when #3 at F10, #2, #3 move to I10
Medics, go and see what's wrong with the levy. => ask #9 move to #5 | #9 tend #5
Archers no shooting at anybody until I say so! => #4 hold fire
If the levy gets frightened send it home. => ask if #5 morale below 50, #5 retreat
Comitatus, you're the oldest, you look after the archers. => #7 guard #4 | #7 protect #4 | #7 follow #4
As soon as breakfast is over, 2nd Infantry go to E11. => ask #3 move to E11
`,
  },
  {
    who: 'a quiz master, seventh set',
    position: 'forest',
    wrote: `
1st Infantry to the Altar Glade, final answer. => #2 move to the altar glade
2nd Infantry, Comitatus: E10 and E12 respectively. => ask #3 move to E10. #7 move to E12
Which of you can see X2? => ?
Cavalry, in four turns from now attack X1. => ask on turn 6 #6 attack X1 | #6 hold until turn 6, then attack X1
Levy and militia, both back to B10. => ask #5, #4 move to B10 | #4, #5 retreat to B10
The strongest enemy is to be attacked by the Comitatus. => #7 attack the strongest enemy
The weakest one is for the cavalry. => #6 attack the weakest enemy
Neither the train nor the medics move. => #8, #9 hold
Scouts go to the clearing in the west, not the one in the east. => ask #1 move to the western clearing
Half the levy goes north and the other half south. => ?
`,
  },
  {
    who: 'a mountaineer, seventh set',
    position: 'pass',
    wrote: `
Scouts climb the northern goat path and carry on to L4. => ask #1 move to the northern goat path, then move to L4 | #1 move to L4 via the northern goat path | #1 move to L4
Militia take the southern goat path to G17. => ask #3 move to G17 | #3, #4 move to G17 | #3 move to the southern goat path, then move to G17 | #3 move to G17 via the southern goat path
Royal Guard and infantry plug the West Gate. => ask #2, #5 hold the west gate | #2, #5 move to the west gate, then hold | #2, #5 move to the west gate
Archers on the hill north of the West Gate. => ask #4 move to G9
Base camp stays at B10. => ask #6 hold
If X3 comes down the goat path, the archers shoot it. => ask if X3 within 3, #4 shoot X3 | if X3 in sight, #4 shoot X3 | #4 shoot X3
Engineers rope up with the infantry. => ask #7 follow #2
Everyone except the train one tile east. => #1, #2, #3, #4, #5, #7 move east 1
The view must be wonderful up there. => ?
Turn back at turn 6, scouts. => ask on turn 6 #1 retreat | on turn 6 #1 return home | on turn 6 #1 move home
`,
  },
  {
    who: 'an Indian call centre agent, seventh set',
    position: 'pass',
    wrote: `
Kindly move the Royal Guard to the West Gate and revert. => ask #5 move to the west gate | #5 move to the west gate, then return home
Archers please do the needful and shoot X1. => #4 shoot X1
Scouts are requested to fall back to D8 only. => #1 retreat to D8 | #1 move to D8
1st Infantry to stand beside the Royal Guard and hold the position. => ask #2 move to #5, then hold
Thank you for holding. => ?
Do not let X1 pass the West Gate, infantry. => ask #2 hold the west gate | infantry hold the west gate | #2 move to the west gate, then hold
Supply train has to be shifted to A10. => #6 move to A10
Militia will go to G12 and wait till turn 4, then come back. => ask #3 move to G12, then hold until turn 4, then return home | #3 move to G12, then hold until turn 4, then retreat | #3, #4 move to G12, then hold until turn 4, then return home | #3, #4 move to G12, then hold until turn 4, then retreat | #3 move to G12, then hold until turn 4, then move to E11
Engineers, same place as before. => ask #7 hold
In case any enemy is coming within 2 tiles of the archers, they should withdraw to C11. => if enemy within 2, #4 retreat to C11 | when enemy within 2, #4 retreat to C11 | if enemy within 2 of #4, #4 move to C11 | when enemy within 2 of #4, #4 move to C11
`,
  },
  {
    who: 'a carpenter, seventh set',
    position: 'pass',
    wrote: `
Engineers, nail some defences together at G11. => ask #7 build defences at G11 | #7 build fort at G11 | #7 move to G11, then build fort
Royal Guard square up to X1 at the middle gate. => ask #5 attack X1 | #5 move to the middle gate, then attack X1 | #5 move to the middle gate
Slide the infantry over to G10. => ask #2 move to G10
Tuck the archers in behind the infantry. => ask #4 move behind #2
Scouts have a look at C5, then D6. => #1 scout C5, then scout D6 | #1 scout C5, then move to D6 | #1 move to C5, then move to D6
1st Militia plug the gap between the infantry and the scouts. => ask #3 move between #2 and #1
Measure twice, cut once. => ?
Leave the train alone. => ?
When X1 is at the middle gate, everybody shoot and charge. => ask when X1 at the middle gate, everyone shoot X1, then charge X1 | when X1 at the middle gate, everyone shoot, then charge
2nd Militia loose off at X2. => ask #4 shoot X2
`,
  },
  {
    who: 'a weather man, seventh set',
    position: 'river',
    wrote: `
Because rain is coming, archers shoot X1 now. => #3 shoot X1
Cavalry moving south-east to E14 by turn 3. => ask #6 move to E14
Scouts, head to the north-west. => #1 move to the north-west
If fog comes up, everyone stays put. => ?
Militia, a light advance of two tiles towards the river. => #4, #5 move east 2
First Cohort stays until turn 3, then moves on to the Central Ford. => #7 hold until turn 3, then move to the central ford
1st Infantry to the Western Ford, archers following. => #2 move to the western ford. #3 follow #2
Tomorrow will be sunny with a few clouds. => ?
Engineers and medics to C7 and C9. => #9 move to C7. #10 move to C9
Train north one, medics south one. => #8 move north 1. #10 move south 1
`,
  },
  {
    who: 'a plain player, seventh set',
    position: 'fort',
    wrote: `
Move the archers up behind the Silver Shields and have them shoot X1. => ask #4 move behind #7, then shoot X1
Both cavalry units should go around the fort to the south gate and wait for the infantry there. => ask #5, #6 move to the south gate, then hold | #5, #6 move to O15, then hold | cavalry move to the south gate, then hold
1st Infantry and 2nd Infantry form a phalanx and advance to J9 and J11. => ask #2 form phalanx, then move to J9. #3 form phalanx, then move to J11
Siege engineers, build a siege tower, it will take three turns, so do not move. => ask #9 build tower | #9 build siege tower
Scouts go to the trees north of the fort and stay hidden. => ask #1 move to I4, then hide | #1 move to J4, then hide | #1 move to J3, then hide
2nd Cavalry attack X2, but if your strength falls below 50% retreat to D12. => ask #6 attack X2. if strength below 50%, #6 retreat to D12 | #6 attack X2. when strength below 50%, #6 retreat to D12 | #6 attack X2. when strength below 50%, #6 move to D12
The pikemen should switch to spears. => #2, #3 switch to spears
Everyone except the siege engineers, get off the road and let them pass. => ?
Silver Shields stay two tiles in front of the siege engineers. => ask #7 hold | #7 hold H10 | #7 move in front of #9
1st Cavalry follow the Silver Shields until turn 5, then attack X2. => ask #5 follow #7 until turn 5, then attack X2 | #5 follow #7. on turn 5 #5 attack X2
`,
  },
]
