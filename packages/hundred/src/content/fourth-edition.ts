import {
  type ArmyUnit,
  PRESETS,
  type PresetId,
  placed,
  SCENARIO_DATA,
  type Scenario,
  type ScenarioId,
  units,
} from './scenarios.ts'

const { hold_the_bridge, break_their_nerve, wolfswood, the_lances } = SCENARIO_DATA

/** HUN-1401: scenarios as they were before the fifth edition. */
export const FOURTH_SCENARIO_DATA: Readonly<Record<ScenarioId, Scenario>> = {
  ...SCENARIO_DATA,
  hold_the_bridge: fought(
    hold_the_bridge,
    0,
    'warrior@200,140 200,160 veteran@185,150(caltrops) militia@185,125(oil) militia@185,175 archer@150,130(fire) 150,170(fire)',
  ),
  break_their_nerve: fought(
    break_their_nerve,
    1,
    'orcWarlord@540,200 orcWarrior@520,170 520,190 520,210 520,230 goblin@520,130 520,150 520,250 520,270 orcArcher@550,220',
  ),
  wolfswood: fought(wolfswood, 0, 'knight@40,150 warrior@55,135 55,165 archer@25,135 25,165 militia@25,150'),
  the_lances: fought(
    the_lances,
    1,
    'knight@560,200 veteran@520,185 520,200 520,215 militia@520,165 520,235 crossbowman@540,185 540,215',
  ),
}

/** HUN-1402: and ready armies. */
export const FOURTH_PRESETS: Readonly<Record<PresetId, readonly ArmyUnit[]>> = {
  ...PRESETS,
  horde: units('orcWarlord orcWarrior orcWarrior orcBrute goblin goblin goblin goblin orcArcher'),
}

/** The same scenario with other fighters on one side. */
function fought(scenario: Scenario, side: 0 | 1, written: string): Scenario {
  const [west, east] = scenario.sides
  const changed = { ...scenario.sides[side], units: placed(written) }
  return { ...scenario, sides: side === 0 ? [changed, east] : [west, changed] }
}
