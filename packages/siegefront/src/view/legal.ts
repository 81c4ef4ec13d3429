import type { SiegefrontChoice } from '../choice.ts'
import { abilityOf } from '../content/abilities.ts'
import { isCard } from '../content/cards.ts'
import { cardIn } from '../lab/changes.ts'
import { homeRow, SIZE } from '../rules/board.ts'
import { pairOf } from '../state.ts'
import { refuse } from './refuse.ts'
import type { SiegefrontView } from './view.ts'

/**
 * Every command the awaited seat may give, in the order of SGF-1503: deploys by hand (one per distinct card, or by cost) and
 * cell, attacks by unit and target, moves, abilities, and the end of the turn. Decks and mulligans are too many to list.
 */
export function* legal(view: SiegefrontView): Generator<SiegefrontChoice> {
  if (view.phase !== 'action' || view.to !== view.active) return
  for (const choice of candidates(view)) if (refuse(view, choice) === null) yield choice
  yield { type: 'end_turn' }
}

function* candidates(view: SiegefrontView): Generator<SiegefrontChoice> {
  yield* entries(view)
  const mine = view.units.filter((unit) => unit.owner === view.to)
  for (const unit of mine) {
    for (const target of view.units)
      if (target.owner !== view.to) yield { type: 'attack_card', unit: unit.id, target: target.id }
    yield { type: 'attack_castle', unit: unit.id }
  }
  for (const unit of mine) {
    if (unit.moved) continue
    for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) yield { type: 'move_card', unit: unit.id, x, y }
  }
  for (const unit of mine) {
    for (const key of unit.abilities) {
      const ability = abilityOf(key)
      if (ability.trigger !== 'activated') continue
      if (ability.reach === undefined) yield { type: 'use_ability', unit: unit.id, ability: key }
      else
        for (const target of view.units) yield { type: 'use_ability', unit: unit.id, ability: key, target: target.id }
    }
  }
}

function* entries(view: SiegefrontView): Generator<SiegefrontChoice> {
  if (view.to === 'spectator') return
  const own = pairOf(view.seats, view.to)
  const rows = [0, 1, 2].filter((y) => y !== homeRow(1 - view.active))
  if (own.supply === 'forge') {
    if (own.charges < 1) return
    for (let cost = 1; cost <= Math.min(10, own.mana); cost++)
      for (const y of rows) for (let x = 0; x < SIZE; x++) yield { type: 'forge_card', cost, x, y }
    return
  }
  const seen = new Set<string>()
  for (const held of own.hand ?? []) {
    if (seen.has(held.card) || !isCard(held.card) || cardIn(view.config, held.card).cost > own.mana) continue
    seen.add(held.card)
    for (const y of rows) for (let x = 0; x < SIZE; x++) yield { type: 'deploy_card', hand: held.id, x, y }
  }
}
