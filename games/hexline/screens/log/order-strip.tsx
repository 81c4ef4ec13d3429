import type { HexlineView } from '@tessera/hexline'
import { namedPiece, pieceName, seatOfSide, type Unit } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import { Token } from '@tessera/table'
import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { STATUS_ICONS, unitIcon } from '../icons.ts'

export interface OrderStripProps {
  readonly view: HexlineView
  /** How many entries the order had when the round began. */
  readonly drawn: number
  /** The unit that has just acted; 0 for none. */
  readonly acting: number
  readonly selected: number | null
  readonly onSelect: (unit: number) => void
  /** Buttons for screens whose timeline has no room for them. */
  readonly tools?: ReactNode
}

/** The turns of this round: done, the present one, to come; ready turns and Blades at the end (HEX-183). */
export function OrderStrip({ view, drawn, acting, selected, onSelect, tools }: OrderStripProps): ReactNode {
  const battle = view.battle
  if (battle === null) return null
  const now = acting === 0 ? battle.index : battle.index - 1
  const toCome = battle.order.slice(Math.max(battle.index, now + 1)).filter((id) => battle.units[id - 1]?.alive).length
  const again = battle.order.slice(drawn).filter((_, i) => drawn + i > now)
  const againName = again.length > 0 ? battle.units[(again[0] ?? 0) - 1] : undefined
  return (
    <section className="hx-order panel" aria-label={words.text('order.title', { round: battle.round })}>
      <div className="lab">
        <b>{words.text('order.title', { round: battle.round })}</b>
        <span>
          {words.text('order.counts', {
            done: Math.max(0, now),
            acting: now >= 0 && acting !== 0 ? 1 : 0,
            next: toCome,
          })}
          {againName !== undefined && `; ${againText(view, againName, again.length)}`}
        </span>
        {tools}
      </div>
      <ol>
        {battle.order.map((id, slot) => {
          const unit = battle.units[id - 1]
          if (unit === undefined) return null
          const state = slot === now ? 'present' : slot < now || !unit.alive ? 'done' : 'next'
          const name = pieceName(view, unit.id)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit may stand in the order several times; its place is its name
            <li key={slot} className={state}>
              <button
                type="button"
                aria-pressed={selected === id}
                aria-current={slot === now ? 'step' : undefined}
                title={name}
                aria-label={[
                  words.text('order.unit', { place: slot + 1, unit: namedPiece(view, unit.id) }),
                  ...(unit.alive ? [] : [words.text('order.fallen')]),
                  ...(slot >= drawn ? [words.text('order.appended')] : []),
                ].join(', ')}
                onClick={() => onSelect(id)}
              >
                <Token seat={seatOfSide(battle, unit.side)} icon={unitIcon(unit.type)} size={28} />
                {slot >= drawn && (
                  <span className="again">
                    <Icon name={unit.type === 'blade' ? unitIcon('blade') : STATUS_ICONS.ready} />
                  </span>
                )}
                {!unit.alive && <span className="gone" />}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function againText(view: HexlineView, unit: Unit, count: number): string {
  const facts = { unit: namedPiece(view, unit.id) }
  const atOnce = unit.type === 'blade'
  if (count === 1) return words.text(atOnce ? 'order.atOnce' : 'order.again', facts)
  return words.text(atOnce ? 'order.moreAtOnce' : 'order.moreAgain', { ...facts, more: count - 1 })
}
