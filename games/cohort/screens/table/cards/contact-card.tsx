import { type CohortView, type ContactView, nameText, tileName } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Token } from '@tessera/table'
import type { ReactNode } from 'react'
import { SIGNS } from '../../icons.ts'
import { contactCalled, facingName, formationName, pieceIcon, unitCalled } from '../../names.ts'
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
  const where = { tile: tileName(contact.tile), facing: facingName(contact.facing) }
  const by = view.units.find(({ id }) => id === contact.detectedBy)
  return (
    <div className="card co-card">
      <div className="head">
        <Token seat={seat} icon={pieceIcon(contact)} size={48} />
        <div>
          <h2>{nameText(contactCalled(contact, seat))}</h2>
          <span className="muted">
            {contact.state === 'confirmed'
              ? words.text('card.inSight', where)
              : words.text('card.lastSeen', { ...where, turn: contact.turn })}
          </span>
        </div>
      </div>
      <div className="stats">
        <Stat
          icon={SIGNS.men}
          name={words.text('stat.strength')}
          value={`~${contact.strength}`}
          why={words.text('stat.nearest5')}
        />
        <Stat
          icon={SIGNS.defence}
          name={words.text('stat.formation')}
          value={formationName(contact.formation)}
          why={words.text(contact.routing ? 'stat.routing' : 'stat.steady')}
        />
        <Stat
          icon={SIGNS.attack}
          name={words.text('stat.weapon')}
          value={words.text(`weapon.${contact.weapon}`)}
          why={words.text(contact.mounted ? 'stat.mounted' : 'stat.onFoot')}
        />
        {by !== undefined && contact.distance !== null && (
          <Stat
            icon={SIGNS.sight}
            name={words.text('stat.distance')}
            value={contact.distance}
            why={words.text('stat.from', { unit: unitCalled(by), m: contact.distance * 50 })}
          />
        )}
      </div>
      <Exchanges heading={words.text('card.yourUnit')} rows={exchanges.map((each) => ({ ...each, who: each.unit }))} />
    </div>
  )
}
