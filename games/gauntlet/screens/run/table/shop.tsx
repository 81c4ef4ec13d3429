import { abilityName, abilityText, cardName, nextTierPrice, PRINTED, type RunCard, type Tier } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Token } from '@tessera/table'
import { Button, Icon, IconButton } from '@tessera/ui'
import { MORE_ICONS } from '../../shared/icons.ts'
import { figuresAt, Tiers } from '../../shared/team/unit-card.tsx'
import { unitIcon } from '../../shared/unit-icons/index.ts'
import { blockedRise, type Camp } from './preparation.ts'

interface ShopProps {
  readonly camp: Camp
  /** Ids of cards, once for each tier they rise in this camp. */
  readonly upgrades: readonly string[]
  readonly locked: boolean
  readonly onRaise: (id: string) => void
  readonly onUndo: (id: string) => void
  readonly onLook: (id: string) => void
}

/** GR-503: every card of the hand with what its next tier costs and brings; each rise can be taken back until `find`. */
export function Shop({ camp, upgrades, locked, onRaise, onUndo, onLook }: ShopProps) {
  const { hand, gold } = camp
  const order = [...hand].toSorted((a, b) => a.tier - b.tier)
  return (
    <section className="panel gr-shop" id="camp-panel-shop" aria-label={words.text('shop.title')}>
      <header>
        <h2>{words.text('shop.title')}</h2>
        <span className="muted t13">{words.text('shop.gold', { n: gold })}</span>
      </header>
      <ul>
        {order.map((card) => (
          <Row
            key={card.id}
            card={card}
            camp={camp}
            bought={upgrades.filter((id) => id === card.id).length}
            locked={locked}
            onRaise={() => onRaise(card.id)}
            onUndo={() => onUndo(card.id)}
            onLook={() => onLook(card.id)}
          />
        ))}
      </ul>
      <p className="muted t13 gr-why">{words.text(locked ? 'camp.locked' : 'shop.why')}</p>
    </section>
  )
}

interface RowProps {
  readonly card: RunCard
  readonly camp: Camp
  readonly bought: number
  readonly locked: boolean
  readonly onRaise: () => void
  readonly onUndo: () => void
  readonly onLook: () => void
}

function Row({ card, camp, bought, locked, onRaise, onUndo, onLook }: RowProps) {
  const unit = PRINTED.units.get(card.unit)
  if (unit === undefined) return null
  const name = cardName(unit.id)
  const price = nextTierPrice(PRINTED, card)
  const next = price === null ? null : ((card.tier + 1) as Tier)
  const now = figuresAt(unit, card.tier)
  const then = next === null ? now : figuresAt(unit, next)
  const mastery = unit.mastery === null ? undefined : PRINTED.abilities.get(unit.mastery)
  return (
    <li>
      <button type="button" className="look" aria-label={words.text('shop.look', { unit: name })} onClick={onLook}>
        <Token seat={0} icon={unitIcon(unit.id)} size={34} />
      </button>
      <div className="si">
        <div>
          <b>{name}</b> <Tiers tier={card.tier} light />
        </div>
        {next === null ? (
          <div className="sd">
            {words.text('shop.mastered', {
              ability: mastery === undefined ? words.text('shop.everything') : abilityName(mastery.id),
            })}
          </div>
        ) : (
          <div className="sd">
            <Icon name={MORE_ICONS.life} label={words.text('card.smallLife')} /> {now.hp}
            <em>→{then.hp}</em> <Icon name={MORE_ICONS.attack} label={words.text('card.smallAttack')} /> {now.atk}
            <em>→{then.atk}</em>
          </div>
        )}
        {next === 3 && mastery !== undefined && (
          <div className="sd mastery" title={abilityText(mastery)}>
            {words.text('shop.learns', { ability: abilityName(mastery.id) })}
          </div>
        )}
      </div>
      <span className="acts">
        {bought > 0 && !locked && (
          <IconButton label={words.text('shop.takeBack', { unit: name })} glyph="minus" onClick={onUndo} />
        )}
        {price === null ? (
          <span className="muted t13">{words.text('shop.top')}</span>
        ) : (
          !locked && (
            <Button
              className="buy"
              aria-label={words.text('shop.raise', { unit: name, tier: next ?? 3, price })}
              blocked={blockedRise(camp, card)}
              onClick={onRaise}
            >
              <Icon name={MORE_ICONS.gold} className="gold" /> {price}
            </Button>
          )
        )}
      </span>
    </li>
  )
}
