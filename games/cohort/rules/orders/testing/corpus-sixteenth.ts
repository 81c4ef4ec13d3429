import type { Writer } from './corpus.ts'

/** Twenty more people, two hundred sentences, written like the fifteenth set and sealed until the end; read once. */
export const SIXTEENTH: readonly Writer[] = [
  {
    who: 'a student of Roman history, sixteenth set',
    position: 'river',
    wrote: `
First Cohort, form testudo and cross at the Central Ford. => ask #7 form testudo, then move to the central ford | #7 form testudo, then move to the central ford, then move across the river | #7 form testudo, then move across the river | #7 move to the central ford in testudo
The velites, I mean the scouts, screen in front of the First Infantry. => ask #1 move in front of #2 | #1 move in front of #2, then hold | #1 follow #2
The equites will attack the enemy horse. => ask #6 attack X1 | #6 attack enemy cavalry
Second Militia relieves the First Militia at B8. => ask #5 move to B8 | #5 move to #4 | #5 move to B8, then hold | #5 move to B8. #4 retreat
The Rhine legions never had it this easy. => -
Engineers, build a bridge at F7, as Caesar did on the Rhine. => #9 build bridge at F7
The archers stay behind the First Cohort and shoot over their heads at X2. => ask #3 shoot X2 | #3 move behind #7, then shoot X2
Baggage train stays in camp. => ask #8 hold | #8 move to camp | #8 move home | #8 hold at camp
When the First Cohort reaches the Western Ford, the cavalry attacks X2. => ask when #7 reaches the western ford, #6 attack X2 | when #7 at the western ford, #6 attack X2 | if #7 reaches the western ford, #6 attack X2 | if #7 at the western ford, #6 attack X2 | #6 hold until #7 reaches the western ford, then attack X2
First Infantry, about turn! => ask #2 face west | #2 turn west
`,
  },
  {
    who: 'a lorry driver dictating, sixteenth set',
    position: 'river',
    wrote: `
right lads cavalry up to dee twelve => #6 move to D12
archers keep shooting that lot at jay nine => ask #3 shoot X1 | #3 shoot enemy at J9
first infantry hang back a bit will you => ask #2 retreat | #2 move back | #2 move west | #2 hold | #2 move west 1 | #2 move west 2
scouts nip over to the eastern hills and see what's what => ask #1 move cautiously to the eastern hills | #1 move to the eastern hills | #1 scout the eastern hills
second militia go where the first militia is => ask #5 move to #4 | #5 move to B8 | #5 follow #4
supply train park up at ay nine no ay ten => ask #8 move to A10 | #8 move to A10, then hold | #8 hold A10
medics stick to the first infantry like glue => ask #10 follow #2 | #10 move to #2
blimey it's raining again => -
cohort wait till they get within two tiles then hit em => ask #7 hold until enemy within 2, then attack | when enemy within 2, #7 attack | if enemy within 2, #7 attack
engineers two palisades one at dee nine one at dee ten => ask #9 build fort at D9, then build fort at D10 | #9 move to D9, then build fort, then move to D10, then build fort
`,
  },
  {
    who: 'a German schoolboy, sixteenth set',
    position: 'river',
    wrote: `
The archers should on the hill go. => ask #3 move to the hill | #3 move to the western hills
I want that the cavalry X1 attacks. => #6 attack X1
First Cohort, go over the river and conquer the other side! => ask #7 move across the river | #7 move across the river, then hold | #7 move across the river, then attack | #7 take across the river
The militias stay there where they are. => #4, #5 hold
Scouts, make you not visible in the western woods. => ask #1 hide in the western woods | #1 move to the western woods, then hide | #1 move to the western woods
Can the medics also fight? => -
All back to the hills! => ask everyone move to the western hills | everyone retreat to the western hills | everyone move to the hills | everyone retreat to the hills
The engineers become a bridge to build on F6. => #9 build bridge at F6
If first infantry under 50 men has, then it shall back go. => ask if strength below 50, #2 retreat | when strength below 50, #2 retreat
The supply train follows always the first militia. => #8 follow #4
`,
  },
  {
    who: 'a football coach, sixteenth set',
    position: 'river',
    wrote: `
Cavalry, run down the right wing to E15. => #6 move to E15
Cohort in the middle, D10, nobody gets past you. => ask #7 move to D10, then hold | #7 hold D10 | #7 move to D10
First militia, mark X2. => ask #4 attack X2 | #4 move to X2 | #4 follow X2
Archers, take your shots at the nearest man. => ask #3 shoot the nearest enemy | #3 shoot
Come on, heads up, plenty of time left! => -
Second militia, drop back to B9 and cover the medics. => ask #5 move to B9, then follow #10 | #5 move to B9 | #5 move to B9, then hold
Everyone push up two tiles. => ask everyone move east 2 | #1, #2, #3, #4, #5, #6, #7 move east 2
Scouts, stay wide on the left, at E4. => ask #1 move to E4 | #1 move to E4, then hold
First infantry, press X1 hard. => ask #2 attack X1 | #2 attack X1 aggressively | #2 charge X1
Engineers to the bench. => ask #9 retreat | #9 move home | #9 hold
`,
  },
  {
    who: 'a foreman on a building site, sixteenth set',
    position: 'fort',
    wrote: `
Engineers, I need a fort at J10 before tea. => ask #10 build fort at J10 | #10 move to J10, then build fort
Siege engineers, knock me up a siege tower. => #9 build tower
2nd Infantry, go and give the siege engineers a hand. => ask #3 follow #9 | #3 move to #9 | #3 support #9
Archers, keep that fella at L9 busy. => ask #4 shoot X1 | #4 attack X1
1st Cavalry, go and see what's round the back of the fort at S10, but mind yourselves. => ask #5 move cautiously to S10 | #5 move to S10
Nobody touches the wagon, it stays put. => #8 hold
Silver Shields, you're with me at the gate, J10. => ask #7 move to J10 | #7 move to J10, then hold
If the ram gets smashed, build another one. => ?
Scouts, get off that tile and stand at E9. => ask #1 move to E9 | #1 hold E9 | #1 move to E9, then hold
Who left that gate shut? => -
`,
  },
  {
    who: 'a French wargamer, sixteenth set',
    position: 'fort',
    wrote: `
The silver shields make movement toward the west gate. => ask #7 move to the west gate | #7 move toward the west gate
Second cavalry attacks the cavalry adverse. => ask #6 attack X2 | #6 attack enemy cavalry
The third infantry draws on the X1. => ask #4 shoot X1 | #4 attack X1
It is necessary that the first infantry and the second infantry advance until J9 and J11. => #2 move to J9. #3 move to J11
The engineers of siege build a ram. => #9 build ram
First cavalry stays in reserve. => ask #5 hold | #5 move home, then hold | #5 retreat
The scouts make the tour of the fort by the north. => ask #1 move north of the fort | #1 move to the north of the fort | #1 move cautiously north of the fort | #1 scout north of the fort
At the turn 6, all the infantry gives the assault to the west gate. => ask on turn 6, #2, #3, #4 attack the west gate | on turn 6, #2, #3, #4, #7 attack the west gate | on turn 6 all infantry attack the west gate | on turn 6, #2, #3, #7 attack the west gate
I have the impression that it goes to rain. => -
The train of supply, recoil until A10. => ask #8 move to A10 | #8 retreat to A10
`,
  },
  {
    who: 'a girl of twelve, sixteenth set',
    position: 'fort',
    wrote: `
Silver Shields you are my favourite so please stay safe and don't move => #7 hold
ok 1st cavalry and 2nd cavalry both go beat up X2 => #5, #6 attack X2
archers pew pew pew at X1 => #4 shoot X1
can we keep the horses after the game => -
scouts sneak to the north wood and hide => ask #1 move cautiously to the north wood, then hide | #1 move to the north wood, then hide | #1 hide in the north wood | #1 move quietly to the north wood, then hide
first infantry go next to second infantry => ask #2 move to #3 | #2 follow #3
siege engineers shoot the big crossbow at the gate => ask #9 shoot the west gate | #9 shoot the gate | #9 bombard the west gate
everyone except the wagon go forward 3 squares => everyone but #8 move east 3
if the bad guys come out of the gate the pikes should do the spiky wall thing => ask if enemy at the west gate, #2, #3, #7 form phalanx | when enemy at the west gate, #2, #3, #7 form phalanx | if enemy at the west gate, #2, #3 form phalanx | when enemy at the west gate, #2, #3 form phalanx
X3 looks scary => -
`,
  },
  {
    who: 'a correspondence chess player, sixteenth set',
    position: 'fort',
    wrote: `
Silver Shields to J10. => #7 move to J10
Develop the first cavalry to G5. => #5 move to G5
Second cavalry retreats to E10 if X2 advances to within three tiles. => ask if X2 within 3, #6 retreat to E10 | when X2 within 3, #6 retreat to E10 | if X2 within 3, #6 move to E10 | when X2 within 3, #6 move to E10
The archers remain on F11 and aim at X1. => ask #4 shoot X1 | #4 move to F11, then shoot X1 | #4 shoot X1, then hold
Scouts D9 to D14. => #1 move to D14
Quiet move: supply train to C10. => ask #8 move to C10 | #8 move quietly to C10
The first infantry protects the second infantry. => ask #2 follow #3 | #2 protect #3 | #2 move to #3
Trade the second cavalry for X2. => ask #6 attack X2 | #6 charge X2
Best regards from Leeds, and take your time. => -
Engineers to H9, and there they build a fort. => ask #10 move to H9, then build fort | #10 build fort at H9
`,
  },
  {
    who: 'a streamer who plays Total War, sixteenth set',
    position: 'oasis',
    wrote: `
Alright chat, horse archers kite X1. => ask #2, #3 shoot X1 evasively | #2, #3, #6 shoot X1 evasively | #2, #3 shoot X1 | #2, #3, #6 shoot X1
3rd cav cycle charge X1: hit it, pull back, hit it again. => ask #4 charge X1, then retreat, then charge X1 | #4 attack X1, then retreat, then attack X1 | #4 charge X1, then retreat, then attack X1 | #4 attack X1, then move west, then attack X1
4th cav in wedge formation, go go go at X1. => ask #5 form wedge, then attack X1 | #5 form wedge, then charge X1 | #5 form wedge, then move to X1
Keshig is the general so keep him out of melee. => ask #6 evade | #6 hold | #6 retreat
Scouts peek the northeast. => ask #1 move cautiously to the north-east | #1 scout the north-east | #1 move to the north-east
Fire at will off for 1st cav. => #2 hold fire
Don't forget to like and subscribe. => -
Group 1 and 2 cav to the oasis, shoot whatever comes near. => ask #2, #3 move to the oasis, then shoot | #2, #3 move to the oasis, then fire at will | #2, #3 move to the oasis | #2, #3 move to the oasis. if enemy within 3, #2, #3 shoot | #2, #3 move to the oasis. when enemy within 3, #2, #3 shoot | #2, #3 move to the oasis, then hold
Medics just chill at B10. => ask #7 hold | #7 hold B10 | #7 move to B10
Cav 4 run down the archers at M11. => ask #5 attack X2 | #5 charge X2 | #5 attack enemy at M11
`,
  },
  {
    who: 'a Polish grandfather, sixteenth set',
    position: 'oasis',
    wrote: `
Scouts, ride to well on the east and look if somebody is there. => ask #1 move cautiously to the eastern well | #1 move to the eastern well | #1 scout the eastern well
First cavalry, let it shoot X1. => #2 shoot X1
Third and fourth cavalry should attack from behind X2. => ask #4, #5 attack X2 | #4, #5 move behind X2, then attack X2
Doctor must be always near Keshig. => ask #7 follow #6 | #7 move to #6
Second cavalry withdraws itself to C10 and there waits. => ask #3 retreat to C10, then hold | #3 move to C10, then hold | #3 hold C10
In my times we had real horses. => -
Keshig on the hill, let them rest. => ask #6 move to the hill, then hold | #6 move to the hill | #6 hold the hill
If enemy will go to oasis, all cavalry attacks him. => ask if enemy at the oasis, #2, #3, #4, #5 attack enemy | when enemy at the oasis, #2, #3, #4, #5 attack enemy | if enemy at the oasis, #2, #3, #4, #5, #6 attack enemy | when enemy at the oasis, #2, #3, #4, #5, #6 attack enemy | if enemy at the oasis, #2, #3, #4, #5 attack enemy at the oasis | when enemy at the oasis, #2, #3, #4, #5 attack enemy at the oasis | if enemy at the oasis, #2, #3, #4, #5, #6 attack enemy at the oasis | when enemy at the oasis, #2, #3, #4, #5, #6 attack enemy at the oasis
Fourth cavalry goes by the road to the east. => ask #5 move east by road | #5 move to the road, then move east | #5 move to the east by road | #5 move east
All stand, nobody shoots. => everyone hold fire
`,
  },
  {
    who: 'a man of few words, sixteenth set',
    position: 'oasis',
    wrote: `
Keshig oasis. => #6 move to the oasis
1st cav shoot X1. => #2 shoot X1
2nd same. => ?
3rd 4th C10 C11. => #4 move to C10. #5 move to C11
Scouts north 4. => #1 move north 4
Medics back. => ask #7 retreat | #7 move back | #7 move west | #7 move home
Hold all. => everyone hold
3rd cav X2 turn 3. => ask on turn 3, #4 attack X2 | #4 hold until turn 3, then attack X2
Hm. => -
Keshig F10, wait, then X1 when close. => ask #6 move to F10, then hold until X1 within 3, then attack X1 | #6 move to F10. when X1 within 3, #6 attack X1 | #6 move to F10. if X1 within 3, #6 attack X1 | #6 move to F10, then hold. when X1 within 3, #6 attack X1 | #6 move to F10, then hold. if X1 within 3, #6 attack X1 | #6 hold F10. when X1 within 3, #6 shoot X1 | #6 hold F10. if X1 within 3, #6 shoot X1 | #6 move to F10. if X1 within 3, #6 shoot X1 | #6 move to F10. when X1 within 3, #6 shoot X1 | #6 move to F10, then hold until X1 within 3, then shoot X1
`,
  },
  {
    who: 'a novelist playing a khan, sixteenth set',
    position: 'oasis',
    wrote: `
Let the Keshig, whose banners have never fallen, ride to the Western Well and water their horses. => ask #6 move to the western well | #6 move to the western well, then hold
Go, my scouts, as the hawk goes, south and ever south, and let no man see you. => ask #1 move cautiously south | #1 move south | #1 move evasively south | #1 move south evasively | #1 scout south | #1 move south under cover
Second Cavalry, rain death upon the footmen at H9. => ask #3 shoot X1 | #3 shoot enemy at H9
The sand remembers every hoof that crossed it. => -
First Cavalry shall shadow the Keshig wherever it goes. => #2 follow #6
Third Cavalry, conceal yourselves among the palms of the oasis and fall upon whoever comes to drink. => ask #4 move to the oasis, then ambush | #4 ambush at the oasis | #4 hide at the oasis | #4 move to the oasis, then hide
Fourth Cavalry will wait, as still as stones, until X1 has come within four tiles, and only then charge. => ask #5 hold until X1 within 4, then charge X1 | #5 hold until X1 within 4, then charge | #5 hold until X1 within 4, then attack X1 | when X1 within 4, #5 charge X1 | when X1 within 4, #5 charge | if X1 within 4, #5 charge X1 | if X1 within 4, #5 charge | when X1 within 4, #5 attack X1
My healers, do not tarry; hasten to the side of the First Cavalry. => ask #7 move to #2 | #7 follow #2
Should any rider of the Third Cavalry see the enemy, let him flee to me. => ask if enemy in sight, #4 move to #6 | when enemy in sight, #4 move to #6 | if enemy in sight, #4 retreat | when enemy in sight, #4 retreat | if enemy in sight, #4 move home | if enemy in sight, #4 retreat to #6 | when enemy in sight, #4 retreat to #6
What is a khan without his steppe? => -
`,
  },
  {
    who: 'an infantry officer, sixteenth set',
    position: 'forest',
    wrote: `
1st Infantry, advance to contact on X1. => ask #2 attack X1 | #2 move to X1
2nd Infantry in support, one tile behind 1st Infantry. => ask #3 follow #2 | #3 move behind #2 | #3 move 1 behind #2
Archers, suppress X1. => ask #4 shoot X1 | #4 attack X1
Scouts, recce the eastern bog and report. => ask #1 move cautiously to the eastern bog | #1 scout the eastern bog | #1 move to the eastern bog
Levy, all round defence of the supply train. => ask #5 follow #8 | #5 guard #8 | #5 move to #8 | #5 move to #8, then hold
Cavalry is the reserve. Hold at B9 until ordered. => ask #6 hold | #6 hold B9 | #6 move to B9, then hold
Comitatus, prepare an ambush in the woods at H10. => ask #7 move to H10, then ambush | #7 ambush at H10 | #7 ambush H10
Casualty collection point is at C10, medics. => ask #9 move to C10 | #9 move to C10, then hold | #9 hold C10
If 1st Infantry drops under 60 percent strength, 2nd Infantry takes over the attack on X1. => ask if #2 strength below 60%, #3 attack X1 | when #2 strength below 60%, #3 attack X1
Any questions? => -
`,
  },
  {
    who: 'a mother typing with one hand, sixteenth set',
    position: 'forest',
    wrote: `
scouts goto e7 => #1 move to E7
cavlary follow the first infantyr => #6 follow #2
ist infantry move to F9 pls => #2 move to F9
levy stay wiht the supply tarin => ask #5 follow #8 | #5 move to #8
sorry the baby is crying => -
archers shoto at X1 form where you are => ask #4 shoot X1 | #4 shoot X1, then hold
comitatus attakc X1 now => #7 attack X1
2nd infantry wait ther until comitatus is at the altar galde => ask #3 hold until #7 at the altar glade | #3 hold until #7 reaches the altar glade
medics com back to camp => ask #9 retreat | #9 move home | #9 move to camp
evrybody else just satay put => ask rest hold | everyone hold
`,
  },
  {
    who: 'a Chinese businessman, sixteenth set',
    position: 'forest',
    wrote: `
Please arrange first infantry to go to altar glade. => #2 move to the altar glade
Second infantry cooperate with first infantry. => ask #3 follow #2 | #3 support #2 | #3 move to #2
Archer team do not need move, only shoot. => ask #4 shoot | #4 fire at will | #4 shoot, then hold
Cavalry go to enemy back side attack supply train X3. => ask #6 attack X3 | #6 move behind X3, then attack X3
Levy is weak, put in the last. => ask #5 retreat | #5 move back | #5 move home | #5 move west
Comitatus stand by. => #7 hold
Scouts along the edge of bog move to F12. => #1 move to F12
After turn 3, medical team move to E10. => ask after turn 3, #9 move to E10 | #9 hold until turn 4, then move to E10
What is the price of one elephant? => -
If Comitatus lose half of people, retreat to Western Clearing. => ask if casualties above 50%, #7 retreat to the western clearing | when casualties above 50%, #7 retreat to the western clearing | if strength below 50%, #7 retreat to the western clearing | when strength below 50%, #7 retreat to the western clearing
`,
  },
  {
    who: 'a sore loser, sixteenth set',
    position: 'forest',
    wrote: `
cavalry do something useful for once and attack X2 => #6 attack X2
I said HOLD, second infantry!! => #3 hold
scouts get back here you cowards => ask #1 retreat | #1 move home | #1 move back | #1 come back
whoever balanced this map should be fired => -
fine. archers, just shoot anything you can see. => ask #4 shoot | #4 fire at will | #4 shoot the nearest enemy | #4 shoot enemy | #4 shoot anything
Comitatus go berserk and wreck X1, I don't care any more. => ask #7 form berserker, then attack X1 | #7 form berserker, then charge X1
levy walk into the western bog and stay there for all I care => ask #5 move to the western bog, then hold | #5 hold the western bog | #5 move to the western bog
first infantry DO NOT ATTACK. => #2 hold
medics you had ONE job. Follow the Comitatus. => #9 follow #7
gg => -
`,
  },
  {
    who: 'a retired librarian, sixteenth set',
    position: 'pass',
    wrote: `
I wonder whether the scouts might go quietly to F4 and have a look round. => ask #1 move cautiously to F4 | #1 move quietly to F4 | #1 move to F4 | #1 scout F4
The Royal Guard may advance to the West Gate, but no farther. => ask #5 move to the west gate | #5 move to the west gate, then hold | #5 hold the west gate
First Militia, please be good enough to keep the supply train company. => ask #3 follow #6 | #3 move to #6
Silence, please. => -
Second Militia, shoot at whichever enemy is nearest. => ask #4 shoot the nearest enemy | #4 shoot
First Infantry, kindly adopt the testudo until the archers have been dealt with. => #2 form testudo
Might the engineers put up a palisade at F10, once the First Infantry has moved to G10? => ask #7 hold until #2 reaches G10, then build fort at F10 | when #2 reaches G10, #7 build fort at F10 | when #2 at G10, #7 build fort at F10 | once #2 reaches G10, #7 build fort at F10 | if #2 at G10, #7 build fort at F10 | #7 hold until #2 at G10, then build fort at F10 | when #2 at G10, #7 move to F10, then build fort | when #2 reaches G10, #7 move to F10, then build fort | #2 move to G10. when #2 at G10, #7 build fort at F10 | #2 move to G10. when #2 reaches G10, #7 build fort at F10
Unless the enemy is in sight, everyone may stay where they are. => ask unless enemy in sight, everyone hold | everyone hold until enemy in sight
Would the First Infantry care to attack X1 with the Royal Guard? => #2, #5 attack X1
Was this pass not in Herodotus? => -
`,
  },
  {
    who: 'a Spanish teenager, sixteenth set',
    position: 'pass',
    wrote: `
bro the royal guard attack X1 already => #5 attack X1
The infantry first goes with all to the middle gate => ask #2 move to the middle gate | #2 attack the middle gate | #2 charge the middle gate | everyone move to the middle gate
scouts come back for the left => ask #1 retreat | #1 move back | #1 move home | #1 come back
archers, launch arrows to X2 => #4 shoot X2
jajaja they are noobs => -
First militia defend the train of the enemies => ask #3 follow #6 | #3 guard #6 | #3 protect #6 | #3 move to #6
if they shoot to us, infantry one make the tortoise => ask if attacked, #2 form testudo | when attacked, #2 form testudo
engineers don't do nothing => #7 hold
royal guard put in phalanx and don't move yourself => ask #5 form phalanx, then hold | #5 hold, then form phalanx | #5 form phalanx
everybody quiet until I say => ask everyone hold | everyone hold fire
`,
  },
  {
    who: 'a hoplite re-enactor, sixteenth set',
    position: 'pass',
    wrote: `
Royal Guard, close ranks, spears level, phalanx! => #5 form phalanx
First Infantry on the right of the Royal Guard, shields locked. => ask #2 move right of #5 | #2 move to the right of #5 | #2 move right of #5, then hold | #2 move right of #5, then form testudo | #2 move to F12
Skirmishers, that is the Second Militia, harass X1 and keep away from his spears. => ask #4 shoot X1 evasively | #4 shoot X1
Sing the paean! => -
Phalanx advances to I10 at a walk. => ask #5 move to I10 | #5 form phalanx, then move to I10 | #2, #5 move to I10
Scouts, climb the northern goat path and watch X3. => ask #1 move to the northern goat path | #1 move cautiously to the northern goat path | #1 scout the northern goat path | #1 move to the northern goat path, then move to X3 | #1 move cautiously to the northern goat path, then move to X3 | #1 move to the northern goat path, then hold | #1 move cautiously to the northern goat path, then hold
Helots, bring the baggage to E10. => #6 move to E10
First Militia, turn to face south. => #3 face south
If the Royal Guard is attacked, First Militia moves up to G11 and fights. => ask if #5 attacked, #3 move to G11, then attack | when #5 attacked, #3 move to G11, then attack | if #5 engaged, #3 move to G11, then attack | when #5 engaged, #3 move to G11, then attack | if #5 attacked, #3 attack G11 | when #5 attacked, #3 attack G11
Hold the West Gate with the Royal Guard and 1st Infantry until turn 8, then give ground to E10. => ask #2, #5 hold the west gate until turn 8, then retreat to E10 | #2, #5 move to the west gate, then hold until turn 8, then move to E10 | #2, #5 move to the west gate, then hold until turn 8, then retreat to E10 | #2, #5 hold the west gate until turn 8, then move to E10
`,
  },
  {
    who: 'somebody on a bus, sixteenth set',
    position: 'pass',
    wrote: `
guard to west gate asap => #5 move to the west gate
my stop is next, everyone hold => everyone hold
archers fire x1 thx => #4 shoot X1
1st militia + 2nd militia stay near the guard => ask #3, #4 follow #5 | #3, #4 move to #5
scouts back to base => ask #1 retreat | #1 move home | #1 move to camp
did you see that goal last night => -
eng build smth at g11, a wall or whatever => ask #7 build fort at G11 | #7 move to G11, then build fort
inf 1 go help guard => ask #2 follow #5 | #2 move to #5 | #2 support #5
train dont go anywhere pls => #6 hold
if x1 gets to the west gate guard attacks it, if not guard holds => ask if X1 at the west gate, #5 attack X1, otherwise hold | if X1 at the west gate, #5 attack X1. #5 hold | when X1 at the west gate, #5 attack X1. #5 hold | if X1 near the west gate, #5 attack X1, otherwise hold | #5 hold until X1 at the west gate, then attack X1 | if X1 at the west gate, #5 attack X1. unless X1 at the west gate, #5 hold
`,
  },
]
