import type { Writer } from './corpus.ts'

/** Thirty more, written on the same day as the tenth set and before the reader was looked at; it was read twice by its counts alone, then looked at. */
export const ELEVENTH: readonly Writer[] = [
  {
    who: 'a lieutenant, eleventh set',
    position: 'river',
    wrote: `
1st Infantry, establish a blocking position at E11. => #2 hold E11 | #2 move to E11, then hold | #2 move to E11
Scouts, recce the far bank and withdraw if contacted. => ask #1 scout across the river | #1 move across the river | #1 scout across the river. if attacked, #1 withdraw | #1 scout across the river. if attacked, #1 retreat | #1 scout across the river. when attacked, #1 withdraw | #1 scout across the river. when attacked, #1 retreat | #1 scout across the river. if #1 attacked, retreat | #1 scout across the river. when #1 attacked, retreat
Archers, suppress X2. => ask #3 shoot X2
Cavalry, swing south to D19 and stay out of sight. => ask #6 move to D19, then hide | #6 move to D19 | #6 move to D19, then ambush | #6 move to D19, then hold | #6 move cautiously to D19
Engineers, bridge at F7 on my authority. => #9 build bridge at F7
First Cohort and 1st Infantry: assault X2 together on turn 4. => on turn 4 #7, #2 attack X2 | on turn 4 #2, #7 attack X2
Second Militia to cover the withdrawal of the scouts. => ask #5 follow #1 | #5 protect #1 | #5 support #1
Maintain contact with the enemy. => ?
Medics, set up at C10. => #10 move to C10 | #10 move to C10
Any movement on the far bank, archers, and you open up. => ask if enemy in sight, #3 shoot | when enemy in sight, #3 shoot | #3 shoot | #3 fire at will
`,
  },
  {
    who: 'a boy of eleven, eleventh set',
    position: 'river',
    wrote: `
cavalry go smash X2 => #6 attack X2
get the scouts out of there!! => ask #1 retreat | #1 move home | #1 move back | #1 return home
archers shoot whoever gets close => ask #3 shoot the nearest enemy | #3 shoot | if enemy within 3, #3 shoot | when enemy within 3, #3 shoot
make the first cohort turn into a turtle => #7 form testudo
send a militia to the ford and the other one to the hill => ask #4 move to the ford. #5 move to the hill | #4 move to the ford. #5 move to the western hills | #4 move to the ford. #5 move to the hills | #4 move to the western ford. #5 move to the hill | #4 move to the western ford. #5 move to the western hills | #4 move to the western ford. #5 move to the hills | #5 move to the ford. #4 move to the hill | #5 move to the ford. #4 move to the western hills | #5 move to the ford. #4 move to the hills | #5 move to the western ford. #4 move to the hill | #5 move to the western ford. #4 move to the western hills | #5 move to the western ford. #4 move to the hills
1st infantry stab X1 => #2 attack X1
everyone dont move until turn 3 => everyone hold until turn 3
why cant i move => ?
medics go heal the first infantry => #10 tend #2 | #10 treat #2 | #10 follow #2 | #10 move to #2
build a castle => ask #9 build fort
`,
  },
  {
    who: 'a stock trader, eleventh set',
    position: 'river',
    wrote: `
Buy me some ground: 1st Infantry to E12. => ask #2 move to E12
Short X2 with the First Cohort. => ask #7 attack X2
Hold cavalry. => #6 hold
Exit the scouts to D6 immediately. => ask #1 move to D6 | #1 retreat to D6 | #1 withdraw to D6
Go long on the ford: both militias in by turn 4. => ask #4, #5 move to the ford | #4, #5 move to the western ford
Archers hit X1, stop loss at 50% strength then pull back. => ask #3 shoot X1. if strength below 50%, #3 retreat | #3 shoot X1. when strength below 50%, #3 retreat | #3 shoot X1 until strength below 50%, then retreat
Market's closed. => ?
Train stays flat. => ask #8 hold
Double down on X2: cavalry too. => ask #6 attack X2
Engineers rotate to B9. => ask #9 move to B9
`,
  },
  {
    who: 'an Indian student, eleventh set',
    position: 'river',
    wrote: `
Kindly do the needful and send cavalry to C15. => ask #6 move to C15
First infantry is to be going to E10 only. => ask #2 move to E10
Archers may please start the firing on X1. => ask #3 shoot X1
Sir, the militia should not cross the river. => ?
Scouts will be returning back to E8 after seeing the north side. => ask #1 move to E8 | #1 move north, then return to E8 | #1 move north, then move to E8
Prepone the attack to turn 3: First Cohort attacks X2. => ask on turn 3 #7 attack X2
Supply train must reach near the medics. => ask #8 move to #10
What is the good name of this unit? => ?
Engineers to construct one bridge on F6. => #9 build bridge at F6 | #9 build bridge at F6
Both the militia units, stand beside each other at D10 and D9. => ask #4 move to D10. #5 move to D9 | #4 move to D9. #5 move to D10 | #4, #5 move to D10
`,
  },
  {
    who: 'a laconic man, eleventh set',
    position: 'river',
    wrote: `
Scouts. North. => ask #1 move north
Cav: wait. => #6 hold
Archers? X2. => ask #3 shoot X2 | #3 attack X2
Cohort: ford, hold. => ask #7 hold the ford | #7 hold the western ford | #7 move to the ford, then hold | #7 move to the western ford, then hold
1st mil B9, 2nd mil B11. => #4 move to B9. #5 move to B11
Train home. => #8 move home
Infantry E9. => ask #2, #3 move to E9 | #2 move to E9 | infantry move to E9
Not yet. => ?
Medics: Cohort. => ask #10 follow #7 | #10 move to #7
All: back. => ask everyone retreat | everyone move back | everyone move home
`,
  },
  {
    who: 'a helpful neighbour, eleventh set',
    position: 'river',
    wrote: `
Would the gentlemen of the cavalry mind moving over a little, to C13? => ask #6 move to C13
Let's leave the wagons parked. => #8 hold
I'd put the archers up on the hill if I were you. => ask #3 move to the hill | #3 move to the hills | #3 move to the western hills
The militia could lend the First Cohort a hand. => ask #4, #5 support #7 | #4, #5 follow #7 | #4, #5 move to #7
Maybe have somebody check on the far side? => ?
First infantry, why don't you walk over to the ford and keep an eye on X2? => ask #2 move to the ford | #2 move to the western ford | #2 move to the ford, then hold | #2 move to the western ford, then hold
Tell them to stop shooting, it's noisy. => ask everyone hold fire | #3 hold fire
Engineers, if you have a minute, F9 needs a bridge. => ask #9 build bridge at F9
We'll have the scouts back by tea time. => ?
Nobody bothers X1 for now. => ask everyone hold | everyone hold fire
`,
  },
  {
    who: 'a typo typist, eleventh set',
    position: 'river',
    wrote: `
movee teh scuots to E4 => #1 move to E4
cavalry chrage X2!!! => #6 charge X2
archesr hodl fier => #3 hold fire
1st militai to teh westren ford => #4 move to the western ford
enginers bulid brigde at F8 => #9 build bridge at F8
frist cohrt attakc X1 adn then X2 => #7 attack X1, then attack X2
al units fal back => everyone fall back
medcis stya bheind frist cohort => #10 move behind #7 | #10 move behind #7, then hold | #10 follow #7
2nd imlitia gurad the trian => #5 guard #8 | #5 follow #8
mvoe 1st infatry nroth => ask #2 move north
`,
  },
  {
    who: 'a strategy streamer, eleventh set',
    position: 'fort',
    wrote: `
Okay chat, cav one goes north wood, cav two goes south wood. => ask #5 move to the north wood. #6 move to the south wood
We're gonna bait X1 with the scouts, so scouts to J9. => ask #1 move to J9
Archers, nuke X1. => ask #4 shoot X1
Silver Shields are the win condition so keep them at H10. => ask #7 hold | #7 hold H10
Pikes phalanx up and creep forward to J10. => ask #2, #3 form phalanx, then move to J10 | #2, #3 form phalanx, then move cautiously to J10 | #2, #3, #7 form phalanx, then move to J10
Engineers need to be cooking that ram. => ask #9 build ram
Don't forget to like and subscribe. => ?
If X2 peeks out, both cavs jump it. => ask if X2 in sight, #5, #6 attack X2 | when X2 in sight, #5, #6 attack X2 | if X2 in sight, cavalry attack X2 | when X2 in sight, cavalry attack X2
Wagons stay home, we don't need them. => #8 hold | #8 hold home
Let him cook. => ?
`,
  },
  {
    who: 'a city planner, eleventh set',
    position: 'fort',
    wrote: `
Please site the siege tower near the West Gate. => ask #9 build tower at the west gate | #9 move to the west gate, then build tower | #9 build tower
The road from the west should be kept clear by moving the train to B12. => ask #8 move to B12
Relocate field engineers to the siege hills. => #10 move to the siege hills
Zone K10 for the Silver Shields. => ask #7 move to K10
Demolish the gate with the siege engineers. => ask #9 demolish the gate | #9 demolish the west gate | #9 attack the west gate | #9 demolish gate
Cavalry to use the southern road only. => ?
Public consultation is closed. => ?
Scouts to survey the south wood and the marsh. => ask #1 scout the south wood, then scout the marsh | #1 move to the south wood, then move to the marsh | #1 scout the south wood
1st and 3rd Infantry swap places. => ask #2 move to F11. #4 move to G9 | #2 move to #4. #4 move to #2
Archers to be situated east of the siege hills. => ask #4 move east of the siege hills
`,
  },
  {
    who: 'a Spanish tourist, eleventh set',
    position: 'fort',
    wrote: `
The archers kill to X1 please. => ask #4 shoot X1 | #4 attack X1
The cavalry number two goes to the wood of the south. => ask #6 move to the south wood
Silver Shields wait here until come the others. => ask #7 hold
Scouts look the walls from near but careful. => ask #1 scout the walls | #1 move cautiously to the walls
The engineers make the ram and push it to the gate. => ask #9 build ram, then move to the gate | #9 build ram, then move to the west gate | #9 build ram | #10 build ram, then move to the west gate
All the people attack the gate in the turn five. => on turn 5 everyone attack the gate | on turn 5 everyone attack the west gate | on turn 5 everyone storm the gate | on turn 5 everyone storm the west gate | on turn 5 everyone take the gate | on turn 5 everyone take the west gate
Infantry one at the left, infantry two at the right of Silver Shields. => ask #2 move left of #7. #3 move right of #7
Where is the bathroom? => ?
If they shoot us we go back. => ask if attacked, everyone retreat | if attacked, everyone move back | when attacked, everyone retreat | when attacked, everyone move back | everyone if attacked, retreat
The train no moves. => #8 hold
`,
  },
  {
    who: 'a wife of an officer, eleventh set',
    position: 'fort',
    wrote: `
Do tell the Silver Shields to wait for the tower. => ?
Send the first cavalry to look at the east side of the fort, there's a love. => ask #5 scout east of the fort | #5 move east of the fort
The archers might as well start on X1. => ask #4 shoot X1 | #4 attack X1
Third Infantry and the engineers stay together. => ask #4 follow #10 | #10 follow #4 | #4 follow #9 | #9, #10 follow #4 | #4 move to #10
One mustn't storm the gate before turn six. => ask everyone hold until turn 6
Have the wagons fetched up to the siege hills. => ask #8 move to the siege hills
The second infantry looks tired, let them rest at E10. => ask #3 move to E10 | #3 move to E10, then hold | #3 hold E10
Whoever is nearest X2 should chase it off. => ask #6 attack X2
Scouts, have you seen my earring? => ?
The pikes go in front and the archers right behind. => ask #4 move behind #2 | #4 move behind #3 | #4 follow #2
`,
  },
  {
    who: 'a robot fan, eleventh set',
    position: 'fort',
    wrote: `
EXECUTE: unit #7 MOVE TO K10 => #7 move to K10
Affirmative. Archers target X1, fire. => ask #4 shoot X1
Initiate siege tower construction. => ask #9 build tower
Set formation phalanx for #2 and #3. => #2, #3 form phalanx
#5 patrol between the north wood and E8. => ask #5 scout the north wood, then scout E8 | #5 move to the north wood, then move to E8 | #5 scout the north wood
#6 engage X2 when distance is below 4. => ask if X2 within 3, #6 attack X2 | if X2 within 4, #6 attack X2 | when X2 within 3, #6 attack X2 | when X2 within 4, #6 attack X2
Abort all attacks. => ask everyone cancel | everyone hold
Power down. => ?
#1 return to #8. => #1 move to #8 | #1 retreat to #8 | #1 return to #8
If #7 strength below 50% then #7 retreat to E10. => if strength below 50%, #7 retreat to E10 | when strength below 50%, #7 retreat to E10 | if #7 strength below 50%, #7 retreat to E10 | when #7 strength below 50%, #7 retreat to E10
`,
  },
  {
    who: 'a phone texter, eleventh set',
    position: 'fort',
    wrote: `
yo archers light up X1 => ask #4 shoot X1
ss 2 k10 => ask #7 move to K10
cavs go s side of fort n wait => ask #5, #6 move south of the fort, then hold | cavalry move south of the fort, then hold
can we get a tower up like rn => ask #9 build tower
wagons r fine => ?
scouts run to the hall lol => ask #1 move to the hall | #1 move to the chieftain's hall
1st inf n 2nd inf stick together => ask #2 follow #3 | #3 follow #2
wtf is X3 => ?
dont shoot X2 yet => ask #4 hold fire | everyone hold fire
evry1 go go go west gate => ask everyone move to the west gate | everyone attack the west gate | everyone take the west gate
`,
  },
  {
    who: 'a Mongol roleplayer, eleventh set',
    position: 'oasis',
    wrote: `
Sons of the steppe, ride to the oasis! => ask everyone move to the oasis | cavalry move to the oasis
Keshig, crush the footmen at H9 beneath your hooves. => ask #6 attack X1
First and second cavalry, feign retreat to C10, then wheel and shoot X1. => ask #2, #3 retreat to C10, then shoot X1 | #2, #3 move to C10, then shoot X1
Water your horses at the western well, scouts. => ask #1 move to the western well
Third cavalry to the right hand of the Keshig, fourth to the left. => ask #4 move right of #6. #5 move left of #6
Let no man loose before turn 3. => ask everyone hold fire | everyone hold fire until turn 3
The Khan is pleased. => ?
Drive X1 into the lake! => ask everyone attack X1 | #6 attack X1
Shamans, remain by the Keshig. => ask #7 follow #6 | #7 move to #6 | #7 move to #6, then hold
When the sun is high, attack. => ?
`,
  },
  {
    who: 'a tidy planner, eleventh set',
    position: 'oasis',
    wrote: `
Step 1: scouts to G5. Step 2: scouts to L6. => ask #1 move to G5, then move to L6
Turns 2 to 4: Keshig holds E10. => ask #6 hold until turn 4 | #6 hold E10 until turn 4 | #6 hold E10 | #6 hold E10 until turn 5
From turn 5: Keshig attacks X1. => on turn 5 #6 attack X1 | from turn 5 #6 attack X1
2nd cavalry: same as 1st cavalry. => ?
1st cavalry: shoot X1 from G10. => ask #2 move to G10, then shoot X1 | #2 shoot X1
3rd cavalry: western well, then oasis, then stop. => ask #4 move to the western well, then move to the oasis, then hold | #4 move to the western well, then move to the oasis
4th cavalry: reserve. => ask #5 hold
Medics: with 4th cavalry at all times. => ask #7 follow #5
Contingency: if X3 appears, 3rd cavalry attacks it. => ask if X3 in sight, #4 attack X3 | when X3 in sight, #4 attack X3
Review at end of turn. => ?
`,
  },
  {
    who: 'an Italian cook, eleventh set',
    position: 'oasis',
    wrote: `
First we take the scouts and we send them to the well of west. => ask #1 move to the western well
The Keshig, slowly slowly, to F10. => ask #6 move to F10 | #6 move cautiously to F10
Then the horse archers, they shoot the X1. => ask #2, #3 shoot X1 | horse archers shoot X1
The medics don't touch. => ?
Cavalry three and four, together, to the oasis, but not in the water. => ask #4, #5 move to the oasis
Too much salt. => ?
If X1 he comes, the third cavalry goes back to the fourth. => ask if X1 within 3, #4 move to #5 | if X1 within 3, #4 retreat to #5 | when X1 within 3, #4 move to #5 | when X1 within 3, #4 retreat to #5 | if X1 within 3, #4 follow #5 | when X1 within 3, #4 follow #5
All ready at turn 4 for attack X2. => ask on turn 4 everyone attack X2
Let rest the first cavalry. => ask #2 hold
The scouts, they look but they don't eat. => ?
`,
  },
  {
    who: 'a cautious captain, eleventh set',
    position: 'oasis',
    wrote: `
Scouts forward to G8 but no farther. => ask #1 move to G8
Nobody is to go near the oasis yet. => ?
Keshig, edge up to G10, carefully. => #6 move to G10 cautiously | #6 move cautiously to G10 | #6 move cautiously to G10
1st and 2nd cavalry: harass X1, but get out if it turns on you. => ask #2, #3 shoot X1 | #2, #3 shoot X1 evasively | #2, #3 evade | #2, #3 shoot X1. if attacked, #2, #3 retreat | #2, #3 shoot X1. if attacked, #2, #3 evade | #2, #3 shoot X1. when attacked, #2, #3 retreat | #2, #3 shoot X1. when attacked, #2, #3 evade
3rd cavalry stays within reach of the Keshig. => ask #4 follow #6 | #4 move to #6
4th cavalry watches X3's last position. => ask #5 scout L6 | #5 move to L6 | #5 move to X3 | #5 hold | #5 face east
Better safe than sorry. => ?
Medics keep two tiles behind the Keshig. => ask #7 move behind #6 | #7 follow #6
If we see more than two enemies, all fall back to D10. => ?
Retreat only if morale falls under 30. => ask if morale below 30, everyone retreat | when morale below 30, everyone retreat | everyone if morale below 30, retreat
`,
  },
  {
    who: 'a quick clicker, eleventh set',
    position: 'oasis',
    wrote: `
2nd cav with 1st => ask #3 follow #2 | #3 move to #2
keshig X1 now => ask #6 attack X1
scouts up => ask #1 move north | #1 move up
meds on keshig => ask #7 follow #6 | #7 move to #6
cav 3 to J8 via the road => #4 move by road to J8 | #4 move to J8 by road | #4 move to J8 by road
4 guards meds => ask #5 guard #7 | #5 follow #7 | #5 protect #7
stop 1st => ask #2 hold | #2 cancel
HA volley X1 => ask #2, #3 shoot X1 | horse archers shoot X1
undo that => ?
rest stay => the rest hold | the rest hold
`,
  },
  {
    who: 'a fantasy reader, eleventh set',
    position: 'forest',
    wrote: `
Rangers, slip through the woods to the altar. => ask #1 move through the woods to the altar glade | #1 move to the altar glade under cover | #1 move to the altar glade through woods
The Comitatus shall shield the wagons. => ask #7 protect #8 | #7 follow #8 | #7 guard #8
Bowmen, let fly at the infantry in the glade! => ask #4 shoot X1
Riders, harry their supply. => ask #6 attack X3
Let the levy light no fires. => ?
First Infantry, hold this line against all comers. => ask #2 hold | #2 hold aggressively
Second Infantry, to the bog's edge. => ask #3 move to the western bog | #3 move to the bog | #3 move to the marsh
Healers, attend the Comitatus. => ask #9 follow #7 | #9 tend #7 | #9 move to #7
Should darkness fall, flee. => ?
If the riders at M9 come for the archers, Comitatus, cut them down. => ask if X2 within 3 of #4, #7 attack X2 | when X2 within 3 of #4, #7 attack X2 | if X2 near #4, #7 attack X2 | when X2 near #4, #7 attack X2
`,
  },
  {
    who: 'a Swedish teenager, eleventh set',
    position: 'forest',
    wrote: `
Can the cav like go around and kill X3? => ask #6 attack X3
First inf goes in the front with Comitatus => ask #2 follow #7 | #2 move to #7
Bows in the wood beside the glade => ask #4 move to the woods | #4 move to the altar glade
Scouts should spy on X2 => ask #1 scout X2 | #1 move to X2 | #1 move cautiously to X2 | #1 scout M9 | #1 move cautiously to M9
Levy can be home => ask #5 move home | #5 hold
Second inf takes the western clearing and stays there => #3 take the western clearing, then hold | #3 move to the western clearing, then hold | #3 hold the western clearing
Medics after first inf => ask #9 follow #2
Attack not before turn 5 => ask everyone hold until turn 5 | everyone hold until turn 5, then attack
Oj oj oj => ?
All except levy and train to E10 => #1, #2, #3, #4, #6, #7, #9 move to E10
`,
  },
  {
    who: 'a gardener, eleventh set',
    position: 'forest',
    wrote: `
Plant the archers at E9 and let them be. => ask #4 move to E9, then hold | #4 move to E9 | #4 hold E9
Weed out X1 with both infantries. => ask #2, #3 attack X1 | infantry attack X1
Scouts through the undergrowth to J8. => ask #1 move to J8 through woods | #1 move to J8 | #1 move to J8 under cover
Cavalry along the path to the eastern clearing. => ask #6 move by road to the eastern clearing | #6 move to the eastern clearing | #6 move to the eastern clearing by road
The levy tends the wagons. => ask #5 tend #8 | #5 follow #8 | #5 protect #8
Water the plants. => ?
Comitatus by the western clearing, please. => ask #7 move to the western clearing
First infantry, not so close to X1, back a tile. => ask #2 move back 1 | #2 move west 1 | #2 retreat west 1 | #2 move back
Rain later. => ?
When the cavalry is at the eastern clearing, both infantries advance on X1. => if #6 at the eastern clearing, #2, #3 attack X1 | when #6 at the eastern clearing, #2, #3 attack X1 | if #6 at the eastern clearing, #2, #3 move to X1 | when #6 at the eastern clearing, #2, #3 move to X1 | if #6 at the eastern clearing, infantry attack X1 | when #6 at the eastern clearing, infantry attack X1
`,
  },
  {
    who: 'a lawyer, eleventh set',
    position: 'forest',
    wrote: `
The 1st Infantry shall, without prejudice to its existing orders, move to E8. => ask #2 move to E8
The cavalry is hereby authorised to attack X2. => ask #6 attack X2
Provided that no enemy is in sight, the Supply Train may advance to C10. => ask unless enemy in sight, #8 move to C10 | if no enemy in sight, #8 move to C10 | when no enemy in sight, #8 move to C10
The militia shall refrain from shooting. => #4 hold fire | #4 hold fire
The Comitatus and the 2nd Infantry, jointly and severally, shall hold D10. => ask #7, #3 hold D10 | #3, #7 hold D10 | #3, #7 move to D10, then hold
Notwithstanding the above, scouts remain at E9. => ask #1 hold | #1 hold E9
In the event that X1 approaches within two tiles, the levy shall withdraw. => ask if X1 within 2, #5 withdraw | if X1 within 2, #5 retreat | when X1 within 2, #5 withdraw | when X1 within 2, #5 retreat
Without further delay, medics to the 2nd Infantry. => ask #9 move to #3 | #9 follow #3
The party of the first part agrees. => ?
Time is of the essence. => ?
`,
  },
  {
    who: 'a forum troll, eleventh set',
    position: 'forest',
    wrote: `
lol just yolo everyone at X1 => ask everyone attack X1
cav gank the supply => ask #6 attack X3
archers git gud and shoot X1 => ask #4 shoot X1
levy can go die at K10 => ask #5 attack X1 | #5 move to K10 | #5 attack K10
nerf spartans => ?
scouts afk at E9 => ask #1 hold | #1 hold E9
comitatus camp the western clearing => ask #7 hold the western clearing | #7 move to the western clearing, then hold
1st inf bodyblock for archers => ask #2 protect #4 | #2 follow #4 | #2 move in front of #4
noob team => ?
2nd inf dont you dare retreat => ask #3 hold
`,
  },
  {
    who: 'a Greek patriot, eleventh set',
    position: 'pass',
    wrote: `
Brave Royal Guard, stand in the Middle Gate and let none through! => ask #5 hold the middle gate | #5 move to the middle gate, then hold
Infantry beside the Guard, shield to shield. => ask #2 move to #5 | #2 follow #5
The bows rain death on X1. => ask #4 shoot X1
Scouts watch both goat paths. => ask #1 scout the northern goat path, then scout the southern goat path | #1 move to the northern goat path, then move to the southern goat path
If they come over the northern path, 1st Militia stops them. => ask if enemy at the northern goat path, #3 attack | when enemy at the northern goat path, #3 attack | if enemy near the northern goat path, #3 attack | when enemy near the northern goat path, #3 attack
Molon labe! => ?
Tell the wagons to bring themselves up to D10. => ask #6 move to D10
Engineers wall up the West Gate. => ask #7 build fort at the west gate | #7 move to the west gate, then build fort
Fight to the last man at the West Gate, everyone. => ask everyone hold the west gate at all costs | everyone hold the west gate aggressively | everyone hold the west gate | everyone attack the west gate
No retreat, no surrender. => ask everyone hold
`,
  },
  {
    who: 'an engineer, eleventh set',
    position: 'pass',
    wrote: `
Fortify G10 and G11. => ask #7 build fort at G10, then build fort at G11 | #7 build fort at G10
Infantry: hold G10 until the fort is complete. => ask #2 hold G10
Guard to move 2 E. => #5 move east 2 | #5 move east 2
Archers: range to X1? => ?
2nd Militia fires only at X2. => ask #4 shoot X2
Scouts: northern path, at low speed. => ask #1 move cautiously to the northern goat path | #1 move to the northern goat path | #1 scout the northern goat path
1st Militia to be positioned halfway between the Guard and the train. => ask #3 move between #5 and #6
If casualties exceed 30%, Royal Guard pulls back to E10. => ask if casualties above 30%, #5 move to E10 | if casualties above 30%, #5 retreat to E10 | when casualties above 30%, #5 move to E10 | when casualties above 30%, #5 retreat to E10 | if #5 casualties above 30%, #5 retreat to E10 | when #5 casualties above 30%, #5 retreat to E10
Check the plans. => ?
Train: -2 tiles west. => ask #6 move west 2
`,
  },
  {
    who: 'a tired player, eleventh set',
    position: 'pass',
    wrote: `
ugh just hold everything => ask everyone hold
whatever, guard to the west gate i guess => ask #5 move to the west gate
infantry same => ?
archers, you know what to do => ?
move the stupid scouts off E8, anywhere => ?
1st militia go with the guard => #3 follow #5 | #3 follow #5
fine, attack X1 with the infantry => ask #2 attack X1
train can go back a bit => ask #6 move back | #6 move back 1 | #6 move west 1 | #6 move back 2
engineers take a nap => ask #7 hold
ok im done => ?
`,
  },
  {
    who: 'a scout leader, eleventh set',
    position: 'pass',
    wrote: `
Scouts, walk quietly up to H4 and tell us what you see. => ask #1 move cautiously to H4 | #1 move quietly to H4 | #1 move to H4 | #1 scout H4
Buddy up: 1st Militia with 1st Infantry, 2nd Militia with the Guard. => ask #3 follow #2. #4 follow #5 | #3 move to #2. #4 move to #5
Everybody back in camp by turn 6. => ask on turn 6 everyone retreat | on turn 6 everyone move home | on turn 6 everyone return home | on turn 6 everyone move to camp | everyone move to camp | everyone move home
Royal Guard, help the engineers at G10. => ask #5 move to G10 | #5 follow #7 | #5 support #7
No one goes off alone. => ?
When the whistle blows, run. => ?
Engineers, leave the palisade for now and join the Infantry. => ask #7 move to #2 | #7 follow #2
If X3 comes down to us, archers shoot it. => ask if X3 within 3, #4 shoot X3 | if X3 within 4, #4 shoot X3 | when X3 within 3, #4 shoot X3 | when X3 within 4, #4 shoot X3 | if X3 in sight, #4 shoot X3 | when X3 in sight, #4 shoot X3
Infantry and Guard form a line between G10 and G11. => ask #2, #5 form line | #2 move to G10. #5 move to G11 | #2, #5 move between G10 and G11
Be prepared. => ?
`,
  },
  {
    who: 'a plain woman, eleventh set',
    position: 'pass',
    wrote: `
Move the Royal Guard one tile forward. => #5 move forward 1 | #5 move east 1 | #5 move ahead 1
Let the archers come up to F9 and shoot X1 from there. => #4 move to F9, then shoot X1
1st Infantry should stay at the gate no matter what. => ask #2 hold the gate | #2 hold the west gate | #2 hold the west gate at all costs | #2 hold the west gate aggressively | #2 hold
The scouts can go home now. => #1 move home | #1 return home | #1 retreat
I'd like a fort next to the Guard. => ask #7 build fort at #5 | #7 move to #5, then build fort
The militia with bows goes behind the other militia. => ask #4 move behind #3
Attack X3 with whoever is closest. => ask #1 attack X3
Keep the train away from the fighting. => ask #6 hold | #6 evade | #6 retreat
Will it rain? => ?
After turn 5 the Guard attacks X1. => on turn 5 #5 attack X1 | after turn 5 #5 attack X1 | on turn 6 #5 attack X1
`,
  },
  {
    who: 'a plain man, eleventh set',
    position: 'forest',
    wrote: `
1st and 2nd infantry go to F10 and form up in a line. => ask #2, #3 move to F10, then form line
Get the cavalry ready behind the infantry. => ask #6 move behind #2 | #6 move behind #3 | #6 move behind #2, then hold | #6 move behind #3, then hold
Scouts, go north two tiles and then east four. => #1 move north 2, then move east 4
Archers, don't fire at X1 until it is close. => ask #4 hold fire until X1 within 3 | #4 hold fire. if X1 within 3, #4 shoot X1 | #4 hold fire. if X1 within 3, #4 shoot | #4 hold fire. when X1 within 3, #4 shoot X1 | #4 hold fire. when X1 within 3, #4 shoot | #4 hold fire | #4 hold fire until X1 within 3, then shoot X1
Bring the medics closer to the front. => ask #9 move to #2 | #9 move to #3 | #9 move east | #9 move forward | #9 move to #7
The levy and the train move together to C10. => #5, #8 move to C10 | #5, #8 move to C10
Comitatus attacks the enemy cavalry if it comes nearer than four tiles. => if X2 within 3, #7 attack X2 | if X2 within 4, #7 attack X2 | when X2 within 3, #7 attack X2 | when X2 within 4, #7 attack X2 | if X2 within 3, #7 attack cavalry | if X2 within 4, #7 attack cavalry | when X2 within 3, #7 attack cavalry | when X2 within 4, #7 attack cavalry
Take the altar with everything we have. => everyone take the altar glade | everyone take the altar | everyone attack the altar glade | everyone attack the altar | everyone move to the altar glade | everyone move to the altar | everyone take the altar glade
2nd infantry may pull back if hard pressed. => ask if attacked, #3 retreat | if attacked, #3 move back | when attacked, #3 retreat | when attacked, #3 move back | if strength below 50%, #3 retreat | when strength below 50%, #3 retreat | if morale below 30, #3 retreat | when morale below 30, #3 retreat
How many men do they have? => ?
`,
  },
  {
    who: 'a plain player of boardgames, eleventh set',
    position: 'fort',
    wrote: `
Cavalry 1 to E5, Cavalry 2 to E15. => #5 move to E5. #6 move to E15
I activate the archers and shoot X1. => ask #4 shoot X1
Everyone else passes. => ask the rest hold | the rest continue
Siege engineers spend the turn building a ram. => ask #9 build ram
Silver Shields move their full distance towards the west gate. => ask #7 move to the west gate
1st Infantry up to J9, 2nd Infantry up to J11, both in phalanx. => ask #2 form phalanx, then move to J9. #3 form phalanx, then move to J11 | #2 move to J9, then form phalanx. #3 move to J11, then form phalanx
Scouts stay out of bow range. => ask #1 evade | #1 hold
If X2 goes for the archers, Silver Shields block it. => ask if X2 within 3 of #4, #7 attack X2 | when X2 within 3 of #4, #7 attack X2 | if X2 near #4, #7 attack X2 | if X2 near #4, #7 move to #4 | when X2 near #4, #7 attack X2 | when X2 near #4, #7 move to #4 | if X2 within 3 of #4, #7 protect #4 | if X2 within 3 of #4, #7 follow #4 | if X2 within 3 of #4, #7 move to #4 | when X2 within 3 of #4, #7 protect #4 | when X2 within 3 of #4, #7 follow #4 | when X2 within 3 of #4, #7 move to #4
Whose turn is it? => ?
Put the train between the two cavalry units. => ask #8 move between #5 and #6
`,
  },
]
