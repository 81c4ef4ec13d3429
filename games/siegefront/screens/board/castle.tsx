import { formationEffect, formationOf, pairOf, type SiegefrontView } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Icon } from '@tessera/ui'
import type { KeyboardEvent, PointerEvent } from 'react'
import { formationIcon } from '../art.ts'
import { SIGNS } from '../icons.ts'
import { castlePlace, type Place } from './places.ts'

interface PlaceEvents {
  readonly onPress: (place: Place) => void
  readonly onPoint: (place: Place | null) => void
  readonly onKeyDown: (event: KeyboardEvent, place: Place) => void
  readonly onPointerDown: (event: PointerEvent, place: Place) => void
}

export interface CastleProps extends PlaceEvents {
  readonly view: SiegefrontView
  readonly seat: 0 | 1
  /** Null for the viewer's own. */
  readonly owner: string | null
  readonly lit: boolean
  readonly aimed: boolean
  readonly refused: string | null
  readonly tab: boolean
  /** The other side has just done something here. */
  readonly acted: boolean
  /** Damage that the aimed command would do. */
  readonly hit: number | null
}

/** A castle along its edge: life, the cards behind it, formation with what it does and why. */
export function Castle(props: CastleProps) {
  const { view, seat, owner, lit, aimed, refused, tab, hit } = props
  const own = pairOf(view.seats, seat)
  const formation = formationOf(view, seat)
  const title = words.text(`formation.${formation}`)
  const condition = words.text(`condition.${formation}`)
  const effect = formationEffect(formation)
  const place = castlePlace(seat)
  const named = owner === null ? words.text('castle.yours') : words.text('castle.of', { owner })
  const life = words.text('castle.life', { hp: own.castleHp, max: own.castleMax })
  const whole = words.text(lit ? 'castle.wholeOpen' : 'castle.whole', {
    castle: named,
    life,
    formation: effect === '' ? title : words.text('named.effect', { name: title, effect }),
    condition,
  })
  const hint =
    effect === ''
      ? words.text('castle.title', { formation: title, condition })
      : words.text('castle.titleEffect', { formation: title, condition, effect })
  return (
    <button
      type="button"
      className={`sf-castle c${seat} ${lit ? 'lit' : ''} ${aimed ? 'aimed' : ''} ${props.acted ? 'acted' : ''}`}
      data-place={place}
      tabIndex={tab ? 0 : -1}
      title={hint}
      onClick={() => props.onPress(place)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && props.onPoint(place)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && props.onPoint(null)}
      onFocus={() => props.onPoint(place)}
      onKeyDown={(event) => props.onKeyDown(event, place)}
    >
      <span className="vh">{whole}</span>
      <span className="sf-wall" aria-hidden="true">
        <span className="sf-castle-icon">
          <Icon name={SIGNS.castle} />
        </span>
        <span className="sf-castle-name">
          {owner === null ? (
            named
          ) : (
            <>
              <span className="of">{words.text('castle.before')} </span>
              {owner}
            </>
          )}
        </span>
        <span className={`sf-castle-hp ${own.castleHp * 3 < own.castleMax ? 'low' : ''}`} data-castle-hp={seat}>
          <i style={{ width: `${(100 * own.castleHp) / Math.max(1, own.castleMax)}%` }} />
          <span className="n">{life}</span>
        </span>
        {own.supply === 'deck' ? (
          <Backs count={own.handCount} />
        ) : (
          <span className="sf-charges">
            <Icon name={SIGNS.forge} /> {own.charges}
          </span>
        )}
        {hit !== null && <span className="sf-castle-hit">−{hit}</span>}
        {refused !== null && <span className="sf-refused">{refused}</span>}
        <span className="sf-form" data-formation={seat}>
          <Icon name={formationIcon(formation)} />
          <b>{title}</b>
          <span>{effect === '' ? condition : effect}</span>
        </span>
      </span>
      <svg className="sf-cren" viewBox="0 0 864 10" preserveAspectRatio="none" aria-hidden="true">
        <path d={CREN} />
      </svg>
    </button>
  )
}

const CREN = Array.from({ length: 36 }, (_, i) => `M${i * 24} 0h14v10h-14z`).join('')

/** A hand that only its owner sees. */
function Backs({ count }: { readonly count: number }) {
  const shown = Math.min(count, 8)
  return (
    <span className="sf-backs">
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: card backs are all alike
        <span key={i} className="sf-back" />
      ))}
      <b>{count}</b>
    </span>
  )
}
