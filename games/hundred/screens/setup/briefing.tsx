import { conditionText, type HundredConfig, SCENARIO_DATA } from '@tessera/hundred'
import { Button, Panel } from '@tessera/ui'
import { capitalised, plainWords } from '@tessera/words'
import { armyWords, costOf } from '../build/cost.ts'
import type { Remembered } from './remembered.ts'
import { ScenarioMap } from './scenario-map.tsx'

/** The chosen scenario: its field, the aims of both sides, and the armies. */
export function Briefing({
  setup,
  config,
  onArmy,
}: {
  readonly setup: Remembered
  readonly config: HundredConfig
  readonly onArmy: () => void
}) {
  const scenario = SCENARIO_DATA[setup.scenario]
  const mine = setup.swapSides ? 1 : 0
  return (
    <Panel title={scenario.name} className="hu-briefing">
      <ScenarioMap config={config} />
      <p>{scenario.briefing}</p>
      <dl>
        <dt className="s1">You win if you</dt>
        <dd>{conditionText(scenario.sides[mine].condition, scenario)}.</dd>
        <dt className="s2">They win if they</dt>
        <dd>{conditionText(scenario.sides[mine === 0 ? 1 : 0].condition, scenario)}.</dd>
        <dt>After turn {scenario.turns}</dt>
        <dd>{LIMIT[scenario.atLimit]}.</dd>
      </dl>
      {scenario.builder ? (
        <>
          <p>
            Your army: {armyWords(setup.army)} ({costOf(setup.army, config)} of {config.budget} points)
          </p>
          <Button onClick={onArmy}>Change the army</Button>
        </>
      ) : (
        <p className="muted">
          {plainWords(capitalised([armyWords(scenario.sides[mine].units)]))} against{' '}
          {armyWords(scenario.sides[mine === 0 ? 1 : 0].units)}.
        </p>
      )}
    </Panel>
  )
}

const LIMIT = {
  points: 'the side with more points left wins',
  draw: 'it is a draw',
  side0: 'the west wins',
  side1: 'the east wins',
} as const
