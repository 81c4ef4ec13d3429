import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { WEATHER_ICONS } from '../icons.ts'
import { WEATHER_NAMES } from '../names.ts'
import type { Table } from './use-table.ts'

/** Turn, weather and score in one line under the map of a phone, below any controls. */
export function PhoneStrip({ table, children }: { readonly table: Table; readonly children: ReactNode }) {
  const { look, scene, stage } = table
  return (
    <>
      {children}
      <div className="co-strip">
        <b>{look.turn === 0 ? 'Before the battle' : `Turn ${look.turn} of ${scene.limit}`}</b>
        <span>
          <Icon name={WEATHER_ICONS[scene.weather]} /> {WEATHER_NAMES[scene.weather]}
        </span>
        {look.turn > 0 && <span>{stage}</span>}
        <span>
          score <b className="s1">{scene.scores[0]}</b> to <b className="s2">{scene.scores[1]}</b>
        </span>
      </div>
    </>
  )
}
