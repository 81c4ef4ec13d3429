import { abilityText, type Card, cardText } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Icon } from '@tessera/ui'
import { abilityIcon, cardIcon } from '../../art.ts'
import { enhanced, type Shown } from '../../board/stats.ts'
import { Value } from '../../board/unit-face.tsx'
import { SIGNS } from '../../icons.ts'
import { abilityWords, lpWords } from '../../names.ts'

export interface CardFaceProps {
  readonly card: Card
  /** SGF-1401: 100 without any bonus; values above the printed ones are marked. */
  readonly impact?: number
  /** Over the picture: "Costs 6 mana, you have 5"; what the card does stays readable. */
  readonly why?: string | null
}

/** A card: price, name, art, rarity, values, abilities. Inside a button or an article. */
export function CardFace({ card, impact = 100, why = null }: CardFaceProps) {
  return (
    <span className={`sf-card ${card.rarity} ${why === null ? '' : 'no'}`}>
      <span className="sf-ctop">
        <span className="sf-cost">{card.cost}</span>
        <span className="sf-cname">{cardText(card)}</span>
      </span>
      <span className="sf-cart">
        <Icon name={cardIcon(card.key)} />
        <span className="sf-rarity">{words.text(`rarity.${card.rarity}`)}</span>
        {why !== null && <em className="sf-why">{why}</em>}
      </span>
      <span className="sf-cst">
        <Value icon={SIGNS.attack} shown={value(card.attack, impact)} />
        <Value icon={SIGNS.life} shown={value(card.hp, impact)} />
        <Value icon={SIGNS.defence} shown={value(card.defence, impact)} />
        <Value icon={SIGNS.speed} shown={value(card.speed, 100)} />
      </span>
      <span className="sf-cab">
        <Abilities card={card} />
      </span>
    </span>
  )
}

function Abilities({ card }: { readonly card: Card }) {
  if (card.abilities.length === 0) return <span className="muted-ink">{words.text('piece.noAbilities')}</span>
  return card.abilities.map((key) => {
    const name = abilityText(key)
    return (
      <span key={key} className="sf-cability">
        <Icon name={abilityIcon(key)} />
        <b>{name}.</b> {abilityWords(key)}
      </span>
    )
  })
}

function value(printed: number, impact: number): Shown {
  return { now: enhanced(printed, impact), printed }
}

/** The whole card in words, with the values it has where it is played. */
export function cardWords(card: Card, impact = 100): string {
  const whole = words.text('piece.whole', {
    name: cardText(card),
    rarity: words.text(`rarity.${card.rarity}`),
    cost: card.cost,
    attack: enhanced(card.attack, impact),
    hp: enhanced(card.hp, impact),
    defence: enhanced(card.defence, impact),
    speed: card.speed,
  })
  const raised = impact === 100 ? '' : `, ${lpWords(impact)}`
  const abilities = card.abilities.map((key) =>
    words.text('piece.abilityDoes', { ability: abilityText(key), does: abilityWords(key) }),
  )
  return `${whole}${raised}. ${abilities.join(' ')}`
}
