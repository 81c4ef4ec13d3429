import { words } from '@tessera/cohort/words'
import { worded } from '@tessera/table'
import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { WEATHER_ICONS } from '../icons.ts'
import { weatherName } from '../names.ts'
import type { Table } from './use-table.ts'

/** Turn, weather and score in one line under the map of a phone, below any controls. */
export function PhoneStrip({ table, children }: { readonly table: Table; readonly children: ReactNode }) {
  const { look, scene, stage } = table
  return (
    <>
      {children}
      <div className="co-strip">
        <b>
          {look.turn === 0
            ? words.text('table.before')
            : words.text('table.turnOf', { turn: look.turn, limit: scene.limit })}
        </b>
        <span>
          <Icon name={WEATHER_ICONS[scene.weather]} /> {weatherName(scene.weather)}
        </span>
        {look.turn > 0 && <span>{stage}</span>}
        <span>
          {worded(
            words.parts('table.score', {
              first: { name: String(scene.scores[0]), seat: 0 },
              second: { name: String(scene.scores[1]), seat: 1 },
            }),
          )}
        </span>
      </div>
    </>
  )
}
