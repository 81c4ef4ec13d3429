import type { Writer } from './corpus.ts'

/** Six people, sixty sentences, written with what they mean after the thirteenth set was mended; read once. */
export const FOURTEENTH: readonly Writer[] = [
  {
    who: 'a nurse on her break, fourteenth set',
    position: 'river',
    wrote: `
Medics, please stay close to the First Cohort. => ask #10 follow #7 | #10 move to #7
Could the supply train keep well back from the fighting? => ask #8 move back | #8 hold | #8 retreat | #8 evade | #8 move home
Archers up onto the western hills, thank you. => #3 move to the western hills
Cavalry, hold until X1 comes within four tiles, then go for it. => ask #6 hold until X1 within 4, then attack X1 | when X1 within 4, #6 attack X1 | if X1 within 4, #6 attack X1
Both militias guard the wagon. => ask #4, #5 follow #8 | #4, #5 guard #8 | #4, #5 move to #8
Nobody goes into the river. => ?
First infantry, you are doing great, carry on. => ask #2 continue
Engineers, put a bridge up for me at F9. => ask #9 build bridge at F9 | #9 move to F9, then build bridge
Scouts, have a look at the far bank and come straight back. => ask #1 move cautiously across the river, then return home | #1 move across the river, then move home | #1 move cautiously across the river, then move back | #1 move cautiously across the river, then retreat | #1 scout across the river, then retreat | #1 move cautiously across the river, then move home | #1 move cautiously across the river
If any of ours get attacked, medics go to them. => ?
`,
  },
  {
    who: 'a chess coach, fourteenth set',
    position: 'fort',
    wrote: `
Silver Shields K10. => #7 move to K10
1st and 2nd Cavalry swap sides. => ask #5 move to E12. #6 move to E8 | #5 move to #6. #6 move to #5
Pressure X1 with the archers. => ask #4 shoot X1 | #4 attack X1
Everyone hold except the scouts. => everyone but #1 hold
Scouts D9-D5. => ask #1 move to D5
Siege engineers: ram, then gate. => ask #9 build ram, then attack the west gate | #9 build ram, then move to the west gate | #9 build ram, then attack gate | #9 build ram
Cavalry two X2. => ask #6 attack X2
Infantry one and two to K9 and K11. => #2 move to K9. #3 move to K11
Do nothing this turn. => ask everyone hold | everyone continue
Threaten the south gate with both cavalry. => ask #5, #6 move to the south gate | #5, #6 attack the south gate
`,
  },
  {
    who: 'a girl of nine, fourteenth set',
    position: 'forest',
    wrote: `
horsies hide in the trees and jump out when the bad guys come => ask #6 ambush | #6 hide | #6 move to the woods, then ambush | #6 move to the woods, then hide
levy go hug the wagon => ask #5 move to #8 | #5 follow #8
the archers shoot x1 in the face => ask #4 shoot X1
first infantry and second infantry be friends and walk together to the glade => ask #2, #3 move to the altar glade
not the levy they are scared => ?
medics bandage everyone => ?
comitatus is the boss so everyone follows him => ask everyone but #7 follow #7 | everyone follow #7
scouts run run run to the clearing => ask #1 move to the western clearing | #1 move to the clearing
the supply train is hungry => -
cavalry can you pretty please attack the other horses => ask #6 attack X2 | #6 attack enemy cavalry
`,
  },
  {
    who: 'an old corporal, fourteenth set',
    position: 'pass',
    wrote: `
Royal Guard, plug the gap at G10 and let nothing by. => ask #5 move to G10, then hold | #5 hold G10
Archers in behind the Guard. => ask #4 move behind #5
Scouts, up the goat track and keep your eyes peeled. => ask #1 move cautiously to the northern goat path | #1 move to the northern goat path
1st Infantry, stand shoulder to shoulder with the Guard. => ask #2 move to #5 | #2 follow #5
Militia in reserve, two tiles back of the Guard. => ask #3 move 2 behind #5 | #3, #4 move 2 behind #5 | #3 move behind #5 | #3, #4 move behind #5 | #3 move to D11
Sappers, get digging at F11. => ask #7 move to F11, then build fort | #7 build fort at F11
Anybody with a bow, pick off X3. => ask #4 shoot X3 | #4 attack X3
Leave X2 be. => ?
When I blow the whistle, charge. => ?
The train can bugger off home. => ask #6 move home | #6 retreat | #6 return home
`,
  },
  {
    who: 'a driver dictating in traffic, fourteenth set',
    position: 'river',
    wrote: `
okay first cohort go to gee ten and uh stay there => ask #7 move to G10, then hold
second militia hold position period archers too => ask #5 hold. #3 hold | #3, #5 hold
um cavalry attack ex two no sorry ex one => ask #6 attack X1
move scouts north five => #1 move north 5
tell the medics to follow the the first infantry => ask #10 follow #2
engineers build bridge at eff seven => ask #9 build bridge at F7
everybody wait for turn three then move to the ford => ask everyone hold until turn 3, then move to the ford | everyone hold until turn 3, then move to the western ford | on turn 3 everyone move to the ford | when turn 3, everyone move to the ford | everyone hold until turn 3, then move to the crossing
first militia b nine => #4 move to B9
is the supply train okay => -
send the archers on the hill the western one => ask #3 move to the western hills
`,
  },
  {
    who: 'a Spanish student, fourteenth set',
    position: 'oasis',
    wrote: `
The scouts must to explore the north. => ask #1 move cautiously north | #1 scout north | #1 move cautiously to the north | #1 scout to the north | #1 move north | #1 scout the north
All the horses with bows shoot to X1 from far. => ask #2, #3 shoot X1 | #2, #3, #6 shoot X1
Third cavalry and fourth cavalry attack to X1 by the left side. => ask #4, #5 attack X1
The doctor goes always behind of the first cavalry. => ask #7 follow #2 | #8 follow #2 | #7 move behind #2 | #8 move behind #2
If the infantry of the enemy approaches, retire yourselves to the well. => ask if X1 within 3, everyone move to the western well | if enemy infantry within 3, everyone move to the western well | when enemy infantry within 3, everyone move to the western well | when X1 within 3, everyone move to the western well | if enemy infantry in sight, everyone move to the western well | if enemy within 3, everyone move to the western well
Nobody has to go out of the oasis. => ?
First cavalry, make a turn to the oasis and after attack X2. => ask #2 move to the oasis, then attack X2
We are going to win! => -
Second cavalry waits the first cavalry in E8. => ask #3 move to E8, then hold | #3 hold E8 | #3 move to E8
The rest don't move. => ?
`,
  },
]
