import { CONTAGION_FIGURES, CONTAGIONS, type ContagionType } from '../../content/vocabulary.ts'
import type { Unit } from '../../state.ts'
import { NEIGHBOURS, ORTHOGONAL } from '../board.ts'
import { STATUS_BIT, TAG_INDEX } from '../codes.ts'
import { cardFor, type Field, scaled } from '../field.ts'
import { has, tagged } from '../values.ts'
import { hurt } from './damage.ts'
import { loseResolve } from './resolve.ts'

const IMMUNE = {
  fire: TAG_INDEX.FireImmune,
  poison: TAG_INDEX.PoisonImmune,
  curse: TAG_INDEX.CurseImmune,
  frost: TAG_INDEX.FrostImmune,
  plague: TAG_INDEX.PlagueImmune,
} as const

/** GB-802: who cannot catch it. */
export function immune(field: Field, unit: Unit, type: ContagionType): boolean {
  if (cardFor(field, unit).structure || tagged(field, unit, IMMUNE[type])) return true
  return (type === 'poison' && tagged(field, unit, TAG_INDEX.Undead)) || has(field, unit, STATUS_BIT.pure)
}

/** GB-801: one of each type; a new one only resets its duration. */
export function infect(field: Field, unit: Unit, type: ContagionType, sourceId: number): boolean {
  const { turns } = CONTAGION_FIGURES[type]
  const known = unit.contagions.find((contagion) => contagion.type === type)
  const refused = immune(field, unit, type)
  if (!refused && known !== undefined) known.turns = turns
  else if (!refused) {
    unit.contagions.push({ type, turns })
    unit.contagions.sort((a, b) => CONTAGIONS.indexOf(a.type) - CONTAGIONS.indexOf(b.type))
  }
  field.tell?.({
    type: refused ? 'contagion_immune' : known === undefined ? 'contagion_applied' : 'contagion_refreshed',
    unitId: unit.id,
    contagionType: type,
    sourceId,
    duration: refused ? 0 : turns,
  })
  return !refused
}

export function clearContagion(unit: Unit, type: ContagionType): void {
  unit.contagions = unit.contagions.filter((contagion) => contagion.type !== type)
}

/** GB-802: U5, each contagion of a unit in turn, then those who see it burn. */
export function sufferContagions(field: Field, unit: Unit): void {
  for (const contagion of [...unit.contagions]) {
    if (unit.hp <= 0) return
    spread(field, unit, contagion.type)
    const figures = CONTAGION_FIGURES[contagion.type]
    const damage = scaled(field, unit, figures.hp)
    contagion.turns--
    field.tell?.({
      type: 'contagion_damage',
      unitId: unit.id,
      contagionType: contagion.type,
      damage,
      turnsLeft: contagion.turns,
    })
    hurt(field, unit, damage, false, 0, contagion.type)
    if (unit.hp > 0) loseResolve(field, unit, scaled(field, unit, figures.resolve), false, contagion.type)
    if (contagion.turns <= 0) clearContagion(unit, contagion.type)
  }
  if (unit.contagions.some(({ type }) => type === 'fire')) witnessBurning(field, unit)
}

function spread(field: Field, unit: Unit, type: ContagionType): void {
  for (const cell of ORTHOGONAL[unit.cell] as readonly number[]) {
    const other = field.board[cell]
    if (!other || other.hp <= 0 || other.contagions.some((contagion) => contagion.type === type)) continue
    if (immune(field, other, type)) continue
    const flammable = type === 'fire' && tagged(field, other, TAG_INDEX.Flammable)
    const threshold = CONTAGION_FIGURES[type].spread + (flammable ? 10 : 0)
    const roll = field.dice.d(100)
    const caught = roll <= threshold
    field.tell?.({
      type: 'contagion_spread',
      sourceId: unit.id,
      targetId: other.id,
      contagionType: type,
      roll,
      threshold,
      spread: caught,
    })
    if (caught) infect(field, other, type, unit.id)
  }
}

function witnessBurning(field: Field, unit: Unit): void {
  for (const cell of ORTHOGONAL[unit.cell] as readonly number[]) {
    const ally = field.board[cell]
    if (!ally || ally.side !== unit.side || ally.hp <= 0) continue
    const resolveDamage = scaled(field, ally, 3)
    field.tell?.({ type: 'witness_burning', witnessId: ally.id, burningUnitId: unit.id, resolveDamage })
    loseResolve(field, ally, resolveDamage, false, 'witness_burning')
  }
}

/** GB-803: all eight neighbours of the cell it died on, without a draw. */
export function deathSpread(field: Field, unit: Unit, cell: number): void {
  if (!tagged(field, unit, TAG_INDEX.DeathSpread)) return
  const type = cardFor(field, unit).record.deathSpread
  for (const near of NEIGHBOURS[cell] as readonly number[]) {
    const other = field.board[near]
    if (!other || other.hp <= 0) continue
    field.tell?.({ type: 'death_spread', sourceId: unit.id, targetId: other.id, contagionType: type })
    infect(field, other, type, unit.id)
  }
}

/** GB-804: at rest, one chance in two to lose one of them. */
export function restCure(field: Field, unit: Unit): void {
  const n = unit.contagions.length
  if (n === 0) return
  const roll = field.dice.d(100)
  const cured = roll <= 50
  const pick = cured && n > 1 ? field.dice.d(n) : null
  const type = cured ? (unit.contagions[(pick ?? 1) - 1]?.type ?? null) : null
  if (type !== null) clearContagion(unit, type)
  field.tell?.({ type: 'contagion_rest_cured', unitId: unit.id, contagionType: type, roll, pick })
}
