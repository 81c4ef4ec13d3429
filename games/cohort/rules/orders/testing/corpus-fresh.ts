import type { Writer } from './corpus.ts'

/** Written by people who had not seen how orders are read, after all other sentences had been read. */
export const FRESH: readonly Writer[] = [
  {
    who: 'a teenager on a phone',
    position: 'river',
    wrote: `
scouts go check the western woods => #1 scout the western woods
cav stay in the woods ok => #6 move to the woods, then hold
archers shoot that militia => ask #3 shoot X2 | #3 shoot nearest enemy militia
everyone just chill => everyone hold
1st militia go to E9 and stay there pls => #4 move to E9, then hold
first cohort smash X2 => #7 attack X2
both militias follow the first cohort => #4, #5 follow #7
train dont move => #8 hold
medics go heal the archers => ask #10 follow #3
engineers make a bridge at F8 => #9 build bridge at F8
2nd militia get back to A10 => #5 move to A10
cav charge X1 rn => ask #6 charge X1
scouts dont get caught => ?
archers to the hills then shoot at whatever comes => ask #3 move to the hills, then shoot
all inf hold the line => #2, #3, #4, #5, #7 hold
inf 1 form a phalanx and look east => #2 form phalanx, then face east
first infantry no attacking => #2 hold
cav wait till turn 4 then hit X1 => #6 hold until turn 4, then attack X1
if X1 gets close archers run home => #3 if X1 within 3 move home | #3 when X1 within 3 move home
scouts go north 2 => #1 move north 2
yo cohort take the middle ford => #7 attack enemy at G11
first cohort go stand on the western ford => ask #7 move to F11, then hold
everybody except medics to the road => #1, #2, #3, #4, #5, #6, #7, #8, #9 move to the road
lol nice => -
brb => -
cav come back => #6 retreat
militia 2 cover the engineers => ask #5 follow #9
scouts are u ok => -
2nd infantry stop shooting => #3 hold fire
everyone attack => everyone attack nearest enemy | #1, #2, #3, #4, #5, #6, #7 attack
`,
  },
  {
    who: 'a retired drill sergeant',
    position: 'fort',
    wrote: `
Pikemen! Form phalanx! => #2, #3, #7 form phalanx
First cavalry will remain at E8 until turn 6. => ask #5 hold until turn 6 | #5 move to E8, then hold until turn 6
Second cavalry, on my mark in turn 5, charge X2. => ask #6 on turn 5: charge X2
Archers, three paces back. => ask #4 move west 3
Archers, target X1, loose! => ask #4 shoot X1
Siege engineers, bring down that gate. => ?
Siege engineers, move up to I10 and bombard the west gate. => #9 move to I10, then shoot the west gate
Siege engineers, build a ram. => #9 build ram
Silver Shields, stand fast. => #7 hold
Silver Shields, by the right, advance to J10. => #7 move to J10
All cavalry, withdraw to D12 at once. => #5, #6 move to D12
Scouts, reconnoitre the south gate and keep your heads down. => ask #1 scout the south gate
Scouts, on contact, break off and return to camp. => ask #1 if engaged: move to home | #1 if enemy in sight: move to home
Field engineers, dig in at F9. => #10 build fort at F9
Nobody moves. => everyone hold
Nobody is to leave the camp. => ?
Nobody fires before turn 5. => ask #4 hold fire | everyone hold fire
First infantry, left of the Silver Shields. Second infantry, right of them. => #2 move to H9; #3 move to H11
Baggage to the rear. => ?
The train will hold at B10. => #8 hold | #8 move to B10, then hold
Cavalry, mind your flanks. => ?
Cavalry, form wedge and wait for my word. => ask #5, #6 form wedge, then hold
First infantry, if X2 comes within three tiles, face south. => #2 if X2 within 3 face south | #2 when X2 within 3 face south
Second infantry, switch to spears. => #3 switch to spears
Silver Shields, about turn. => #7 face west
Silver Shields, face west. => #7 face west
Archers, cease fire! => #4 hold fire
Archers, fire at will. => #4 fire at will
Both infantry units advance to H9 and H11 respectively. => ask #2 move to H9; #3 move to H11
Dismissed. => -
`,
  },
  {
    who: 'a driver dictating to a phone',
    position: 'oasis',
    wrote: `
okay so the scouts should ride over to the western well and have a look around => ask #1 move to the western well | #1 scout the western well
um the Keshig should go to the oasis no wait to H6 => ?
tell the first cavalry to shoot X1 => #2 shoot X1
and the second cavalry as well => ?
first cavalry and second cavalry shoot X1 and the third cavalry charge it => #2, #3 shoot X1; #4 charge X1
medics stay with the Keshig please => ask #7 follow #6 | #7 move to Keshig, then hold
can you have the fourth cavalry fall back to A12 => #5 move to A12
let us have everybody pull back to A10 => everyone move to A10
the Keshig should wait there until the enemy is within two tiles and then charge => ask #6 hold until enemy within 2, then charge
scouts east five => ask #1 move east 5
scouts go five tiles to the east and then two to the north => #1 move east 5, then move north 2
horse archers keep your distance from X1 => ask #2, #3, #6 evade
horse archers shoot X1 and then retreat => #2, #3, #6 shoot X1, then retreat
third and fourth cavalry form a wedge => #4, #5 form wedge
third and fourth cavalry form wedge and attack X1 => #4, #5 form wedge, then attack X1
Keshig dismount and hold => #6 dismount, then hold
scouts do not go near X2 => ?
if the scouts see the enemy they should come home => #1 if enemy in sight: move to home
if anybody attacks the medics the Keshig should attack them => ?
when the scouts reach the western well the first cavalry should move to E6 => #2 when #1 at the western well: move to E6
send two of the cavalry to the oasis => ?
send all the cavalry to the oasis => #2, #3, #4, #5 move to the oasis | #2, #3, #4, #5, #6 move to the oasis
send everyone with a bow to the oasis => ask #2, #3, #6 move to the oasis
where is the enemy => -
how many men have I got left => -
thanks that is all => -
everyone hold except for the scouts who go to the western well => #2, #3, #4, #5, #6, #7 hold; #1 move to the western well
the scouts should keep going => #1 continue
the medics should not move => #7 hold
call off the attack => ?
`,
  },
  {
    who: 'a German engineer writing English',
    position: 'river',
    wrote: `
The scouts shall go to the Western Woods. => #1 move to the western woods
The archers must go on the hills and there they shall wait. => ask #3 move to the hills, then hold
The first infantry goes to E10 and remains there. => #2 move to E10, then hold
The cavalry rides to C15. => #6 move to C15
The engineers build at F8 a bridge. => #9 build bridge at F8
The both militia go to the road. => #4, #5 move to the road
The First Cohort attacks X2 immediately. => #7 attack X2
The First Cohort attacks not before turn 5. => ask #7 hold until turn 5 | #7 hold until turn 5, then attack
The First Cohort does not attack. => #7 hold
The train stays where it is. => #8 hold
The archers shall shoot on X2. => #3 shoot X2
The archers shall not shoot on X2. => ?
The medics go always with the First Cohort. => ask #10 follow #7
The second militia protects the train. => #5 follow #8
The first militia shall stay behind the First Cohort. => ask #4 move to C11, then hold
If the enemy comes, the scouts go back. => ask #1 if enemy in sight: retreat
When turn 4 is, the cavalry attacks X1. => ask #6 on turn 4: attack X1 | #6 when turn 4: attack X1
In turn 4 the cavalry attacks X1. => #6 on turn 4: attack X1
From turn 4 the cavalry attacks X1. => ask #6 from turn 4: attack X1
Until turn 4 the cavalry waits. => #6 hold until turn 4
All units shall go two fields to the east. => ask everyone move east 2
All units shall go two tiles to the east. => everyone move east 2
All units except of the train shall hold the position. => #1, #2, #3, #4, #5, #6, #7, #9, #10 hold
The scouts shall make no fight. => ask #1 hold | #1 evade
The infantry number two shall hold the fire. => ask #3 hold fire
The first infantry shall build the phalanx and look to the east. => ask #2 form phalanx, then face east
The cavalry shall go around the woods. => ?
Please send me a report. => -
I am not sure what to do. => -
The engineers shall make a fortification on D9. => #9 build fort at D9
`,
  },
  {
    who: 'a lawyer',
    position: 'fort',
    wrote: `
The Silver Shields shall proceed to J10 and shall thereafter hold that position. => ask #7 move to J10, then hold
The archers shall, unless the enemy is within two tiles, continue to shoot X1. => ?
Unless attacked, the first cavalry shall remain in place. => ask #5 unless attacked: hold | #5 hold
The first cavalry shall attack X2, provided that X2 is within five tiles. => #5 if X2 within 5 attack X2
The second cavalry shall attack X2 if, and only if, X2 comes within three tiles. => #6 if X2 within 3 attack X2
The train shall under no circumstances move. => ask #8 hold
The scouts shall proceed cautiously to O16. => #1 move to O16, cautiously
The first and second infantry shall form a phalanx. => #2, #3 form phalanx
The first infantry, but not the second, shall advance to H9. => ask #2 move to H9
The second infantry shall not advance. => #3 hold
The siege engineers shall build a siege tower. => #9 build tower
The field engineers shall repair the engine. => #10 repair engine
The field engineers shall accompany the siege engineers. => ask #10 follow #9
Neither cavalry unit shall attack. => ask #5, #6 hold
Either cavalry unit may attack X2. => ?
Each cavalry unit shall withdraw to D12. => #5, #6 move to D12
All units save the train shall advance to J10. => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to J10
No unit shall enter the fort. => ?
The archers shall hold their fire until turn 6. => ask #4 hold fire | #4 hold fire; #4 on turn 6: fire at will
The archers may fire at will from turn 6. => ask #4 from turn 6: fire at will
In the event that the Silver Shields are attacked, the second infantry shall support them. => ask #3 if Silver Shields attacked: follow #7
If the Silver Shields are attacked, the second infantry shall attack the nearest enemy. => #3 if Silver Shields attacked: attack nearest enemy
The Silver Shields shall retreat if their strength falls below 40. => ask #7 if strength below 40: retreat
The Silver Shields shall retreat should their morale fall below 50. => ask #7 if morale below 50: retreat
Without prejudice. => -
The party of the first part rests. => -
The first cavalry is hereby ordered to charge X2. => #5 charge X2
The scouts are released from their orders. => ask #1 cancel
The scouts are to disregard their previous orders and hold. => ask #1 hold
The first infantry shall march to H9 via G8. => #2 move to G8, then move to H9
`,
  },
  {
    who: 'a dungeon master',
    position: 'oasis',
    wrote: `
The Keshig thunder towards the oasis! => #6 move to the oasis
Scouts creep up to the western well. => ask #1 move to the western well, cautiously | #1 move to the western well
The scouts slip quietly to the western well => ask #1 move to the western well, cautiously
Third cavalry crash into X1! => #4 attack X1
The third cavalry charges X1 with everything they have. => #4 charge X1
First cavalry pepper X1 with arrows. => #2 shoot X1
First cavalry rain arrows on X1. => #2 shoot X1
Second cavalry draw their bows and shoot X1. => #3 shoot X1
The healers stay back. => ask #7 hold
The medics stay by the Keshig's side. => ask #7 follow #6
Everyone gallops home. => everyone move to home
Everyone rides home. => everyone move to home
The fourth cavalry lies in wait in the hills. => #5 move to the hills, then ambush
The fourth cavalry hides in the oasis. => ask #5 move to the oasis, then ambush
The fourth cavalry circles round to M15. => #5 move to M15
The fourth cavalry rides to M15 and attacks X2 from behind. => ask #5 move to M15, then attack X2
The fourth cavalry rides to M15 and attacks X2. => #5 move to M15, then attack X2
Keshig, dismount! => #6 dismount
Keshig, mount up and ride for the eastern well! => ask #6 mount, then move to the eastern well
The scouts keep watch. => ask #1 hold
The scouts keep watch over the western well. => ask #1 scout the western well | #1 move to the western well, then hold
The scouts flee if anything attacks them. => ask #1 if attacked: retreat
Should the enemy show himself, the scouts flee. => ask #1 if enemy in sight: retreat
First and second cavalry, loose formation and fire at will. => ?
The third cavalry stands its ground. => #4 hold
The third cavalry awaits the enemy. => ask #4 hold | #4 hold until enemy in sight
All the horse archers wheel left. => ask #2, #3, #6 face north
Roll for initiative. => -
The wind howls over the dunes. => -
Third cavalry, do not pursue. => ask #4 hold
`,
  },
  {
    who: 'a fisherman from the isles',
    position: 'river',
    wrote: `
Right, scouts, away you go to the eastern woods => #1 move to the eastern woods
lads of the first militia, get yourselves to E9 => #4 move to E9
first militia, get yourselves over to E9 and bide there => #4 move to E9, then hold
the cavalry can bide where it is => #6 hold
the cavalry can stay where it is => #6 hold
take the archers up the hill => #3 move to the hill
take the first cohort across the ford => ask #7 move to I11
bring the second militia back home => #5 move to home
keep the train out of trouble => ?
keep the train still => ask #8 hold
put the medics behind the first cohort => #10 move to C11
put the engineers at D8 => #9 move to D8
have the engineers throw a bridge over at F8 => #9 build bridge at F8
have the first infantry hold the road => ask #2 move to the road, then hold
have a word with the scouts => -
let the archers have a shot at X2 => ask #3 shoot X2
let nobody cross the river => ?
set the cavalry on X1 => ask #6 attack X1
see off X1 with the cavalry => #6 attack X1
stop the archers shooting => #3 hold fire
stop the cavalry => #6 hold
mind the ford, first cohort => ?
hold the ford, first cohort => ask #7 move to the ford, then hold | #7 move to F11, then hold
first cohort and first infantry, hold the western ford between you => ask #7, #2 move to the western ford, then hold
first cohort and first infantry to the western ford => #7, #2 move to the western ford
second militia, if you're hit, back you come to A10 => #5 if attacked: move to A10
second militia, if you're attacked, come back to A10 => #5 if attacked: move to A10
all hands to the road => everyone move to the road
all of you to the road => everyone move to the road
not a step further, scouts => #1 hold
`,
  },
  {
    who: 'a chess player',
    position: 'fort',
    wrote: `
1st cavalry E8-E5 => #5 move to E5
1st cavalry to E5 => #5 move to E5
2nd cavalry x X2 => #6 attack X2
2nd cavalry takes X2 => #6 attack X2
archers G8, then shoot X1 => #4 move to G8, then shoot X1
scouts O16!? => #1 move to O16
scouts: O16. => #1 move to O16
silver shields: J10, hold => #7 move to J10, then hold
1st inf H9, 2nd inf H11 => #2 move to H9; #3 move to H11
train: pass => #8 hold
train: stays => #8 hold
siege engineers: I10, then ballista on the gate => ?
siege engineers: tower => ask #9 build tower
both cavalry: if X2 attacks, counterattack => ?
both cavalry: wait for X2, then counterattack => ?
1st cavalry before 2nd cavalry => ?
1st cavalry attack X2 after the 2nd cavalry => ?
engineers: fort on G11 => #10 build fort at G11
prophylaxis: archers hold fire => #4 hold fire
castle the train => ?
swap the infantry => ?
1st inf forward 2 => ask #2 move east 2
1st inf one square east => #2 move east 1
1st inf one tile east => #2 move east 1
cavalry D12 D13 => ?
draw? => -
gg => -
silver shields threaten X1 => ?
silver shields pin X1 => ?
scouts sacrifice yourselves on X2 => ?
`,
  },
]
