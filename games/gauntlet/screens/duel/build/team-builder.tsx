import {
  type Army,
  abilityText,
  type CardChoice,
  DECK,
  deckCost,
  FACTIONS,
  type FactionId,
  goldCost,
  PRINTED,
  READY_ARMIES,
  refuseArmy,
  type Tier,
} from '@tessera/gauntlet'
import { Button, Chips, Icon, IconButton } from '@tessera/ui'
import { useMemo, useState } from 'react'
import { UnitArt } from '../../shared/art/unit-art.tsx'
import { EMBLEMS, MORE_ICONS } from '../../shared/icons.ts'
import { LeaderPortrait } from '../../shared/team/leader-portrait.tsx'
import { factionName, ROLE_NAMES } from '../../shared/team/names.ts'
import { figuresAt, Tiers, UnitCard } from '../../shared/team/unit-card.tsx'
import { unitIcon } from '../../shared/unit-icons/index.ts'
import '../../shared/gauntlet.css'

interface TeamBuilderProps {
  readonly army: Army
  /** For upgrades. */
  readonly gold: number
  readonly onChange: (army: Army) => void
}

/** GB-1402: a faction, a leader with two spells, and cards within the budget; every press is checked by the rules. */
export function TeamBuilder({ army, gold, onChange }: TeamBuilderProps) {
  const [role, setRole] = useState<string>('all')
  const units = useMemo(
    () => [...PRINTED.units.values()].filter(({ faction }) => faction === army.faction),
    [army.faction],
  )
  const shown = role === 'all' ? units : units.filter((unit) => unit.role === role)
  const spent = goldCost(PRINTED, army)
  const cost = deckCost(PRINTED, army)
  const leader = PRINTED.leaders.get(army.leader)
  const faction = PRINTED.factions.get(army.faction)
  const withCards = (cards: readonly CardChoice[]): Army => ({ ...army, cards })
  const add = (key: string): Army => withCards([...army.cards, { key, tier: 1 }])
  return (
    <section className="gd-builder" data-faction={army.faction}>
      <nav className="gd-factions" aria-label="Faction">
        {FACTIONS.map((id) => (
          <button
            key={id}
            type="button"
            className="cloth gd-faction"
            data-faction={id}
            aria-pressed={id === army.faction}
            onClick={() => onChange(readyOf(id))}
          >
            <Icon name={EMBLEMS[id]} className="gi28" />
            <span>{factionName(id)}</span>
          </button>
        ))}
      </nav>
      {faction && (
        <p className="gd-theme">
          <b>{faction.name}.</b> {faction.theme}. <b>{faction.bonus.name}:</b> {abilityText(faction.bonus)}
        </p>
      )}
      <ul className="gd-leaders" aria-label="Leader">
        {(faction?.leaders ?? []).map((id) => {
          const each = PRINTED.leaders.get(id)
          if (each === undefined) return null
          return (
            <li key={id}>
              <button
                type="button"
                className="gd-leader panel"
                aria-pressed={id === army.leader}
                onClick={() => onChange({ ...army, leader: id, spells: each.spells.slice(0, 2) })}
              >
                <LeaderPortrait leader={id} size={56} />
                <span>
                  <b>{each.name}</b>
                  <small>
                    {each.passive.name}: {abilityText(each.passive)}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {leader && (
        <ul className="gd-spells" aria-label="Spells">
          {leader.spells.map((id) => {
            const spell = PRINTED.spells.get(id)
            if (spell === undefined) return null
            const has = army.spells.includes(id)
            const next = has ? army.spells.filter((each) => each !== id) : [...army.spells, id].slice(-2)
            return (
              <li key={id}>
                <button
                  type="button"
                  className="gd-spell panel"
                  aria-pressed={has}
                  onClick={() => onChange({ ...army, spells: next })}
                >
                  <Icon name="spell-book" className="gi20" />
                  <span>
                    <b>{spell.name}</b>
                    <small>{abilityText(spell)}</small>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <div className="gd-team panel">
        <header>
          <h2>Your team</h2>
          <span className="num">
            {army.cards.length} of {DECK.most} cards
          </span>
          <span className={cost > DECK.cost ? 'num harm' : 'num'}>
            cost {cost} of {DECK.cost}
          </span>
          <span className={spent > gold ? 'num harm' : 'num'}>
            <Icon name="two-coins" className="gi14" /> {gold - spent} of {gold} gold left
          </span>
        </header>
        <ul className="gd-cards">
          {army.cards.map((card, place) => (
            <TeamCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the team
              key={place}
              card={card}
              onTier={(tier) =>
                onChange(withCards(army.cards.map((each, i) => (i === place ? { ...each, tier } : each))))
              }
              blockedRise={
                refuseArmy(
                  PRINTED,
                  withCards(army.cards.map((each, i) => (i === place ? { ...each, tier: higher(each.tier) } : each))),
                  gold,
                )?.message ?? null
              }
              onRemove={() => onChange(withCards(army.cards.filter((_, i) => i !== place)))}
            />
          ))}
        </ul>
      </div>
      <div className="gd-roster">
        <Chips
          label="Role"
          value={role}
          chips={[{ id: 'all', name: 'All' }, ...Object.entries(ROLE_NAMES).map(([id, name]) => ({ id, name }))]}
          onChange={setRole}
        />
        <ul className="gd-units">
          {shown.map((unit) => (
            <li key={unit.id}>
              <UnitCard unit={unit} chosen={army.cards.some(({ key }) => key === unit.id)}>
                <Button
                  blocked={refuseArmy(PRINTED, add(unit.id), gold)?.message ?? null}
                  onClick={() => onChange(add(unit.id))}
                >
                  Add to the team
                </Button>
              </UnitCard>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface TeamCardProps {
  readonly card: CardChoice
  readonly onTier: (tier: Tier) => void
  readonly blockedRise: string | null
  readonly onRemove: () => void
}

function TeamCard({ card, onTier, blockedRise, onRemove }: TeamCardProps) {
  const unit = PRINTED.units.get(card.key)
  if (unit === undefined) return null
  const { hp, atk } = figuresAt(unit, card.tier)
  return (
    <li className={`mcard ${unit.rarity ?? 'common'}`} data-faction={unit.faction ?? 'order'}>
      <span className="mart">
        <UnitArt icon={unitIcon(unit.id)} faction={unit.faction ?? 'order'} width={92} height={58} />
        <Tiers tier={card.tier} light />
      </span>
      <span className="mn">{unit.name}</span>
      <span className="ms">
        <span>
          <Icon name={MORE_ICONS.life} label="life" /> {hp}
        </span>
        <span>
          <Icon name={MORE_ICONS.attack} label="attack" /> {atk}
        </span>
      </span>
      <span className="mact">
        <IconButton
          label={`Raise ${unit.name} to tier ${higher(card.tier)}`}
          blocked={card.tier === 3 ? 'This is the highest tier' : blockedRise}
          onClick={() => onTier(higher(card.tier))}
        >
          +
        </IconButton>
        <IconButton
          label={`Lower ${unit.name}`}
          blocked={card.tier === 1 ? 'This is the lowest tier' : null}
          onClick={() => onTier(card.tier === 3 ? 2 : 1)}
        >
          −
        </IconButton>
        <IconButton label={`Remove ${unit.name}`} glyph="close" onClick={onRemove} />
      </span>
    </li>
  )
}

function higher(tier: Tier): Tier {
  return tier === 1 ? 2 : 3
}

/** The ready team of a faction's first leader. */
function readyOf(faction: FactionId): Army {
  const ready = READY_ARMIES.find(({ army }) => army.faction === faction)
  if (ready === undefined) throw new Error(`There is no ready team of ${faction}`)
  return ready.army
}
