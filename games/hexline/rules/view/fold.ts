import { copy } from '@tessera/kernel'
import { BLADE } from '../content/roster.ts'
import type { HexlineEvent } from '../events.ts'
import { newUnit } from '../rules/unit.ts'
import { type Battle, type Hex, newBattle, type Unit } from '../state.ts'

/** HEX-140: the position of a `battle_start`. */
export function battleFrom(event: Extract<HexlineEvent, { type: 'battle_start' }>): Battle {
  return newBattle(event.battle, event.west_seat, event.rows, copy(event.units) as Unit[])
}

/**
 * HEX-140, HEX-206: carries a position over one event, in place. After the events of a step it is the state after that step;
 * it reads nothing but the events, which shows that they are complete.
 */
export function applyEvent(battle: Battle, event: HexlineEvent): void {
  if (event.type === 'armies_revealed' || event.type === 'match_end') return
  battle.steps = event.step
  const unit = 'unit' in event ? unitIn(battle, event.unit) : undefined
  switch (event.type) {
    case 'round_start':
      battle.round = event.round
      battle.order = [...event.order]
      battle.index = 0
      battle.stale = event.stale
      battle.snapshot = snapshotOf(battle)
      if (event.round > 1) refresh(battle)
      return
    case 'turn_start':
      battle.index = event.slot
      if (unit) unit.turns_taken++
      return
    case 'frozen_skip':
      if (unit) unit.frozen_turns = event.left
      return
    case 'charge':
      if (unit) unit.charges[event.ability] = event.count >= event.of ? 0 : event.count
      return
    case 'move':
    case 'shadowstep':
    case 'push':
    case 'retreat':
      if (unit) stand(unit, event.to)
      return
    case 'blocked':
      if (unit) unit.block_used = event.used
      return
    case 'damage':
      if (unit) wound(unit, event.hp, unitIn(battle, event.by))
      return
    case 'undying':
      if (unit) unit.damage = event.damage
      return
    case 'death':
      if (unit) fall(unit, unitIn(battle, event.by))
      return
    case 'heal':
      if (unit) unit.hp = event.hp
      credit(battle, event.by, event.amount)
      return
    case 'fortify':
      if (unit) {
        unit.hp = event.hp
        unit.max_hp = event.max_hp
      }
      credit(battle, event.by, event.amount)
      return
    case 'sunder':
      if (unit) unit.armor = event.armor
      return
    case 'ramp':
    case 'vengeance':
      if (unit) {
        unit.damage = event.damage
        unit.ramp_accumulated += event.amount
      }
      return
    case 'freeze':
      if (unit) unit.frozen_turns = event.turns
      return
    case 'silence':
      if (unit) unit.silenced_turns = event.turns
      return
    case 'silence_tick':
      if (unit) unit.silenced_turns = event.left
      return
    case 'summon':
      summon(battle, event.unit, event.by, event.at, event.acts_now)
      return
    case 'ready':
      if (unit) unit.ready_triggered = true
      return
    case 'ready_turn':
      if (unit) {
        unit.ready_triggered = false
        unit.has_acted = false
      }
      battle.order.push(event.unit)
      return
    case 'ready_spent':
      if (unit) unit.ready_triggered = false
      return
    case 'turn_end':
      if (unit?.alive) unit.has_acted = event.has_acted
      battle.index++
      return
    case 'battle_end':
      if (event.rounds > battle.round) closeRounds(battle, event.rounds)
      battle.winner = event.winner_side
      battle.reason = event.reason
      return
    case 'battle_start':
    case 'ability':
    case 'queued':
    case 'speed_roll':
    case 'idle':
    case 'attack':
    case 'executed':
      return
  }
}

function unitIn(battle: Battle, id: number): Unit | undefined {
  return battle.units[id - 1]
}

function stand(unit: Unit, [col, row]: Hex): void {
  unit.col = col
  unit.row = row
}

function wound(unit: Unit, hp: number, source: Unit | undefined): void {
  const lost = unit.hp - hp
  unit.hp = hp
  unit.taken += lost
  if (source?.alive) source.dealt += lost
}

function fall(unit: Unit, killer: Unit | undefined): void {
  unit.alive = false
  unit.hp = 0
  if (killer?.alive) killer.kills++
}

function credit(battle: Battle, id: number, amount: number): void {
  const giver = unitIn(battle, id)
  if (giver?.alive) giver.healed += amount
}

function summon(battle: Battle, id: number, by: number, [col, row]: Hex, actsNow: boolean): void {
  const bearer = unitIn(battle, by)
  if (bearer === undefined) return
  const blade = newUnit(id, BLADE, bearer.side, col, row)
  blade.summoner_id = by
  blade.has_acted = !actsNow
  battle.units.push(blade)
  if (!actsNow) return
  bearer.ready_blades++
  battle.order.push(id)
}

/** HEX-45, what a new round resets. */
function refresh(battle: Battle): void {
  for (const unit of battle.units) {
    if (!unit.alive) continue
    unit.has_acted = false
    unit.block_used = 0
    unit.turns_taken = 0
    unit.ready_blades = 0
  }
}

/** A round that ended the battle as it started: counted and compared, never played (HEX-121, HEX-122). */
function closeRounds(battle: Battle, round: number): void {
  const snapshot = snapshotOf(battle)
  const same = snapshot.length === battle.snapshot.length && snapshot.every((n, i) => n === battle.snapshot[i])
  battle.stale = same ? battle.stale + 1 : 0
  battle.snapshot = snapshot
  battle.round = round
  battle.index = battle.order.length
}

function snapshotOf(battle: Battle): number[] {
  return battle.units
    .filter((unit) => unit.alive)
    .flatMap(({ id, hp, col, row, armor, damage }) => [id, hp, col, row, armor, damage])
}
