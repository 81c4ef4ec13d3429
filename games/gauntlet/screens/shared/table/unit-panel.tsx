import { bearingsOf, cardName, type DuelEvent, type DuelView, figuresOf, PRINTED } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Token } from '@tessera/table'
import { useMemo } from 'react'
import { nameOf } from '../log/story.ts'
import { rarityName, roleName } from '../team/names.ts'
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
  if (unit === undefined || card === undefined) return <p className="muted gd-none">{words.text('panel.none')}</p>
  const choice = events.find((event) => event.type === 'ai_choice' && event.unitId === unit.id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is longer than its panel, and is scrolled by key
    <article className="gd-unit" tabIndex={0}>
      <header>
        <Token seat={unit.side} icon={unitIcon(unit.key)} size={52} />
        <div>
          <h2>{cardName(card.id)}</h2>
          <p className="muted">
            {words.text('panel.kind', {
              role: roleName(card.role),
              rarity: card.rarity === null ? words.text('panel.summoned') : rarityName(card.rarity).toLowerCase(),
              tier: unit.tier,
            })}
          </p>
        </div>
      </header>
      <Bar
        name={words.text('table.life')}
        value={unit.hp}
        most={unit.maxHp}
        tone="life"
        note={unit.barrier > 0 ? words.text('panel.barrier', { n: unit.barrier }) : ''}
      />
      <Bar
        name={words.text('panel.resolve')}
        value={unit.resolve}
        most={unit.maxResolve}
        tone="resolve"
        note={words.text(`state.${unit.state}`)}
      />
      <dl className="gd-figures">
        {figures.map(({ id: figure, name, value, why }) => (
          <Figure key={figure} name={name} value={String(value)} why={why.join(', ')} />
        ))}
        {unit.ammo >= 0 && (
          <Figure
            name={words.text('panel.shots')}
            value={words.text('table.of', { n: unit.ammo, all: unit.maxAmmo })}
            why={words.text('panel.shotsWhy')}
          />
        )}
        {bearing !== undefined && bearing.ripostes !== null && (
          <Figure
            name={words.text('panel.ripostes')}
            value={String(bearing.ripostes)}
            why={words.text('panel.ripostesWhy')}
          />
        )}
        {bearing !== undefined && bearing.ready !== null && (
          <Figure
            name={words.text('panel.ability')}
            value={bearing.ready === 0 ? words.text('panel.ready') : words.text('panel.readyIn', { n: bearing.ready })}
            why={words.text('panel.abilityWhy')}
          />
        )}
        {bearing?.watch && (
          <Figure
            name={words.text(bearing.watch.kind === 'overwatch' ? 'panel.overwatch' : 'panel.intercepts')}
            value={words.text('panel.cells', { n: bearing.watch.cells.length })}
            why={words.text('panel.watchWhy')}
          />
        )}
      </dl>
      {(unit.statuses.length > 0 || unit.contagions.length > 0) && (
        <p className="gd-statuses">
          {[
            ...unit.statuses.map(
              (each) => `${words.text(`status.${each.id}`)}${each.turns > 0 ? ` (${each.turns})` : ''}`,
            ),
            ...unit.contagions.map((each) => `${words.text(`contagion.${each.type}`)} (${each.turns})`),
          ].join(', ')}
        </p>
      )}
      <div className="gd-abilities">
        <Abilities ids={card.abilities} />
        {unit.tier === 3 && card.mastery !== null && <Abilities ids={[card.mastery]} />}
      </div>
      {choice?.type === 'ai_choice' && (
        <p className="gd-why">
          <b>{words.text('table.why')}</b>{' '}
          {choice.targetId > 0
            ? words.text('table.reasonAt', {
                why: words.said(`choice.${choice.choice}`),
                unit: nameOf(view, choice.targetId),
              })
            : words.text('table.reason', { why: words.said(`choice.${choice.choice}`) })}
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
      <span>{words.text('panel.gauge', { n: value, all: most, what: name })}</span>
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
