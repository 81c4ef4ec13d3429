import { manhattan, type Tile } from '../../content/terms.ts'
import type { Order } from '../../order.ts'
import { shoots } from '../../rules/combat/missile.ts'
import { compassOf } from '../../rules/combat/strike.ts'
import { fieldOf } from '../../rules/ground/field.ts'
import { hasTrait } from '../../rules/scene.ts'
import { budget, cannotForm } from '../../rules/unit.ts'
import { pairOf } from '../../state.ts'
import { refuge } from '../assault.ts'
import { bridges, crafts } from '../crafts.ts'
import { around } from '../exchange.ts'
import { type Lookout, nearestFoe } from '../lookout.ts'
import { attack, face, form, go, HOLD, order, type Plan, shoot } from '../order.ts'

const FAR = 7

/**
 * What else a unit could be told, most promising first: to look where somebody unseen may be, and more when an enemy is near
 * enough for it to matter.
 */
export function alternatives(look: Lookout, id: number, plan: Plan, hidden: readonly Tile[]): readonly Order[] {
  const { play } = look
  const engineer = look.staff.find((each) => each.id === id && each.kind === 'fieldEngineers')
  if (engineer !== undefined) return bridges(look, engineer).map((steps) => order('steady', ...steps))
  const unit = look.fighters.find((each) => each.id === id)
  if (unit === undefined) return []
  const near = nearestFoe(look, unit.tile)
  const found: Order[] = []
  const costs = look.costs(unit)
  const most = budget(unit, play.scene.ground, play.state.weather)
  for (const tile of searched(costs, hidden, 2 * most)) found.push(order('steady', go(tile), HOLD))
  if (near === null || manhattan(near.tile, unit.tile) > FAR) return found
  const known = new Set([JSON.stringify(plan.get(id))])
  const add = (...steps: Order['steps']): void => {
    const given = order('steady', ...steps)
    const key = JSON.stringify(given)
    if (known.has(key)) return
    known.add(key)
    found.push(given)
  }
  const { culture } = pairOf(play.state.seats, look.seat)
  const toward = compassOf(unit.tile, near.tile)
  const foes = [...look.foes]
    .filter(({ tile }) => manhattan(tile, unit.tile) <= FAR)
    .sort((a, b) => manhattan(a.tile, unit.tile) - manhattan(b.tile, unit.tile))
    .slice(0, 3)
  for (const { contact } of foes) add(attack(contact.handle))
  add(face(toward), HOLD)
  if (cannotForm(unit, 'phalanx', culture) === null && unit.formation !== 'phalanx')
    add(face(toward), form('phalanx'), HOLD)
  if (
    hasTrait(play, look.seat, 'berserkers') &&
    cannotForm(unit, 'berserker', culture) === null &&
    unit.formation !== 'berserker'
  )
    add(form('berserker'), attack(near.contact.handle))
  if (shoots(unit)) add(shoot(near.contact.handle))
  for (const { tile: at, contact } of foes.slice(0, 2))
    for (const tile of around(at)) {
      const cost = costs[tile] as number
      if (tile !== unit.tile && cost > 0 && cost <= most && play.scene.at[tile] === -1)
        add(go(tile), attack(contact.handle))
    }
  for (const steps of crafts(look, unit)) add(...steps)
  const safe = refuge(look, unit)
  if (safe !== unit.tile) add(go(safe))
  for (const { tiles } of fieldOf(play.config).map.points) {
    const tile = tiles.find((each) => (costs[each] as number) > 0 && play.scene.at[each] === -1)
    if (tile !== undefined && (costs[tile] as number) <= 2 * most) add(go(tile), HOLD)
  }
  return found
}

/** The nearest places where somebody unseen may stand. */
function searched(costs: Int16Array, hidden: readonly Tile[], most: number): readonly Tile[] {
  const way = (tile: Tile): number => costs[tile] as number
  return hidden
    .filter((tile) => way(tile) > 0 && way(tile) <= most)
    .sort((a, b) => way(a) - way(b))
    .slice(0, 2)
}
