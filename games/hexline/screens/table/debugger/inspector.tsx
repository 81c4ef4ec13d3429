import {
  abilitiesOf,
  armourOf,
  attackOf,
  blocksOf,
  catalogOf,
  type Explained,
  effectName,
  type HexlineView,
  lifeOf,
  outlookOf,
  pieceName,
  planOf,
  seatOfSide,
  type Unit,
} from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import { Token } from '@tessera/table'
import { Button, Icon, LifeBar } from '@tessera/ui'
import { type ReactNode, useMemo } from 'react'
import { signed } from '../../board/scene/badges.ts'
import { AbilityText } from '../../build/ability-text.tsx'
import { EFFECT_ICONS, STAT_ICONS, STATUS_ICONS, unitIcon } from '../../icons.ts'
import { planWords } from '../../log/plan-words.ts'
import { familyName, unitName } from '../../names.ts'

export interface InspectorProps {
  readonly view: HexlineView
  readonly unit: Unit
  /** The card stays with this piece instead of following the unit that acts. */
  readonly pinned: boolean
  readonly onPin: (pin: boolean) => void
}

/** Everything about one piece and why it is so (HEX-183). */
export function Inspector({ view, unit, pinned, onPin }: InspectorProps): ReactNode {
  const battle = view.battle
  const type = catalogOf(view.config).type(unit.type)
  const plan = useMemo(() => planOf(view, unit.id), [view, unit.id])
  if (battle === null || type === undefined) return null
  const blocks = blocksOf(view, unit)
  const seat = seatOfSide(battle, unit.side)
  return (
    <div className="card hx-card">
      <div className="head">
        <Token seat={seat} icon={unitIcon(unit.type)} size={52} />
        <div>
          <h2>{pieceName(view, unit.id)}</h2>
          <div className="muted">
            {familyName(type.family)}
            {type.cost > 0 && `, ${words.text('count.points', { n: type.cost })}`}
          </div>
          <div className="mono muted">
            {words.text(unit.alive ? 'card.at' : 'card.fellAt', { id: unit.id, col: unit.col, row: unit.row })}
          </div>
        </div>
      </div>
      <LifeBar life={unit.hp} max={unit.max_hp}>
        <span className="hx-lifename">{unitName(view.config, unit.type)}, </span>
        {words.text('card.life', { life: unit.hp, most: unit.max_hp })}
      </LifeBar>
      <div className="stats">
        <Stat
          icon={STAT_ICONS.damage}
          name={words.text('card.damage')}
          explained={attackOf(view, unit)}
          plain={words.text('card.unchanged')}
        />
        <Stat
          icon={STAT_ICONS.armor}
          name={words.text('card.armour')}
          explained={armourOf(view, unit)}
          plain={words.text('card.armourPlain')}
        />
        <Stat
          icon={STAT_ICONS.attack_range}
          name={words.text('card.range')}
          total={unit.attack_range}
          plain={rangeWords(unit)}
        />
        <Stat icon={STAT_ICONS.speed} name={words.text('card.speed')} total={unit.speed} plain={speedWords(unit)} />
        {lifeOf(view, unit).terms.length > 1 && (
          <Stat icon={STAT_ICONS.max_hp} name={words.text('card.mostLife')} explained={lifeOf(view, unit)} plain="" />
        )}
        {blocks.of > 0 && (
          <Stat
            icon={STATUS_ICONS.block}
            name={words.text('card.blocksLeft')}
            total={blocks.left}
            plain={words.text('card.blocksPlain', { blocks: blocks.of })}
          />
        )}
      </div>
      <Conditions unit={unit} />
      {abilitiesOf(view, unit).map((ability, place) => {
        const outlook = outlookOf(view, unit, place)
        const charge = ability.charge ?? 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ability is its place in the list
          <div className="ability" key={place}>
            <h3>
              <Icon name={EFFECT_ICONS[ability.effect]} /> {effectName(ability.effect)}
              {charge > 1 && <Pips count={unit.charges[place] ?? 0} of={charge} />}
            </h3>
            <p>
              <AbilityText ability={ability} />
            </p>
            <p className={`note hx-outlook ${outlook.state}`}>{outlook.why}</p>
          </div>
        )
      })}
      {unit.alive && <p className="note">{planWords(view, unit, plan)}</p>}
      <div className="tally">
        <Tally value={unit.dealt} name={words.text('card.dealt')} />
        <Tally value={unit.taken} name={words.text('card.taken')} />
        <Tally value={unit.healed} name={words.text('card.healed')} />
        <Tally value={unit.kills} name={words.text('card.felled')} />
        <Tally value={type.cost} name={words.text('card.paid')} />
      </div>
      <Button kind="quiet" glyph="lock" aria-pressed={pinned} onClick={() => onPin(!pinned)}>
        {words.text(pinned ? 'card.follow' : 'card.stay')}
      </Button>
    </div>
  )
}

