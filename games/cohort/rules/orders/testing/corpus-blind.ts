import type { Writer } from './corpus.ts'

/**
 * The half of the corpus that was written before the reader and not looked at while it was built. Since its first reading
 * 14 sentences that had been marked as saying nothing orderable are marked with what was read, which is what they mean.
 */
export const BLIND: readonly Writer[] = [
  {
    who: 'a retired officer',
    position: 'river',
    wrote: `
First Militia to occupy E9 and stay there. => ask #4 move to E9, then hold | #4 attack enemy at E9, then hold
The scouts will move up to the western ford at once. => #1 move to F11
Archers are to take the western hills and engage the enemy as he appears. => ?
Archers are to move onto the western hills. => #3 move to the western hills
1st Infantry is to deploy into phalanx and face east. => #2 form phalanx, then face east
The First Cohort will force the central ford and hold on there. => ask #7 attack enemy at G11, then hold | #7 move to G11, then hold
All units will stand fast. => everyone hold
The train will not move. => #8 hold
Field engineers will bridge the river at F8. => #9 build bridge at F8
The medics are attached to the First Cohort. => ask #10 follow #7
2nd Militia to retire on A10. => #5 move to A10
Both militias will move up to the road. => #4, #5 move to the road
The cavalry will not charge before I give the word. => #6 hold
Cavalry will wait until turn 4 and then charge X1. => #6 hold until turn 4, then charge X1
Archers will hold their fire. => #3 hold fire
The scouts are to fall back if pressed. => ?
The scouts are to fall back if they are attacked. => #1 if attacked: retreat
Should you be attacked, scouts, fall back on the camp. => #1 if attacked: move to home
If the enemy closes to within two tiles the archers will retire. => #3 if enemy within 2: retreat
First Cohort will assault X2 without delay. => #7 attack X2
Cavalry to C15, there to lie in ambush. => #6 move to C15, then ambush
Cavalry will get round behind the western woods. => #6 move to C15
The cavalry is to take up a position in rear of the woods. => ask #6 move to C15
The scouts are to pass the river and reconnoitre the eastern woods. => ask #1 move to I10, then scout the eastern woods | #1 scout the eastern woods
Second militia to come up on the left of the First Cohort. => #5 move to D10
Second militia to form on the right of the Cohort. => ask #5 move to D12
Second militia in support behind the Cohort. => ask #5 move to C11 | #5 follow #7
Infantry less the archers to advance to the road. => #2, #4, #5, #7 move to the road
Everybody bar the train to move to the road. => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
The remainder will hold. => everyone hold
On turn 5 the First Cohort attacks. => #7 on turn 5: attack
Once the First Cohort is at G11 the first infantry moves to E11. => #2 when First Cohort at G11: move to E11
First infantry will march by the road to E11. => #2 move to E11 by road
Engineers will entrench at E10. => #9 fortify E10
Cavalry three tiles due south. => #6 move south 3
Cavalry, halt. => #6 hold
Archers engage X2. => ask #3 shoot X2 | #3 attack X2
Archers, rapid fire on X2. => #3 shoot X2
Scouts, keep out of contact. => #1 evade
Scouts are to avoid the enemy on their way to F11. => #1 move to F11 safely
First Cohort in testudo to E11. => #7 form testudo, then move to E11
Give me the First Cohort at G11 by turn 4. => ?
If we lose the western ford, the First Cohort retakes it. => #7 if western ford theirs: attack enemy at F11
No one is to cross the river. => ?
First militia, escort the train. => #4 follow #8
First militia will relieve the second. => ?
Carry on. => ?
The scouts to F11, the militia to E9, the cavalry to C15. => #1 move to F11; #4, #5 move to E9; #6 move to C15
Well done, lads. => -
Dismissed. => -
`,
  },
  {
    who: 'a ten-year-old',
    position: 'river',
    wrote: `
ok scouts you go to the ford => #1 move to F11
the archers need to shoot now => #3 shoot
archers shoot that guy X2 => #3 shoot X2
my horses attack their horses => #6 attack nearest enemy cavalry
all the militia go to E9 and dont move after => #4, #5 move to E9, then hold
everyone charge!!!!!!! => everyone charge
everyone go back to base => everyone move to home
i want the archers on the hill => #3 move to the hill
get the archers onto the hill => #3 move to the hill
scouts creep to the river and look => ask #1 scout the river | #1 move to the river, cautiously
the scouts go on the other side of the water => ask #1 move to I10
scouts go to the other side of the river => #1 move to I10
cavalry hide behind the trees => ask #6 move to C15, then ambush
wagon dont go anywhere => #8 hold
engineers can you make a bridge on F8 => #9 build bridge at F8
first cohort stand in the middle ford and dont let anyone past => ?
first cohort stand in the middle ford => #7 move to G11, then hold
first cohort be a turtle => #7 form testudo
first cohort go turtle mode => #7 form testudo
spear guys make a phalanx => #2 form phalanx
1st infantry look east => #2 face east
medics go with first cohort => #10 follow #7
medic heal the scouts => #10 follow #1
scouts if somebody attacks you go home => #1 if attacked: move to home
scouts when you see enemies come back => #1 when enemy in sight: move to home
militia wait till turn 5 and then fight => #4, #5 hold until turn 5, then attack
dont attack cavalry => ?
cavalry dont attack => #6 hold
cavalry dont do anything => #6 hold
archers dont shoot until they are super close => ?
archers dont shoot => #3 hold fire
all of you stay there => everyone hold
the rest of you dont move => everyone hold
cavalry go 3 down => #6 move south 3
cavalry go 3 squares south => #6 move south 3
scouts one up => ask #1 move north 1
militia 2 go left of first cohort => #5 move to D10
militia 2 go in front of first cohort => #5 move to E11
militia 2 go behind first cohort => #5 move to C11
militia 1 and 2 protect the wagons => #4, #5 protect #8
everybody except the wagons go to the road => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
everyone go to the road except the wagons => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
first cohort beat up X2 => #7 attack X2
first cohort go fight the militia guys => #7 attack nearest enemy militia
cavalry run to C15 and then run to C18 => #6 move to C15, then move to C18
can we win? => -
why are they so slow => -
i like horses => -
archers get closer and shoot => ?
scouts follow X1 => ask #1 move to X1
`,
  },
  {
    who: 'a thumb typist on a phone',
    position: 'river',
    wrote: `
Militia too E9 => #4, #5 move to E9
scouts 2 F11 => ?
scouts to F 11 => #1 move to F11
archers shoto x2 => #3 shoot X2
Cavalry atttack x1 => #6 attack X1
cavalty charge x1 => #6 charge X1
first cohirt hold central ford => #7 move to G11, then hold
First cohort goto central fird and hold => #7 move to G11, then hold
everone hold => everyone hold
Every one else stay => everyone hold
enginers build brige at F8 => #9 build bridge at F8
Engineers build a bridge st F8 => ?
suply train hold => #8 hold
Medics folllow first cohort => #10 follow #7
2nd militia retreat too A10 => #5 move to A10
2nd militia bck to A10 => ?
Scouts retrat if attacked => #1 if attacked: retreat
scouts retreat if you see enemys => #1 if enemy in sight: retreat
Archers hold fore => ?
archers don't shoot => #3 hold fire
Militia don't mvoe => #4, #5 hold
Militia hold until trun 5 => #4, #5 hold until turn 5
militia wait til turn 5 than attack => ask #4, #5 hold until turn 5, then attack
cavalry go behind the wods => #6 move to C15
scouts acros the river => #1 move to I10
1st infantry frm phalanx => ?
1st infantry from phalanx => ?
1st infantry form falanx => #2 form phalanx
1st infantry form phalanx and fave east => ?
1st infantry e10 by road => #2 move to E10 by road
first cohort attack enemy miltia => #7 attack nearest enemy militia
All infantry to road => #2, #3, #4, #5, #7 move to the road
Both militia to road => #4, #5 move to the road
Everyone exept train to road => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
cavalry sout 3 => ask #6 move south 3 | #1 hold
cavalry south 3 tles => #6 move south 3
Scouts north2 => #1 move north 2
archers to hill n shoot => #3 move to the hill, then shoot
archers to the hill and shot => ask #3 move to the hill, then shoot
archers to nearest hil => #3 move to the hill
first cohort tetsudo => #7 form testudo
frst cohort testudo and go E11 => #7 form testudo, then move to E11
2nd militia left of 1st cohort => #5 move to D10
engineers fortfy E10 => #9 fortify E10
engineers fort e10 => #9 build fort at E10
cavalry C15 adn wait => #6 move to C15, then hold
Scouts F11. Militia E9. Rest hold => #1 move to F11; #4, #5 move to E9; rest hold
ok => -
wrong chat sorry => -
zzzz => -
`,
  },
  {
    who: 'a lawyer',
    position: 'river',
    wrote: `
The scouts shall proceed to the western ford and shall remain there until turn 4. => #1 move to F11, then hold until turn 4
The First Militia is hereby directed to move to E9. => #4 move to E9
The archers shall not shoot under any circumstances. => #3 hold fire
Neither militia unit shall move. => #4, #5 hold
The cavalry shall attack X1, provided that the First Cohort is attacked. => ask #6 if First Cohort attacked: attack X1
The cavalry shall attack X1 if the First Cohort is attacked. => #6 if First Cohort attacked: attack X1
The cavalry shall attack X1 unless it is attacked. => #6 unless attacked: attack X1
In case of an attack, the scouts shall withdraw to the camp. => #1 if attacked: move to home
In the event of an attack the scouts shall withdraw. => #1 if attacked: retreat
If the scouts are attacked, the scouts shall withdraw. => #1 if attacked: retreat
If the enemy is seen, the scouts shall withdraw to C8. => #1 if enemy in sight: move to C8
Unless the enemy is seen, the scouts shall cross the river. => #1 unless enemy in sight: move to I10
Upon reaching G11, the First Cohort shall form testudo. => #7 when First Cohort at G11: form testudo
As of turn 5, the cavalry shall attack. => #6 on turn 5: attack
No later than turn 5, the cavalry shall attack. => ?
The First Cohort shall hold the central ford for the duration of the battle. => #7 move to G11, then hold
The First Cohort shall hold the central ford until turn 9 and shall then return to camp. => #7 move to G11, then hold until turn 9, then move to home
The engineers are instructed to erect a bridge at F8. => #9 build bridge at F8
The engineers are required to construct fortifications at E10. => #9 build fort at E10
The supply train is prohibited from moving. => #8 hold
The supply train must not be moved. => #8 hold
The medics shall at all times accompany the First Cohort. => #10 follow #7
All units other than the supply train shall advance to the road. => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
All infantry, excluding the archers, shall advance to the road. => #2, #4, #5, #7 move to the road
The First Infantry and the First Cohort shall both advance to E11. => #2, #7 move to E11
The Second Militia shall take up a position immediately to the left of the First Cohort. => #5 move to D10
The Second Militia shall be located directly behind the First Cohort. => #5 move to C11
The First Infantry shall adopt the phalanx formation. => #2 form phalanx
The First Infantry shall adopt the phalanx formation and shall face eastwards. => #2 form phalanx, then face east
The First Infantry shall travel to the western ford by road only. => ask #2 move to F11 by road
The cavalry is to refrain from any attack until turn 5. => #6 hold until turn 5
The cavalry may move to C15. => #6 move to C15
The cavalry shall move to C15, and there remain. => #6 move to C15, then hold
The cavalry shall move 3 tiles to the south. => #6 move south 3
The second militia shall withdraw to A10 without delay. => #5 move to A10
The First Cohort shall capture the eastern ford. => #7 attack enemy at H11
The First Cohort shall attack X2 and thereafter X1. => #7 attack X2, then attack X1
The archers shall direct their fire at X2. => #3 shoot X2
The archers shall relocate to the western hills and there hold their fire. => #3 hold fire, then move to the western hills
All remaining units shall hold. => everyone hold
The scouts shall conduct a reconnaissance of the eastern woods. => ask #1 scout the eastern woods
The scouts shall exercise caution in moving to F11. => ask #1 move to F11, cautiously
The militia shall march to E9; the archers shall shoot X2; the cavalry shall charge X1. => #4, #5 move to E9; #3 shoot X2; #6 charge X1
The above notwithstanding, the cavalry shall hold. => ?
Nothing herein shall be construed as an order. => -
See you in court. => -
If casualties exceed 40%, the First Cohort shall retreat. => #7 if casualties above 40%: retreat
If the First Cohort falls below half strength, it shall retreat. => #7 if strength below 50%: retreat
Where the western ford has been lost, the First Cohort shall attack it. => ?
After reaching E9, the militia shall form line. => #4, #5 when at E9: form line
`,
  },
  {
    who: 'a Frenchwoman',
    position: 'river',
    wrote: `
The scouts must go at the western ford. => #1 move to F11
The militia go until E9 and wait there. => ask #4, #5 move to E9, then hold
The archers must shoot on X2. => #3 shoot X2
The archers shoot the enemies the most near. => ?
The archers shoot the nearest of the enemies. => ask #3 shoot
The cavalry attack the cavalry of the enemy. => #6 attack nearest enemy cavalry
The first cohort go to the ford of the middle and keep it. => #7 move to the central ford, then hold
The first cohort keep the middle ford. => ask #7 move to G11, then hold
The first infantry put itself in phalanx. => ask #2 form phalanx
The first infantry regard to the east. => #2 face east
The engineers must construct one bridge at F8. => #9 build bridge at F8
The train of supply stay here. => ?
The supply train stays there. => #8 hold
The medics accompany the first cohort. => #10 follow #7
The second militia return to A10. => #5 move to A10
It is necessary that the scouts return to the camp. => #1 move to home
If one attacks the scouts, they return. => #1 if attacked: move to home
If they are attacked, the scouts return home. => #1 if attacked: move to home
If the scouts see the enemy, they return at home. => #1 if enemy in sight: move to home
When the turn 5 begins, the cavalry attack. => #6 on turn 5: attack
The cavalry wait the turn 5 and after attack. => ?
The cavalry wait until the turn 5 and after that attack. => #6 hold until turn 5, then attack
The cavalry must pass behind the forest. => #6 move to C15
The cavalry go behind the wood and wait. => #6 move to C15, then hold
The scouts traverse the river. => #1 move to I10
The scouts pass on the other side of the river. => #1 move to I10
The archers mount on the hill. => ?
The archers go on the hill and shoot. => #3 move to the hill, then shoot
The archers do not shoot. => #3 hold fire
The archers must not shoot. => #3 hold fire
The cavalry do not attack. => #6 hold
The militia never attack. => #4, #5 hold
All the world advance to the road. => everyone move to the road
All the army advance to the road. => everyone move to the road
All except the train advance to the road. => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
All the infantry go to the road. => #2, #3, #4, #5, #7 move to the road
The two militias go to the road. => #4, #5 move to the road
The two militia units attack X2. => #4, #5 attack X2
The others wait. => everyone hold
The second militia at left of the first cohort. => #5 move to D10
The second militia go to the right of the first cohort. => #5 move to D12
The second militia put themselves behind the first cohort. => ask #5 move to C11
The cavalry go 3 tiles towards the south. => #6 move south 3
The cavalry advance of 3 tiles to the south. => ask #6 move south 3
The first cohort take the middle ford and rest there. => #7 attack enemy at G11, then hold
The first cohort advance prudently to E11. => ask #7 move to E11, cautiously
The militia make a line and look south. => #4, #5 form line, then face south
The scouts go to discover the eastern woods. => ?
Bonjour everybody, how do you do? => -
It is a beautiful day. => -
`,
  },
  {
    who: 'a player from Tokyo',
    position: 'oasis',
    wrote: `
Scouts go oasis. => #1 move to the oasis
Please scouts go to oasis carefully. => #1 move to the oasis, cautiously
First cavalry please attack X1. => #2 attack X1
First cavalry, shoot enemy infantry please. => #2 shoot nearest enemy infantry
All cavalry shoot X1. => #2, #3, #6 shoot X1
Horse archers, shoot nearest enemy. => #2, #3, #6 shoot
Keshig wait here. => #6 hold
Keshig not move. => #6 hold
Keshig please do not attack yet. => #6 hold
Keshig, wait until turn 4, after that attack. => #6 hold until turn 4, then attack
Turn 4, Keshig attack. => #6 on turn 4: attack
Keshig charge to X1. => #6 charge X1
Keshig make wedge. => #6 form wedge
Keshig make wedge formation and charge to X1. => #6 form wedge, then charge X1
Medics stay behind Keshig. => #7 move to D10, then hold
Medics follow to Keshig. => #7 follow #6
Medics please support the Keshig. => #7 follow #6
Second cavalry move left side of Keshig. => #3 move to E9
Second cavalry stand at right of Keshig. => ask #3 move to E11 | #3 move to E11, then hold
Third cavalry go western well and keep there. => #4 move to E6, then hold
Third cavalry go to western well and hold. => #4 move to E6, then hold
Third cavalry take western well. => #4 attack enemy at E6
Third and fourth cavalry take the eastern well. => #4, #5 attack enemy at P15
Fourth cavalry hide in oasis. => #5 move to the oasis, then ambush
Fourth cavalry hide at H14. => #5 move to H14, then ambush
Fourth cavalry go south 3 squares, then east 2 squares. => #5 move south 3, then move east 2
Fourth cavalry, to south 3 tile move. => ask #5 move south 3
If enemy come near, scouts run. => #1 if enemy within 3: run away
If scouts is attacked, go back. => #1 if attacked: move to home
If enemy is coming, scouts go back home. => ask #1 if enemy in sight: move to home
If enemy in sight, scouts go home. => #1 if enemy in sight: move to home
If no enemy, scouts go to eastern well. => ask #1 unless enemy in sight: move to P15
When scouts reach oasis, Keshig go to oasis. => #6 when #1 at the oasis: move to the oasis
Everyone stop. => everyone hold
Everyone please gather at H6. => everyone move to H6
Everyone gather around Keshig. => #1, #2, #3, #4, #5, #7 move to #6
Except Keshig, everyone go home. => #1, #2, #3, #4, #5, #7 move to home
All cavalry except Keshig go to H6. => #2, #3, #4, #5 move to H6
First cavalry get down from horse. => ask #2 dismount
First cavalry dismount and shoot X1. => #2 dismount, then shoot X1
Second cavalry ride horse again. => ?
Second cavalry mount. => #3 mount
Second cavalry go up the hill. => #3 move to the hill
Second cavalry to nearest hill. => #3 move to the hill
Enemy archers, third cavalry attack. => ask #4 attack nearest enemy archers
Third cavalry attack enemy archers from behind. => ?
Scouts, escape. => #1 run away
Scouts avoid enemy. => #1 evade
I do my best. => -
Good game, thank you. => -
`,
  },
  {
    who: 'a storyteller',
    position: 'river',
    wrote: `
Swift as the wind, let the scouts fly to the western ford. => ?
Let the scouts hurry to the western ford. => #1 move to F11
Brave men of the First Cohort, stand at the central ford and yield to no one. => ?
Brave First Cohort, stand at the central ford. => #7 move to G11, then hold
Let the archers darken the sky. => ?
Let our archers rain arrows upon X2. => #3 shoot X2
Let our archers loose their arrows at the nearest foe. => #3 shoot
Ride, my horsemen, ride to C15! => #6 move to C15
Horsemen, ride down X1! => ask #6 attack X1 | #6 charge X1
Let the horsemen wait in hiding behind the western woods. => ask #6 move to C15, then ambush | #6 move to C15, then hold
Under cover of the trees let the cavalry creep to C15. => #6 move to C15 under cover, cautiously
The militia shall march boldly to E9. => #4, #5 move to E9, aggressively
The militia shall stand shoulder to shoulder at E9. => ?
Let the militia stand at E9. => #4, #5 move to E9, then hold
And the wagons? Let them rest. => #8 hold
Let the wagons rest where they stand. => #8 hold
Let the engineers throw a bridge across the river at F8. => #9 build bridge at F8
Let the healers walk with the First Cohort. => #10 follow #7
Let the healers tend the wounded of the First Cohort. => ask #10 follow #7
Let none move until turn 4. => ask everyone hold until turn 4
Let all hold until turn 4. => everyone hold until turn 4
When the fourth turn comes, let all attack. => everyone on turn 4: attack
When the enemy shows himself, let the scouts flee. => #1 when enemy in sight: run away
If the enemy should fall upon the scouts, let them flee home. => #1 if attacked: move to home
If our First Cohort is beset, let the cavalry strike X1. => #6 if First Cohort attacked: attack X1
If the First Cohort is attacked, let the cavalry strike X1. => #6 if First Cohort attacked: attack X1
Let the first infantry lock shields. => ?
Let the first infantry form the phalanx and look to the east. => #2 form phalanx, then face east
The First Cohort becomes a tortoise of iron. => ask #7 form testudo
First Cohort, form the tortoise. => #7 form testudo
Second militia, stand at the left hand of the First Cohort. => ask #5 move to D10, then hold | #5 move to D10
Second militia, stand behind the First Cohort. => #5 move to C11, then hold
Back, second militia, back to A10! => #5 move to A10
Away with you to the far bank, scouts. => #1 move to I10
Scouts, steal across the river by night. => ?
Scouts, steal across the river. => ask #1 move to I10, cautiously
Onward, First Cohort! => #7 move east
Onward to the road, all of you! => everyone move to the road
All save the wagons, to the road! => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
Let every foot soldier go to the road. => #2, #3, #4, #5, #7 move to the road
Strike down X2, First Cohort! => #7 attack X2
Avenge us! => -
The ravens are gathering. => -
Cavalry, no charge today. => #6 hold
Archers, stay your hands. => ?
Archers, spare your arrows. => ask #3 hold fire
Cohort, to the middle ford, and do not leave it. => #7 move to G11, then hold
Scouts, go three leagues north. => ?
Scouts, go north two tiles and return. => #1 move north 2, then move to home
Let the scouts go first to E9, thence to the western ford. => ask #1 move to E9, then move to F11
`,
  },
  {
    who: 'a streamer',
    position: 'fort',
    wrote: `
alright chat, silver shields go to J10 => #7 move to J10
ok cav, both of you, kill X2 => #5, #6 attack X2
both cav charge X2 lets gooo => #5, #6 charge X2
archers light up X1 => ask #4 shoot X1
archers just keep shooting X1 => #4 shoot X1
archers stop shooting => #4 hold fire
archers on the hills please => #4 move to the hill
scouts gotta check the south gate => #1 scout the south gate
scouts yolo into the fort => ?
scouts get out of there => #1 retreat
pikes get in phalanx => #2, #3, #7 form phalanx
pikes, phalanx, and then walk to J10 => #2, #3, #7 form phalanx, then move to J10
1st inf go J9, 2nd inf go J10 => #2 move to J9; #3 move to J10
1st infantry J9 2nd infantry J10 silver shields J11 => ?
silver shields you're going to J10 => #7 move to J10
we need a ram, siege guys => #9 build ram
siege engineers build me a ram and then attack the west gate => #9 build ram, then attack enemy at L10
siege engineers smash the west gate => #9 attack enemy at L10
siege engineers wait => #9 hold
engineers build a fort at H9 real quick => #10 build fort at H9
engineers follow siege engineers => #10 follow #9
train just stay there => #8 hold
don't touch the train => ?
everybody else hold => everyone hold
everyone hold, except cav => #1, #2, #3, #4, #7, #8, #9, #10 hold
cav 1 attack X2, cav 2 follow cav 1 => #5 attack X2; #6 follow #5
first cav wedge and charge X2 => #5 form wedge, then charge X2
cav don't do anything dumb => ?
cav do not charge => #5, #6 hold
cav back up => #5, #6 retreat
cav fall back to B10 => #5, #6 move to B10
2nd cav go hide in the south wood => #6 move to the south wood, then ambush
2nd cav go behind the south wood => #6 move to C15
if archers get attacked they run home => #4 if attacked: move to home
if anyone attacks the archers, cav 1 attacks X2 => #5 if 3rd Infantry attacked: attack X2
turn 5 everyone attacks => everyone on turn 5: attack
at turn 5 silver shields take the west gate => #7 on turn 5: attack enemy at L10
if the gate goes down silver shields go to the hall => ?
when we have the west gate silver shields push the hall => ask #7 when west gate ours: move to the hall | #7 when west gate ours: attack enemy at O10
silver shields push to the hall => #7 move to the hall
silver shields next to 1st infantry => #7 move to #2
2nd inf right of silver shields => #3 move to H11
GG EZ => -
hype => -
thanks for the sub => -
pikes swap to spears => ask #2, #3, #7 switch to spears
1st inf switch to spears => #2 switch to spears
scouts north 2 then chill => #1 move north 2, then hold
scouts wait there for 2 turns then go home => #1 hold until turn 5, then move to home
archers don't fire till turn 5 => ask #4 hold fire | #4 hold until turn 5, then shoot
`,
  },
  {
    who: 'a schoolteacher',
    position: 'river',
    wrote: `
Scouts, please go to the western ford and wait there quietly. => #1 move to F11, then hold, cautiously
Militia, line up at E9. => ask #4, #5 move to E9
Archers, take your places on the hill. => ask #3 move to the hill
Archers, you may shoot X2. => #3 shoot X2
Archers, put your bows down. => ?
Archers, you are not to shoot. => #3 hold fire
Cavalry, I want you behind the woods. => #6 move to C15
Cavalry, no attacking, please. => #6 hold
First Cohort, you will hold the central ford. => #7 move to G11, then hold
First Cohort, I expect you to take the central ford. => #7 attack enemy at G11
First infantry, form a phalanx, and then face east. => #2 form phalanx, then face east
First infantry, walk, don't run, to E10. => ?
First infantry, walk to E10. => #2 move to E10
First infantry, use the road to get to E11. => ask #2 move to E11 by road
Engineers, today we will build a bridge at F8. => #9 build bridge at F8
Engineers, first build a fort at E10, then a bridge at F8. => #9 build fort at E10, then build bridge at F8
Supply train, stay in your place. => #8 hold
Medics, stay with the First Cohort. => ask #10 follow #7 | #10 move to #7, then hold
Second militia, back to A10, please. => #5 move to A10
Second militia, stand to the left of the First Cohort. => #5 move to D10, then hold
Second militia, stand between the First Cohort and the First Infantry. => #5 move to D10, then hold
Everyone else, stay where you are. => everyone hold
Everyone, please stop what you are doing. => everyone hold
Everyone apart from the supply train, move to the road. => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
Infantry, move to the road, all of you. => #2, #3, #4, #5, #7 move to the road
If you are attacked, scouts, come straight back home. => #1 if attacked: move to home
Scouts, if you see an enemy, come back. => #1 if enemy in sight: move to home
Scouts, if you do not see an enemy, cross the river. => #1 unless enemy in sight: move to I10
Scouts, cross the river only if you do not see an enemy. => #1 unless enemy in sight: move to I10
Militia, wait until turn 5. => #4, #5 hold until turn 5
Militia, wait until turn 5 before attacking. => #4, #5 hold until turn 5, then attack
When the First Cohort gets to G11, the militia goes to E11. => #4, #5 when First Cohort at G11: move to E11
In turn 4, the cavalry goes to C15. => #6 on turn 4: move to C15
The cavalry goes three tiles south and two tiles east. => ask #6 move south 3, then move east 2
The scouts go two tiles north, then return to E6. => #1 move north 2, then move to E6
The scouts explore the eastern woods carefully. => #1 scout the eastern woods
Remember, archers: no shooting! => #3 hold fire
Who can tell me where the enemy is? => -
Very good, class. => -
The militia and the archers go to the road, and the cavalry goes to C15. => #4, #5, #3 move to the road; #6 move to C15
Everyone turn to face the east. => everyone face east
Cavalry, charge at X1. => #6 charge X1
First Cohort, fight the enemy militia. => #7 attack nearest enemy militia
First Cohort, attack X2, please, and after that X1. => #7 attack X2, then attack X1
First Cohort, move forward two tiles. => #7 move east 2
First Cohort, move back two tiles. => #7 move west 2
First Cohort, go across the river and wait on the other side. => #7 move to I11, then hold
Let's all go home. => everyone move to home
Medics, please look after the first militia. => ask #10 follow #4
Scouts, no further than the ford. => ?
`,
  },
  {
    who: 'a football coach',
    position: 'river',
    wrote: `
Scouts, get up to the western ford. => #1 move to F11
Militia, push up to E9 and hold. => #4, #5 move to E9, then hold
Militia, drop back to A10. => #4, #5 move to A10
Archers, drop off onto the hill. => ?
Archers, get on that hill and start firing. => #3 move to the hill, then shoot
Archers, keep firing at X2. => #3 shoot X2
Cavalry, you go wide. => ?
Cavalry, go wide left. => ?
Cavalry, sit behind the woods. => ask #6 move to C15, then hold
Cavalry, sit tight. => #6 hold
Cavalry, press X1. => ask #6 attack X1
Cavalry, hit X1 hard. => ask #6 attack X1 | #6 attack X1, aggressively
Cohort, boss the middle ford. => ?
Cohort, stay on the middle ford. => #7 move to G11, then hold
Cohort, get to the middle ford and stay there. => #7 move to G11, then hold
Cohort, mark X2. => ?
Cohort, get stuck into X2. => ask #7 attack X2
Cohort, get forward. => #7 move east
Infantry, get back to the road. => #2, #3, #4, #5, #7 move to the road
1st Infantry, phalanx, facing east. => #2 form phalanx, then face east
1st Infantry, back up the Cohort. => ask #2 follow #7
1st Infantry, stay close to the Cohort. => ask #2 follow #7 | #2 move to #7, then hold
Engineers, bridge at F8, come on! => #9 build bridge at F8
Engineers, get a fort up at E10. => ask #9 build fort at E10
Wagons, stay. => #8 hold
Wagons, nowhere near the river. => ?
Medics, on the Cohort. => ?
Medics, look after the Cohort. => ask #10 follow #7
Second militia, left of the Cohort, let's go. => #5 move to D10
Second militia, tuck in behind the Cohort. => ask #5 move to C11
Second militia, in front of the Cohort. => #5 move to E11
Scouts, over the river, go go go. => #1 move to I10
Scouts, over the river and back. => ?
Scouts, anything happens, come home. => ?
Scouts, if they attack, come home. => #1 if attacked: move to home
Scouts, if you see their cavalry, come home. => #1 if enemy cavalry in sight: move to home
Everybody behind the ball. => ?
Everybody, back. => ask everyone retreat | everyone move west
Everybody, to the road. => everyone move to the road
Everybody except the wagons, to the road. => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
Rest of you, hold. => everyone hold
Turn 4, cavalry, go at X1. => ask #6 on turn 4: attack X1
Wait till turn 4, cavalry, then hit X1. => #6 hold until turn 4, then attack X1
Archers, hold it, no shooting yet. => ask #3 hold fire
Cavalry, three tiles south, quick. => #6 move south 3
Cavalry, two back. => ask #6 move west 2
Come on lads! => -
That's what I'm talking about! => -
Militia one to E9, militia two to C9. => #4 move to E9; #5 move to C9
Both militias attack X2 together. => #4, #5 attack X2
`,
  },
  {
    who: 'a tabletop wargamer',
    position: 'fort',
    wrote: `
1st Cavalry: charge X2. => #5 charge X2
1st Cavalry: wedge, then charge X2. => #5 form wedge, then charge X2
2nd Cavalry: move to E14, face east. => #6 move to E14, then face east
2nd Cavalry: screen the archers. => ?
2nd Cavalry: 3" south. => #6 move south 3
Archers: move to the hill, shoot X1. => #4 move to the hill, then shoot X1
Archers: shoot nearest. => #4 shoot
Archers: overwatch. => ?
Archers: stand and shoot. => ask #4 shoot | #4 hold, then shoot
Archers: no shooting this turn. => #4 hold fire
Pike block: advance 2 tiles. => ?
Pikes: advance 2 tiles. => #2, #3, #7 move east 2
Pikes: form phalanx and advance 2 tiles east. => #2, #3, #7 form phalanx, then move east 2
Silver Shields: hold objective West Gate. => ask #7 move to the west gate, then hold
Silver Shields: contest the West Gate. => ?
Silver Shields: capture West Gate. => #7 attack enemy at L10
Silver Shields: assault X1. => #7 attack X1
Silver Shields: J10, phalanx, facing E. => #7 move to J10, then form phalanx, then face east
Silver Shields: refuse the left. => ?
1st Infantry: left of Silver Shields. => #2 move to H9
2nd Infantry: right of Silver Shields. => #3 move to H11
3rd Infantry: behind Silver Shields. => #4 move to G10
Siege Engineers: ram. => ask #9 build ram
Siege Engineers: build tower. => #9 build tower
Siege Engineers: bombard X1. => #9 shoot X1
Siege Engineers: attack west gate. => #9 attack enemy at L10
Engineers: fort at H9. => #10 build fort at H9
Engineers: repair. => #10 repair
Train: hold. => #8 hold
Scouts: recon south gate via F14. => #1 scout the south gate via F14
Scouts: move to D4, ambush. => #1 move to D4, then ambush
Scouts: evade. => #1 evade
Scouts: retreat if charged. => #1 if attacked: retreat
Scouts: retreat if engaged. => #1 if engaged: retreat
Cavalry: countercharge. => ?
Cavalry: hold until X2 within 3, then charge. => cavalry hold until X2 within 3, then charge | cavalry hold until X2 within 3, then charge X2
Cavalry: hold until enemy within 3, then charge. => #5, #6 hold until enemy within 3, then charge
Cavalry: hold till T6 then charge. => #5, #6 hold until turn 6, then charge
Army: hold. => everyone hold
Army minus cavalry: hold. => #1, #2, #3, #4, #7, #8, #9, #10 hold
All foot: advance to J10. => #2, #3, #4, #7 move to J10
All foot except archers: move to J10. => #2, #3, #7 move to J10
All: retreat if casualties > 50%. => everyone if casualties above 50%: retreat
Silver Shields: retreat below 50% strength. => ask #7 if strength below 50%: retreat
Silver Shields: if below 30 men, withdraw. => #7 if strength below 30: retreat
Silver Shields: when West Gate ours, move to Chieftain's Hall. => #7 when west gate ours: move to the hall
T5: all attack. => everyone on turn 5: attack
Roll for initiative. => -
Your go. => -
Rest: follow Silver Shields. => rest follow #7
`,
  },
  {
    who: 'an office worker in a hurry',
    position: 'river',
    wrote: `
scouts -> western ford asap => #1 move to F11
militia to E9 by EOD => ?
militia to E9 please, thanks => #4, #5 move to E9
pls send archers to the hill => #3 move to the hill
pls have archers shoot X2 => #3 shoot X2
FYI archers should not shoot => #3 hold fire
need cavalry at C15 => #6 move to C15
need the First Cohort on the central ford => #7 move to G11
can we get the cohort to the central ford and hold => #7 move to G11, then hold
action: cavalry charge X1 => ?
re: engineers - build bridge at F8 => #9 build bridge at F8
engineers - bridge at F8 please => #9 build bridge at F8
engineers to fortify E10 => #9 fortify E10
train - no action => #8 hold
medics to follow cohort => #10 follow #7
medics & train stay put => #10, #8 hold
2nd militia back to A10 pls => #5 move to A10
team, hold => everyone hold
all: hold position until turn 4 => everyone hold until turn 4
everyone else: no change => ?
everyone (except train) to the road => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
everyone except train & medics to the road => #1, #2, #3, #4, #5, #6, #7, #9 move to the road
infantry to the road, archers to the hill => #2, #4, #5, #7 move to the road; #3 move to the hill
1st inf: phalanx, east => ?
1st inf: phalanx, face east => #2 form phalanx, then face east
1st inf + cohort to E11 => #2, #7 move to E11
1st inf to E11 via road => #2 move to E11 by road
scouts to cross river if no enemy in sight => #1 unless enemy in sight: move to I10
scouts to cross river unless enemy in sight => #1 unless enemy in sight: move to I10
scouts to pull back if attacked => #1 if attacked: retreat
scouts: pull back to C8 when enemy in sight => #1 when enemy in sight: move to C8
cavalry to wait behind woods => #6 move to C15, then hold
cavalry to hold off until turn 5 => #6 hold until turn 5
cavalry to attack on turn 5 => #6 on turn 5: attack
cavalry: not attacking this turn => #6 hold
militia hold E9, then attack X2 on turn 5 => ?
militia to hold E9 until turn 5 then attack X2 => #4, #5 move to E9, then hold until turn 5, then attack X2
2nd militia next to cohort => #5 move to #7
2nd militia on left of cohort => #5 move to D10
cohort to attack X2 then X1 => #7 attack X2, then attack X1
cohort: attack X2 or X1 => ?
move cavalry south 3 tiles => #6 move south 3
cav 3 south => #6 move south 3
scouts 2 north, 1 west => #1 move north 2, then move west 1
out of office => -
meeting at 3 => -
let's circle back => -
archers ready to fire? => ?
cohort + 1st inf attack X2, archers shoot X2, rest hold => #7, #2 attack X2; #3 shoot X2; rest hold
militia 1: E9 / militia 2: C9 => ?
`,
  },
  {
    who: 'a Pole',
    position: 'oasis',
    wrote: `
Scouts go to oasis and look. => ask #1 scout the oasis | #1 move to the oasis
Scouts go on oasis. => #1 move to the oasis
First cavalry go to western well. => #2 move to E6
First cavalry must go to western well and there stand. => #2 move to E6, then hold
First cavalry should take the western well and not leave it. => #2 attack enemy at E6, then hold
First cavalry shoot to enemy infantry. => #2 shoot nearest enemy infantry
First cavalry shoot X1 all the time. => #2 shoot X1
Second cavalry don't shoot. => #3 hold fire
Second cavalry not shoot. => #3 hold fire
Second cavalry stay on place. => #3 hold
Second cavalry wait on turn 4. => ?
Second cavalry wait to turn 4. => ask #3 hold until turn 4
Third cavalry go on left from Keshig. => #4 move to E9
Third cavalry go on right side of Keshig. => #4 move to E11
Third cavalry stay behind Keshig. => #4 move to D10, then hold
Third cavalry attack the nearest. => #4 attack
Third cavalry attack enemy archers. => #4 attack nearest enemy archers
Third cavalry attack X2 and after this X1. => #4 attack X2, then attack X1
Fourth cavalry hide in trees. => #5 move to the woods, then ambush
Fourth cavalry make ambush in oasis. => #5 move to the oasis, then ambush
Fourth cavalry three tiles on south. => #5 move south 3
Fourth cavalry go back three tiles. => #5 move west 3
Keshig forward! => #6 move east
Keshig, go in front two tiles. => ask #6 move east 2
Keshig, attack with full force X1! => ask #6 attack X1 | #6 attack X1, aggressively
Keshig, attack X1, but only if he attacks us. => ?
Keshig, attack X1 if they attack us. => #6 if attacked: attack X1
Keshig, if you will be attacked, go home. => #6 if attacked: move to home
Keshig, when will be turn 5, attack. => #6 on turn 5: attack
Keshig can go to H10. => #6 move to H10
Keshig can not attack. => #6 hold
Keshig cannot move. => #6 hold
Medics go together with Keshig. => ask #7 follow #6
Medics, please to follow the Keshig. => #7 follow #6
Medics, be near the Keshig. => ask #7 follow #6 | #7 move to #6
Everybody home! => everyone move to home
Everybody to H6! => everyone move to H6
All wait, only Keshig attack. => ?
All wait, Keshig attack. => #6 attack; #1, #2, #3, #4, #5, #7 hold
All besides Keshig wait. => #1, #2, #3, #4, #5, #7 hold
Horse archers: shoot and don't come close. => ask #2, #3, #6 shoot, evasively
Horse archers avoid fight. => #2, #3, #6 evade
Horse archers shoot X2 from far. => #2, #3, #6 shoot X2
1st cavalry from horses! => ?
1st cavalry go down from horses. => ?
1st cavalry dismount. => #2 dismount
First and second cavalry to H6. => #2, #3 move to H6
First and second cavalry to H6, third and fourth to H14. => ask #2, #3 move to H6; #4, #5 move to H14
Good luck to all. => -
No to co. => -
`,
  },
  {
    who: 'a nurse',
    position: 'river',
    wrote: `
Send the medics to the First Cohort. => #10 move to #7
Have the medics stay with the First Cohort. => ask #10 follow #7 | #10 move to #7, then hold
The medics need to follow the First Cohort. => #10 follow #7
The medics can take care of the first militia. => ask #10 follow #4
Medics, keep away from the enemy. => #10 evade
Move the scouts over the river. => #1 move to I10
Get the scouts to the western ford. => #1 move to F11
Get the militia over to E9 and have them hold. => #4, #5 move to E9, then hold
Bring the second militia back to A10. => #5 move to A10
Bring the scouts home. => #1 move to home
Take the archers up the hill. => ask #3 move to the hill
Put the archers on the western hills. => #3 move to the western hills
Ask the archers to shoot X2. => #3 shoot X2
Ask the archers not to shoot. => #3 hold fire
Tell the cavalry to wait. => #6 hold
Tell the cavalry not to attack. => #6 hold
Tell the cavalry to attack X1. => #6 attack X1
Tell the cavalry to go behind the woods and wait there. => #6 move to C15, then hold
Make the first infantry form a phalanx. => #2 form phalanx
Make sure the first infantry faces east. => #2 face east
Make sure the First Cohort holds the central ford. => #7 move to G11, then hold
I need the First Cohort to take the central ford. => #7 attack enemy at G11
I need a bridge at F8. => ?
I need the engineers to build a bridge at F8. => #9 build bridge at F8
We should get the engineers to fortify E10. => #9 fortify E10
Keep the supply train where it is. => #8 hold
Keep the supply train safe. => ?
Leave the supply train alone. => ?
Stop the archers from shooting. => ask #3 hold fire
Stop the cavalry. => #6 hold
Use the cavalry to attack X1. => #6 attack X1
Use the archers to shoot X2. => #3 shoot X2
Let the first militia go to E9 and the second militia to C9. => #4 move to E9; #5 move to C9
If the scouts are attacked, bring them home. => #1 if attacked: move to home
If the archers are attacked, they should fall back. => #3 if attacked: retreat
If the medics see the enemy, they should come home. => #10 if enemy in sight: move to home
The second militia should be on the left of the First Cohort. => #5 move to D10
The second militia should be in front of the supply train. => #5 move to B7
Everyone should be on the road except the train. => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to the road
All of the infantry should go to the road. => #2, #3, #4, #5, #7 move to the road
Everyone who isn't doing anything should hold. => ?
The others can stay put. => everyone hold
On turn 4 have the cavalry charge X1. => #6 on turn 4: charge X1
The cavalry should go south three squares. => #6 move south 3
The first cohort should go in testudo to E11. => #7 form testudo, then move to E11
Is everyone all right? => -
I'm off shift. => -
Scouts should carefully go to the ford. => #1 move to F11, cautiously
Scouts should look around the eastern woods. => #1 scout the eastern woods
Please nobody move. => everyone hold
`,
  },
  {
    who: 'a tactician of many words',
    position: 'river',
    wrote: `
Scouts go to the western ford, militia move to E9, archers take the hill, and the cavalry waits at C15. => #1 move to F11; #4, #5 move to E9; #3 attack enemy at the hill; #6 move to C15, then hold
Scouts go to the western ford, militia move to E9, archers move to the hill, and the cavalry waits at C15. => #1 move to F11; #4, #5 move to E9; #3 move to the hill; #6 move to C15, then hold
Scouts cross the river; if they see the enemy they come back. => #1 move to I10; #1 if enemy in sight: move to home
The First Cohort advances to E11 in testudo, then attacks X2. => #7 form testudo, then move to E11, then attack X2
The First Cohort takes the central ford and holds it while the archers shoot X2. => #7 attack enemy at G11, then hold; #3 shoot X2
The First Infantry moves to E10, forms phalanx and faces east. => #2 move to E10, then form phalanx, then face east
The militia follow the First Infantry, but if attacked they fall back to the road. => #4, #5 follow #2; #4, #5 if attacked: move to the road
The cavalry hides behind the woods until turn 5, then charges X1. => ?
The cavalry goes behind the woods, waits until turn 5, then charges X1. => #6 move to C15, then hold until turn 5, then charge X1
The archers go to the hill and shoot X2 unless an enemy comes within 2, in which case they retreat. => ?
The archers go to the hill and shoot X2; if an enemy comes within 2 they retreat. => #3 move to the hill, then shoot X2; #3 if enemy within 2: retreat
The engineers go to E8, build a bridge at F8, then fortify E8. => #9 move to E8, then build bridge at F8, then build fort at E8
The train and medics stay; everyone else goes to the road. => #8, #10 hold; rest move to the road
Both militias to the road, first on the left, second on the right. => ?
1st Militia to C9, 2nd Militia to C10, 1st Infantry to D9. => #4 move to C9; #5 move to C10; #2 move to D9
Hold everywhere except at the ford, where the Cohort attacks. => ?
Everyone holds except the Cohort, which attacks X2. => ask #7 attack X2; #1, #2, #3, #4, #5, #6, #8, #9, #10 hold
Everyone holds except the Cohort. => #1, #2, #3, #4, #5, #6, #8, #9, #10 hold
Cohort attacks X2, everyone else holds. => #7 attack X2; rest hold
If the Cohort is attacked, the cavalry charges X1 and the archers shoot X2. => #6 if First Cohort attacked: charge X1; #3 if First Cohort attacked: shoot X2
When the Cohort reaches G11, the first infantry moves up to E11 and the militia to E10. => #2 when First Cohort at G11: move to E11; #4, #5 when First Cohort at G11: move to E10
Cavalry to C15 via C13, then hide. => #6 move via C13 to C15, then ambush
Cavalry to C15, avoiding the enemy. => #6 move to C15 safely
Cavalry to C15 through the woods. => #6 move to C15 under cover
First Infantry along the road to E11, then hold. => #2 move to E11 by road, then hold
First Infantry along the road to E11 and from there to the western ford. => ask #2 move to E11 by road, then move to F11
Scouts, go and see what is in the eastern woods, then return. => ask #1 scout the eastern woods, then move to home
Scouts go to F11, then to I11, then come home. => #1 move to F11, then move to I11, then move to home
Scouts to the far side of the river, staying hidden. => ?
Scouts to the far side of the river. => #1 move to I10
Second Militia to the left of the Cohort, First Militia to its right. => #5 move to D10; #4 move to D12
Second Militia behind the Cohort, First Militia behind the First Infantry. => #5 move to C11; #4 move to C9
The Cohort does not attack until turn 4. => #7 hold until turn 4
The Cohort attacks before turn 4. => ?
The Cohort attacks after turn 4. => #7 after turn 4: attack
The Cohort attacks at turn 4. => #7 on turn 4: attack
The Cohort attacks X2 if it is attacked. => #7 if attacked: attack X2
The Cohort attacks X2 unless it is attacked. => #7 unless attacked: attack X2
The archers shoot if the enemy is within 3, otherwise they hold. => #3 if enemy within 3: shoot; #3 hold
If no enemy is within 4 the archers move to E9. => #3 unless enemy within 4: move to E9
The Cohort holds until the archers are at the hill, then attacks. => ?
The Cohort holds until the scouts reach F11, then attacks X2. => #7 hold until #1 at F11, then attack X2
If strength falls below 50% the militia retreat. => #4, #5 if strength below 50%: retreat
If the cavalry loses more than 40% it retreats. => ask #6 if casualties above 40%: retreat
Militia advance to E9, but cautiously. => #4, #5 move to E9, cautiously
Militia advance to E9 at all costs. => #4, #5 move to E9, aggressively
The plan is simple. => -
Think of it as chess. => -
Archers shoot the weakest enemy, cavalry attack the strongest. => #3 shoot weakest enemy; #6 attack strongest enemy
Medics follow the Cohort and the train follows the medics. => #10 follow #7; #8 follow #10
`,
  },
]
