import { AI_WORDS, bearingsOf, type DuelEvent, type DuelView, figuresOf, PRINTED, plain } from '@tessera/gauntlet'
import { Token } from '@tessera/table'
import { useMemo } from 'react'
import { nameOf } from '../log/story.ts'
import { RARITY_NAMES, ROLE_NAMES } from '../team/names.ts'
import { Abilities } from '../team/unit-card.tsx'
import { unitIcon } from '../unit-icons/index.ts'

interface UnitPanelProps {
  readonly view: DuelView
  readonly id: number | null
  readonly events: readonly DuelEvent[]
}

/** Everything about one unit, with what changes each figure and why it acted as it did. */
export function UnitPanel({ view, id, events }: UnitPanelProps) {
  const { battle } = view
  const unit = id === null ? undefined : battle?.units[id - 1]
  const figures = useMemo(() => (battle === null || id === null ? [] : figuresOf(battle, id)), [battle, id])
  const bearing = useMemo(() => (battle === null || id === null ? undefined : bearingsOf(battle).get(id)), [battle, id])
  const card = unit === undefined ? undefined : PRINTED.units.get(unit.key)
  if (unit === undefined || card === undefined)
    return <p className="muted gd-none">Select a unit on the board or in the order to see its figures.</p>
  const choice = events.find((event) => event.type === 'ai_choice' && event.unitId === unit.id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is longer than its panel, and is scrolled by key
    <article className="gd-unit" tabIndex={0}>
      <header>
        <Token seat={unit.side} icon={unitIcon(unit.key)} size={52} />
        <div>
          <h2>{card.name}</h2>
          <p className="muted">
            {ROLE_NAMES[card.role]}
            {card.rarity === null ? ', summoned' : `, ${RARITY_NAMES[card.rarity].toLowerCase()}`}, tier {unit.tier}
          </p>
        </div>
      </header>
      <Bar
        name="life"
        value={unit.hp}
        most={unit.maxHp}
        tone="life"
        note={unit.barrier > 0 ? `+${unit.barrier} barrier` : ''}
      />
      <Bar name="Resolve" value={unit.resolve} most={unit.maxResolve} tone="resolve" note={plain(unit.state)} />
      <dl className="gd-figures">
        {figures.map(({ name, value, why }) => (
          <Figure key={name} name={name} value={String(value)} why={why.join(', ')} />
        ))}
        {unit.ammo >= 0 && (
          <Figure
            name="Shots left"
            value={`${unit.ammo} of ${unit.maxAmmo}`}
            why="an attack or overwatch costs 1, rest gives 1"
          />
        )}
        {bearing !== undefined && bearing.ripostes !== null && (
          <Figure
            name="Ripostes left"
            value={String(bearing.ripostes)}
            why="answers attacks from the front, renewed each round"
          />
        )}
        {bearing !== undefined && bearing.ready !== null && (
          <Figure
            name="Ability"
            value={bearing.ready === 0 ? 'ready' : `in ${bearing.ready} ${bearing.ready === 1 ? 'turn' : 'turns'}`}
            why="counts down when its turn begins"
          />
        )}
        {bearing?.watch && (
          <Figure
            name={bearing.watch.kind === 'overwatch' ? 'Overwatch' : 'Intercepts'}
            value={`${bearing.watch.cells.length} cells`}
            why="it did not move, so a step there is answered once"
          />
        )}
      </dl>
      {(unit.statuses.length > 0 || unit.contagions.length > 0) && (
        <p className="gd-statuses">
          {[
            ...unit.statuses.map((each) => `${plain(each.id)}${each.turns > 0 ? ` (${each.turns})` : ''}`),
            ...unit.contagions.map((each) => `${plain(each.type)} (${each.turns})`),
          ].join(', ')}
        </p>
      )}
      <div className="gd-abilities">
        <Abilities ids={card.abilities} />
        {unit.tier === 3 && card.mastery !== null && <Abilities ids={[card.mastery]} />}
      </div>
      {choice?.type === 'ai_choice' && (
        <p className="gd-why">
          <b>Why it acts so.</b> It {AI_WORDS[choice.choice]}
          {choice.targetId > 0 ? `: ${nameOf(view, choice.targetId)}` : ''}.
        </p>
      )}
    </article>
  )
}

interface BarProps {
  readonly name: string
  readonly value: number
  readonly most: number
  readonly tone: 'life' | 'resolve'
  readonly note: string
}

function Bar({ name, value, most, tone, note }: BarProps) {
  return (
    <div className={`gd-bar ${tone}`}>
      <i style={{ width: `${most > 0 ? Math.max(0, Math.min(100, (100 * value) / most)) : 0}%` }} />
      <span>
        {value} of {most} {name}
      </span>
      <span>{note}</span>
    </div>
  )
}

function Figure({ name, value, why }: { readonly name: string; readonly value: string; readonly why: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {why !== '' && <dd className="why">{why}</dd>}
    </div>
  )
}
