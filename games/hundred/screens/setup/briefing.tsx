import { conditionText, type HundredConfig, SCENARIO_DATA, scenarioName } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { Button, Panel } from '@tessera/ui'
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
    <Panel title={scenarioName(config)} className="hu-briefing">
      <ScenarioMap config={config} />
      <p>{words.text(`scenario.${setup.scenario}.briefing`)}</p>
      <dl>
        <dt className="s1">{words.text('aim.youWin')}</dt>
        <dd>{conditionText(scenario.sides[mine].condition, scenario)}.</dd>
        <dt className="s2">{words.text('aim.theyWin')}</dt>
        <dd>{conditionText(scenario.sides[mine === 0 ? 1 : 0].condition, scenario)}.</dd>
        <dt>{words.text('setup.afterTurn', { turn: scenario.turns })}</dt>
        <dd>{words.text(`setup.limit.${scenario.atLimit}`)}.</dd>
      </dl>
      {scenario.builder ? (
        <>
          <p>
            {words.text('setup.army', {
              army: armyWords(setup.army),
              cost: costOf(setup.army, config),
              budget: config.budget,
            })}
          </p>
          <Button onClick={onArmy}>{words.text('setup.changeArmy')}</Button>
        </>
      ) : (
        <p className="muted">
          {words.text('setup.armies', {
            own: armyWords(scenario.sides[mine].units),
            foe: armyWords(scenario.sides[mine === 0 ? 1 : 0].units),
          })}
        </p>
      )}
    </Panel>
  )
}
