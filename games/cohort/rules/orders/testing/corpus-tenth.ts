import type { Writer } from './corpus.ts'

/** Thirty people, written in one go by whoever mended the reader afterwards, before reading how it works; read once before anything was mended. */
export const TENTH: readonly Writer[] = [
  {
    who: 'a drill sergeant, tenth set',
    position: 'river',
    wrote: `
Scouts! On the double to E3, and keep your heads down! => #1 move to E3 | #1 move cautiously to E3 | #1 move to E3 cautiously
1st Infantry will move up and plug the Western Ford. => #2 move to the western ford | #2 hold the western ford | #2 move to the western ford, then hold | #2 take the western ford
Archers, two volleys into X2 when it comes into range. => ask #3 shoot X2 | if X2 within 3, #3 shoot X2 | if X2 within 4, #3 shoot X2 | if X2 within 5, #3 shoot X2 | if X2 within 2, #3 shoot X2 | when X2 within 3, #3 shoot X2 | when X2 within 4, #3 shoot X2 | when X2 within 5, #3 shoot X2 | when X2 within 2, #3 shoot X2
Nobody fires until I say so. => everyone hold fire
Cavalry, mount a raid on X3. => #6 attack X3
Militia, close up on the First Cohort. => #4, #5 move to #7 | #4, #5 follow #7
First Cohort, shields up, testudo, and advance to the ford. => #7 form testudo, then move to the ford | #7 form testudo, then move to the western ford | #7 form testudo, then move to the central ford | #7 form testudo, then move to the crossing | #7 move in testudo to the western ford | #7 move in testudo to the central ford
Medics, get forward to the First Cohort. => #10 move to #7 | #10 follow #7
Wagons stay put, no exceptions. => #8 hold
Inspection at dawn, gentlemen. => ?
`,
  },
  {
    who: 'a girl of nine, tenth set',
    position: 'river',
    wrote: `
the horse people should run really fast to the forest => #6 move to the western woods | #6 move to the woods | #6 move to the forest
tell the archers to shoot the guys on horses => #3 shoot X1
can the scouts swim to the other side => ask #1 move across the river
engineers build a bridge please please please => ask #9 build bridge | #9 build bridge at F6 | #9 build bridge at F7 | #9 build bridge at F8 | #9 build bridge at F9 | #9 build bridge at F5 | #9 build bridge at E6
first cohort go beat up the militia => #7 attack X2
everyone come back home now its dinner time => everyone move home | everyone retreat | everyone return home
the two militias stand next to each other => ask #4 move to #5 | #5 move to #4 | #4, #5 hold
if the cavalry comes here then run away => ask if X1 within 3, everyone retreat | when X1 within 3, everyone retreat | if X1 in sight, everyone retreat | when X1 in sight, everyone retreat
what does a medic do => ?
1st infantry go stand on the bridge thing at F11 => #2 move to F11 | #2 move to F11, then hold | #2 hold F11
`,
  },
  {
    who: 'a terse gamer, tenth set',
    position: 'fort',
    wrote: `
cav1 flank L gate => ask #5 move to the west gate | #5 attack X1 | #5 move left of the west gate
archers focus X1 => #4 shoot X1 | #4 attack X1
SS hold H10 => #7 hold H10 | #7 hold
scouts nwood => ask #1 move to the north wood | #1 scout the north wood
inf 1 2 -> K10 => #2, #3 move to K10
siege: ram asap => #9 build ram
all chill till t5 => everyone hold until turn 5
cav2 kite X2 => ask #6 evade | #6 attack X2 | #6 evade X2 | #6 shoot X2
train back 2 => #8 move back 2 | #8 move west 2 | #8 retreat west 2
gg => ?
`,
  },
  {
    who: 'a wordy general, tenth set',
    position: 'fort',
    wrote: `
It is my intention that the Silver Shields should advance to K10 and there await further instructions. => #7 move to K10, then hold | #7 hold K10 | #7 move to K10
I would be most obliged if the 1st Cavalry were to make its way round to the north of the fort. => ask #5 move north of the fort
Let the siege engineers commence the construction of a tower forthwith. => #9 build tower
The pikemen of the 1st and 2nd Infantry are to present a solid front, that is to say a phalanx, facing the gate. => ask #2, #3 form phalanx | #2, #3 form phalanx, then face east
Our archers ought to concentrate their efforts upon the enemy bowmen by the gate. => #4 shoot X1 | #4 attack X1
Should any harm befall the supply train, the 2nd Cavalry must hasten to its relief. => ask if #8 attacked, #6 move to #8 | when #8 attacked, #6 move to #8 | if #8 attacked, #6 follow #8 | when #8 attacked, #6 follow #8 | if #8 attacked, #6 protect #8 | when #8 attacked, #6 protect #8
Under no circumstances are the scouts to engage the enemy. => #1 hold | #1 evade
Once the sixth turn has come, the whole army is to storm the West Gate. => on turn 6 everyone attack the west gate | on turn 6 everyone take the west gate | on turn 6 everyone storm the west gate | on turn 6 everyone move to the west gate
I find the weather most disagreeable. => ?
The field engineers shall place themselves at the disposal of the siege engineers. => ask #10 follow #9 | #10 move to #9
`,
  },
  {
    who: 'a typo-ridden boy, tenth set',
    position: 'forest',
    wrote: `
scuots go to teh altar galde => #1 move to the altar glade
cavelry atack X2 => #6 attack X2
first infnatry folow comitatus => #2 follow #7
mlitia shoot the infentry => #4 shoot X1
levvy stay bak with teh wagns => ask #5 move to #8, then hold | #5 follow #8 | #5 move to #8 | #5 hold
evrybody hide in teh trees => everyone hide | everyone ambush | everyone move to the woods, then hide | everyone move to the forest, then hide | everyone hide in the woods
2dn infantry go too E7 and hodl => #3 move to E7, then hold | #3 hold E7
medcs folow 1st infantri => #9 follow #2
dont atack X1 jsut wait => ask everyone hold | #1, #2, #3, #4, #5, #6, #7 hold
comitatsu charg X1 => #7 charge X1
`,
  },
  {
    who: 'a Japanese learner, tenth set',
    position: 'oasis',
    wrote: `
Scouts please go to north. => ask #1 move north | #1 move to the north | #1 move north 1 | #1 move to D1
Horse archers attack to the enemy infantry by bow. => ask #2, #3 shoot X1 | #2, #3 attack X1 | #2, #3 shoot infantry | horse archers shoot X1
Keshig is waiting at the oasis. => #6 hold the oasis | #6 move to the oasis, then hold
3rd Cavalry, please protect medics. => #4 protect #7
All cavalry gather to Keshig. => #2, #3, #4, #5 move to #6 | cavalry move to #6 | cavalry follow #6
If enemy will come near, 4th Cavalry escape to west. => if enemy within 3, #5 move west | if enemy within 3, #5 retreat west | when enemy within 3, #5 move west | when enemy within 3, #5 retreat west | if enemy within 3, #5 move to the west | if enemy within 3, #5 retreat to the west | when enemy within 3, #5 move to the west | when enemy within 3, #5 retreat to the west
1st Cavalry do not stop, go until western well. => #2 move to the western well
Please do not use arrow yet. => ask everyone hold fire | #2, #3 hold fire | horse archers hold fire
Medics is sleeping. => ?
2nd Cavalry turn right. => ask #3 turn right | #3 face south | #3 face right
`,
  },
  {
    who: 'a chatty phone user, tenth set',
    position: 'river',
    wrote: `
ok so can u send the cav over to D13 thx => #6 move to D13
hmm maybe archers on the hill? idk => ask #3 move to the hills | #3 move to the western hills
omg X1 is so close, 1st inf go get him lol => ask #2 attack X1
and the wagons, just leave them where they are ok => #8 hold
lets have the medics tag along w the cohort => #10 follow #7 | #10 move to #7
wait no, militia 2 goes to E12 not militia 1 => #5 move to E12
brb => ?
scouts go peek at whats across the river => ask #1 move across the river | #1 scout across the river | #1 move cautiously across the river
everyone else just hang tight => the rest hold | everyone hold
engineers can start on that bridge now, F9 is fine => #9 build bridge at F9
`,
  },
  {
    who: 'a raid leader, tenth set',
    position: 'oasis',
    wrote: `
Keshig tank X1, HAs dps it. => ask #6 attack X1. #2, #3 shoot X1 | #6 attack X1. horse archers shoot X1
Scouts, ping me if anything shows up at L6. => ?
3rd and 4th cav stack on Keshig. => #4, #5 move to #6 | #4, #5 follow #6
Healers stay behind Keshig. => #7 move behind #6 | #7 follow #6 | #7 move behind #6, then hold
Don't pull X2 yet. => ask everyone hold | everyone hold fire
2nd Cav, kill the archers on my mark. => ?
Everybody push mid. => everyone move to the centre | everyone move to the oasis | everyone move to the oasis
1st cav reset to B9. => #2 move to B9 | #2 retreat to B9
If Keshig drops below 40%, fall back. => ask if #6 strength below 40%, everyone retreat | if #6 strength below 40%, everyone fall back | if #6 strength below 40%, everyone retreat | when #6 strength below 40%, everyone fall back | when #6 strength below 40%, everyone retreat | #6 if strength below 40%, retreat | if strength below 40%, #6 retreat | when strength below 40%, #6 retreat
Wipe them all. => ask everyone attack
`,
  },
  {
    who: 'a Spartan reenactor, tenth set',
    position: 'pass',
    wrote: `
Royal Guard, lock shields and hold the West Gate. => ask #5 form phalanx, then hold the west gate | #5 hold the west gate | #5 move to the west gate, then form phalanx, then hold | #5 move to the west gate, then hold
1st Infantry on the Guard's right. => #2 move right of #5
Not one step back, any of you! => everyone hold
Bowmen of the 2nd Militia, loose at the enemy in the pass. => ask #4 shoot | #4 shoot X1 | #4 shoot the nearest enemy
Scouts up the northern goat path, find out who is there. => #1 scout the northern goat path | #1 move to the northern goat path | #1 scout L4 | #1 move cautiously to the northern goat path
Engineers, throw up a palisade at G10. => #7 build palisade at G10 | #7 build fort at G10 | #7 move to G10, then build fort
1st Militia to guard the southern goat path. => ask #3 hold the southern goat path | #3 move to the southern goat path, then hold | #3 move to the southern goat path
If the Guard breaks, everyone falls back to the camp. => ?
Come back with your shield or on it. => ?
Train, keep well behind us. => ask #6 hold | #6 move behind #5 | #6 move back | #6 move behind #2 | #6 retreat
`,
  },
  {
    who: 'a French player, tenth set',
    position: 'pass',
    wrote: `
The royal guard advance until the middle gate. => #5 move to the middle gate
The archers must stay behind of the infantry. => ask #4 move behind #2 | #4 move behind #2, then hold | #4 follow #2
I desire that the scouts go on the path of the north. => ask #1 move to the northern goat path
The engineers construct a fort at the gate of west. => ask #7 build fort at the west gate | #7 move to the west gate, then build fort | #7 build fort at G10
The militia one attack the scouts of the enemy. => #3 attack X3
All the world stops here. => ask everyone hold
When the X1 is at three tiles, the guard charges. => if X1 within 3, #5 charge | when X1 within 3, #5 charge | if X1 within 3, #5 charge X1 | when X1 within 3, #5 charge X1
The train returns at the base. => #6 move home | #6 return home | #6 retreat | #6 move to camp
Attention to the archers of the enemy! => ?
First infantry, form the tortoise. => ask #2 form testudo | #2 form phalanx
`,
  },
  {
    who: 'a logistics clerk, tenth set',
    position: 'forest',
    wrote: `
Supply Train: relocate to B10, priority low. => ask #8 move to B10
Medics to report to 1st Infantry. => #9 move to #2 | #9 follow #2
Levy: escort duty, Supply Train. => #5 escort #8 | #5 follow #8
Cavalry: screen the left flank as far as E7. => ask #6 move to E7 | #6 move to E7, then hold | #6 scout E7, then hold
2nd Infantry: replace 1st Infantry at D9; 1st Infantry: proceed to F9. => ask #3 move to D9. #2 move to F9 | #2 move to F9. #3 move to D9
Scouts: observe K10, do not engage. => ask #1 scout K10 | #1 move to K10 | #1 scout K10, then hold | #1 move cautiously to K10 | #1 scout K10, then evade | #1 evade
Archers: ammunition check. => ?
Comitatus: on standby at current location. => #7 hold
All units: no advance beyond column F. => ?
Turn 4: Cavalry attack X3. => on turn 4 #6 attack X3
`,
  },
  {
    who: 'a hunter, tenth set',
    position: 'forest',
    wrote: `
Scouts, stalk that cavalry at M9 but don't spook it. => ask #1 scout M9 | #1 move cautiously to M9 | #1 move to M9 cautiously | #1 move to X2 cautiously | #1 scout X2
Bowmen, set up a blind at F9 and wait for them. => ask #4 ambush at F9 | #4 move to F9, then hide | #4 move to F9, then ambush | #4 hide at F9 | #4 move to F9, then hold
Infantry flush X1 out of the glade. => ask #2, #3 attack X1 | infantry attack X1
Cavalry go round through the south and cut off X3. => ask #6 attack X3 | #6 move to X3
Comitatus stays downwind. => ?
Levy keep still. => #5 hold
Medics, come here. => ?
2nd infantry sneak along the road to the altar. => #3 move to the altar glade by road cautiously | #3 move cautiously by road to the altar glade | #3 move to the altar glade by road
Everyone quiet now. => ask everyone hold | everyone hold fire | everyone hold quietly
If anything moves at M9, shoot it. => ask if enemy at M9, #4 shoot X2 | when enemy at M9, #4 shoot X2 | if enemy at M9, #4 shoot | when enemy at M9, #4 shoot | if enemy near M9, #4 shoot X2 | when enemy near M9, #4 shoot X2 | if enemy at M9, #4 shoot enemy at M9 | when enemy at M9, #4 shoot enemy at M9
`,
  },
  {
    who: 'a football coach, tenth set',
    position: 'river',
    wrote: `
Cavalry, take the wing, down to D19. => #6 move to D19 | #6 move to D19
Militia, you're marking X2 today. => ask #4, #5 attack X2 | #4, #5 follow X2 | #4, #5 move to X2
First Cohort plays up the middle, straight at the Central Ford. => ask #7 move to the central ford | #7 attack the central ford | #7 take the central ford | #7 move to the central ford directly
Archers drop deep. => ask #3 move back | #3 retreat
1st Infantry press high on X1. => ask #2 attack X1
Medics on the bench. => ?
Second half starts turn 6: everybody attacks. => ask on turn 6 everyone attack
Scouts, overlap on the left. => ask #1 move left | #1 move north
Engineers, warm up. => ?
Hold the line, lads, 1st Infantry and First Cohort. => #2, #7 hold
`,
  },
  {
    who: 'a nervous beginner, tenth set',
    position: 'river',
    wrote: `
um, can the scouts maybe move a little bit north? => ask #1 move north | #1 move north 1 | #1 move north 2
I think the archers should probably shoot at the cavalry... => ask #3 shoot X1
Is it ok if the militia just stays? => ask #4, #5 hold
I don't know what to do with the engineers. => ?
Please make the First Cohort go to where the ford is. => #7 move to the ford | #7 move to the western ford | #7 move to the central ford
Cavalry, attack X2, I guess? => ask #6 attack X2
Sorry, how do I attack? => ?
Keep the medics safe. => ask #10 evade | #10 hold | #10 retreat | #10 move home
Maybe 1st infantry goes along with the First Cohort? => ask #2 follow #7 | #2 move to #7
I want to win. => ?
`,
  },
  {
    who: 'a Roman history teacher, tenth set',
    position: 'river',
    wrote: `
Let the First Cohort form the testudo and march upon the Central Ford. => #7 form testudo, then move to the central ford
The velites, I mean the scouts, shall cross at F10. => ask #1 move to F10 | #1 move across the river
Legionaries, to the ford! => ask #2, #3 move to the ford | #2, #3 move to the western ford | #2 move to the ford | #2 move to the western ford | #2, #3, #7 move to the western ford
The sagittarii shoot at the horsemen. => ask #3 shoot X1
Equites, pursue X1 relentlessly. => ask #6 attack X1 | #6 attack X1 aggressively
Fabri, a bridge at F8. => ask #9 build bridge at F8
The impedimenta remain in camp. => ask #8 hold | #8 move to camp, then hold | #8 hold camp
Militia form the second line at D10. => ask #4, #5 move to D10
Caesar crossed the Rhine in ten days. => ?
On the ides of turn 5, all attack. => ask on turn 5 everyone attack
`,
  },
  {
    who: 'a dispatcher, tenth set',
    position: 'fort',
    wrote: `
Unit 5, proceed to E5. => #5 move to E5 | #5 move to E5
Units 2 and 3, converge on L10. => ask #2, #3 move to L10 | #2, #3 attack L10
Unit 4, you are cleared to fire on X1. => #4 shoot X1
Unit 8, return to base. => #8 move home | #8 return home | #8 retreat
All units, be advised, hostile elite at O12. => ?
Unit 6, intercept X2. => #6 attack X2
Unit 1, what's your status? => ?
Unit 9, requesting a ram at the West Gate. => ask #9 build ram | #9 build ram at the west gate | #9 move to the west gate, then build ram
Unit 10, disregard last, stay at E10. => #10 hold | #10 hold E10
Unit 7, hold position until units 2 and 3 reach L10. => ask #7 hold until #2 at L10 | #7 hold until #3 at L10 | #7 hold until #2 reaches L10
`,
  },
  {
    who: 'a grandmother, tenth set',
    position: 'fort',
    wrote: `
Dear scouts, would you pop over to the little wood in the north? => #1 move to the north wood
The silver ones may come a bit closer to the gate, to J10. => #7 move to J10
Now then, archers, give that X1 a good shower of arrows. => #4 shoot X1
Both lots of horses had better stay away from the walls. => ?
Put the pikemen in a nice neat phalanx. => #2, #3 form phalanx | #2, #3, #7 form phalanx
The wagons are fine where they are, bless them. => #8 hold
Mind X2, dears. => ?
The engineers with the siege things could make us some ladders. => #9 build ladders
Second cavalry, see to X2, will you. => ask #6 attack X2
If it gets too hot, 1st Infantry, do come back. => ?
`,
  },
  {
    who: 'a chess player, tenth set',
    position: 'fort',
    wrote: `
1st Infantry G9-K9. => #2 move to K9
Archers take X1. => ask #4 shoot X1 | #4 attack X1
Develop the cavalry to the south: both to H15. => #5, #6 move to H15
Silver Shields control the West Gate. => ask #7 hold the west gate | #7 take the west gate | #7 move to the west gate, then hold | #7 move to the west gate
Sacrifice the scouts: have them attack X3. => #1 attack X3 | #1 attack X3
2nd Infantry protects the archers. => #3 protect #4 | #3 follow #4
Wait a move with everything else. => the rest hold | the rest hold
Swap 1st and 2nd cavalry. => ask #5 move to E12. #6 move to E8 | #5 move to #6. #6 move to #5
If X1 retreats, 1st Infantry enters the fort. => ?
Your move. => ?
`,
  },
  {
    who: 'a German officer, tenth set',
    position: 'pass',
    wrote: `
The Royal Guard has the West Gate to hold until turn 6. => #5 hold the west gate until turn 6 | #5 move to the west gate, then hold until turn 6
First Infantry rolls forward on the left to H10. => ask #2 move to H10
The artillery, so the archers, takes X1 under fire. => ask #4 shoot X1
The scouts clear up the southern goat path. => ask #1 scout the southern goat path | #1 move to the southern goat path
Train in the rear, at A10. => #6 move to A10 | #6 move to A10
1st Militia stands ready behind the Royal Guard. => #3 move behind #5 | #3 move behind #5, then hold
When the enemy attacks, he is to be counter-attacked at once by the 1st Militia. => ask if attacked, #3 attack | when attacked, #3 attack | if #3 attacked, #3 attack | when #3 attacked, #3 attack | if enemy within 3, #3 attack | when enemy within 3, #3 attack
The engineers shall become the order to build a fort at G11. => ask #7 build fort at G11 | #7 move to G11, then build fort
Nobody leaves the pass. => ?
March march! => ?
`,
  },
  {
    who: 'a poet, tenth set',
    position: 'oasis',
    wrote: `
Ride, my Keshig, ride to where the water glitters, the oasis. => ask #6 move to the oasis
Let arrows fall like rain upon X1, O archers of the horse. => ask #2, #3 shoot X1 | horse archers shoot X1
Scouts, be the wind, and blow to the western well. => ask #1 move to the western well
Third and fourth cavalry, sleep till the third turn. => #4, #5 hold until turn 3
Medics, walk in the shadow of the Keshig. => ask #7 follow #6 | #7 move behind #6 | #7 move to #6
When X1 draws nigh, let 3rd Cavalry strike it down. => if X1 within 3, #4 attack X1 | when X1 within 3, #4 attack X1
The desert is a patient foe. => ?
First cavalry, circle X1 and sting it. => ask #2 attack X1 | #2 shoot X1
Turn your faces to the east, all of you. => everyone face east
None shall pass the well. => ?
`,
  },
  {
    who: 'a busy mother, tenth set',
    position: 'oasis',
    wrote: `
Scouts - well - now. => ask #1 move to the western well
1st and 2nd cavalry go shoot X1 and come straight back. => ask #2, #3 shoot X1, then return home | #2, #3 shoot X1, then retreat | #2, #3 shoot X1, then move home | #2, #3 shoot X1
3rd cavalry you're coming with the Keshig. => #4 follow #6
4th cavalry you're not going anywhere. => #5 hold
Medics follow whoever gets hurt. => ?
Keshig off to J8 quick as you can. => #6 move to J8
No shooting until everyone is at the oasis! => ask everyone hold fire
And somebody look after the medics. => ask #6 protect #7 | #6 follow #7 | #6 guard #7 | #4 protect #7 | #4 follow #7 | #5 protect #7 | #5 follow #7
Homework done? => ?
All cavalry be at H12 by turn 4. => ask cavalry move to H12 | #2, #3, #4, #5 move to H12
`,
  },
  {
    who: 'a Dutch gamer, tenth set',
    position: 'oasis',
    wrote: `
Cav 3 and 4 go around the oasis on the north side and hit X2 from behind. => ask #4, #5 attack X2 | #4, #5 move north of the oasis, then attack X2
Horse archers keep distance and shoot X1 => ask #2, #3 shoot X1 | #2, #3 evade | #2, #3 shoot X1 evasively | #2, #3 evade, then shoot X1 | #2, #3 shoot X1, then evade
Scouts take a look by L6 => #1 scout L6 | #1 move to L6
Keshig as reserve on D9 => #6 move to D9 | #6 move to D9, then hold | #6 hold D9
medics not to the front => ask #7 hold
When the Keshig has X1 busy the 1st cav attacks in the flank => ask if #6 attacked, #2 attack X1 | when #6 attacked, #2 attack X1 | if #6 engaged, #2 attack X1 | when #6 engaged, #2 attack X1
Everyone that can shoot, shoots X1 => ask #2, #3, #6 shoot X1 | #2, #3 shoot X1
4th cav bring the medics to the western well => ask #7 move to the western well | #5 move to the western well | #5, #7 move to the western well
Doe maar rustig => ?
let op X3 => ?
`,
  },
  {
    who: 'a Total War veteran, tenth set',
    position: 'pass',
    wrote: `
Guard mode on Royal Guard at G11. => ask #5 hold G11 | #5 move to G11, then hold | #5 move to G11
Skirmish mode on for 2nd Militia. => #4 skirmish | #4 evade
Infantry brace in shield wall at G10. => ask #2 hold G10 | #2 move to G10, then form phalanx | #2 move to G10, then form testudo | #2 form phalanx, then move to G10 | #2 move to G10, then hold
1st Militia refuse the right flank at F12. => ask #3 move to F12 | #3 hold F12 | #3 move to F12, then hold
Archers fire at will on the approach. => ask #4 fire at will
Hammer and anvil: Guard pins X1, 1st Militia hits its rear. => ask #5 attack X1. #3 attack X1 | #3 attack X1. #5 attack X1
Run the scouts off the map if caught. => ?
Train camps in the corner at A14. => ask #6 move to A14 | #6 move to A14, then hold
Full stop, everyone, no pursuit. => ask everyone hold
Speed x4 => ?
`,
  },
  {
    who: 'a mountain guide, tenth set',
    position: 'pass',
    wrote: `
Scouts, take the upper trail, the northern goat path, and mind your footing. => ask #1 move to the northern goat path | #1 move cautiously to the northern goat path
Rope up behind me, 1st Militia: follow the Royal Guard. => ask #3 follow #5
We stop for the night at G10, infantry and guard. => ask #2, #5 move to G10, then hold | #2, #5 hold G10 | #2, #5 move to G10
The archers climb to the heights at G9. => #4 move to G9
Supply, don't follow us, it's too steep. => #6 hold
Engineers, clear the way to the Middle Gate. => ask #7 move to the middle gate
Avalanche! => ?
If you meet X3 on the path, scouts, turn round and come home. => ask if X3 within 1, #1 move home | if X3 within 1, #1 retreat | if X3 within 1, #1 return home | if X3 within 2, #1 move home | if X3 within 2, #1 retreat | if X3 within 2, #1 return home | if X3 within 3, #1 move home | if X3 within 3, #1 retreat | if X3 within 3, #1 return home | when X3 within 1, #1 move home | when X3 within 1, #1 retreat | when X3 within 1, #1 return home | when X3 within 2, #1 move home | when X3 within 2, #1 retreat | when X3 within 2, #1 return home | when X3 within 3, #1 move home | when X3 within 3, #1 retreat | when X3 within 3, #1 return home | if X3 in sight, #1 move home | if X3 in sight, #1 retreat | if X3 in sight, #1 return home | when X3 in sight, #1 move home | when X3 in sight, #1 retreat | when X3 in sight, #1 return home | if X3 near the northern goat path, #1 retreat | when X3 near the northern goat path, #1 retreat
Nice view from up here. => ?
Royal Guard three steps forward. => #5 move east 3 | #5 move forward 3 | #5 move ahead 3
`,
  },
  {
    who: 'a sloppy typist, tenth set',
    position: 'fort',
    wrote: `
1st cav go t the nrth wood => #5 move to the north wood
archrs shoot X1 pls => #4 shoot X1
seige enginers biuld a twoer => #9 build tower
2nd inf hold yuor position and dont move => #3 hold
silver sheilds to teh gate, west one => ask #7 move to the west gate
scots go sotuh 3 => ask #1 move south 3
every1 retreet => everyone retreat
cavlary atatck X2 from teh sotuh => ask #5, #6 attack X2 | cavalry attack X2
if X2 comes near teh archres then 2nd cav atack it => if X2 within 3 of #4, #6 attack X2 | when X2 within 3 of #4, #6 attack X2 | if X2 near #4, #6 attack X2 | when X2 near #4, #6 attack X2
asdfgh => ?
`,
  },
  {
    who: 'a Polish wargamer, tenth set',
    position: 'river',
    wrote: `
Cavalry to go by the road to the crossing and to wait there. => ask #6 move by road to the crossing, then hold | #6 move to the crossing by road, then hold | #6 hold the crossing
1st Militia supports 1st Infantry. => #4 support #2 | #4 follow #2
Archers to fire on whatever comes nearest. => #3 shoot the nearest enemy | #3 shoot
The enemy horse is weak, let First Cohort destroy it. => ask #7 attack X1
To dig trenches at E10: engineers. => ask #9 build fort at E10 | #9 move to E10, then build fort | #9 move to E10, then dig in
2nd Militia on the place of 1st Militia. => ask #5 move to B8 | #5 move to #4
Scouts withdraw if enemy is nearer than 2 tiles. => if enemy within 2, #1 withdraw | if enemy within 2, #1 retreat | if enemy within 1, #1 withdraw | if enemy within 1, #1 retreat | when enemy within 2, #1 withdraw | when enemy within 2, #1 retreat | when enemy within 1, #1 withdraw | when enemy within 1, #1 retreat
Train not closer than the hills. => ?
Attack with all forces on X2 in turn 5. => on turn 5 everyone attack X2
Quiet on the Vistula. => ?
`,
  },
  {
    who: 'a pirate fan, tenth set',
    position: 'river',
    wrote: `
Arr, cavalry, make for the southern woods at D15! => ask #6 move to D15
Fire a broadside into X2, archers! => ask #3 shoot X2
Drop anchor, wagons. => ask #8 hold
1st and 2nd Militia, board that X2! => ask #4, #5 attack X2
Lookouts to E1, and shout if ye see a sail. => ask #1 move to E1
First Cohort, no quarter for X1! => ask #7 attack X1
All hands to the ford! => ask everyone move to the ford | everyone move to the western ford | everyone move to the central ford
Where be the rum? => ?
Engineers, lay me a gangway across at F9. => ask #9 build bridge at F9
Hard to port, 1st Infantry! => ask #2 face north | #2 move left | #2 move north | #2 face left | #2 turn left
`,
  },
  {
    who: 'a manager, tenth set',
    position: 'forest',
    wrote: `
Let's get the infantry aligned on D8. => ask #2, #3 move to D8 | infantry move to D8
Action item for cavalry: neutralise X3. => ask #6 attack X3
The archers own X1 going forward. => ask #4 shoot X1 | #4 attack X1
Can we have the scouts circle back to the train? => ask #1 move to #8 | #1 return to #8 | #1 retreat to #8 | #1 follow #8
Comitatus, please take the lead towards the altar glade. => ask #7 move to the altar glade
Levy to deprioritise fighting. => ?
Everyone else, business as usual. => ask the rest continue
By end of turn 5 I want the western clearing in our hands. => ?
2nd Infantry shadows 1st Infantry. => ask #3 follow #2
Great job, team. => ?
`,
  },
  {
    who: 'an old soldier, tenth set',
    position: 'forest',
    wrote: `
Comitatus, with me, along the road to the glade. => ask #7 move by road to the altar glade | #7 move by road to the glade | #7 move along the road to the glade
First Infantry up front, Second in support behind it. => ask #3 move behind #2 | #3 support #2 | #3 follow #2
Keep the bows back, C9 will do. => ask #4 hold C9 | #4 move to C9 | #4 hold | #4 move to C9, then hold
Cavalry, find a gap on the south side and ride at X1's rear. => ask #6 attack X1
Don't let them reach the wagons, levy. => ask #5 protect #8 | #5 follow #8 | #5 guard #8 | #5 move to #8, then hold | #5 hold
Wait for it... wait for it... turn 3, loose the arrows. => ask on turn 3 #4 shoot
Scouts ahead of us, always two tiles. => ask #1 move ahead 2 | #1 move east 2
Unless X2 shows itself, 2nd Infantry stays in the trees at G9. => ask unless X2 in sight, #3 hold G9 | unless X2 in sight, #3 move to G9, then hold | #3 move to G9, then hold until X2 in sight | #3 hold G9 until X2 in sight
We lost good men at Teutoburg. => ?
Medics follow behind the Comitatus, not too close. => ask #9 follow #7 | #9 move behind #7
`,
  },
  {
    who: 'a plain player, tenth set',
    position: 'river',
    wrote: `
Move 1st infantry two tiles east. => #2 move east 2
Send the cavalry round by the south to attack X3. => ask #6 attack X3
Archers should stay near the hills and shoot anything that crosses. => ask #3 move to the hills, then shoot | #3 move to the western hills, then shoot | #3 move to the western hills | #3 hold the western hills, fire at will | #3 move to the western hills, then hold, fire at will
Have the engineers dig in next to First Cohort. => ask #9 move to #7, then dig in | #9 build fort at #7 | #9 move to #7, then build fort | #9 dig in
The militia at B8 goes to D8. => #4 move to D8
Protect the supply train with 2nd militia. => #5 protect #8 | #5 follow #8
Pull the scouts back to the infantry. => ask #1 move to #2 | #1 retreat to #2 | #1 retreat to #3 | #1 move to #3
First cohort wait for the engineers to finish the bridge, then cross. => ?
If X2 attacks the cohort, both militias help. => ask if #7 attacked, #4, #5 move to #7 | if #7 attacked, #4, #5 follow #7 | if #7 attacked, #4, #5 support #7 | when #7 attacked, #4, #5 move to #7 | when #7 attacked, #4, #5 follow #7 | when #7 attacked, #4, #5 support #7 | if #7 attacked, #4, #5 attack X2 | when #7 attacked, #4, #5 attack X2
Do nothing with the medics this turn. => #10 hold | #10 hold
`,
  },
]
