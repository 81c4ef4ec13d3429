import { type CohortConfig, MAP_DATA, MAPS } from '@tessera/cohort'
import type { Json } from '@tessera/kernel'
import { Segments, Select } from '../../ui/index.ts'
import type { OnlineOptionsProps, OnlineScreens } from '../online.ts'
import { OnlineTable } from './match/OnlineTable.tsx'
import { ReplayTable } from './match/ReplayTable.tsx'
import { mapName } from './names.ts'
import { inShort, Options } from './setup/Options.tsx'
import { USUAL } from './setup/remembered.ts'
import 'virtual:icons/cohort'
import './setup/setup.css'

export const screens: OnlineScreens = {
  Table: OnlineTable,
  Replay: ReplayTable,
  Options: OnlineOptions,
  usual: {},
  inShort(config) {
    const options = configOf(config)
    return `${mapName(options.map)}, ${inShort(options)}`
  },
}

function OnlineOptions({ config, faults, onChange }: OnlineOptionsProps) {
  const options = configOf(config)
  const change = (next: CohortConfig) => onChange(next as unknown as Json)
  return (
    <>
      <Select
        label="Map"
        value={options.map}
        options={MAPS.map((id) => ({ value: id, name: MAP_DATA[id].name }))}
        hint={`After ${MAP_DATA[options.map].model}.`}
        onChange={(map) => change({ ...options, map, layout: 'even' })}
      />
      <Options options={options} faults={faults} onChange={change} />
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

function configOf(config: Json): CohortConfig {
  return { ...USUAL, ...(config as Partial<CohortConfig>) }
}
