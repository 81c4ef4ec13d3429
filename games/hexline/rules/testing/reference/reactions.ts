import type { Ability, Trigger } from '../../content/ability.ts'
import type { QueueEntry, Unit } from '../../state.ts'
import { applyAtOnce, gainDamage } from './effects.ts'
import { distance } from './hexes.ts'
import { choose, splashed } from './targets.ts'
import {
  abilitiesInForce,
  abilitiesOf,
  apart,
  countCharge,
  enemiesInRange,
  enemiesOf,
  friendsOf,
  sumOf,
  unitWith,
  valueIn,
  type World,
} from './world.ts'

/** HEX-60: returns the unit attacked. */
export function attack(world: World, unit: Unit): Unit {
  const inRange = enemiesInRange(world, unit)
  const target = inRange[world.dice.int(inRange.length)] as Unit
  let amount = unit.damage
  for (const friend of friendsOf(world, unit)) amount += sumOf(abilitiesInForce(world, friend), 'boost')
  hurt(world, unit, target, amount, false)
  return target
}

/** HEX-61: damage of an amount by a source on a target; `answer` when a wounded ability queued it (HEX-97). */
function hurt(world: World, source: Unit, target: Unit, amount: number, answer: boolean): void {
  if (!target.alive || amount <= 0) return
  const shield = world.mutant === 'silenced_blocks' ? abilitiesOf(world, target) : abilitiesInForce(world, target)
  if (target.block_used < sumOf(shield, 'block')) {
    target.block_used += 1
    return
  }
  const actual = Math.max(0, amount - armourOf(world, target))
  if (actual === 0) return
  if (actual >= target.hp) {
    const cost = undyingCost(world, target)
    if (cost !== null) {
      target.damage -= cost
      return
    }
  }
  const lost = Math.min(actual, target.hp)
  target.hp -= lost
  target.taken += lost
  if (source.alive) source.dealt += lost
  if (target.hp === 0) {
    die(world, target, source)
    return
  }
  if (world.mutant === 'execute_before_wounded') execute(world, target)
  fire(world, target, 'wounded', source, (ability) => {
    const replies = ability.effect === 'strike' || ability.effect === 'splash'
    return !(answer && replies) || world.mutant === 'answers_answered'
  })
  if (target.alive) execute(world, target)
}

/** HEX-61, step 3. */
function armourOf(world: World, target: Unit): number {
  let armour = target.armor
  for (const friend of friendsOf(world, target)) {
    for (const ability of abilitiesInForce(world, friend)) {
      if (ability.effect !== 'armor') continue
      const own = friend === target
      const reaches = ability.aura === undefined ? own : apart(friend, target) <= ability.aura
      const leftOut = world.mutant === 'aura_leaves_bearer_out' && own && ability.aura !== undefined
      if (reaches && !leftOut) armour += valueIn(ability)
    }
  }
  return armour
}

/**
 * HEX-61, step 4: the damage that the cheapest source of undying takes; null when none can help. Which of equally cheap
 * ones it is makes no difference to the position.
 */
function undyingCost(world: World, target: Unit): number | null {
  const costs: number[] = []
  for (const ally of friendsOf(world, target)) {
    if (ally === target) continue
    for (const ability of abilitiesInForce(world, ally)) {
      if (ability.effect !== 'undying' || apart(ally, target) > (ability.aura ?? 0)) continue
      if (valueIn(ability) <= target.damage) costs.push(valueIn(ability))
    }
  }
  if (costs.length === 0) return null
  return world.mutant === 'undying_dearest' ? Math.max(...costs) : Math.min(...costs)
}

/** HEX-62. */
function execute(world: World, target: Unit): void {
  for (const enemy of enemiesOf(world, target)) {
    for (const ability of abilitiesInForce(world, enemy)) {
      if (ability.effect !== 'execute' || apart(enemy, target) > (ability.aura ?? 0)) continue
      if (valueIn(ability) >= target.hp) {
        die(world, target, enemy, world.mutant === 'executed_unmourned')
        return
      }
    }
  }
}

/** HEX-63. */
function die(world: World, fallen: Unit, killer: Unit, unmourned = false): void {
  fallen.alive = false
  fallen.hp = 0
  if (killer.alive) {
    killer.kills += 1
    fire(world, killer, 'onkill', fallen, (ability) => mayAnswer(world, ability, fallen))
  }
  const mourners = unmourned ? [] : friendsOf(world, fallen)
  const harvesters = enemiesOf(world, fallen)
  const mourn = () => {
    for (const unit of mourners) lament(world, unit, fallen, killer)
  }
  const harvest = () => {
    for (const unit of harvesters) {
      fire(
        world,
        unit,
        'harvest',
        fallen,
        (ability) => toHex(unit, fallen) <= (ability.range ?? 0) && mayAnswer(world, ability, fallen),
      )
    }
  }
  if (world.mutant === 'harvest_before_lament') {
    harvest()
    mourn()
  } else {
    mourn()
    harvest()
  }
}

