import { type CohortConfig, WEATHERS } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import type { InputError } from '@tessera/kernel'
import { NumberField, Segments, Select, Toggle } from '@tessera/ui'
import { weatherDoes } from '../names.ts'

export interface OptionsProps {
  readonly options: CohortConfig
  readonly inputErrors: readonly InputError[]
  readonly onChange: (options: CohortConfig) => void
}

/** COH-13.6: what can be changed about a battle, with the rules' own input error beside each. */
export function Options({ options, inputErrors, onChange }: OptionsProps) {
  const change = (part: Partial<CohortConfig>) => onChange({ ...options, ...part })
  const at = (path: string) => inputErrors.find((inputError) => inputError.path === path)?.text ?? null
  return (
    <div className="opts">
      <div className="opts-numbers">
        <NumberField
          label={words.text('setup.supply')}
          unit={words.text('setup.supplyPoints')}
          value={options.supply}
          least={20}
          most={60}
          error={at('supply')}
          onChange={(supply) => change({ supply })}
        />
        <NumberField
          label={words.text('setup.limit')}
          unit={words.text('setup.turns')}
          value={options.turnLimit ?? 0}
          least={0}
          most={30}
          error={at('turnLimit')}
          onChange={(turnLimit) => change({ turnLimit: turnLimit === 0 ? null : turnLimit })}
        />
      </div>
      <p className="note">{words.text('setup.limitNote')}</p>
      <Select
        label={words.text('setup.weather')}
        value={options.weather}
        options={[
          { value: 'variable', name: words.text('setup.weatherChanges') },
          ...WEATHERS.map((weather) => ({
            value: weather,
            name: words.text('setup.weatherAlways', {
              weather: words.said(`weather.${weather}`),
              does: weatherDoes(weather),
            }),
          })),
        ]}
        onChange={(weather) => change({ weather })}
      />
      <Toggle
        label={words.text('setup.fog')}
        hint={words.text('setup.fogHint')}
        checked={options.fog}
        onChange={(fog) => change({ fog })}
      />
      {options.map === 'river_crossing' && (
        <Segments
          label={words.text('setup.east')}
          value={options.layout}
          options={[
            { value: 'even', name: words.text('setup.eastEven') },
            { value: 'historic', name: words.text('setup.eastFar') },
          ]}
          hint={words.text('setup.eastHint')}
          onChange={(layout) => change({ layout })}
        />
      )}
    </div>
  )
}
