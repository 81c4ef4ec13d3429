import type { Writer } from './corpus.ts'

/** Written after what the third set showed had been mended, by somebody who knew parts of the reader by then. */
export const FOURTH: readonly Writer[] = [
  {
    who: 'a fireman, fourth set',
    position: 'river',
    wrote: `
Archers up on the western hills now. => ask #3 move to the western hills
1st Infantry and 1st Militia, together to E10. => #2, #4 move to E10
Cavalry wait at C12 until X1 is within 4 tiles, then attack it. => ask #6 hold until X1 within 4, then attack X1 | #6 move to C12, then hold until X1 within 4, then attack X1
Medics, go to the First Cohort. => #10 move to #7
2nd Militia, hold the train. => ask #5 move to #8, then hold | #5 guard #8
Everybody out of the river. => ?
Scouts, back to C6. => #1 move to C6 | #1 retreat to C6
`,
  },
  {
    who: 'a baker, fourth set',
    position: 'river',
    wrote: `
first cohort go to the central ford and attack anyone who comes => ?
the engineers should start on a bridge at F9 => ask #9 build bridge at F9
archers and 2nd militia stay => #3, #5 hold
cavalry, attack X1 but come back if you lose too many => ?
1st militia one tile north => #4 move 1 tile north | #4 move north 1
send everything across => everyone move across the river
train follows the medics => #8 follow #10
`,
  },
  {
    who: 'a postman, fourth set',
    position: 'river',
    wrote: `
Scouts from E6 to E12. => ask #1 move to E12
1st Infantry by road to E11. => #2 move to E11 by road
Cavalry past the western woods to C19. => ask #6 move to the western woods, then move to C19 | #6 move to C19
2nd Infantry to the hills, 1st Infantry to the ford, militia stay put. => ask #3 move to the western hills. #2 move to the western ford. #4, #5 hold
First Cohort, do not leave D11. => ask #7 hold
Deliver the engineers to E9. => ?
Nobody moves before me. => ?
`,
  },
  {
    who: 'a pianist, fourth set',
    position: 'fort',
    wrote: `
Slowly forward to I10, 1st Infantry. => ask #2 move to I10 | #2 move to I10, cautiously
2nd Infantry likewise to I11. => #3 move to I11
Archers: X1, then X2. => ask #4 shoot X1, then shoot X2 | #4 attack X1, then attack X2
Cavalry, both, rest. => ask #5, #6 hold
Silver Shields form phalanx on turn 5. => #7 on turn 5 form phalanx
Scouts silent in the south wood. => ?
Siege Engineers, gate! => ?
`,
  },
  {
    who: 'a policeman, fourth set',
    position: 'fort',
    wrote: `
1st Cavalry, stop X2. => ask #5 attack X2
2nd Cavalry, patrol between E12 and E16. => ?
3rd Infantry, warn X1 off. => ?
Silver Shields, block the road at J10. => ask #7 move to J10, then hold
Everyone except the scouts, hold. => #2, #3, #4, #5, #6, #7, #8, #9, #10 hold
Scouts, tail X2. => ask #1 move to X2
Engineers, close the road. => ?
`,
  },
  {
    who: 'a fisherman, fourth set',
    position: 'forest',
    wrote: `
Comitatus wait by the road at F10. => ask #7 move to F10, then hold
1st Infantry lure X1 into the bog. => ?
cavalry go after X2 => ask #6 attack X2
the levy goes with the train => #5 follow #8
archers let them come and then shoot => ?
2nd Infantry left of 1st Infantry => ask #3 move to left of #2
scouts stay away from X1 => ?
`,
  },
  {
    who: 'a carpenter, fourth set',
    position: 'forest',
    wrote: `
Build nothing, hold everything. => ?
1st Infantry, two tiles east, then face north. => #2 move 2 tiles east, then face north
2nd Infantry the same. => ?
Militia, shoot X1 or X2. => ?
Medics behind 2nd Infantry. => ask #9 move behind #3
Cavalry attack X2 unless X1 is nearer. => ?
If the Comitatus is attacked, cavalry attack X1. => ask #6 if #7 attacked attack X1
`,
  },
  {
    who: 'a nun, fourth set',
    position: 'pass',
    wrote: `
May 1st Infantry stand firm at the West Gate. => ask #2 move to the west gate, then hold
Spare X2. => ?
2nd Militia, cease shooting. => ask #4 hold fire
Let the scouts return safely to E8. => ask #1 move to E8 | #1 retreat to E8 | #1 move to E8 safely
1st Militia and Royal Guard, one behind the other at E10. => ?
The engineers and the train remain. => #6, #7 hold
Go in peace. => ?
`,
  },
  {
    who: 'a boxer, fourth set',
    position: 'pass',
    wrote: `
1st Infantry jab at X1 and back off => ?
Royal Guard straight into X1 => ask #5 attack X1 | #5 charge X1
2nd Militia keep X2 at range => ?
scouts dance around X3 => ?
guard up, 1st Militia => ?
on turn 6 everybody attacks => ask everyone on turn 6 attack
engineers out of the ring => ?
`,
  },
  {
    who: 'a pilot, fourth set',
    position: 'oasis',
    wrote: `
1st Cavalry heading north, 4 tiles. => #2 move north 4 tiles
2nd Cavalry maintain position. => #3 hold
Keshig cleared to engage X1. => ask #6 attack X1
3rd Cavalry abort, return to C9. => ask #4 move to C9 | #4 retreat to C9
4th Cavalry descend to C15. => ask #5 move to C15
Scouts, confirm X3. => ?
Medics, standby. => #7 hold
`,
  },
  {
    who: 'a cook, fourth set',
    position: 'oasis',
    wrote: `
3rd Cavalry first to E12, then to H12, then attack X1. => #4 move to E12, then move to H12, then attack X1
Keep the Keshig warm for turn 4. => ?
1st and 3rd Cavalry attack X1, 2nd and 4th attack X2. => ask #2, #4 attack X1. #3, #5 attack X2
a pinch of arrows on X2 from 1st Cavalry => ?
scouts fetch water at the western well => ?
all but the medics to G10 => #1, #2, #3, #4, #5, #6 move to G10
2nd Cavalry, not so fast. => ?
`,
  },
  {
    who: 'a Polish student, fourth set',
    position: 'fort',
    wrote: `
Scouts go on north forest and look. => ask #1 move to the north wood | #1 scout the north wood
First cavalry attacks enemy cavalry. => ask #5 attack X2 | #5 attack nearest enemy cavalry
Infantry first and second make phalanx. => #2, #3 form phalanx
Archers must to shoot on X1. => #4 shoot X1
Silver Shields stays in place. => #7 hold
Train go back on A10. => #8 move to A10 | #8 retreat to A10
Siege Engineers destroys the gate. => ask #9 attack the west gate
`,
  },
  {
    who: 'a texter, fourth set',
    position: 'river',
    wrote: `
cav hit X2 from behind => ?
archrs hold fire til turn 4 => ask #3 hold fire | #3 hold until turn 4
u guys follow 1st inf => ask everyone follow #2
scouts 2 tiles e => #1 move 2 tiles east | #1 move east 2
mil 1+2 E11 n hold => ask #4, #5 move to E11, then hold
1st coh to ford => ask #7 move to the western ford | #7 move to the central ford
brb everyone hold => everyone hold
`,
  },
  {
    who: 'a professor, fourth set',
    position: 'pass',
    wrote: `
Were X1 to advance within two tiles, 1st Infantry should form a phalanx. => ask #2 if X1 within 2 form phalanx | #2 when X1 within 2 form phalanx
The 2nd Militia is to shoot at X2 rather than at X1. => #4 shoot X2
It is the Royal Guard, not 1st Infantry, that moves to G10. => ask #5 move to G10
1st Militia moves to E10 and, having arrived, faces east. => #3 move to E10, then face east
Notwithstanding the above, scouts hold. => #1 hold
Both militia units hold until turn 5, whereupon they attack X1. => ask #3, #4 hold until turn 5, then attack X1
Engineers, ceteris paribus, dig in. => ?
`,
  },
  {
    who: 'a referee, fourth set',
    position: 'oasis',
    wrote: `
Time out: all hold. => everyone hold
3rd Cavalry may not attack X1. => ?
4th Cavalry, off to the eastern well. => ask #5 move to the eastern well
No shooting before turn 3. => ?
Keshig replaces 1st Cavalry at D10. => ?
Advantage: 2nd Cavalry attacks X1. => ask #3 attack X1
Play on. => ?
`,
  },
]