/** HEX-63 (c): a unit's laments and lament auras, in list order. */
function lament(world: World, unit: Unit, fallen: Unit, killer: Unit): void {
  abilitiesOf(world, unit).forEach((ability, index) => {
    if (!unit.alive || unit.silenced_turns > 0) return
    if (ability.trigger === 'lament') {
      if (toHex(unit, fallen) <= (ability.range ?? 0) && mayAnswer(world, ability, fallen))
        fireOne(world, unit, ability, index, killer)
    } else if (ability.effect === 'lament_aura') {
      const aura = ability.aura ?? 0
      if (toHex(unit, fallen) > aura) return
      for (const friend of friendsOf(world, unit))
        if (apart(unit, friend) <= aura) gainDamage(world, friend, valueIn(ability))
    }
  })
}

/** HEX-98: no Blade is called by the death of a Blade. */
function mayAnswer(world: World, ability: Ability, fallen: Unit): boolean {
  return fallen.type !== 'blade' || ability.effect !== 'summon' || world.mutant === 'blades_call_blades'
}

function toHex(unit: Unit, fallen: Unit): number {
  return distance(unit.col, unit.row, fallen.col, fallen.row)
}

/** HEX-75: `context` is what the target `target` means here (HEX-72). */
export function fire(
  world: World,
  unit: Unit,
  trigger: Trigger,
  context: Unit | null,
  isMet: (ability: Ability) => boolean = () => true,
): void {
  abilitiesOf(world, unit).forEach((ability, index) => {
    if (!unit.alive || unit.silenced_turns > 0) return
    if (ability.trigger === trigger && isMet(ability)) fireOne(world, unit, ability, index, context)
  })
}

function fireOne(world: World, unit: Unit, ability: Ability, index: number, context: Unit | null): void {
  if (!countCharge(world, unit, index)) return
  const targets = choose(world, unit, ability, context)
  if (world.mutant === 'charge_kept_without_target' && targets.length === 0) {
    unit.charges[index] = (ability.charge ?? 1) - 1
  }
  switch (ability.effect) {
    case 'heal':
    case 'fortify':
    case 'strike':
    case 'sunder':
      for (const target of targets) enqueue(world, unit, ability, target)
      break
    case 'splash':
      for (const chosen of targets) {
        for (const target of splashed(world, unit, chosen)) enqueue(world, unit, ability, target)
      }
      break
    default:
      applyAtOnce(world, unit, ability, targets)
  }
  if (world.config.events === 'immediate' && (!world.draining || world.mutant === 'drain_within_drain')) drain(world)
}

/** HEX-94. */
function enqueue(world: World, source: Unit, ability: Ability, target: Unit): void {
  world.queued += 1
  world.battle.queue.push({
    type: ability.effect as QueueEntry['type'],
    target_id: target.id,
    source_id: source.id,
    amount: valueIn(ability),
    pos: [target.col, target.row],
    source_pos: [source.col, source.row],
    answer: ability.trigger === 'wounded',
  })
}

/** HEX-123, in one step. */
const MOST_QUEUED = 2000

/** HEX-95. */
export function drain(world: World): void {
  const wasDraining = world.draining
  world.draining = true
  while (world.battle.queue.length > 0) {
    if (world.queued >= MOST_QUEUED) {
      world.battle.queue = []
      world.battle.winner = 0
      world.battle.reason = 'exhausted'
      break
    }
    land(world, world.battle.queue.shift() as QueueEntry)
  }
  world.draining = wasDraining
}

function land(world: World, entry: QueueEntry): void {
  const target = unitWith(world, entry.target_id)
  const source = unitWith(world, entry.source_id)
  if (!target.alive) return
  switch (entry.type) {
    case 'heal': {
      const restored = Math.min(entry.amount, target.max_hp - target.hp)
      target.hp += restored
      if (source.alive) source.healed += restored
      return
    }
    case 'fortify':
      target.max_hp += entry.amount
      target.hp += entry.amount
      if (source.alive) source.healed += entry.amount
      return
    case 'sunder':
      target.armor -= entry.amount
      return
    default:
      hurt(world, source, target, entry.amount, entry.answer)
  }
}
