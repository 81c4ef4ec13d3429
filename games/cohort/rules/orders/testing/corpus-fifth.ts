import type { Writer } from './corpus.ts'

/** Written by somebody who has not seen how sentences are read. */
export const FIFTH: readonly Writer[] = [
  {
    who: 'a retired officer, fifth set',
    position: 'river',
    wrote: `
1st Infantry will advance to the Western Ford and hold it. => #2 move to the western ford, then hold | #2 hold the western ford
Archers are to take post on the western hills. => #3 move to the western hills | #3 move to the western hills, then hold
Cavalry in reserve at B12, to counter-attack X2 when it reaches the Western Ford. => ask #6 move to B12. when X2 at the western ford, #6 attack X2 | #6 move to B12, then hold until X2 at the western ford, then attack X2
Both militias to form on the left of the First Cohort. => ask #4, #5 move left of #7
Supply train to remain where it is. => #8 hold
Scouts to reconnoitre as far as E2 and report back. => ask #1 scout E2 | #1 scout E2, then return home | #1 scout E2, then move to E6
Engineers will entrench at E11. => ask #9 build fort at E11 | #9 move to E11, then build fort
No one is to cross the river before turn 4. => ?
Should the enemy come within three tiles of the train, 2nd Militia will attack him. => ask if enemy within 3 of #8, #5 attack | when enemy within 3 of #8, #5 attack
What are our losses so far? => ?
`,
  },
  {
    who: 'a child of ten, fifth set',
    position: 'river',
    wrote: `
all the horsies go and fight the bad militia => #6 attack X2
can the archers please shoot the cavalry => #3 shoot X1
scouts go up to the top of the map => ask #1 move to E1 | #1 move north
everybody attack!!! => everyone attack
i want the first cohort to go in the middle ford => #7 move to the central ford
militia stay with the wagons so nobody steals them => #4, #5 follow #8 | #4, #5 move to #8 | #4, #5 move to #8, then hold
the doctors should go where the first cohort is => #10 move to #7 | #10 follow #7
dont move the train ok => #8 hold
can we have a dragon => ?
spear guys make a phalanx => #2 form phalanx
`,
  },
  {
    who: 'a terse gamer, fifth set',
    position: 'river',
    wrote: `
cav C12 > C19 => #6 move to C19
inf1 E11 hold => #2 move to E11, then hold | #2 hold E11
archers shoot X2 => #3 shoot X2
mil 1+2 E12 => #4, #5 move to E12
scouts N 4 => #1 move north 4
FC push central ford => #7 move to the central ford
all def, no push => ask everyone hold
train + medics back => #8, #10 retreat | #8, #10 move back
t4 cav atk X1 => on turn 4 #6 attack X1
gg ez => ?
`,
  },
  {
    who: 'a novelist, fifth set',
    position: 'fort',
    wrote: `
Let the archers climb the hill just to the south of them and wait there for the enemy horse. => ask #4 move to G13 | #4 move to G13, then hold | #4 move to H13
The Silver Shields shall march along the road until they stand before the west gate. => ask #7 move to K10 by road | #7 move to K10 | #7 move to the west gate by road | #7 move in front of the west gate
Both regiments of pikemen should lower their pikes and form a phalanx where they stand. => #2, #3 form phalanx
While the pikes hold the road, the first cavalry rides north around the fort to N4. => ask #2, #3 hold. #5 move to N4 | #2, #3 move to the road, then hold. #5 move to N4 | #2, #3 hold the road. #5 move to N4
Second Cavalry, hide in the southern wood and fall upon X2 when it comes within four tiles. => ask #6 move to the south wood, then ambush. when X2 within 4, #6 attack X2 | #6 move to the south wood, then hide, then attack X2 | #6 move to the south wood, then hold until X2 within 4, then attack X2
The wagons had better stay well out of it. => ask #8 hold | #8 retreat | #8 evade
Have the siege engineers build a ram, for that gate will not open by itself. => #9 build ram
It was a grey morning, and nobody in the camp had slept. => ?
If the archers on the wall begin to trouble us, the Silver Shields should pull back to G10. => ask if attacked, #7 retreat to G10 | if #7 attacked, #7 move to G10 | when attacked, #7 retreat to G10
Scouts, go and see what lies behind the fort. => ask #1 scout behind the fort | #1 move behind the fort
`,
  },
  {
    who: 'somebody with many slips, fifth set',
    position: 'fort',
    wrote: `
scuots go to J4 => #1 move to J4
1st cavlary atack X2 => #5 attack X2
siege enginers biuld a ram pls => #9 build ram
teh pikemen form phalnx => #2, #3 form phalanx
archres move to H8 adn shoot X1 => #4 move to H8, then shoot X1
silver sheilds hold postion => #7 hold
2nd cavarly folow the 1st cavalry => #6 follow #5
evryone else satys => ask the rest hold | everyone hold
suply train retreta to B10 => #8 move to B10 | #8 retreat to B10 | #8 hold
field engneers dig in at E10 => #10 build fort at E10 | #10 build fort
`,
  },
  {
    who: 'a German, fifth set',
    position: 'fort',
    wrote: `
The cavalry shall ride to the south gate and there wait. => ask #5, #6 move to the south gate, then hold | cavalry move to the south gate, then hold | #5, #6 move to O15, then hold
1st Infantry, please go three fields to the north. => #2 move north 3
The archers stay behind the pikemen and shoot on X1. => ask #4 move behind #2, then shoot X1 | #4 move behind #3, then shoot X1 | #4 shoot X1
When the gate is broken, all infantry attack. => ?
The siege engineers must nearer to the wall, to K11. => #9 move to K11
I become the feeling that X2 will come to us, therefore the 2nd infantry makes front to the south. => ask #3 face south
Until turn 5 nobody attacks. => ask everyone hold until turn 5
The train goes back to A10. => #8 move to A10 | #8 retreat to A10
Scouts and first cavalry together to the north wood. => #1, #5 move to the north wood
The Silver Shields shall not attack but only hold. => #7 hold
`,
  },
  {
    who: 'a Spaniard, fifth set',
    position: 'oasis',
    wrote: `
The archers of horse go to the Western Well and shoot the infantry. => ask horse archers move to the western well, then shoot X1 | #2, #3 move to the western well, then shoot X1 | #2, #3 move to the western well, then shoot the nearest enemy infantry
The Keshig attack to X1 by the north side. => ask #6 attack X1 | #6 move to H8, then attack X1
Third and fourth cavalry wait in the hills of the south. => ask #4, #5 move to the hills, then hold | #4, #5 move to E13, then hold
The scouts explore until the Oasis. => ask #1 scout the oasis | #1 scout to I9
It makes much hot, the medics to go with the Keshig. => #7 follow #6 | #7 move to #6
If the X2 approaches to the Oasis, the first cavalry shoots it. => ask if X2 near the oasis, #2 shoot X2 | when X2 near the oasis, #2 shoot X2 | if X2 at the oasis, #2 shoot X2 | when X2 at the oasis, #2 shoot X2
Please that the fourth cavalry does not advance more. => ask #5 hold
All to the Oasis, without stop. => ask everyone move to the oasis
The second cavalry retires itself two squares. => ask #3 retreat west 2 | #3 move west 2 | #3 move back 2
Who has the Eastern Well? => ?
`,
  },
  {
    who: 'a Chinese learner, fifth set',
    position: 'oasis',
    wrote: `
Scout go first to Western Well, look have enemy or not. => ask #1 scout the western well | #1 move to the western well
1st cavalry and 2nd cavalry go to G9 shoot X1. => #2, #3 move to G9, then shoot X1
3rd cavalry go left side attack X1, 4th cavalry go right side attack X1. => ask #4, #5 attack X1
Keshig stand here not move. => #6 hold
If X1 come near, archer run away. => ask if X1 within 3, horse archers retreat | if X1 within 3, #2, #3 retreat | when X1 within 3, #2, #3 retreat | if X1 within 3, archers retreat | when X1 within 3, archers retreat
Medic follow Keshig behind. => #7 follow #6 | #7 move behind #6
All cavalry make wedge. => cavalry form wedge | #2, #3, #4, #5 form wedge
Third turn everybody attack. => on turn 3 everyone attack
Do not shoot before enemy is in 4 tile. => ask archers hold fire. when enemy within 4, archers fire at will | everyone hold fire. when enemy within 4, everyone fire at will | archers hold until enemy within 4, then shoot
Fourth cavalry walk to south 3 tile then east 2 tile. => #5 move south 3, then move east 2
`,
  },
  {
    who: 'a football coach, fifth set',
    position: 'oasis',
    wrote: `
Third Cavalry, push up on the left side to D6. => #4 move to D6
Horse archers drop back two tiles and keep shooting X1. => ask horse archers move west 2, then shoot X1 | #2, #3 move west 2, then shoot X1 | #2, #3 retreat west 2, then shoot X1
Keshig, mark X1 and stay on him. => ask #6 attack X1 | #6 follow X1
4th Cavalry, you're on the bench for now, stay at C12. => #5 hold | #5 hold C12
Scouts go deep, all the way to P6. => #1 move to P6
Everybody tight together around the Keshig. => ask everyone follow #6 | everyone move to #6
Let's go, lads, big effort today! => ?
Medics on the touchline, B10, don't move. => #7 hold | #7 hold B10
When turn 4 comes, 3rd and 4th Cavalry both hit X1 hard. => on turn 4 #4, #5 attack X1 | when turn 4, #4, #5 attack X1 | on turn 4 #4, #5 charge X1
Nobody goes near X2. => ?
`,
  },
  {
    who: 'a nurse, fifth set',
    position: 'forest',
    wrote: `
Medics, please stay with the Comitatus today. => #9 follow #7 | #9 move to #7
Levy to C12 and stay there, please. => #5 move to C12, then hold | #5 hold C12
The archers can go up to D8 and then rest. => #4 move to D8, then hold | #4 move to D8
If the Comitatus gets attacked, 2nd Infantry go and help them. => ask if #7 attacked, #3 support #7 | if #7 attacked, #3 move to #7 | when #7 attacked, #3 support #7 | when #7 attacked, #3 move to #7 | if #7 attacked, #3 attack | when #7 attacked, #3 attack
The wagons should not go into the bog, keep them on the road at A10. => ask #8 hold | #8 hold A10
Cavalry follow the road to F12 quietly. => ask #6 move to F12 by road cautiously | #6 move to F12 by road | #6 move cautiously to F12
When 1st Infantry falls below half strength pull them back home. => when #2 strength below 50%, #2 retreat | when strength below 50%, #2 retreat home | if strength below 50%, #2 retreat
Has anyone been hurt yet? => ?
Scouts to the Western Clearing and nobody else. => #1 move to the western clearing
Everyone apart from the train and the medics, move forward one tile. => #1, #2, #3, #4, #5, #6, #7 move east 1
`,
  },
  {
    who: 'a lawyer, fifth set',
    position: 'forest',
    wrote: `
The 1st Infantry shall proceed to the Altar Glade and shall there engage X1. => ask #2 move to the altar glade, then attack X1 | #2 attack X1
The 2nd Infantry shall follow the 1st Infantry. => #3 follow #2
Unless attacked, the Comitatus shall remain at D11. => ask unless attacked, #7 hold | #7 hold | unless attacked, #7 hold D11
The Militia may fire at will upon any enemy. => #4 fire at will | #4 shoot
In the event that X2 comes within two tiles of the supply train, the cavalry shall attack X2. => if X2 within 2 of #8, #6 attack X2 | when X2 within 2 of #8, #6 attack X2
The levy shall under no circumstances leave C11. => ask #5 hold | #5 hold C11
Notwithstanding the foregoing, the scouts shall retire to D8. => #1 move to D8 | #1 retreat to D8
All units other than the scouts shall hold their positions. => #2, #3, #4, #5, #6, #7, #8, #9 hold
The opposing party is hereby put on notice. => ?
From turn 4 onwards the cavalry shall attack the strongest enemy. => from turn 4 #6 attack the strongest enemy | on turn 4 #6 attack the strongest enemy
`,
  },
  {
    who: 'a sailor, fifth set',
    position: 'forest',
    wrote: `
Scouts ahead three tiles and keep a sharp lookout. => ask #1 move east 3 | #1 scout east 3 | #1 move east 3 cautiously
Comitatus astern of the 1st Infantry. => ask #7 move behind #2 | #7 follow #2
Cavalry, steer south to B14 and then east to E14. => ask #6 move to B14, then move to E14
Levy drop anchor at C11. => ask #5 hold | #5 hold C11
Archers, fire on X1 as soon as he comes in range. => ask #4 shoot X1
All hands to the Western Clearing. => everyone move to the western clearing
Belay that, 2nd Infantry stays at D10. => #3 hold | #3 hold D10
If X2 shows up within 4 of us, cavalry go for him. => ask if X2 within 4, #6 attack X2 | when X2 within 4, #6 attack X2
Wagons stay in harbour. => ask #8 hold
Weather looks foul to the west. => ?
`,
  },
  {
    who: 'a teenager, fifth set',
    position: 'pass',
    wrote: `
archers go behind the inf pls => ask #4 move behind #2
royal guard go smash X1 => #5 attack X1 | #5 charge X1
scouts gtfo back to base => #1 retreat | #1 move home
militia n archers to west gate => ask #3, #4 move to the west gate
inf make a turtle rn => #2 form testudo
engineers build smth at the west gate idk a fort => ask #7 build fort at the west gate | #7 move to the west gate, then build fort
train stay afk => #6 hold
dont shoot X3 its too far lol => ?
if X1 gets close to the west gate royal guard jump him => ask if X1 within 3 of the west gate, #5 attack X1 | when X1 within 3 of the west gate, #5 attack X1 | if X1 near the west gate, #5 attack X1 | when X1 near the west gate, #5 attack X1
bruh this map sucks => ?
`,
  },
  {
    who: 'somebody dictating to a phone, fifth set',
    position: 'pass',
    wrote: `
okay so the infantry should move to the middle gate and hold it => ask #2 move to the middle gate, then hold | #2 hold the middle gate | infantry move to the middle gate, then hold
royal guard comma follow the infantry full stop => ask #5 follow #2
scouts go up the northern goat path and tell me what is there => ask #1 scout the northern goat path | #1 move to the northern goat path
archers stay close to the royal guard and shoot at X1 if you can => ask #4 move to #5, then shoot X1 | #4 follow #5 | #4 follow #5, then shoot X1
um the supply train no actually the engineers go to F9 => ask #7 move to F9
supply train stays put thank you => #6 hold
militia move to G 10 => #3, #4 move to G10 | #3 move to G10
hey can you turn the heating up please => ?
engineers start building a palisade at F 10 => ask #7 build fort at F10 | #7 move to F10, then build fort
everyone stop moving until turn five => everyone hold until turn 5
`,
  },
  {
    who: 'a polite grandmother, fifth set',
    position: 'pass',
    wrote: `
Would the scouts be so kind as to go to C6? => #1 move to C6
Dear archers, please shoot at the nasty men at L10. => #4 shoot X1
The Royal Guard may go to the West Gate now, if they don't mind. => #5 move to the west gate
Perhaps the militia could keep the wagons company. => ask #3 follow #6 | #3, #4 follow #6 | #3 move to #6 | #3, #4 move to #6
I think the infantry had better wait for turn 4 before they attack. => ask #2 hold until turn 4, then attack | infantry hold until turn 4, then attack | on turn 4 #2 attack | on turn 4 infantry attack
Engineers, dear, do come back to B11. => #7 move to B11 | #7 retreat to B11
Nobody should get hurt, please. => ?
Would everyone mind standing still for a moment? => ask everyone hold
The 1st Infantry should put their shields up in that tortoise. => #2 form testudo
If it is not too much trouble, archers to G9, on the little hill. => #4 move to G9
`,
  },
  {
    who: 'a chess player, fifth set',
    position: 'river',
    wrote: `
Scouts E6 to E8. => #1 move to E8
Cavalry takes X2. => #6 attack X2 | #6 take X2
Develop both militias to D8 and D10. => ask #4 move to D8. #5 move to D10
First Cohort to E11, protected by 1st Infantry. => ask #7 move to E11. #2 follow #7 | #7 move to E11. #2 protect #7
Engineers one square east, train one square south. => #9 move east 1. #8 move south 1
Archers pin X1. => ask #3 shoot X1
If X1 moves to I11, First Cohort captures it. => ask if X1 at I11, #7 attack X1 | when X1 at I11, #7 attack X1
Castle queenside. => ?
2nd Militia swaps places with the medics. => ask #5 move to A9. #10 move to B10
Control the Central Ford with the First Cohort, support it with the cavalry. => ask #7 hold the central ford. #6 support #7 | #7 move to the central ford. #6 support #7 | #7 take the central ford. #6 support #7 | #7 move to the central ford, then hold. #6 follow #7
`,
  },
  {
    who: 'a plain player, fifth set',
    position: 'forest',
    wrote: `
Archers, loose order and move to E8. => #4 form loose, then move to E8 | #4 move in loose order to E8
Levy in open order, stay where you are. => #5 form loose, then hold | #5 form loose
Cavalry in wedge formation, then attack X1 from the south side of the glade. => ask #6 form wedge, then attack X1
Send both infantry units to the altar glade and the Comitatus after them. => ask #2, #3 move to the altar glade. #7 follow #2 | #2, #3 move to the altar glade. #7 follow #3 | #2, #3, #7 move to the altar glade
Scouts, avoid all enemies and go to the eastern clearing. => #1 move to the eastern clearing avoiding enemies | #1 move to the eastern clearing safely | #1 move to the eastern clearing evasively
The train and the medics can come up to C10 and C11 later, for now they wait. => ask #8, #9 hold
2nd Infantry, join up with the Comitatus. => #3 move to #7 | #3 follow #7
Archers skirmish with X1 but never let it get close. => ask #4 skirmish | #4 evade | #4 shoot X1 evasively | #4 shoot X1
Cavalry, if you see no enemy, go to the eastern clearing. => unless enemy in sight, #6 move to the eastern clearing | if no enemy in sight, #6 move to the eastern clearing
1st Infantry to F9, 2nd Infantry to F10, Comitatus to F11, everyone else stays behind them. => ask #2 move to F9. #3 move to F10. #7 move to F11. the rest hold | #2 move to F9. #3 move to F10. #7 move to F11
`,
  },
]
