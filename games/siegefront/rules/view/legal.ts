import type { Seat } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import type { SiegefrontConfig } from '../config.ts'
import { abilityOf } from '../content/abilities.ts'
import { isCard } from '../content/cards.ts'
import { cardIn } from '../content/changes.ts'
import { cellIndex, distance, homeRow, SIZE, shutIn, unitAt } from '../rules/field/board.ts'
import { reachOf } from '../rules/field/values.ts'
import { reachable } from '../rules/move.ts'
import { sallyStrength } from '../rules/sally.ts'
import { type Field, type HandCard, pairOf, type Unit } from '../state.ts'
import { abilityCode, attackerCode, castleReachCode, cellCode, guarded, mayStrike } from './refuse.ts'
import type { SiegefrontView } from './view.ts'

/** What a seat gives commands with. */
interface Means {
  readonly supply: 'deck' | 'forge'
  readonly charges: number
  readonly mana: number
  readonly hand: readonly HandCard[] | null
}

/**
 * Every command the awaited seat may give, in the order of SGF-1503: deploys by hand (one per distinct card, or by cost) and
 * cell, attacks by unit and target, moves, abilities, and the end of the turn. Decks and mulligans are too many to list.
 */
export function legal(view: SiegefrontView): readonly SiegefrontChoice[] {
  if (view.phase !== 'action' || view.to !== view.active) return []
  const found = commands(view, view.to, pairOf(view.seats, view.to), view.config)
  found.push({ type: 'end_turn' })
  return found
}

/**
 * The same without the end of the turn. Bots ask for it thousands of times a turn, so what holds for all targets of a unit, or for
 * all cards, is looked at once; a test holds it against `refuse`.
 */
export function commands(
  field: Field,
  seat: Seat,
  own: Means,
  config: SiegefrontConfig,
  deploying = true,
): SiegefrontChoice[] {
  const found: SiegefrontChoice[] = []
  if (deploying) entries(found, field, seat, own, config)
  for (const unit of field.units) if (unit.owner === seat) attacks(found, field, unit)
  for (const unit of field.units) {
    if (unit.owner !== seat || unit.moved) continue
    const cells = reachable(field, unit)
    for (let cell = 0; cell < SIZE * SIZE; cell++)
      if ((cells >> cell) & 1)
        found.push({ type: 'move_card', unit: unit.id, x: cell % SIZE, y: Math.floor(cell / SIZE) })
  }
  for (const unit of field.units) if (unit.owner === seat) abilities(found, field, unit, own.mana)
  return found
}

function attacks(found: SiegefrontChoice[], field: Field, unit: Unit): void {
  if (attackerCode(unit.owner, unit) !== null) return
  const reach = reachOf(unit)
  const held = guarded(field, unit)
  for (const target of field.units) {
    if (target.owner === unit.owner || distance(unit, target) > reach) continue
    if (mayStrike(held, target)) found.push({ type: 'attack_card', unit: unit.id, target: target.id })
  }
  if (!unit.fresh && castleReachCode(field, unit) === null) found.push({ type: 'attack_castle', unit: unit.id })
}

function abilities(found: SiegefrontChoice[], field: Field, unit: Unit, mana: number): void {
  for (const key of unit.abilities) {
    const ability = abilityOf(key)
    if (ability.trigger !== 'activated') continue
    const may = (target: number | undefined) => abilityCode(field, unit.owner, unit.id, key, target, mana) === null
    if (ability.reach === undefined) {
      if (may(undefined)) found.push({ type: 'use_ability', unit: unit.id, ability: key })
      continue
    }
    for (const { id } of field.units)
      if (may(id)) found.push({ type: 'use_ability', unit: unit.id, ability: key, target: id })
  }
}

function entries(found: SiegefrontChoice[], field: Field, seat: Seat, own: Means, config: SiegefrontConfig): void {
  const free: (readonly [x: number, y: number])[] = []
  /** SGF-405: besiegers that a card may sweep away, by cell. */
  const besiegers: (Unit | undefined)[] = []
  const shut = shutIn(field, seat)
  for (let y = 0; y < SIZE; y++) {
    if (y === homeRow(1 - seat)) continue
    for (let x = 0; x < SIZE; x++) {
      const held = shut && own.supply === 'deck' && y === homeRow(seat) ? unitAt(field, x, y) : undefined
      besiegers[cellIndex(x, y)] = held
      if (held !== undefined || cellCode(field, seat, x, y) === null) free.push([x, y])
    }
  }
  if (own.supply === 'forge') {
    if (own.charges < 1) return
    for (let cost = 1; cost <= Math.min(10, own.mana); cost++)
      for (const [x, y] of free) found.push({ type: 'forge_card', cost, x, y })
    return
  }
  const seen = new Set<string>()
  for (const { id, card: key } of own.hand ?? []) {
    if (seen.has(key) || !isCard(key)) continue
    const card = cardIn(config, key)
    if (card.cost > own.mana) continue
    seen.add(key)
    for (const [x, y] of free) {
      const besieger = besiegers[cellIndex(x, y)]
      if (besieger === undefined || besieger.hp <= sallyStrength(card))
        found.push({ type: 'deploy_card', hand: id, x, y })
    }
  }
}