interface StatProps {
  readonly icon: string
  readonly name: string
  readonly explained?: Explained
  readonly total?: number
  /** Said when nothing changes the number. */
  readonly plain: string
}

function Stat({ icon, name, explained, total, plain }: StatProps): ReactNode {
  const [base, ...terms] = explained?.terms ?? []
  return (
    <div className="stat">
      <Icon name={icon} />
      <span>{name}</span>
      <b>{explained?.total ?? total}</b>
      <span className="why">
        {terms.length === 0 || base === undefined
          ? plain
          : [
              base.amount,
              ...terms.map((part, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two banners may add the same
                <span key={i}>
                  {' '}
                  <em className={part.amount < 0 ? 'bad' : undefined}>{signed(part.amount)}</em> {part.why}
                </span>
              )),
            ]}
      </span>
    </div>
  )
}

function Conditions({ unit }: { readonly unit: Unit }): ReactNode {
  const conditions = [
    unit.frozen_turns > 0 ? words.text('card.frozen', { turns: turns(unit.frozen_turns) }) : '',
    unit.silenced_turns > 0 ? words.text('card.silenced', { turns: turns(unit.silenced_turns) }) : '',
    unit.ready_triggered ? words.text('card.ready') : '',
    unit.turns_taken > 1 ? words.text('card.turnsTaken', { turns: turns(unit.turns_taken) }) : '',
    unit.summoner_id > 0 ? words.text('card.summoned', { by: unit.summoner_id }) : '',
  ].filter((word) => word !== '')
  return conditions.length === 0 ? null : <p className="note">{conditions.join(' ')}</p>
}

/** How far an ability has charged: one dot a trigger. */
function Pips({ count, of }: { readonly count: number; readonly of: number }): ReactNode {
  return (
    <span className="hx-pips" role="img" aria-label={words.text('card.charged', { count, of })}>
      {Array.from({ length: of }, (_, i) => i).map((i) => (
        <i key={i} className={i < count ? 'on' : undefined} />
      ))}
    </span>
  )
}

function Tally({ value, name }: { readonly value: number; readonly name: string }): ReactNode {
  return (
    <div className="num">
      <b>{value}</b>
      <span>{name}</span>
    </div>
  )
}

function rangeWords(unit: Unit): string {
  return words.text(unit.attack_range === 1 ? 'card.rangeBeside' : 'card.rangeFar')
}

function speedWords(unit: Unit): string {
  if (unit.speed <= 100) return words.text('card.speedOne')
  return unit.speed >= 200 ? words.text('card.speedTwo') : words.text('card.speedChance', { chance: unit.speed - 100 })
}

/** The card when no piece is chosen. */
export function EmptyInspector(): ReactNode {
  return (
    <div className="card">
      <p className="note">{words.text('card.none')}</p>
    </div>
  )
}

function turns(n: number) {
  return words.said('count.turns', { n })
}
