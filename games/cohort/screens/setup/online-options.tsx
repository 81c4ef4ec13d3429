import { type CohortConfig, MAPS } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import type { OptionsProps } from '@tessera/play'
import { Segments, Select } from '@tessera/ui'
import { mapName } from '../names.ts'
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
        label={words.text('setup.map')}
        value={options.map}
        options={MAPS.map((id) => ({ value: id, name: mapName(id) }))}
        hint={words.text('setup.after', { model: words.said(`mapModel.${options.map}`) })}
        onChange={(map) => change({ ...options, map, layout: 'even' })}
      />
      <Options options={options} inputErrors={inputErrors} onChange={change} />
      <Segments
        label={words.text('setup.missed')}
        value={options.timeoutRule}
        options={[
          { value: 'standing', name: words.text('setup.standing') },
          { value: 'forfeit', name: words.text('setup.forfeit') },
        ]}
        hint={words.text(options.timeoutRule === 'standing' ? 'setup.standingHint' : 'setup.forfeitHint')}
        onChange={(timeoutRule) => change({ ...options, timeoutRule })}
      />
    </>
  )
}
