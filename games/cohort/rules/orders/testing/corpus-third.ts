import type { Writer } from './corpus.ts'

/** Written after what the second set showed had been mended, by somebody who knew parts of the reader by then. */
export const THIRD: readonly Writer[] = [
  {
    who: 'a corporal, third set',
    position: 'river',
    wrote: `
1st Infantry, move up to E10 and hold there. => #2 move to E10, then hold
First Cohort, follow 1st Infantry. => #7 follow #2
Archers, shoot X2. => #3 shoot X2
Cavalry, stay where you are. => #6 hold
Scouts, have a look at the eastern hills. => #1 scout the eastern hills | #1 move to the eastern hills
Both militia, fall back to B12. => #4, #5 move to B12 | #4, #5 retreat to B12
Engineers, no bridge this turn. => ?
`,
  },
  {
    who: 'a schoolboy, third set',
    position: 'river',
    wrote: `
the horses should attack the enemy horses => #6 attack X1 | #6 attack nearest enemy cavalry
my archers go up the hill => ask #3 move to the western hills
the scouts run away if somebody comes near => ask #1 if enemy within 2 retreat | #1 if enemy within 3 retreat | #1 if enemy within 1 retreat
i dont want the train to move => ask #8 hold
put the spear men in front of the archers => ask #2 move in front of #3 | #2 move to front of #3
attack X2 with everything => ask everyone attack X2 | #1, #2, #3, #4, #5, #6, #7 attack X2
militia 1 go left and militia 2 go right => ?
`,
  },
  {
    who: 'a busy mother, third set',
    position: 'river',
    wrote: `
cavalry to the woods please, and wait there => ask #6 move to the western woods, then hold
all infantry to E11 => #2, #3, #4, #5, #7 move to E11
can somebody guard the train? => ?
archers back two squares => ask #3 move west 2 tiles | #3 move 2 tiles west
medics follow first cohort => #10 follow #7
no one crosses the river yet => ?
scouts go ahead and find the enemy => ?
`,
  },
  {
    who: 'a laconic one, third set',
    position: 'river',
    wrote: `
inf hold => #2, #3, #4, #5, #7 hold
cav attack X1 now => #6 attack X1
archers fire => #3 shoot
scouts north => #1 move north | #1 march north
mil 2 follow mil 1 => #5 follow #4
all stop => everyone hold
eng bridge F9 => #9 build bridge at F9
`,
  },
  {
    who: 'a polite foreigner, third set',
    position: 'river',
    wrote: `
Please the cavalry go to the place D14. => ask #6 move to D14
The first infantry must protect the archers. => ask #2 guard #3 | #2 follow #3
I would like that all soldiers stop. => ask everyone hold
The militia can go in the wood for hiding. => ask #4, #5 move to the western woods, then ambush | #4, #5 move to the western woods
When the enemy arrives to the ford, the archers shoot. => ask #3 when enemy at the central ford shoot | #3 when enemy at the western ford shoot
Scouts, return back. => ask #1 retreat
The first cohort is walking to the ford of the middle. => ask #7 move to the central ford
`,
  },
  {
    who: 'a fast typist, third set',
    position: 'river',
    wrote: `
1st infnatry move to E10 => #2 move to E10
archers shot X2 => #3 shoot X2
cavlary charge X1 => #6 charge X1
evereyone hold postion => everyone hold
sccouts go to the eatsern woods => ask #1 move to the eastern woods
secnd militia folow the frist cohort => #5 follow #7
medcs to A10 => #10 move to A10
`,
  },
  {
    who: 'a planner, third set',
    position: 'river',
    wrote: `
1st Infantry: move to E10, then form phalanx facing east. => #2 move to E10, then form phalanx, then face east | #2 move to E10, then face east, then form phalanx
If X1 crosses the river, cavalry attack X1. => ?
Turn 4: First Cohort attacks X2. => #7 on turn 4 attack X2
Archers hold until X2 is within 3 tiles, then shoot it. => ask #3 hold until X2 within 3, then shoot X2 | #3 when X2 within 3 shoot X2
2nd Militia guards the supply train. => #5 guard #8
Engineers build a bridge at F7 on turn 3. => #9 on turn 3 build bridge at F7
Unless attacked, scouts stay hidden. => ask #1 unless attacked ambush
`,
  },
  {
    who: 'a careful officer, third set',
    position: 'fort',
    wrote: `
1st and 2nd Infantry advance to J10 in phalanx. => ask #2, #3 form phalanx, then move to J10
3rd Infantry shoot X1 from where they stand. => ask #4 shoot X1 | #4 hold, then shoot X1
Siege Engineers attack the west gate. => #9 attack the west gate
Neither cavalry unit is to attack. => ask #5, #6 hold
Scouts to the north wood, carefully. => ask #1 move to the north wood, cautiously
Silver Shields follow 1st Infantry. => #7 follow #2
Do not attack X2. => ?
`,
  },
  {
    who: 'an engineer by trade, third set',
    position: 'fort',
    wrote: `
Siege Engineers build a ram. => #9 build ram
Engineers build a fort at F9. => #10 build fort at F9
Bring the ballista up to J10. => ?
3rd Infantry cover the engineers. => ask #4 guard #10 | #4 follow #10 | #4 guard #9, #10 | #4 follow #9
Cavalry hold at E8 and E12. => ?
Move the train to C10. => #8 move to C10
After the gate falls, Silver Shields go in. => ?
`,
  },
  {
    who: 'a football fan, third set',
    position: 'fort',
    wrote: `
1st Cavalry go wide left and hit X2 => ?
2nd Cavalry stay back => #6 hold
pikes go forward to I10 => ask #2, #3 move to I10 | #2, #3, #7 move to I10
archers keep shooting X1 => #4 shoot X1
Silver Shields come off the bench and attack X3 => ?
scouts track back to D10 => ask #1 move to D10
everyone else sit tight => ask everyone hold
`,
  },
  {
    who: 'a clerk, third set',
    position: 'fort',
    wrote: `
Scouts: move to F5. => #1 move to F5
1st Infantry: hold. 2nd Infantry: hold. => #2, #3 hold
3rd Infantry: move to H9, then shoot nearest enemy. => #4 move to H9, then shoot nearest enemy
1st Cavalry, 2nd Cavalry: attack X2. => #5, #6 attack X2
Silver Shields: as before. => ?
Supply Train: retreat if enemy within 3 tiles. => #8 if enemy within 3 retreat
Siege Engineers: move to K10 and repair. => ?
`,
  },
  {
    who: 'a hunter, third set',
    position: 'forest',
    wrote: `
Scouts sneak to the western clearing. => ask #1 scout the western clearing | #1 move to the western clearing, cautiously
Cavalry wait in ambush. => ask #6 ambush
1st and 2nd Infantry hide in the woods at G9. => ask #2, #3 move to G9, then ambush
Archers shoot X1 when it gets within 3 tiles. => #4 when X1 within 3 shoot X1 | #4 if X1 within 3 shoot X1
Levy, don't move and don't make a sound. => ?
Comitatus stalk X1. => ?
Run down X2 with the cavalry. => ask #6 attack X2
`,
  },
  {
    who: 'an optimist, third set',
    position: 'forest',
    wrote: `
Comitatus, attack X1! => #7 attack X1
Everyone forward! => ask everyone move east | everyone march east
1st Infantry take the altar glade. => ask #2 seize the altar glade | #2 move to the altar glade, then hold | #2 move to the altar glade
cavalry circle behind X1 and attack it => ?
2nd Infantry help 1st Infantry => ask #3 follow #2
the militia can shoot whatever they like => ask #4 fire at will | #4 shoot
we do not retreat => ?
`,
  },
  {
    who: 'a pessimist, third set',
    position: 'forest',
    wrote: `
Levy, retreat. => #5 retreat
if 1st Infantry is attacked, 2nd Infantry falls back to C10 => ask #3 if #2 attacked move to C10 | #3 if #2 attacked retreat to C10
medics stay out of the fight => ask #9 hold, evasively
don't let the cavalry charge => ask #6 hold
train back to A10 and stay there => #8 move to A10, then hold
all infantry but the Comitatus hold => ask #2, #3, #4, #5 hold
scouts come back before they get killed => ?
`,
  },
  {
    who: 'a gardener, third set',
    position: 'forest',
    wrote: `
1st Infantry to the road at F10. => ask #2 move to F10
Militia round the bog to J11. => ?
Cavalry by the road to the eastern clearing. => ask #6 move to the eastern clearing by road
2nd Infantry stay off the marsh. => ?
Levy to D11, next to the Comitatus. => ask #5 move to D11
Medics go and look after 1st Infantry. => ask #9 follow #2
Comitatus between 1st Infantry and 2nd Infantry. => ?
`,
  },
  {
    who: 'a Greek uncle, third set',
    position: 'pass',
    wrote: `
1st Infantry, stand at G10. Nobody passes. => ?
Royal Guard, behind them at F10. => ?
1st Militia go to the southern goat path and stop anybody who comes. => ?
2nd Militia, shoot X2! => #4 shoot X2
Scouts, chase X3. => #1 attack X3
Engineers, dig in at G11. => ask #7 build fort at G11 | #7 move to G11, then build fort at G11
Train, to B10, quick. => #6 move to B10
`,
  },
  {
    who: 'a student of tactics, third set',
    position: 'pass',
    wrote: `
1st Infantry forms phalanx and faces east. => #2 form phalanx, then face east
Royal Guard holds the right of 1st Infantry. => ask #5 move to right of #2, then hold
1st Militia in loose order to the northern goat path. => ask #3 form loose, then move to the northern goat path
2nd Militia shoots, then withdraws to E10 if X1 comes within 2. => ?
Scouts flank X1 by the northern goat path. => ?
Everyone holds until turn 4, then attacks X1. => ask everyone hold until turn 4, then attack X1
Only the Royal Guard attacks. => ?
`,
  },
  {
    who: 'a night watchman, third set',
    position: 'pass',
    wrote: `
scouts keep an eye on X3 => ask #1 scout X3 | #1 guard X3 | #1 hold
all quiet, everybody hold => everyone hold
1st Infantry watch the east => ask #2 face east | #2 hold, then face east | #2 face east, then hold
wake the Royal Guard and send it to G11 => ?
2nd Militia fire if X1 gets within 3 tiles => #4 if X1 within 3 shoot | #4 if X1 within 3 shoot X1 | #4 when X1 within 3 shoot nearest enemy | #4 if X1 within 3 shoot nearest enemy
1st Militia relieve 1st Infantry => ?
engineers get some sleep => ?
`,
  },
  {
    who: 'a Mongol re-enactor, third set',
    position: 'oasis',
    wrote: `
1st and 2nd Cavalry shoot X1 and keep your distance. => ask #2, #3 shoot X1, evading | #2, #3 shoot X1, then evade
Keshig charge X1. => #6 charge X1
3rd Cavalry to the oasis, then hold it. => #4 move to the oasis, then hold
4th Cavalry ride south five tiles. => #5 move 5 tiles south | #5 move south 5 tiles
Scouts ride round to the eastern well. => ask #1 move to the eastern well | #1 scout the eastern well
Dismount, 3rd Cavalry. => #4 dismount
Medics stay with the Keshig. => ask #7 follow #6 | #7 move to #6, then hold
`,
  },
  {
    who: 'a taxi driver, third set',
    position: 'oasis',
    wrote: `
Keshig take the road to K6 => ask #6 move to K6 by road
scouts go to E6 via D6 => #1 move to D6, then move to E6
3rd Cavalry turn left and go to C4 => #4 face north, then move to C4
4th Cavalry pick up the medics => ?
2nd Cavalry straight ahead 4 tiles => ask #3 move east 4 tiles | #3 march east 4 tiles
1st Cavalry stop at H10 => ask #2 move to H10, then hold
all cavalry back to C10 => ask #2, #3, #4, #5 move to C10 | #2, #3, #4, #5, #6 move to C10
`,
  },
  {
    who: 'a doctor, third set',
    position: 'oasis',
    wrote: `
The medics should remain with the Keshig. => ask #7 follow #6 | #7 move to #6, then hold
3rd Cavalry must not engage. => ask #4 hold
If 1st Cavalry falls below half strength it retreats. => ask #2 if strength below 50% retreat
Keep 2nd Cavalry at a safe distance from X2. => ?
4th Cavalry, attack the enemy archers. => ask #5 attack X2 | #5 attack nearest enemy archers
Scouts, observe and report. => ?
All units rest. => ask everyone hold | everyone rest
`,
  },
  {
    who: 'a shepherd, third set',
    position: 'oasis',
    wrote: `
Drive X1 away, Keshig. => ask #6 attack X1
scouts watch from the hills => ?
3rd and 4th Cavalry to the western well and let nobody near it => ask #4, #5 move to the western well, then hold
keep the medics close => ?
1st Cavalry herd X1 toward the oasis => ?
2nd Cavalry, don't chase anything => ask #3 hold
bring 4th Cavalry home => ask #5 move to home | #5 retreat
`,
  },
  {
    who: 'an old hand, third set',
    position: 'river',
    wrote: `
Shift the cavalry to B14. => #6 move to B14
Get the archers onto the western hills. => ask #3 move to the western hills
Tell 1st Militia to hold B8. => ask #4 move to B8, then hold | #4 hold
I want First Cohort at the western ford by turn 4. => ?
Have 2nd Militia follow 1st Militia. => #5 follow #4
Send the scouts south. => ask #1 move south | #1 march south
Pull 1st Infantry back to C9. => #2 move to C9 | #2 retreat to C9
`,
  },
  {
    who: 'a contrarian, third set',
    position: 'river',
    wrote: `
Cavalry: attack X1, not X2. => #6 attack X1
Don't hold, First Cohort: advance to E11. => ask #7 move to E11
Archers shoot anything but X1. => ?
1st Infantry may go anywhere except the ford. => ?
Instead of the militia, send the cavalry to E12. => ?
2nd Militia stays; 1st Militia does not. => ?
Attack? No, hold, everyone. => ?
`,
  },
  {
    who: 'a storyteller, third set',
    position: 'fort',
    wrote: `
Once the pikes reach J10, the Silver Shields attack X1. => ask #7 when #2 reaches J10 attack X1
Meanwhile 2nd Cavalry rides to H14. => #6 move to H14
The archers, having reached H9, shoot X1. => ask #4 move to H9, then shoot X1
1st Cavalry pretends to flee. => ?
In the end everyone storms the fort. => ?
Scouts slip through the south wood to F18. => ask #1 move to the south wood, then move to F18, cautiously
The engineers wait for the Silver Shields. => ?
`,
  },
  {
    who: 'a shopkeeper, third set',
    position: 'fort',
    wrote: `
two cavalry to K13 => ask #5, #6 move to K13
one infantry to J9 => ask #2 move to J9 | #3 move to J9
all the archers shoot X1 => #4 shoot X1
close up: 2nd Infantry next to 1st Infantry => ask #3 move beside #2 | #3 move next to #2
train and engineers stay behind => ask #8, #10 hold | #8, #9, #10 hold
Silver Shields to G10 and scouts to G11 => #7 move to G10. #1 move to G11
open the gate => ?
`,
  },
  {
    who: 'a cautious girl, third set',
    position: 'forest',
    wrote: `
the scouts should look but not fight => ask #1 hold, evading | #1 scout, evading
1st infantry walks slowly to G10 => ask #2 move to G10 | #2 move to G10, cautiously
nobody shoots yet => ask everyone hold fire | #4 hold fire
cavalry please guard the medics => #6 guard #9
if anyone attacks the train the levy helps it => ask #5 if #8 engaged follow #8
2nd infantry go to E10 but not further => ask #3 move to E10 | #3 move to E10, then hold
comitatus you stay with me => ?
`,
  },
  {
    who: 'a sports commentator, third set',
    position: 'oasis',
    wrote: `
And it's the Keshig going in on X1! => ask #6 attack X1
3rd Cavalry out wide to G14 => ask #4 move to G14
4th Cavalry with the cover behind 3rd Cavalry => ?
a long shot from 2nd Cavalry at X2 => ?
scouts up the middle to J9 => ask #1 move to J9
1st Cavalry drops back to C10 => #2 move to C10 | #2 retreat to C10
what a move that would be => -
`,
  },
  {
    who: 'a manager, third set',
    position: 'pass',
    wrote: `
1st Infantry owns the West Gate. => ?
2nd Militia to support 1st Infantry with fire on X1. => ask #4 shoot X1
1st Militia on standby at E11. => ask #3 hold | #3 move to E11, then hold
Engineers to deliver a fort at G10 by turn 5. => ?
Scouts to monitor X3. => ask #1 scout X3
Royal Guard to be deployed to G10. => ask #5 move to G10
No further action for the train. => ?
`,
  },
]
