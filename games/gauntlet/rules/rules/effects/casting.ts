import type { Ability } from '../../content/ability.ts'
import type { Timing } from '../../content/vocabulary.ts'
import type { Unit } from '../../state.ts'
import { type SideIndex, within } from '../board.ts'
import { STATUS_BIT, TRIGGER_INDEX } from '../codes.ts'
import { hurt } from '../combat/damage.ts'
import { settle } from '../combat/death.ts'
import { spendAmmo } from '../combat/shred.ts'
import { alive, cardFor, type Field } from '../field.ts'
import { engaged, reaches } from '../movement/engagement.ts'
import { sees } from '../movement/legality.ts'
import { handToHand, has, rangeOf } from '../values.ts'
import { holdAll } from './conditions.ts'
import { castingOf, runEffect, runEffects, type Source, sourceOfUnit } from './effects.ts'
import { select, taunterOf, unitsIn } from './select.ts'
import { endStatus } from './statuses.ts'
import { fire } from './triggers.ts'

const { on_cast } = TRIGGER_INDEX

interface Plan {
  /** Of those aimed at. */
  readonly first: Unit
  readonly aimed: readonly Unit[]
  readonly area: readonly Unit[] | null
}

/** GB-204: how a unit would use its active ability from where it stands; null: it cannot. */
export function planAbility(field: Field, unit: Unit): Plan | null {
  const card = cardFor(field, unit)
  const ability = card.active
  if (ability === null || has(field, unit, STATUS_BIT.silence)) return null
  if (ability.uses > 0 && unit.used >= ability.uses) return null
  if (unit.cooldown > 0 && !(card.burnout && unit.hp * 100 > 30 * unit.maxHp)) return null
  if (unit.ammo >= 0 && unit.ammo < ability.ammo) return null
  if ((ability.shot === 'direct' || ability.shot === 'arc') && engaged(field, unit)) return null
  if (has(field, unit, STATUS_BIT.disarm) && ability.effects.some((effect) => effect.do === 'strike')) return null
  if (!holdAll(field, ability.when, unit, unit, null)) return null
  const aimed = aim(field, unit, ability)
  const [first] = aimed
  if (first === undefined) return null
  const area = ability.area === null ? null : unitsIn(field, ability.area, first, unit, unit.side)
  return affected(field, unit, ability, first, aimed, area) >= ability.min ? { first, aimed, area } : null
}

function aim(field: Field, unit: Unit, ability: Ability): Unit[] {
  const selector = ability.aim
  if (selector === null) return []
  if (selector.base === 'self') return [unit]
  if (selector.base === 'fallen') return select(field, selector, { owner: unit, side: unit.side }, ability, null)
  const { reach } = ability
  const range = reach === 'own' ? rangeOf(field, unit) : reach
  const legal = (target: Unit): boolean => {
    if (range === 1 && reach === 'own') {
      if (!reaches(field, unit, unit.cell, target.cell, null)) return false
    } else if (typeof range === 'number' && !within(range, unit.cell, target.cell)) return false
    return ability.shot !== 'direct' || sees(field, unit.cell, target.cell)
  }
  const taunter = selector.base === 'enemies' ? taunterOf(field, unit) : null
  if (taunter !== null && legal(taunter) && holdAll(field, selector.filter, taunter, unit, null)) {
    if (selector.count === 1) return [taunter]
    const others = select(field, selector, { owner: unit, side: unit.side }, ability, legal)
    return [taunter, ...others.filter((other) => other !== taunter)].slice(
      0,
      selector.count === 'all' ? others.length + 1 : selector.count,
    )
  }
  return select(field, selector, { owner: unit, side: unit.side }, ability, legal)
}

/** Those whom at least one effect would touch. */
function affected(
  field: Field,
  unit: Unit,
  ability: Ability,
  first: Unit,
  aimed: readonly Unit[],
  area: readonly Unit[] | null,
): number {
  const those = area ?? aimed
  const base = area === null ? 'target' : 'area'
  let asked = false
  for (const effect of ability.effects)
    if (effect.to.base === base) {
      if (effect.if.length === 0) return those.length
      asked = true
    }
  if (!asked) return those.length
  let count = 0
  for (const other of those) if (touched(field, unit, ability, other, base, first)) count++
  return count
}

function touched(
  field: Field,
  unit: Unit,
  ability: Ability,
  other: Unit,
  base: 'target' | 'area',
  aimed: Unit,
): boolean {
  for (const effect of ability.effects)
    if (effect.to.base === base && holdAll(field, effect.if, other, unit, aimed)) return true
  return false
}

/** Uses the active ability: its price, its effects, what using it sets off. */
export function cast(field: Field, unit: Unit, { first, aimed, area }: Plan): void {
  const card = cardFor(field, unit)
  const ability = card.active
  if (ability === null) return
  const source = sourceOfUnit(unit, ability, handToHand(field, unit))
  unit.acted = true
  unit.used++
  // GB-218 burnout: a cooling ability is paid for with HP, and its cooldown goes on.
  if (unit.cooldown > 0) hurt(field, unit, Math.floor((unit.maxHp * 15) / 100), true, 0, 'burnout')
  else unit.cooldown = Math.max(0, ability.cooldown - (card.rapidReload ? 1 : 0))
  spendAmmo(field, unit, ability.ammo)
  endStatus(field, unit, 'stealth')
  field.tell?.({
    type: 'spell_cast',
    casterId: unit.id,
    side: unit.side,
    timing: null,
    spellId: ability.id,
    targetId: first.id,
    targets: (area ?? aimed).map((target) => target.id),
    cooldown: unit.cooldown,
  })
  const casting = castingOf(source, aimed, area)
  for (const effect of ability.effects) {
    // GB-406: killed, broken or stunned, it does nothing more.
    if (!alive(unit) || unit.state === 'retreating' || has(field, unit, STUN_BITS)) break
    runEffect(field, effect, casting)
  }
  if (alive(unit)) fire(field, unit, on_cast, first, casting.dealt)
  settle(field)
}

const STUN_BITS = STATUS_BIT.stun | STATUS_BIT.freeze | STATUS_BIT.sleep

/** GB-1101: casts a leader's spell if there is anything to aim at. */
export function castSpell(field: Field, side: SideIndex, id: string, timing: Timing): boolean {
  const spell = field.content.spells.get(id)
  if (spell === undefined) throw new Error(`There is no spell ${id}`)
  const chooser = { owner: null, side }
  const aimed = spell.aim === null ? [] : select(field, spell.aim, chooser, spell, null)
  if (spell.aim !== null && aimed.length === 0) return false
  const [first] = aimed
  const area = spell.area === null || first === undefined ? null : unitsIn(field, spell.area, first, null, side)
  const source: Source = {
    owner: null,
    side,
    id: `spell:${id}`,
    spell: true,
    credit: 0,
    ability: spell,
    centre: first?.cell ?? 0,
    byHand: false,
  }
  field.tell?.({
    type: 'spell_cast',
    casterId: 0,
    side,
    timing,
    spellId: id,
    targetId: first?.id ?? 0,
    targets: (area ?? aimed).map((target) => target.id),
    cooldown: 0,
  })
  runEffects(field, spell.effects, castingOf(source, aimed, area))
  settle(field)
  return true
}
