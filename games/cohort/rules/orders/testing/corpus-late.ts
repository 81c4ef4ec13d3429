import type { Writer } from './corpus.ts'

/** Written when the reader was done, and read once. */
export const LATE: readonly Writer[] = [
  {
    who: 'a librarian',
    position: 'river',
    wrote: `
Would the scouts kindly have a look at the western woods? => #1 scout the western woods
The second militia can go and guard the medics. => #5 guard #10
I'd like our archers a bit closer to the river. => ?
Please move the archers down to the road. => #3 move to the road
The cavalry should not go beyond C15. => ?
Cavalry to stay put this turn. => #6 hold
First Cohort: please proceed to the western ford and stay there till turn 7. => #7 move to F11, then hold until turn 7
Let the first infantry advance as far as E10 and then stop. => #2 move to E10, then hold
Both militias, please withdraw to A8. => #4, #5 move to A8
Everyone who can shoot should shoot X2. => ?
Ask the engineers to put up a palisade at E9. => #9 build fort at E9
The train is to remain behind the First Cohort. => #8 move to C11, then hold
The archers should keep shooting at X2 until turn 5. => ?
Do not, under any circumstances, attack X2. => ?
The medics are to stay out of the fighting. => ?
Scouts, withdraw if anything comes near you. => ask #1 if enemy within 3: retreat
Scouts, on seeing the enemy, withdraw to C8. => ?
If you are attacked, second militia, hold your ground. => #5 if attacked: hold
Should the First Cohort be attacked, the first infantry will support it. => ask #2 if First Cohort attacked: follow #7
The first militia and the second militia swap places. => ?
I would prefer the cavalry to wait in the woods. => #6 move to the woods, then hold
On turn three, the whole army moves to the road. => everyone on turn 3: move to the road
Move north three tiles, scouts. => #1 move north 3
Cavalry, move south by four tiles and face east. => #6 move south 4, then face east
The archers should aim at the enemy's cavalry. => #3 shoot nearest enemy cavalry
The First Cohort should aim for the central ford. => ?
Do we have any reserves? => -
Thank you for your service. => -
`,
  },
  {
    who: 'a gamer in a hurry',
    position: 'fort',
    wrote: `
cav rush X2 => #5, #6 charge X2
1st cav flank X2 => ?
2nd cav guard archers => #6 guard #4
shields hold gate => #7 move to the gate, then hold
silver shields to west gate => #7 move to the west gate
pikes hold, archers shoot X1, cav attack X2 => #2, #3, #7 hold; #4 shoot X1; #5, #6 attack X2
siege ram then gate => ?
siege engineers: build tower, move to K10 => #9 build tower, then move to K10
everyone to J10 except train => #1, #2, #3, #4, #5, #6, #7, #9, #10 move to J10
all inf phalanx => #2, #3, #7 form phalanx
scouts run to O16 and back => ?
scouts run to O16 and come back => #1 move to O16, then move to home
scouts spy on south gate => #1 scout the south gate
dont let cav charge => #5, #6 hold
no charging cav => ask #5, #6 hold
archers no shooting => #4 hold fire
archers shoot whoever is on the wall => ask #4 shoot X1 | #4 shoot enemy at L9
train back to base => #8 move to home
train go with silver shields => #8 follow #7
engineers stay near train => ask #10, #9 follow #8 | #10, #9 move to #8, then hold
cav if attacked fall back => #5, #6 if attacked: retreat
cav wait for turn 5 then hit X2 => #5, #6 hold until turn 5, then attack X2
turn 5 cav hit X2 => #5, #6 on turn 5: attack X2
silver shields wedge? => ?
1st inf left of shields, 2nd inf right of shields => #2 move to H9; #3 move to H11
1st inf go 2 east then hold => #2 move east 2, then hold
1st inf back 2 => #2 move west 2
go go go => -
gl hf => -
`,
  },
  {
    who: 'an uncle at the table',
    position: 'oasis',
    wrote: `
All right then, Keshig, off to the oasis with you. => #6 move to the oasis
Scouts, nip over to the western well and see if it's clear. => ?
Scouts, pop over to the western well. => #1 move to the western well
Scouts, go on ahead to the western well. => #1 move to the western well
The first two cavalry go to H6. => ?
First and second cavalry, off to H6. => #2, #3 move to H6
You lot stay here. => ?
Everybody stay where you are, please. => everyone hold
Third cavalry, chase off X1. => ask #4 attack X1
Third cavalry, have a go at X1. => #4 attack X1
Fourth cavalry, keep an eye on X1. => ?
Fourth cavalry, mind the medics. => ?
Fourth cavalry, look after the medics. => ask #5 follow #7
Medics, stay well clear. => ?
Medics, come along behind the Keshig. => ask #7 follow #6 | #7 move to D10
Horse archers, give X1 a volley. => ask #2, #3, #6 shoot X1
Horse archers, fire away at X1. => #2, #3, #6 shoot X1
Horse archers, shoot at X1 but don't get close. => ask #2, #3, #6 shoot X1, evasively
If they come at us, everyone goes home. => ask everyone if attacked: move to home
If nobody's there, scouts, carry on to the oasis. => #1 unless enemy in sight: move to the oasis
When you get to the oasis, Keshig, get off your horses. => #6 when at the oasis: dismount
Keshig, don't do a thing until turn 3. => #6 hold until turn 3
Keshig, after turn 3, charge X1. => #6 after turn 3: charge X1
Keshig, before you charge X1, form a wedge. => ask #6 form wedge, then charge X1
Keshig, form a wedge before charging X1. => #6 form wedge, then charge X1
Second cavalry to the right of the first cavalry. => #3 move to D11
Second cavalry, get behind the first cavalry. => #3 move to C10
Splendid. => -
My turn to make the tea. => -
`,
  },
]
