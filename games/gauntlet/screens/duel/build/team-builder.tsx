import {
  type Army,
  abilityName,
  abilityText,
  DECK,
  FACTIONS,
  factionName,
  leaderName,
  PRINTED,
  ROLES,
} from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Button, Chips, Icon } from '@tessera/ui'
import { useMemo, useState } from 'react'
import { EMBLEMS } from '../../shared/icons.ts'
import { LeaderPortrait } from '../../shared/team/leader-portrait.tsx'
import { roleName } from '../../shared/team/names.ts'
import { UnitCard } from '../../shared/team/unit-card.tsx'
import { type BuildAction, blocked, build, costsOf } from './state.ts'
import { TeamCard } from './team-card.tsx'
import '../../shared/gauntlet.css'

interface TeamBuilderProps {
  readonly army: Army
  /** For upgrades. */
  readonly gold: number
  readonly onChange: (army: Army) => void
}

interface PartProps {
  readonly army: Army
  readonly gold: number
  readonly onAct: (action: BuildAction) => void
}

/** GB-1402: a faction, a leader with two spells, and cards within the budget; every press is checked by the rules. */
export function TeamBuilder({ army, gold, onChange }: TeamBuilderProps) {
  const part = { army, gold, onAct: (action: BuildAction) => onChange(build(army, action)) }
  return (
    <section className="gd-builder" data-faction={army.faction}>
      <Banners {...part} />
      <Spells {...part} />
      <Team {...part} />
      <Roster {...part} />
    </section>
  )
}

/** The eight factions, and the leaders of the chosen one. */
function Banners({ army, onAct }: PartProps) {
  const faction = PRINTED.factions.get(army.faction)
  return (
    <>
      <nav className="gd-factions" aria-label={words.text('builder.faction')}>
        {FACTIONS.map((id) => (
          <button
            key={id}
            type="button"
            className="cloth gd-faction"
            data-faction={id}
            aria-pressed={id === army.faction}
            onClick={() => onAct({ do: 'faction', faction: id })}
          >
            <Icon name={EMBLEMS[id]} className="gi28" />
            <span>{factionName(id)}</span>
          </button>
        ))}
      </nav>
      {faction && (
        <p className="gd-theme">
          <b>{factionName(faction.id)}.</b>{' '}
          {words.text('builder.theme', {
            people: words.text(`people.${faction.id}`),
            theme: words.text(`theme.${faction.id}`),
          })}{' '}
          <b>{abilityName(faction.bonus.id)}:</b> {abilityText(faction.bonus)}
        </p>
      )}
      <ul className="gd-leaders" aria-label={words.text('builder.leader')}>
        {(faction?.leaders ?? []).map((id) => {
          const each = PRINTED.leaders.get(id)
          if (each === undefined) return null
          return (
            <li key={id}>
              <button
                type="button"
                className="gd-leader panel"
                aria-pressed={id === army.leader}
                onClick={() => onAct({ do: 'leader', leader: id })}
              >
                <LeaderPortrait leader={id} size={56} />
                <span>
                  <b>{leaderName(id)}</b>
                  <small>
                    {abilityName(each.passive.id)}: {abilityText(each.passive)}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Spells({ army, onAct }: PartProps) {
  const leader = PRINTED.leaders.get(army.leader)
  if (leader === undefined) return null
  return (
    <ul className="gd-spells" aria-label={words.text('builder.spells')}>
      {leader.spells.map((id) => {
        const spell = PRINTED.spells.get(id)
        if (spell === undefined) return null
        return (
          <li key={id}>
            <button
              type="button"
              className="gd-spell panel"
              aria-pressed={army.spells.includes(id)}
              onClick={() => onAct({ do: 'spell', spell: id })}
            >
              <Icon name="spell-book" className="gi20" />
              <span>
                <b>{abilityName(id)}</b>
                <small>{abilityText(spell)}</small>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Team({ army, gold, onAct }: PartProps) {
  const costs = costsOf(army, gold)
  return (
    <div className="gd-team panel">
      <header>
        <h2>{words.text('builder.team')}</h2>
        <span className="num">{words.text('builder.cards', { n: costs.cards, all: DECK.most })}</span>
        <span className={costs.tooDear ? 'num harm' : 'num'}>
          {words.text('builder.cost', { n: costs.cost, all: DECK.cost })}
        </span>
        <span className={costs.overspent ? 'num harm' : 'num'}>
          <Icon name="two-coins" className="gi14" /> {words.text('builder.gold', { n: costs.left, all: gold })}
        </span>
      </header>
      <ul className="gd-cards">
        {army.cards.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the team
          <TeamCard key={place} army={army} place={place} gold={gold} onAct={onAct} />
        ))}
      </ul>
    </div>
  )
}

/** Every unit of the faction that may be added. */
function Roster({ army, gold, onAct }: PartProps) {
  const [role, setRole] = useState<string>('all')
  const units = useMemo(
    () => [...PRINTED.units.values()].filter(({ faction }) => faction === army.faction),
    [army.faction],
  )
  const shown = role === 'all' ? units : units.filter((unit) => unit.role === role)
  return (
    <div className="gd-roster">
      <Chips
        label={words.text('builder.role')}
        value={role}
        chips={[{ id: 'all', name: words.text('builder.all') }, ...ROLES.map((id) => ({ id, name: roleName(id) }))]}
        onChange={setRole}
      />
      <ul className="gd-units">
        {shown.map((unit) => (
          <li key={unit.id}>
            <UnitCard unit={unit} chosen={army.cards.some(({ key }) => key === unit.id)}>
              <Button
                blocked={blocked(army, { do: 'add', unit: unit.id }, gold)}
                onClick={() => onAct({ do: 'add', unit: unit.id })}
              >
                {words.text('builder.add')}
              </Button>
            </UnitCard>
          </li>
        ))}
      </ul>
    </div>
  )
}
