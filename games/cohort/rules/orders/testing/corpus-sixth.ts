import type { Writer } from './corpus.ts'

/** Written by somebody who has not seen how sentences are read. */
export const SIXTH: readonly Writer[] = [
  {
    who: 'a farmer, sixth set',
    position: 'river',
    wrote: `
Get the wagons back behind the hills. => ask #8 move behind the western hills | #8 move behind the hills | #8 retreat behind the western hills
Walk the militia down to the ford, nice and slow. => ask #4, #5 move to the western ford | #4, #5 move to the ford
Put the archers by the edge of the wood at D14. => #3 move to D14
Horse can stand where it is till they come over the river. => ask #6 hold | #6 hold until enemy within 3
1st Infantry, over to E11, and mind that cavalry on the other side. => ask #2 move to E11
Turn the First Cohort round to face south. => #7 face south
Engineers, put me a bridge over at E8. => ask #9 build bridge at F8 | #9 build bridge at E8
Send one lot of militia home and keep the other here. => ask #4 retreat. #5 hold | #5 retreat. #4 hold | #4 move home. #5 hold | #5 move home. #4 hold
Scouts keep going north till you get to E3. => #1 move to E3
Ground's too wet for ploughing. => ?
`,
  },
  {
    who: 'a programmer, sixth set',
    position: 'river',
    wrote: `
cavalry: attack(X2) => #6 attack X2
if enemy within 2 of #8 then #5 attack else #5 hold => if enemy within 2 of #8, #5 attack, otherwise hold | #5 hold. if enemy within 2 of #8, #5 attack
#4 -> E10; #5 -> E12 => #4 move to E10. #5 move to E12
scouts: move north 2, then east 0 => ask #1 move north 2
all units except #8 and #10: move 1 south => #1, #2, #3, #4, #5, #6, #7, #9 move south 1
on turn 5: everyone retreat => on turn 5 everyone retreat
#3: go to C5, fire at will, do not move afterwards => ask #3 move to C5, then hold, fire at will | #3 move to C5, fire at will | #3 move to C5, then fire at will, then hold | #3 move to C5, then hold. #3 fire at will
#2 waits until #7 is at E11, then goes to the western ford. => #2 hold until #7 at E11, then move to the western ford | when #7 at E11, #2 move to the western ford
undo => ?
first cohort = hold; first infantry = follow first cohort => #7 hold. #2 follow #7
`,
  },
  {
    who: 'a Russian learner, sixth set',
    position: 'river',
    wrote: `
Cavalry go south around forest and attack enemy archers. => ask #6 attack X3
First infantry stand near First Cohort. => #2 move to #7 | #2 follow #7 | #2 move to #7, then hold
Archers not shoot without my order. => #3 hold fire
Militia need to go to road and wait there. => ask #4, #5 move to the road, then hold
Engineers make fortification on tile E11 before enemy come. => ask #9 build fort at E11 | #9 move to E11, then build fort
Scouts quickly run to western hills, there is good view. => #1 move to the western hills
If horse of enemy cross river, all infantry to road. => ?
Medics and train stay behind First Cohort. => ask #10, #8 move behind #7 | #8, #10 follow #7
Second militia no wait first militia guard the train. => #4 guard #8
Third turn, First Cohort begin attack on X2. => on turn 3 #7 attack X2
`,
  },
  {
    who: 'a teacher, sixth set',
    position: 'fort',
    wrote: `
First, the siege engineers build a ram; second, they take it to K10. => ask #9 build ram, then move to K10
The two cavalry units will stay together at F13. => ask #5, #6 move to F13 | #5, #6 move to F13, then hold
Everyone, eyes to the front: face east. => everyone face east
Pikemen, line up to the left of the Silver Shields. => ask #2, #3 move left of #7
Archers, do not shoot until X2 is within three tiles. => ask #4 hold fire. when X2 within 3, #4 fire at will | #4 hold until X2 within 3, then shoot X2 | #4 hold fire. when X2 within 3, #4 shoot X2
Scouts, you may leave now; come back to C9. => #1 move to C9 | #1 retreat to C9
Whoever is nearest to X2 should attack it. => ask #7 attack X2
Field engineers, repair the siege engine when it is broken. => ?
The rest of you wait here quietly. => ask the rest hold | everyone hold
Silver Shields, go to J10, and if X2 comes within 3, form a phalanx. => ask #7 move to J10. if X2 within 3, #7 form phalanx | #7 move to J10. when X2 within 3, #7 form phalanx
`,
  },
  {
    who: 'a truck driver, sixth set',
    position: 'fort',
    wrote: `
Train takes the road east to E10 and parks there. => ask #8 move to E10 by road, then hold | #8 move to E10 by road
Siege engineers straight down the road to J10. => ask #9 move to J10 by road | #9 move to J10 directly | #9 move to J10
Cavalry go the long way round the north of the fort. => ask #5, #6 move north of the fort | cavalry move north of the fort
Pull the archers back off F11 to D11. => #4 move to D11 | #4 retreat to D11
Both infantry units, slow down, stay at G9 and G10. => #2, #3 hold | #2 hold G9. #3 hold G10
Scouts swing by the north wood and then head for J4. => #1 move to the north wood, then move to J4 | #1 move to J4 via the north wood
Silver Shields block the road at I10. => ask #7 move to I10, then hold | #7 hold I10
2nd Cavalry shadow the archers. => ask #6 follow #4
Keep it steady, boys. => ?
Field engineers get out of the way, go north 2. => #10 move north 2
`,
  },
  {
    who: 'a policeman, sixth set',
    position: 'fort',
    wrote: `
1st Cavalry intercept X2 before it gets to the train. => #5 attack X2
Cordon off the south gate with both cavalry units. => ask #5, #6 move to the south gate | #5, #6 hold the south gate | #5, #6 move to O15 | #5, #6 move to O15, then hold
Archers provide cover for the siege engineers. => ask #4 follow #9 | #4 support #9 | #4 protect #9
Scouts patrol from D9 up to F3. => ask #1 patrol to F3 | #1 scout F3
Nobody enters the fort until I say so. => ?
Siege engineers, bombard the west gate. => #9 shoot the west gate | #9 bombard the west gate
1st Infantry, proceed with caution to J9. => #2 move to J9 cautiously
2nd Infantry, same, but J11. => ask #3 move to J11 cautiously | #3 move to J11
If you are attacked, Silver Shields, stand your ground. => ask if attacked, #7 hold | when attacked, #7 hold
Train, move along to C10 please. => #8 move to C10
`,
  },
  {
    who: 'a streamer, sixth set',
    position: 'oasis',
    wrote: `
ok chat we are sending the keshig into X1 => #6 attack X1
horse archers kite X1, never let him touch you => ask horse archers evade, then shoot X1 | horse archers shoot X1 | #2, #3 shoot X1 | horse archers skirmish | #2, #3 skirmish | #2, #3 shoot X1 evasively | horse archers shoot X1 evasively
3rd cav to G6, 4th cav to G12, we pincer him => #4 move to G6. #5 move to G12
actually scratch that, 4th cav stays home => ask #5 hold | #5 move home | #5 hold home
scouts check if X3 is still there at L6 => #1 scout L6 | #1 move to L6
everyone but medics go go go to the oasis => #1, #2, #3, #4, #5, #6 move to the oasis
medics hide behind that hill down south => ask #7 move behind the hill | #7 move behind the hills | #7 move behind the hill, then hide | #7 move behind the hills, then hide
hit follow and subscribe => ?
1st cav shoot X1 and then back off to D10 => ask #2 shoot X1, then move to D10 | #2 shoot X1, then retreat to D10
keshig wedge and send it on X1 => #6 form wedge, then attack X1 | #6 form wedge, then charge X1
`,
  },
  {
    who: 'a French learner, sixth set',
    position: 'oasis',
    wrote: `
The scouts go to observe the Eastern Well. => #1 scout the eastern well | #1 move to the eastern well
I wish that the Keshig takes the Oasis. => #6 take the oasis | #6 move to the oasis
The first and the second cavalry draw on X1 with their bows. => #2, #3 shoot X1
The third cavalry makes the tour of the hill and attacks X1 by behind. => ask #4 attack X1
The medics rest at the rear. => ask #7 hold | #7 retreat
In case of attack the fourth cavalry withdraws to B12. => if attacked, #5 retreat to B12 | when attacked, #5 retreat to B12 | if attacked, #5 move to B12 | when attacked, #5 move to B12
All the cavalry, in wedge, and advance! => ask cavalry form wedge, then move east | #2, #3, #4, #5 form wedge, then move east | cavalry form wedge, then advance east
Do not attack X2, it is too far. => ?
Fourth cavalry, dismount and defend C12. => ask #5 dismount, then hold | #5 dismount, then hold C12
We wait the turn 4 and after the Keshig attacks X1. => ask #6 hold until turn 4, then attack X1 | everyone hold until turn 4. on turn 4 #6 attack X1 | on turn 4 #6 attack X1
`,
  },
  {
    who: 'a beekeeper, sixth set',
    position: 'oasis',
    wrote: `
Scouts, fly over to G4 and sit still. => #1 move to G4, then hold
Keshig stays between 1st and 2nd Cavalry. => ask #6 move between #2 and #3
Swarm X1 with everything we have. => ask everyone attack X1
Water first: 3rd Cavalry to the Western Well. => #4 move to the western well
No shooting for now, let them come. => ask everyone hold fire | archers hold fire
If X1 gets within 2 tiles, everyone shoot it. => ask if X1 within 2, everyone shoot X1 | when X1 within 2, everyone shoot X1 | if X1 within 2, archers shoot X1 | when X1 within 2, archers shoot X1
Medics go one tile north of where they are. => #7 move north 1
4th Cavalry, keep an eye on X2 but do not get close. => ?
It is a lovely warm day for it. => ?
2nd Cavalry moves up beside the Keshig. => #3 move to #6
`,
  },
  {
    who: 'a librarian, sixth set',
    position: 'forest',
    wrote: `
Quietly move the 1st Infantry to G10. => #2 move to G10 cautiously
The levies should return to their place at B12. => #5 move to B12 | #5 return to B12
Militia, please find a spot in the trees at F9 and lie in wait. => #4 move to F9, then ambush | #4 ambush at F9
Cavalry to the south of the bog. => ask #6 move south of the western bog
The Comitatus is to go with the 2nd Infantry wherever it goes. => #7 follow #3
Scouts: eastern clearing, by way of H9, avoiding enemies. => ask #1 move to the eastern clearing via H9, avoiding enemies | #1 move to H9, then move to the eastern clearing, avoiding enemies
Let the supply train remain on the road. => ask #8 hold
If there are enemies in sight, the levy goes home. => if enemy in sight, #5 retreat | if enemy in sight, #5 move home | when enemy in sight, #5 retreat
Silence, please. => ?
Medics, see to the 1st Infantry. => #9 tend #2 | #9 follow #2 | #9 move to #2
`,
  },
  {
    who: 'a hunter, sixth set',
    position: 'forest',
    wrote: `
Comitatus through the woods to I9, keep out of sight. => #7 move to I9 under cover | #7 move to I9 through woods
Archers set an ambush by the road at F12. => ask #4 move to F12, then ambush | #4 ambush at F12
Scouts track X2 and don't get caught. => ask #1 follow X2 | #1 scout X2 | #1 move to X2 evasively
Wait until X1 is two tiles off, 1st Infantry, then strike. => #2 hold until X1 within 2, then attack X1 | #2 hold until X1 within 2, then attack
Drive X1 towards the bog with the 2nd Infantry. => ask #3 attack X1
Cavalry, chase down the wagons at P12. => #6 attack X3
Levy, make a lot of noise at E8. => ask #5 move to E8
Berserk, both infantry, and at them! => ask #2, #3 form berserker, then attack | #2, #3 form berserker, then charge
Nothing moves until I whistle. => ask everyone hold
Bring me back a stag. => ?
`,
  },
  {
    who: 'a bus driver, sixth set',
    position: 'forest',
    wrote: `
Everybody to the western clearing except the wagons, they stay. => ask #1, #2, #3, #4, #5, #6, #7, #9 move to the western clearing. #8 hold
Next stop for the cavalry is E10, after that F13. => #6 move to E10, then move to F13
2nd Infantry go up next to the 1st Infantry. => #3 move to #2
Levy two back, militia two forward. => #5 move west 2. #4 move east 2 | #5 move back 2. #4 move forward 2 | #5 retreat west 2. #4 move east 2
Comitatus, hop over to E12. => #7 move to E12
Scouts at turn 4 go to the altar. => on turn 4 #1 move to the altar
If X1 comes to the western clearing, 1st Infantry attacks it, otherwise they stay. => if X1 at the western clearing, #2 attack X1, otherwise hold | #2 hold. if X1 at the western clearing, #2 attack X1 | #2 hold. when X1 at the western clearing, #2 attack X1
Medics behind the Comitatus. => #9 move behind #7 | #9 follow #7
Hold tight please. => ?
Cavalry follows the scouts at a distance. => ask #6 follow #1
`,
  },
  {
    who: 'a mathematician, sixth set',
    position: 'pass',
    wrote: `
Move the infantry to G10 and the Royal Guard to G11. => ask #2 move to G10. #5 move to G11
Scouts go 3 tiles west. => #1 move west 3
If and only if X1 is within 3 tiles of the West Gate, the Royal Guard attacks X1. => ask if X1 within 3 of the west gate, #5 attack X1 | when X1 within 3 of the west gate, #5 attack X1
The archers go halfway between the infantry and the train. => ask #4 move between #2 and #6
Militia number one to F9. => #3 move to F9
Divide the army by zero. => ?
At turn 6, all units advance 1 tile to the east. => on turn 6 everyone move east 1
If the strength of 1st Infantry is below 60%, it returns to C11. => ask if strength below 60%, #2 move to C11 | if strength below 60%, #2 return to C11 | if strength below 60%, #2 retreat to C11 | when strength below 60%, #2 move to C11 | when strength below 60%, #2 retreat to C11
Engineers: F11 plus one tile east. => ask #7 move to G11
Everyone who is not in a gate holds. => ask everyone hold
`,
  },
  {
    who: 'a ten year old girl, sixth set',
    position: 'pass',
    wrote: `
royal guard go to the gate in the middle and dont let anyone through => ask #5 move to the middle gate, then hold | #5 hold the middle gate
archers shoot the scouts because they are spying => #4 shoot X3
my scouts go back to where the wagons are => #1 move to #6 | #1 retreat to #6
infantry protect the archers => ask #2 protect #4 | infantry protect #4
engineers can you dig a ditch at G10 => ask #7 build ditch at G10 | #7 build fort at G10 | #7 move to G10, then build fort
militia go in front of the wagons => ask #3 move in front of #6 | #3, #4 move in front of #6
is X1 stronger than us => ?
everyone be really careful => ?
1st militia run to the northern goat path => #3 move to the northern goat path
when they attack the infantry then royal guard come and help => ask when #2 attacked, #5 support #2 | when #2 attacked, #5 move to #2 | when #2 attacked, #5 attack
`,
  },
  {
    who: 'a scuba diver, sixth set',
    position: 'pass',
    wrote: `
Infantry down to the west gate, stop there for two turns, then on to the middle gate. => ask #2 move to the west gate, then hold until turn 4, then move to the middle gate | #2 move to the west gate, then move to the middle gate
Archers surface on the hill at G9 and shoot X1. => #4 move to G9, then shoot X1
Buddy up: militia follows the Royal Guard. => ask #3 follow #5 | #3, #4 follow #5
Scouts abort, return to E8. => #1 move to E8 | #1 hold | #1 return to E8 | #1 hold E8
Royal Guard descend the pass as far as I11. => #5 move to I11
Train stays by the engineers. => ask #6 hold | #6 follow #7 | #6 move to #7
No attack unless X1 reaches the middle gate, Royal Guard. => ask #5 hold until X1 at the middle gate, then attack X1 | if X1 at the middle gate, #5 attack X1 | #5 hold. if X1 at the middle gate, #5 attack X1 | #5 hold. when X1 at the middle gate, #5 attack X1 | #5 hold until X1 at the middle gate | when X1 at the middle gate, #5 attack X1
Air check, everybody ok? => ?
Engineers, fortify the west gate. => #7 fortify the west gate | #7 build fort at the west gate
2nd Militia, hold your fire till turn 4. => ask #4 hold fire. on turn 4 #4 fire at will | #4 hold fire until turn 4
`,
  },
  {
    who: 'a builder, sixth set',
    position: 'pass',
    wrote: `
Engineers build a fort on F11 next to the Royal Guard. => ask #7 build fort at F11 | #7 move to #5, then build fort
Infantry and Royal Guard stand shoulder to shoulder at G10 and G11. => #2 move to G10. #5 move to G11 | #2, #5 move to G10
Archers behind them. => ?
Militia forward to H11. => #3, #4 move to H11 | #3 move to H11
Scouts up the goat path, the northern one. => #1 move to the northern goat path
Take the train back one. => #6 move west 1 | #6 move back 1 | #6 retreat west 1
Right, tea break. => ?
Royal Guard turn about, face west. => #5 face west
1st Infantry in testudo to I10. => #2 form testudo, then move to I10 | #2 move in testudo to I10
After turn 5 the Royal Guard moves to the East Gate. => after turn 5 #5 move to the east gate | on turn 6 #5 move to the east gate | on turn 5 #5 move to the east gate
`,
  },
  {
    who: 'a plain player, sixth set',
    position: 'river',
    wrote: `
Send the 1st Infantry and the First Cohort to the Western Ford and keep everybody else back. => ask #2, #7 move to the western ford. the rest hold | #2, #7 move to the western ford. the rest retreat
Archers should move closer to the river, to E8, and shoot anything that comes in range. => ask #3 move to E8, then shoot | #3 move to E8, then fire at will | #3 move to E8, fire at will
Cavalry go through the western woods to D19. => ask #6 move to D19 through woods | #6 move to D19 via the western woods | #6 move to the western woods, then move to D19
Attack X1 with the cavalry and X2 with the First Cohort. => #6 attack X1. #7 attack X2
Militia follow the 1st Infantry, but not the 2nd Militia, they guard the train. => #4 follow #2. #5 guard #8
Have the engineers build a bridge at F9 and then cross it. => ask #9 build bridge at F9, then move across the river
Scouts, run away if any enemy comes within 4 tiles. => ask if enemy within 4, #1 retreat | when enemy within 4, #1 retreat | if enemy within 4, #1 evade
Archers in loose order on the hills, 1st Infantry in phalanx on the road at E11. => ask #3 form loose, then move to the hills. #2 form phalanx, then move to E11 | #3 move to the hills, then form loose. #2 move to E11, then form phalanx | #3 form loose, then move to the western hills. #2 form phalanx, then move to E11
Everyone hold except the cavalry, which attacks X2. => #1, #2, #3, #4, #5, #7, #8, #9, #10 hold. #6 attack X2
First Cohort, take the central ford and hold it at all costs. => ask #7 take the central ford, then hold aggressively | #7 move to the central ford, then hold, at all costs | #7 hold the central ford at all costs | #7 take the central ford, then hold, at all costs
`,
  },
]
