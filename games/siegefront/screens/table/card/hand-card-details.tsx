import type { Card } from '@tessera/siegefront'
import { cardText } from '@tessera/siegefront'
import { Icon } from '@tessera/ui'
import { cardIcon } from '../../art.ts'
import { enhanced } from '../../board/stats.ts'
import { Value } from '../../board/unit-face.tsx'
import { SIGNS } from '../../icons.ts'
import { rarityAndCost } from '../../names.ts'
import { AbilityList } from './ability-list.tsx'

/** A card of the hand, before it is played. */
export function HandCardDetails(props: {
  readonly card: Card
  /** SGF-1401. */
  readonly impact: number
  readonly why: string | null
}) {
  const { card, impact, why } = props
  const shown = (printed: number) => ({ now: enhanced(printed, impact), printed })
  return (
    <>
      <div className="head">
        <span className="sf-bigart">
          <Icon name={cardIcon(card.key)} />
        </span>
        <div>
          <h2>{cardText(card)}</h2>
          <p className="muted">{rarityAndCost(card, impact)}</p>
        </div>
      </div>
      <p className="sf-line">
        <Value icon={SIGNS.attack} shown={shown(card.attack)} /> <Value icon={SIGNS.life} shown={shown(card.hp)} />{' '}
        <Value icon={SIGNS.defence} shown={shown(card.defence)} />{' '}
        <Value icon={SIGNS.speed} shown={{ now: card.speed, printed: card.speed }} />
      </p>
      <AbilityList keys={card.abilities} />
      {why !== null && <p className="note harm">{why}</p>}
    </>
  )
}
