import type { Ability } from '../../content/ability.ts'
import type { Unit } from '../../state.ts'
import { type SideIndex, within } from '../board.ts'
import { TRIGGER_INDEX } from '../codes.ts'
import { alive, battleOrder, cardFor, chance, type Field, placeOf, triggersOf } from '../field.ts'
import { handToHand } from '../values.ts'
import { holdAll } from './conditions.ts'
import { castingOf, runEffects, sourceOfUnit } from './effects.ts'
import { select, unitsIn } from './select.ts'

/** GB-209: what may still fire while a trigger's effects resolve. */
const { on_death, on_ally_death, on_enemy_death, hp_below, on_break } = TRIGGER_INDEX
const NESTED = (1 << on_death) | (1 << on_ally_death) | (1 << on_enemy_death) | (1 << hp_below) | (1 << on_break)

/** Fires a trigger of one unit. `dealt` is the HP damage of the attack or loss. */
export function fire(field: Field, unit: Unit, trigger: number, target: Unit | null, dealt: number): void {
  const bits = cardFor(field, unit).triggerBits & (1 << trigger)
  if (bits === 0 || (field.triggered > 0 && (bits & NESTED) === 0)) return
  for (const ability of triggersOf(field, unit, trigger)) {
    if (trigger !== on_death && !alive(unit)) return
    pull(field, unit, ability, target, dealt)
  }
}

/** GB-209 hp_below: once, when HP is first below p%. */
export function fireHpBelow(field: Field, unit: Unit): void {
  if ((cardFor(field, unit).triggerBits & (1 << hp_below)) === 0) return
  for (const ability of triggersOf(field, unit, hp_below)) {
    if (!alive(unit) || unit.fired.includes(ability.id) || unit.hp * 100 >= ability.n * unit.maxHp) continue
    unit.fired.push(ability.id)
    pull(field, unit, ability, null, 0)
  }
}

/** Triggers of everybody at once: owners in battle order, then what the sides own. */
export function fireAll(field: Field, trigger: number): void {
  if ((field.triggerBits & (1 << trigger)) !== 0)
    for (const unit of battleOrder(field)) if (alive(unit)) fire(field, unit, trigger, null, 0)
  fireTeams(field, trigger, null)
}

/** GB-410 (5): on_ally_death and on_enemy_death within n of their owner; a side's own wherever it happens. */
export function fireDeaths(field: Field, dead: Unit, cell: number): void {
  if ((field.triggerBits & DEATHS) !== 0) fireDeathsOfUnits(field, dead, cell)
  const first = field.battle.priority
  for (const side of [first, first === 0 ? 1 : 0] as const)
    if (field.teamTriggered[side].length > 0)
      fireTeam(field, side, side === dead.side ? on_ally_death : on_enemy_death, dead)
}

const DEATHS = (1 << on_ally_death) | (1 << on_enemy_death)

function fireDeathsOfUnits(field: Field, dead: Unit, cell: number): void {
  for (const unit of battleOrder(field)) {
    const trigger = unit.side === dead.side ? on_ally_death : on_enemy_death
    if ((cardFor(field, unit).triggerBits & (1 << trigger)) === 0 || !alive(unit)) continue
    for (const ability of triggersOf(field, unit, trigger))
      if (alive(unit) && within(ability.n, unit.cell, cell)) pull(field, unit, ability, dead, 0)
  }
}

function fireTeams(field: Field, trigger: number, target: Unit | null): void {
  const first = field.battle.priority
  fireTeam(field, first, trigger, target)
  fireTeam(field, first === 0 ? 1 : 0, trigger, target)
}

/** GB-220: passives that the side owns. */
function fireTeam(field: Field, side: SideIndex, trigger: number, target: Unit | null): void {
  for (const ability of field.teamTriggered[side]) {
    if (ability.on === null || TRIGGER_INDEX[ability.on] !== trigger) continue
    const speaker = field.units.find((unit) => unit.owner === side)
    if (speaker === undefined || !holdAll(field, ability.when, speaker, null, target, ability.on)) continue
    if (!chance(field, ability.chance, 0, ability.id)) continue
    field.tell?.({ type: 'ability_triggered', unitId: 0, abilityId: ability.id, targetId: target?.id ?? 0 })
    field.triggered++
    runEffects(field, ability.effects, {
      owner: null,
      side,
      id: ability.id,
      spell: false,
      credit: 0,
      ability,
      centre: 0,
      byHand: false,
      aimed: target === null ? [] : [target],
      area: null,
      dealt: 0,
    })
    field.triggered--
  }
}

function pull(field: Field, unit: Unit, ability: Ability, target: Unit | null, dealt: number): void {
  if (!holdAll(field, ability.filter, unit, unit, target)) return
  if (!holdAll(field, ability.when, unit, unit, target, ability.on)) return
  if (!chance(field, ability.chance, unit.id, ability.id)) return
  const source = sourceOfUnit(unit, ability, handToHand(field, unit), placeOf(unit))
  let aimed: readonly Unit[] = target === null ? [] : [target]
  if (ability.aim !== null) {
    aimed = select(field, ability.aim, source, ability, null, target)
    if (aimed.length === 0) return
  }
  const centre = ability.aim === null ? unit : (aimed[0] ?? unit)
  const area = ability.area === null ? null : unitsIn(field, ability.area, centre, unit, unit.side)
  if (area !== null && area.length < ability.min) return
  field.tell?.({ type: 'ability_triggered', unitId: unit.id, abilityId: ability.id, targetId: target?.id ?? 0 })
  field.triggered++
  runEffects(field, ability.effects, castingOf(source, aimed, area, dealt))
  field.triggered--
}
