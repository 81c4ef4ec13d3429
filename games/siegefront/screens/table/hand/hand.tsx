import { cardIn, type HandCard, isCard, type SeatView, type SiegefrontConfig } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Icon } from '@tessera/ui'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { SIGNS } from '../../icons.ts'
import type { Held } from '../../orders/orders.ts'
import { CardFace, cardWords } from './card-face.tsx'
import './hand.css'

export interface HandProps {
  readonly config: SiegefrontConfig
  readonly seat: SeatView
  readonly held: Held | null
  /** Why a card cannot be played now, by its hand id; null when it can. */
  readonly cards: ReadonlyMap<number, string | null>
  /** The same for every cost that a seat with a forge may pay. */
  readonly costs: ReadonlyMap<number, string | null>
  readonly onTake: (held: Held) => void
  readonly onPointerDown: (event: PointerEvent, held: Held) => void
  /** The arrow up leads back to the board. */
  readonly onAbove: () => void
}

/** The hand as cards; a seat that forges has costs in their place. */
export function Hand(props: HandProps) {
  const row = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') {
      event.preventDefault()
      return props.onAbove()
    }
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0 || event.shiftKey) return
    event.preventDefault()
    const cards = [...(row.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    cards[cards.indexOf(document.activeElement as HTMLElement) + step]?.focus()
  }
  const { seat } = props
  if (seat.supply === 'forge') return <Forge {...props} />
  const hand = seat.hand ?? []
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards are no fields of a form
    <div
      className={hand.length > 6 ? 'sf-hand many' : 'sf-hand'}
      ref={row}
      role="group"
      aria-label={words.text('hand.label')}
      onKeyDown={onKeyDown}
      style={{ '--cards': Math.max(5, hand.length) } as CSSProperties}
    >
      {hand.length === 0 && <p className="sf-nohand">{words.text('hand.empty')}</p>}
      {hand
        .filter(({ card }) => isCard(card))
        .map((card) => (
          <HandButton key={card.id} card={card} {...props} />
        ))}
    </div>
  )
}

function HandButton(props: HandProps & { readonly card: HandCard }) {
  const { config, card, seat, held, cards, onTake, onPointerDown } = props
  const face = cardIn(config, card.card)
  const reason = cards.get(card.id) ?? null
  const taken = held?.kind === 'card' && held.hand === card.id
  const order: Held = { kind: 'card', hand: card.id }
  return (
    <button
      type="button"
      className={`sf-handcard ${taken ? 'taken' : ''}`}
      aria-pressed={taken}
      title={reason ?? undefined}
      data-hand={card.id}
      onClick={() => onTake(order)}
      onPointerDown={(event) => onPointerDown(event, order)}
    >
      <span className="vh">{`${cardWords(face, seat.impact)}${reason === null ? '' : ` ${reason}`}`}</span>
      <span className="sf-holder" aria-hidden="true">
        <CardFace card={face} impact={seat.impact} why={reason} />
      </span>
    </button>
  )
}

function Forge({ seat, held, costs, onTake, onPointerDown }: HandProps) {
  return (
    <div className="sf-forge">
      <p>
        <Icon name={SIGNS.forge} /> {words.text('hand.forge', { n: seat.charges })}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: costs are no fields of a form */}
      <div className="sf-costs" role="group" aria-label={words.text('hand.forgeLabel')}>
        {[...costs].map(([cost, reason]) => {
          const taken = held?.kind === 'forge' && held.cost === cost
          return (
            <button
              key={cost}
              type="button"
              className={`sf-forgecost ${taken ? 'taken' : ''} ${reason === null ? '' : 'no'}`}
              aria-pressed={taken}
              aria-label={
                reason === null
                  ? words.text('hand.forgeFor', { cost })
                  : words.text('hand.forgeForNot', { cost, why: reason })
              }
              title={reason ?? undefined}
              onClick={() => onTake({ kind: 'forge', cost })}
              onPointerDown={(event) => onPointerDown(event, { kind: 'forge', cost })}
            >
              <span className="sf-cost">{cost}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
