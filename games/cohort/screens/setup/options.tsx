import { type CohortConfig, WEATHERS } from '@tessera/cohort'
import type { InputError } from '@tessera/kernel'
import { NumberField, Segments, Select, Toggle } from '@tessera/ui'
import { weatherDoes, weatherName } from '../names.ts'

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
          label="Supply"
          unit="supply points"
          value={options.supply}
          least={20}
          most={60}
          error={at('supply')}
          onChange={(supply) => change({ supply })}
        />
        <NumberField
          label="Turn limit"
          unit="turns"
          value={options.turnLimit ?? 0}
          least={0}
          most={30}
          error={at('turnLimit')}
          onChange={(turnLimit) => change({ turnLimit: turnLimit === 0 ? null : turnLimit })}
        />
      </div>
      <p className="note">Turn limit 0: as the map says.</p>
      <Select
        label="Weather"
        value={options.weather}
        options={[
          { value: 'variable', name: 'Changes every three turns' },
          ...WEATHERS.map((weather) => ({
            value: weather,
            name: `Always ${weatherName(weather).toLowerCase()}: ${weatherDoes(weather)}`,
          })),
        ]}
        onChange={(weather) => change({ weather })}
      />
      <Toggle
        label="Fog of war"
        hint="Each side sees only what its own units see."
        checked={options.fog}
        onChange={(fog) => change({ fog })}
      />
      {options.map === 'river_crossing' && (
        <Segments
          label="Eastern side begins"
          value={options.layout}
          options={[
            { value: 'even', name: 'As near as you' },
            { value: 'historic', name: 'Further away' },
          ]}
          hint="Further away gives the west the crossing two turns earlier."
          onChange={(layout) => change({ layout })}
        />
      )}
    </div>
  )
}
