import { type CohortView, type ContactView, tileName } from '@tessera/cohort'
import { Token } from '@tessera/table'
import type { ReactNode } from 'react'
import { handleName } from '../../board/scene.ts'
import { SIGNS } from '../../icons.ts'
import { FACING_NAMES, FORMATION_NAMES, pieceIcon } from '../../names.ts'
import type { Exchange } from '../../orders/exchange.ts'
import { Exchanges } from './exchanges.tsx'
import { Stat } from './stat.tsx'

/** An enemy as far as it is known (COH-4.6). */
export function ContactCard(props: {
  readonly view: CohortView
  readonly contact: ContactView
  readonly exchanges: readonly (Exchange & { readonly unit: string })[]
}): ReactNode {
  const { view, contact, exchanges } = props
  const seat = view.to === 1 ? 0 : 1
  const by = view.units.find(({ id }) => id === contact.detectedBy)
  return (
    <div className="card co-card">
      <div className="head">
        <Token seat={seat} icon={pieceIcon(contact)} size={48} />
        <div>
          <h2>
            {handleName(contact.handle)} {contact.type}
          </h2>
          <span className="muted">
            {contact.state === 'confirmed' ? 'In sight on ' : `Last seen in turn ${contact.turn} on `}
            <span className="mono">{tileName(contact.tile)}</span>, facing {FACING_NAMES[contact.facing]}
          </span>
        </div>
      </div>
      <div className="stats">
        <Stat icon={SIGNS.men} name="Strength" value={`~${contact.strength}`} why="to the nearest 5" />
        <Stat
          icon={SIGNS.defence}
          name="Formation"
          value={FORMATION_NAMES[contact.formation]}
          why={contact.routing ? 'routing' : 'steady'}
        />
        <Stat icon={SIGNS.attack} name="Weapon" value={contact.weapon} why={contact.mounted ? 'mounted' : 'on foot'} />
        {by !== undefined && contact.distance !== null && (
          <Stat
            icon={SIGNS.sight}
            name="Distance"
            value={contact.distance}
            why={`tiles from ${by.name} (${contact.distance * 50} m)`}
          />
        )}
      </div>
      <Exchanges heading="Your unit" rows={exchanges.map((each) => ({ ...each, who: each.unit }))} />
    </div>
  )
}
