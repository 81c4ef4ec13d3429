import { type HundredConfig, hundredRules, SCENARIOS, scenarioName } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { fieldsOf, type OptionsProps } from '@tessera/play'
import { Select } from '@tessera/ui'
import { ScenarioMap } from './scenario-map.tsx'
import { SideAndFog } from './side-and-fog.tsx'
import './setup.css'

/** The options of a match between people. */
export function OnlineOptions({ config, onChange }: OptionsProps) {
  const value = configIn(config)
  const change = (part: Partial<HundredConfig>): void => onChange({ ...fieldsOf(config), ...part })
  const scenario = typeof value.scenario === 'string' ? value.scenario : 'open_field'
  return (
    <div className="hu-options">
      <Select
        label={words.text('setup.scenario')}
        value={scenario}
        options={SCENARIOS.map((id) => ({ value: id, name: words.text(`scenario.${id}.name`) }))}
        hint={words.text(`scenario.${scenario}.briefing`)}
        onChange={(id) => change({ scenario: id })}
      />
      <ScenarioMap config={value} />
      <SideAndFog label={words.text('setup.firstSeat')} value={value} onChange={change} />
    </div>
  )
}

export function inShort(config: unknown): string {
  return scenarioName(configIn(config))
}

function configIn(config: unknown): HundredConfig {
  const parsed = hundredRules.config.parse(fieldsOf(config))
  if (parsed.ok) return parsed.value
  const usual = hundredRules.config.parse({})
  if (!usual.ok) throw new Error('The usual options are refused')
  return usual.value
}
