import type { Writer } from './corpus.ts'

/** Written by somebody who has not seen how sentences are read. */
export const EIGHTH: readonly Writer[] = [
  {
    who: 'a sergeant, eighth set',
    position: 'river',
    wrote: `
Listen up: cavalry goes to D13, infantry stays here. => ask #6 move to D13. #2, #3 hold | #6 move to D13. infantry hold
1st Militia, you're with me, follow the First Cohort. => #4 follow #7
2nd Militia, watch the rear at A10. => ask #5 move to A10, then hold | #5 hold A10 | #5 move to A10, then face west | #5 move to A10
Archers, pick your targets and fire at will. => #3 fire at will
I want the 1st Infantry in phalanx at E11 before turn 4. => ask #2 move to E11, then form phalanx | #2 form phalanx, then move to E11 | #2 move in phalanx to E11
Scouts, get me eyes on the eastern hills. => ask #1 scout the eastern hills | #1 move to the eastern hills
Engineers, drop what you're doing and get over to D10. => #9 move to D10
If X2 sets foot on the Central Ford, First Cohort hits it. => if X2 at the central ford, #7 attack X2 | when X2 at the central ford, #7 attack X2
Any questions? => ?
Medics and wagons, stay where you are. => #10, #8 hold
`,
  },
  {
    who: 'a boy of seven, eighth set',
    position: 'river',
    wrote: `
go scouts go go go to E2 => #1 move to E2
archers shoot the horse guys => #3 shoot X1
soldiers with spears walk to the ford => #2 move to the ford | #2 move to the western ford
first cohort kill the militia => #7 attack X2
horses run to the trees and hide => #6 move to the woods, then hide | #6 move to the woods, then ambush | #6 hide in the woods
I like the red ones best => ?
wagon come home => #8 move home | #8 retreat | #8 return home
everybody stand still and be quiet => everyone hold | everyone hold quietly
both militias go where the first cohort is => #4, #5 move to #7
make a big wall around the wagon => ask #9 build fort at #8 | #9 move to #8, then build fort
`,
  },
  {
    who: 'an estate agent, eighth set',
    position: 'river',
    wrote: `
Relocate the archers to the western hills, which have excellent views. => ask #3 move to the western hills
The First Cohort would like a place right on the water, say E11. => ask #7 move to E11
2nd Militia moves in next door to the engineers. => ask #5 move to #9
Cavalry view the western woods first and then go on to D19. => #6 move to the western woods, then move to D19 | #6 scout the western woods, then move to D19
1st Infantry secures the Western Ford; 1st Militia secures E12. => #2 secure the western ford. #4 secure E12 | #2 take the western ford. #4 take E12 | #2 move to the western ford. #4 move to E12
Don't let anyone into the camp. => ?
Scouts keep watch at E10. => ask #1 move to E10, then hold | #1 hold E10 | #1 move to E10
Hold off on the attack until the archers are in the hills, First Cohort. => ask #7 hold until #3 at the western hills, then attack | #7 hold until #3 at the western hills | #7 hold until #3 at the hills, then attack | #7 hold until #3 at the hills
Train and medics stay together. => ask #8, #10 hold | #8 follow #10 | #10 follow #8
Price on application. => ?
`,
  },
  {
    who: 'a museum guide, eighth set',
    position: 'fort',
    wrote: `
On your left, the north wood: 1st Cavalry goes there and waits. => ask #5 move to the north wood, then hold
The pikemen advance together to I9 and I10. => #2 move to I9. #3 move to I10
Archers step up on to the small hill at H13 and shoot at X2 when it comes. => ask #4 move to H13, then shoot X2
Silver Shields stay between the two pike units. => ask #7 move between #2 and #3 | #7 hold
Siege engineers bring the ballista within range of the wall and open fire. => ask #9 move to the wall, then shoot | #9 shoot | #9 shoot the wall
Do not touch anything, scouts, just look: E2. => ask #1 scout E2 | #1 move to E2
2nd Cavalry remains in the south until turn 6 and then attacks X2. => ask #6 hold until turn 6, then attack X2
This fort was built by the Celts. => ?
Field engineers, come closer, next to the siege engineers. => #10 move to #9
Train, please do not leave the road. => ask #8 hold
`,
  },
  {
    who: 'a Turkish learner, eighth set',
    position: 'fort',
    wrote: `
First cavalry to north of fort go. => ask #5 move north of the fort
Archers pikemen's back stay. => ask #4 move behind #2 | #4 move behind #3
Siege engineers ram make, after to gate go. => ask #9 build ram, then move to the west gate | #9 build ram, then move to the gate | #9 build ram, then move to K10
Second cavalry X2 attack please. => #6 attack X2
Silver Shields hold and wait the gate opening. => ask #7 hold
If X2 to archers come, second infantry X2 attack. => ask if X2 near #4, #3 attack X2 | when X2 near #4, #3 attack X2 | if X2 at #4, #3 attack X2 | if X2 within 3 of #4, #3 attack X2 | when X2 within 3 of #4, #3 attack X2
All soldier one tile go back. => ask everyone move west 1 | everyone retreat west 1 | everyone move back 1
Scouts to J3 wood go and hide. => #1 move to J3, then hide | #1 move to J3, then ambush
Train no move. => #8 hold
Hello my friend how is your family. => ?
`,
  },
  {
    who: 'a stage manager, eighth set',
    position: 'fort',
    wrote: `
Pikes, places please: G9 and G10, facing east. => ask #2, #3 face east | #2, #3 hold | #2 move to G9, then face east. #3 move to G10, then face east
Stand by, 1st Cavalry; on turn 4 you go to K6. => ask on turn 4 #5 move to K6 | #5 hold. on turn 4 #5 move to K6 | #5 hold until turn 4, then move to K6
Archers exit to D12. => ask #4 move to D12 | #4 retreat to D12
Silver Shields enter from the west gate and go to the hall. => ask #7 move to the west gate, then move to the hall | #7 move to the hall via the west gate | #7 move to the hall
Cue the ballista: siege engineers shoot X1. => ask #9 shoot X1
2nd Cavalry wait in the wings until X2 is within 3, then charge. => ask #6 hold until X2 within 3, then charge X2 | #6 hold until X2 within 3, then charge
Scouts and both cavalries off the road, please. => ?
Lights down. => ?
Once the Silver Shields are at J10, the field engineers move to I10. => when #7 at J10, #10 move to I10
Everybody back to where you started. => ask everyone retreat | everyone move home | everyone return home
`,
  },
  {
    who: 'a camel trader, eighth set',
    position: 'oasis',
    wrote: `
Keshig to the water. => ask #6 move to the oasis | #6 move to the western well
1st Cavalry to the Western Well, 2nd Cavalry to the hill at F8, and both of them shoot X1. => ask #2 move to the western well, then shoot X1. #3 move to F8, then shoot X1
3rd and 4th Cavalry ride round the south of the oasis and attack X2. => ask #4, #5 attack X2 | #4, #5 move south of the oasis, then attack X2
Medics stay three tiles behind the Keshig. => ask #7 follow #6 | #7 move behind #6
Scouts see whether the southern road is free, go to G15. => ask #1 scout G15 | #1 move to G15
We do not fight in the heat; everyone back to camp. => ask everyone retreat | everyone move home | everyone move to camp
If X1 leaves the oasis, Keshig goes in. => ?
Four camels for your best horse. => ?
2nd Cavalry swaps arrows for swords and charges X1. => ask #3 charge X1 | #3 attack X1
3rd Cavalry, go to F9 but do not attack X1. => ask #4 move to F9, then hold | #4 move to F9
`,
  },
  {
    who: 'a dance teacher, eighth set',
    position: 'oasis',
    wrote: `
Two steps forward, 1st and 2nd Cavalry. => #2, #3 move east 2 | #2, #3 move forward 2
Two steps back, 3rd Cavalry. => #4 move west 2 | #4 move back 2 | #4 retreat west 2
Keshig turn to the south. => #6 face south
4th Cavalry, three tiles to your left and stop. => ask #5 move north 3 | #5 move north 3, then hold | #5 move left 3
Scouts go round the north of the oasis to M8. => ask #1 move to M8
Everyone close up to the Keshig. => everyone move to #6 | everyone follow #6
And one, and two, and three! => ?
3rd Cavalry partners with 4th Cavalry, follow them everywhere. => #4 follow #5
Medics to the right of the Keshig. => ask #7 move right of #6
When the Keshig moves on X1, all archers shoot X1. => ask #6 attack X1. archers shoot X1 | archers shoot X1
`,
  },
  {
    who: 'a Japanese learner, eighth set',
    position: 'oasis',
    wrote: `
Please scouts move to Western Well carefully. => #1 move to the western well cautiously | #1 move to the western well carefully
First cavalry and second cavalry, keep distance from X1 and shooting. => ask #2, #3 shoot X1 evasively | #2, #3 shoot X1 | #2, #3 skirmish | #2, #3 evade
Third cavalry, I am sorry, please attack X1. => #4 attack X1
Fourth cavalry is waiting at C12 until Keshig arrives to H12. => #5 hold until #6 at H12 | #5 hold C12 until #6 at H12 | #5 move to C12, then hold until #6 at H12
Keshig, let's go to H12. => #6 move to H12
Medics, it is dangerous so please stay back. => ask #7 hold | #7 retreat
If X2 is approaching, horse archers should return to D10. => ask if X2 within 3, horse archers return to D10 | if X2 within 3, #2, #3 move to D10 | when X2 within 3, #2, #3 move to D10 | if X2 within 3, #2, #3 retreat to D10 | when X2 within 3, #2, #3 retreat to D10 | when X2 within 3, horse archers move to D10 | if X2 within 3, horse archers move to D10
Do your best. => ?
Second cavalry, one tile to right. => #3 move south 1 | #3 move right 1 | #3 move east 1
All members gather to Keshig. => everyone move to #6 | everyone follow #6
`,
  },
  {
    who: 'a bird watcher, eighth set',
    position: 'forest',
    wrote: `
Scouts creep up to H8 and keep watch there. => ask #1 move to H8 cautiously, then hold | #1 move to H8, then hold | #1 scout H8 | #1 move to H8 cautiously | #1 scout H8, then hold
Archers, wait in the light wood at E9 until X2 is in sight, then shoot it. => ask #4 move to E9, then hold until X2 in sight, then shoot X2
Comitatus stays low at D11 and lies in ambush. => #7 ambush | #7 ambush at D11 | #7 hide
1st and 2nd Infantry, not a sound, go to F9 and F10. => ask #2 move to F9 cautiously. #3 move to F10 cautiously | #2 move to F9. #3 move to F10
Cavalry flush out X1. => ask #6 attack X1
The levy can nest at B12. => ask #5 move to B12 | #5 move to B12, then hold
I think I heard a woodpecker. => ?
Nobody scares X2 away. => ?
Train and medics, keep to the road and stay. => ask #8, #9 hold | #8, #9 move to the road, then hold
If X1 comes within 3 of the 1st Infantry, they attack it together with the 2nd. => ask if X1 within 3 of #2, #2, #3 attack X1 | when X1 within 3 of #2, #2, #3 attack X1
`,
  },
  {
    who: 'a rugby player, eighth set',
    position: 'forest',
    wrote: `
Comitatus and both infantry, pack down on X1. => ask #7, #2, #3 attack X1
Cavalry out wide on the left to F6. => ask #6 move to F6
Kick the levy forward to E9. => ask #5 move to E9
Archers stay onside, behind the 1st Infantry. => ask #4 move behind #2 | #4 follow #2
Scouts tackle X3. => #1 attack X3
Ruck over! => ?
Medics run on to the 2nd Infantry. => #9 move to #3
If X2 goes for the levy, the cavalry takes him out. => ask if X2 near #5, #6 attack X2 | when X2 near #5, #6 attack X2 | if X2 within 3 of #5, #6 attack X2 | when X2 within 3 of #5, #6 attack X2 | if #5 attacked, #6 attack X2 | when #5 attacked, #6 attack X2
2nd Infantry go berserk on X1. => #3 form berserker, then attack X1
Second half, turn 7, everybody forward. => ask on turn 7 everyone move east | on turn 7 everyone attack
`,
  },
  {
    who: 'an accountant, eighth set',
    position: 'forest',
    wrote: `
Please transfer 2nd Infantry from D10 to F10. => #3 move to F10
1st Infantry: F9. Comitatus: F11. Levy: unchanged. => ask #2 move to F9. #7 move to F11. #5 continue | #2 move to F9. #7 move to F11. #5 hold | #2 move to F9. #7 move to F11
Withdraw the cavalry to A9 if its casualties exceed 30%. => if casualties above 30%, #6 retreat to A9 | when casualties above 30%, #6 retreat to A9 | if casualties above 30%, #6 move to A9 | when casualties above 30%, #6 move to A9
Balance carried forward: train follows the medics. => ask #8 follow #9
Militia to spend its arrows on X1 only. => ask #4 shoot X1
All units except scouts and cavalry are to stay on the books at their present tiles. => ask #2, #3, #4, #5, #7, #8, #9 hold
If 1st Infantry's morale is below 40, it retires to C10. => if morale below 40, #2 retreat to C10 | when morale below 40, #2 retreat to C10 | if morale below 40, #2 move to C10 | when morale below 40, #2 move to C10
Scouts and cavalry proceed to the Western Clearing by turn 4. => ask #1, #6 move to the western clearing
How much does a levy cost? => ?
The cavalry, net of the scouts, moves 2 east. => ask #6 move east 2
`,
  },
  {
    who: 'a pensioner from Yorkshire, eighth set',
    position: 'pass',
    wrote: `
Now then, Royal Guard, get thissen down to the west gate. => ask #5 move to the west gate
Infantry can stop where they are, they're doing nowt wrong. => ask #2 hold | infantry hold
Archers want to be up on that hill, G12. => ask #4 move to G12
Fetch the wagons back a bit, to A10. => #6 move to A10 | #6 retreat to A10
Scouts, have a wander up to C6 and see what's what. => ask #1 scout C6 | #1 move to C6
I'd not attack X1 yet if I were you, wait for turn 5, Royal Guard. => ask #5 hold until turn 5, then attack X1 | #5 hold until turn 5 | on turn 5 #5 attack X1
Militia, shift thee to F9. => ask #3 move to F9 | #3, #4 move to F9
Put kettle on. => ?
Engineers, chuck up a bit of a ditch at G10. => ask #7 build ditch at G10 | #7 build fort at G10 | #7 move to G10, then build fort
It's cold out in that pass, so engineers come back to D11. => #7 move to D11 | #7 retreat to D11 | #7 come back to D11
`,
  },
  {
    who: 'a gamer with abbreviations, eighth set',
    position: 'pass',
    wrote: `
RG hold W gate => ask #5 hold the west gate | #5 move to the west gate, then hold
inf testudo => #2 form testudo
scouts N path => ask #1 move to the northern goat path
arch def train => ask #4 guard #6 | #4 protect #6 | #4 follow #6
mil1 F9 mil2 G9 => #3 move to F9. #4 move to G9
eng fort G10 asap => ask #7 build fort at G10 | #7 move to G10, then build fort
if X1 < 3 tiles RG atk => ask if X1 within 3, #5 attack X1 | when X1 within 3, #5 attack X1 | if X1 within 3, #5 attack
fb everyone => ask everyone retreat
no dmg on train plz => ?
t3 inf -> mid gate, t5 -> E gate => ask on turn 3 #2 move to the middle gate. on turn 5 #2 move to the east gate
`,
  },
  {
    who: 'a priest, eighth set',
    position: 'pass',
    wrote: `
Let the Royal Guard stand firm at the West Gate. => #5 hold the west gate | #5 move to the west gate, then hold
May the archers spare X3 and shoot X2 instead. => #4 shoot X2
The scouts shall go forth to the northern goat path, and return on turn 5. => ask #1 move to the northern goat path. on turn 5 #1 return home | #1 move to the northern goat path. on turn 5 #1 retreat | #1 move to the northern goat path, then hold until turn 5, then return home | #1 move to the northern goat path, then hold until turn 5, then retreat
Peace be with you. => ?
The militia should watch over the supply train. => ask #3 guard #6 | #3, #4 guard #6 | #3, #4 follow #6 | #3 follow #6
Infantry, be not afraid of X1, go and meet it. => ask #2 attack X1 | infantry attack X1
Engineers shall labour at F10 upon a fortification. => ask #7 build fort at F10 | #7 move to F10, then build fort
Let those who are tired rest. => ?
Neither shall the archers go before the infantry, but behind it. => ask #4 move behind #2
If the Middle Gate is ours, the Royal Guard shall go on to the East Gate. => if the middle gate ours, #5 move to the east gate | when the middle gate ours, #5 move to the east gate
`,
  },
  {
    who: 'a Dutch learner, eighth set',
    position: 'river',
    wrote: `
The cavalry goes with the road to E11. => ask #6 move to E11 by road | #6 move to E11
Scouts, walk along the river to the north until E2. => ask #1 move to E2
First Cohort, will you please the Central Ford take? => ask #7 take the central ford | #7 move to the central ford
The archers and the 1st Infantry go both to E10. => #3, #2 move to E10
So long as X1 is there, the medics may not move. => ask #10 hold
The engineers must a bridge build at F7. => ask #9 build bridge at F7
2nd Militia comes behind the 1st Militia to stand. => #5 move behind #4
If they come over the ford, we all fall on them. => ask if enemy at the western ford, everyone attack | when enemy at the western ford, everyone attack | if enemy at the ford, everyone attack | when enemy at the ford, everyone attack
That is nothing for me. => ?
Train, go one tile to the south, and then stay. => #8 move south 1, then hold
`,
  },
  {
    who: 'a plain player, eighth set',
    position: 'pass',
    wrote: `
Royal Guard and 1st Infantry go to the Middle Gate together and hold it until turn 8. => ask #5, #2 move to the middle gate, then hold until turn 8 | #2, #5 hold the middle gate until turn 8
Archers stay behind them at H10 and shoot X1. => #4 move to H10, then shoot X1
Keep the supply train and the engineers at home for now. => ask #6, #7 hold | #6, #7 move home | #6, #7 move home, then hold | #6, #7 hold home
1st Militia goes along the southern goat path to the East Gate and attacks X2 from behind. => ask #3 move to the southern goat path, then attack X2 | #3 move to the southern goat path, then move to the east gate, then attack X2 | #3 move to the east gate via the southern goat path, then attack X2
Scouts, stay away from X3 but do not lose sight of it. => ?
When the Royal Guard reaches the West Gate, 1st Infantry forms testudo. => when #5 reaches the west gate, #2 form testudo | when #5 at the west gate, #2 form testudo
If morale of the militia drops below 40 they should fall back to the train. => ask if morale below 40, #3, #4 retreat to #6 | when morale below 40, #3, #4 retreat to #6 | if morale below 40, #3 retreat to #6 | when morale below 40, #3 retreat to #6 | when morale below 40, #3, #4 move to #6 | if morale below 40, #3, #4 move to #6 | if morale below 40, militia retreat to #6 | when morale below 40, militia retreat to #6
Royal Guard attack the nearest enemy and the militia support them. => ask #5 attack the nearest enemy. #3 support #5 | #5 attack the nearest enemy. #3, #4 support #5
Go to the west gate, all of you, but leave two units with the train. => ?
Nobody but the Royal Guard attacks this turn. => ask #5 attack. the rest hold | #5 attack
`,
  },
]
