import { type HundredConfig, SCENARIO_DATA, SCENARIOS, type ScenarioId } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { Panel } from '@tessera/ui'
import { useId } from 'react'
import { configOf, rememberedIn } from './remembered.ts'
import { ScenarioMap } from './scenario-map.tsx'

/** Every scenario with its map, to choose one. */
export function Scenarios({
  value,
  onChange,
}: {
  readonly value: ScenarioId
  readonly onChange: (id: ScenarioId) => void
}) {
  const name = useId()
  return (
    <Panel title={words.text('setup.scenario')} className="hu-scenarios">
      <div role="radiogroup" aria-label={words.text('setup.scenario')}>
        {SCENARIOS.map((id) => {
          const data = SCENARIO_DATA[id]
          return (
            <label key={id} className={id === value ? 'on' : ''}>
              <input type="radio" className="vh" name={name} checked={id === value} onChange={() => onChange(id)} />
              <ScenarioMap config={plain(id)} />
              <span>
                <b>{words.text(`scenario.${id}.name`)}</b>
                <small>
                  {data.builder
                    ? words.text('setup.builder', { turns: data.turns })
                    : words.text('setup.sizes', {
                        own: data.sides[0].units.length,
                        foe: data.sides[1].units.length,
                        turns: data.turns,
                      })}
                </small>
              </span>
            </label>
          )
        })}
      </div>
    </Panel>
  )
}

const PLAIN = new Map<ScenarioId, HundredConfig>()

function plain(id: ScenarioId): HundredConfig {
  const known = PLAIN.get(id)
  if (known !== undefined) return known
  const made = configOf({ ...rememberedIn({}), scenario: id })
  PLAIN.set(id, made)
  return made
}
