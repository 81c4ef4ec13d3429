import { abilityText, type Field, type SiegefrontView, STATUSES, type Unit, unitText } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Token } from '@tessera/table'
import { Icon } from '@tessera/ui'
import { statusIcon, unitIcon } from '../art.ts'
import { SIGNS } from '../icons.ts'
import { type Shown, statsOf } from './stats.ts'

/** A unit in its cell (SGF-1902): shield, name, current values beside printed ones, life, abilities, statuses, what it has done. */
export function UnitFace({
  field,
  unit,
  acting,
}: {
  readonly field: Field & Pick<SiegefrontView, 'config'>
  readonly unit: Unit
  readonly acting: boolean
}) {
  const stats = statsOf(field, unit)
  const mark = markOf(unit, acting)
  return (
    <span className={`sf-unit ${mark === 'spent' ? 'spent' : ''}`}>
      <span className="sf-tk">
        <Token seat={unit.owner === 0 ? 0 : 1} icon={unitIcon(unit)} size={56} />
        <Statuses unit={unit} />
        {mark !== null && <span className={`sf-mark ${mark}`}>{SHORT[mark] ?? words.text('done.newShort')}</span>}
      </span>
      <span className="sf-ut">
        <span className="sf-un">{unitText(unit)}</span>
        <span className="sf-us">
          <Value icon={SIGNS.attack} shown={stats.attack} />
          <Value icon={SIGNS.defence} shown={stats.defence} />
          <Value icon={SIGNS.speed} shown={stats.speed} />
        </span>
        <span className={`sf-hp ${unit.hp * 3 < unit.maxHp ? 'low' : ''}`} data-hp={unit.id}>
          <i style={{ width: `${(100 * unit.hp) / Math.max(1, unit.maxHp)}%` }} />
          <span className={stats.maxHp.now > stats.maxHp.printed ? 'n up' : 'n'}>{`${unit.hp}/${unit.maxHp}`}</span>
        </span>
        <span className="sf-ua">
          {unit.abilities.map((key) => abilityText(key)).join(', ')}
          {mark !== null && <em>{words.text(`done.${mark}`)}</em>}
        </span>
      </span>
    </span>
  )
}

/** A number with the sign of its change, so that colour alone never shows it. */
export function Value({ icon, shown }: { readonly icon: string; readonly shown: Shown }) {
  const way = shown.now > shown.printed ? 'up' : shown.now < shown.printed ? 'down' : ''
  return (
    <span className={`sf-value ${way}`}>
      <Icon name={icon} />
      {shown.now}
    </span>
  )
}

const MOST_STATUSES = 3

function Statuses({ unit }: { readonly unit: Unit }) {
  const held = STATUSES.filter((status) => unit.statuses[status] > 0)
  if (held.length === 0) return null
  const shown = held.length > MOST_STATUSES ? held.slice(0, MOST_STATUSES - 1) : held
  return (
    <span className="sf-statuses">
      {shown.map((status) => (
        <span key={status} className={`sf-status ${status === 'rallied' || status === 'warded' ? 'good' : 'bad'}`}>
          <Icon name={statusIcon(status)} />
          {status === 'warded' ? '' : unit.statuses[status]}
        </span>
      ))}
      {held.length > shown.length && <span className="sf-status">+{held.length - shown.length}</span>}
    </span>
  )
}

type Mark = 'new' | 'attacked' | 'moved' | 'spent'

/** Where there is no room for words; a new one is said all the same. */
const SHORT: Readonly<Partial<Record<Mark, string>>> = { attacked: '⚔', moved: '➜', spent: '✓' }

/** What the unit has done in this turn; only its owner's turn counts. */
function markOf(unit: Unit, acting: boolean): Mark | null {
  if (unit.fresh) return 'new'
  if (!acting) return null
  if (unit.attacked && unit.moved) return 'spent'
  return unit.attacked ? 'attacked' : unit.moved ? 'moved' : null
}

/** The whole of a unit in words, for those who do not see it. */
export function unitWords(field: Field & Pick<SiegefrontView, 'config'>, unit: Unit, mine: boolean): string {
  const { attack, defence, speed } = statsOf(field, unit)
  const { hp, maxHp: max } = unit
  return [
    words.text(mine ? 'face.yours' : 'face.enemy', { unit: unitText(unit) }),
    words.text('face.values', { attack: attack.now, hp, max, defence: defence.now, speed: speed.now }),
    ...unit.abilities.map((key) => abilityText(key)),
    ...STATUSES.filter((status) => unit.statuses[status] > 0).map((status) => words.text(`status.${status}`)),
    ...(unit.fresh ? [words.text('done.new')] : []),
  ].join(', ')
}
