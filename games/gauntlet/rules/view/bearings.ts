import { type Content, PRINTED } from '../content/content.ts'
import { CELLS, ORTHOGONAL, within } from '../rules/board.ts'
import { immune } from '../rules/combat/contagion.ts'
import { formationArmor } from '../rules/combat/formation.ts'
import { dueToBreak } from '../rules/combat/resolve.ts'
import { cardFor, type Field, fieldToRead } from '../rules/field.ts'
import { engaged, reaches } from '../rules/movement/engagement.ts'
import { sees } from '../rules/movement/legality.ts'
import { interceptOf } from '../rules/movement/movement.ts'
import { able, rangeOf, shooting, shredCap } from '../rules/values.ts'
import type { Battle, Unit } from '../state.ts'

/** GB-1302: what a picture of a unit should tell besides its figures. */
export interface Bearing {
  readonly engaged: boolean
  /** Where a step of an enemy would be answered, and how (GB-609, GB-610). */
  readonly watch: { readonly kind: 'intercept' | 'overwatch'; readonly cells: readonly number[] } | null
  /** Answers left in this round (GB-409); null for those who do not answer. */
  readonly ripostes: number | null
  /** Only its formation keeps it from breaking (GB-703). */
  readonly held: boolean
  /** Armour that formation and shield add in front. */
  readonly formation: number
  /** Turns until it may use its active ability again; null for those who have none. */
  readonly ready: number | null
  /** A contagion beside it could spread to it (GB-802). */
  readonly atRisk: boolean
  /** Three quarters of the armour that can be shredded are (GB-805). */
  readonly cracked: boolean
}

/** By unit id; nothing for those who are not on the board. */
export function bearingsOf(battle: Battle, content: Content = PRINTED): ReadonlyMap<number, Bearing> {
  const field = fieldToRead(battle, content)
  return new Map(battle.units.flatMap((unit) => (unit.cell < 0 ? [] : [[unit.id, bearingOf(field, unit)] as const])))
}

function bearingOf(field: Field, unit: Unit): Bearing {
  const { meleeOnly, structure, active } = cardFor(field, unit)
  const cap = shredCap(field, unit, null)
  const { formation, shield } = formationArmor(field, unit, 'front')
  return {
    engaged: engaged(field, unit),
    watch: watchOf(field, unit),
    ripostes: !structure && (meleeOnly || unit.ammo === 0) ? unit.ripostes : null,
    held: unit.state === 'ready' && unit.resolve <= 0 && !structure && !dueToBreak(field, unit),
    formation: formation + shield,
    ready: active === null ? null : unit.cooldown,
    atRisk: atRisk(field, unit),
    cracked: unit.stacks > 0 && 4 * unit.stacks >= 3 * cap,
  }
}

function atRisk(field: Field, unit: Unit): boolean {
  return (ORTHOGONAL[unit.cell] as readonly number[]).some((cell) =>
    field.board[cell]?.contagions.some(
      ({ type }) => !unit.contagions.some((own) => own.type === type) && !immune(field, unit, type),
    ),
  )
}

function watchOf(field: Field, unit: Unit): Bearing['watch'] {
  if (!unit.vigilant || unit.reacted || unit.state !== 'ready' || !able(field, unit)) return null
  if (unit.ammo > 0 && shooting(field, unit)) return { kind: 'overwatch', cells: cellsShotAt(field, unit) }
  if (interceptOf(field, unit) === null) return null
  return { kind: 'intercept', cells: cellsWhere((cell) => reaches(field, unit, unit.cell, cell, null)) }
}

function cellsShotAt(field: Field, unit: Unit): number[] {
  const range = rangeOf(field, unit)
  const direct = cardFor(field, unit).record.trajectory === 'direct'
  return cellsWhere(
    (cell) => cell !== unit.cell && within(range, unit.cell, cell) && (!direct || sees(field, unit.cell, cell, null)),
  )
}

function cellsWhere(fits: (cell: number) => boolean): number[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).filter(fits)
}
