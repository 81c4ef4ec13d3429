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
import { Token } from '@tessera/table'
import { Button, Icon, LifeBar } from '@tessera/ui'
import { counted } from '@tessera/words'
import { type ReactNode, useMemo } from 'react'
import { signed } from '../../board/scene/badges.ts'
import { AbilityText } from '../../build/ability-text.tsx'
import { EFFECT_ICONS, STAT_ICONS, STATUS_ICONS, unitIcon } from '../../icons.ts'
import { planWords } from '../../log/plan-words.ts'
import { familyName } from '../../names.ts'

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
            {type.cost > 0 && `, ${counted(type.cost, 'point')}`}
          </div>
          <div className="mono muted">
            #{unit.id} {unit.alive ? 'at' : 'fell at'} {unit.col},{unit.row}
          </div>
        </div>
      </div>
      <LifeBar life={unit.hp} max={unit.max_hp}>
        <span className="hx-lifename">{type.name}, </span>
        {unit.hp} of {unit.max_hp} hit points
      </LifeBar>
      <div className="stats">
        <Stat icon={STAT_ICONS.damage} name="Damage" explained={attackOf(view, unit)} plain="nothing changes it" />
        <Stat
          icon={STAT_ICONS.armor}
          name="Armour"
          explained={armourOf(view, unit)}
          plain="off every damage it takes"
        />
        <Stat icon={STAT_ICONS.attack_range} name="Range" total={unit.attack_range} plain={rangeWords(unit)} />
        <Stat icon={STAT_ICONS.speed} name="Speed" total={unit.speed} plain={speedWords(unit)} />
        {lifeOf(view, unit).terms.length > 1 && (
          <Stat icon={STAT_ICONS.max_hp} name="Most life" explained={lifeOf(view, unit)} plain="" />
        )}
        {blocks.of > 0 && (
          <Stat icon={STATUS_ICONS.block} name="Blocks left" total={blocks.left} plain={`of ${blocks.of} a round`} />
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
        <Tally value={unit.dealt} name="dealt" />
        <Tally value={unit.taken} name="taken" />
        <Tally value={unit.healed} name="healed" />
        <Tally value={unit.kills} name="felled" />
        <Tally value={type.cost} name="paid" />
      </div>
      <Button kind="quiet" glyph="lock" aria-pressed={pinned} onClick={() => onPin(!pinned)}>
        {pinned ? 'Follow the action again' : 'Stay with this piece'}
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
  const words = [
    unit.frozen_turns > 0 ? `Frozen: skips ${counted(unit.frozen_turns, 'turn')}.` : '',
    unit.silenced_turns > 0 ? `Silenced for ${counted(unit.silenced_turns, 'turn')} of its own.` : '',
    unit.ready_triggered ? 'Ready: it acts again this round.' : '',
    unit.turns_taken > 1 ? `${counted(unit.turns_taken, 'turn')} taken this round, of 3 at most.` : '',
    unit.summoner_id > 0 ? `Summoned by #${unit.summoner_id}.` : '',
  ].filter((word) => word !== '')
  return words.length === 0 ? null : <p className="note">{words.join(' ')}</p>
}

/** How far an ability has charged: one dot a trigger. */
function Pips({ count, of }: { readonly count: number; readonly of: number }): ReactNode {
  return (
    <span className="hx-pips" role="img" aria-label={`charged ${count} of ${of}`}>
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
  return unit.attack_range === 1 ? 'the hexes beside it' : 'hexes, nothing blocks it'
}

function speedWords(unit: Unit): string {
  if (unit.speed <= 100) return 'one hex a turn, never two'
  return unit.speed >= 200 ? 'always two hexes a turn' : `a second hex ${unit.speed - 100} times in 100`
}

/** The card when no piece is chosen. */
export function EmptyInspector(): ReactNode {
  return (
    <div className="card">
      <p className="note">
        Tap a piece, or tab to the board and use the arrow keys. The card then says everything about it.
      </p>
    </div>
  )
}
