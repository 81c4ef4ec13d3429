import { type CohortConfig, MAP_DATA, MAPS } from '@tessera/cohort'
import type { OptionsProps } from '@tessera/play'
import { Segments, Select } from '@tessera/ui'
import { configOf } from './in-short.ts'
import { Options } from './options.tsx'
import './setup.css'

/** The options of a match between people. */
export default function OnlineOptions({ config, inputErrors, onChange }: OptionsProps) {
  const options = configOf(config)
  const change = (next: CohortConfig) => onChange(next)
  return (
    <>
      <Select
        label="Map"
        value={options.map}
        options={MAPS.map((id) => ({ value: id, name: MAP_DATA[id].name }))}
        hint={`After ${MAP_DATA[options.map].model}.`}
        onChange={(map) => change({ ...options, map, layout: 'even' })}
      />
      <Options options={options} inputErrors={inputErrors} onChange={change} />
      <Segments
        label="Who misses a turn"
        value={options.timeoutRule}
        options={[
          { value: 'standing', name: 'Carries on' },
          { value: 'forfeit', name: 'Loses' },
        ]}
        hint={
          options.timeoutRule === 'standing'
            ? 'Units go on with their standing orders; two turns missed in a row lose the battle.'
            : 'One turn without orders loses the battle. Rated battles are played like this.'
        }
        onChange={(timeoutRule) => change({ ...options, timeoutRule })}
      />
    </>
  )
}
