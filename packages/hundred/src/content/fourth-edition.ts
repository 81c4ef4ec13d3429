import { placed, SCENARIO_DATA, type Scenario, type ScenarioId } from './scenarios.ts'

const { hold_the_bridge, break_their_nerve, wolfswood, the_lances } = SCENARIO_DATA

/** HUN-1401: scenarios as they were before the fifth edition. */
export const FOURTH_SCENARIO_DATA: Readonly<Record<ScenarioId, Scenario>> = {
  ...SCENARIO_DATA,
  hold_the_bridge: fought(hold_the_bridge, {
    0: 'warrior@200,140 200,160 veteran@185,150(caltrops) militia@185,125(oil) militia@185,175 archer@150,130(fire) 150,170(fire)',
    1: 'orcWarrior@380,120 380,140 380,160 380,180 orcBrute@400,150 goblin@400,100 400,120 400,180 400,200 orcArcher@430,130 430,170',
  }),
  break_their_nerve: fought(break_their_nerve, {
    1: 'orcWarlord@540,200 orcWarrior@520,170 520,190 520,210 520,230 goblin@520,130 520,150 520,250 520,270 orcArcher@550,220',
  }),
  wolfswood: fought(wolfswood, { 0: 'knight@40,150 warrior@55,135 55,165 archer@25,135 25,165 militia@25,150' }),
  the_lances: fought(the_lances, {
    1: 'knight@560,200 veteran@520,185 520,200 520,215 militia@520,165 520,235 crossbowman@540,185 540,215',
  }),
}

/** The same scenario with other fighters on these sides. */
function fought(scenario: Scenario, written: Readonly<Partial<Record<0 | 1, string>>>): Scenario {
  const side = (which: 0 | 1): Scenario['sides'][0] => {
    const text = written[which]
    return text === undefined ? scenario.sides[which] : { ...scenario.sides[which], units: placed(text) }
  }
  return { ...scenario, sides: [side(0), side(1)] }
}
