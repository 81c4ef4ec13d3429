import type { UnitType } from '@tessera/hexline'
import type { Refusal } from '@tessera/kernel'
import { type SeatOf, Token } from '@tessera/table'
import { Icon, IconButton } from '@tessera/ui'
import { STAT_ICONS, unitIcon } from '../icons.ts'
import { AbilityText } from './ability-text.tsx'
import { shortly } from './limits.ts'
import '@tessera/table/roster.css'

export interface UnitCardProps {
  readonly unit: UnitType
  readonly seat: SeatOf
  /** How many the army has. */
  readonly count: number
  readonly left: number
  /** Why there cannot be one more. */
  readonly refusal: Refusal | null
  readonly onAdd: () => void
  readonly onRemove: () => void
}

/** A unit for hire: shield, name, price, stepper, five values, and each ability as a sentence. */
export function UnitCard({ unit, seat, count, left, refusal, onAdd, onRemove }: UnitCardProps) {
  return (
    <article className={count > 0 ? 'ucard in' : 'ucard'} aria-label={unit.name}>
      <div className="uh">
        <Token seat={seat} icon={unitIcon(unit.id)} size={48} />
        <div className="un">
          <h3>{unit.name}</h3>
          <span className="cost">
            <b>{unit.cost}</b> {unit.cost === 1 ? 'point' : 'points'}
            {refusal !== null && (
              <span className={refusal.code === 'over_budget' ? 'why' : 'why harm'}>, {shortly(refusal, left)}</span>
            )}
          </span>
        </div>
        <div className="steps">
          {count > 0 && (
            <>
              <IconButton label={`Remove one ${unit.name}`} glyph="minus" onClick={onRemove} />
              <b>
                <span className="vh">In your army: </span>
                {count}
              </b>
            </>
          )}
          <IconButton label={`Add ${unit.name}`} glyph="plus" blocked={refusal?.message ?? null} onClick={onAdd} />
        </div>
      </div>
      <UnitStats unit={unit} />
      <div className="words">
        {unit.abilities.length === 0 && <p className="muted">No ability.</p>}
        {unit.abilities.map((ability, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ability is its place in the list
          <p key={i}>
            <AbilityText ability={ability} />
          </p>
        ))}
      </div>
    </article>
  )
}

const STATS = [
  ['max_hp', 'life'],
  ['damage', 'damage'],
  ['attack_range', 'range'],
  ['armor', 'armour'],
  ['speed', 'speed'],
] as const

export function UnitStats({ unit }: { readonly unit: Pick<UnitType, (typeof STATS)[number][0]> }) {
  return (
    <dl className="sts">
      {STATS.map(([key, name]) => (
        <div className="st" key={key} title={name}>
          <dt>
            <Icon name={STAT_ICONS[key]} />
            <i>{name}</i>
          </dt>
          <dd>{unit[key]}</dd>
        </div>
      ))}
    </dl>
  )
}
