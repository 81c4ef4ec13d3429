import { manhattan, type Tile } from '../../content/terms.ts'
import { pairOf, type Unit } from '../../state.ts'
import { WALLED } from '../ground/field.ts'
import { contactCalled } from '../ground/sight.ts'
import { hasLine } from '../ground/sight-tables.ts'
import { damage } from '../ground/structures.ts'
import type { Play } from '../scene.ts'
import { contactMeant, unitBehind } from '../targets.ts'
import { running } from '../unit.ts'
import { isHarmless, longRange, mayHit, mayShoot, missileOf, shotBlow } from './missile.ts'
import { sweepFallen } from './removal.ts'
import { lose, strike, tellStrike } from './strike.ts'

/** Stage 7 (COH-8.7, COH-8.8). */
export function shootAll(play: Play): void {
  const hits: { readonly unit: Unit; readonly men: number }[] = []
  const breaches: { readonly tile: Tile; readonly hp: number }[] = []
  for (const unit of play.state.units) {
    if (!mayShoot(play, unit)) continue
    const wall = wallAimedAt(play, unit)
    if (wall !== null) {
      loose(unit)
      const hp = missileOf(unit)?.siege ?? 0
      play.tell?.({ type: 'shot_at_structure', unit: unit.id, tile: wall, hp })
      breaches.push({ tile: wall, hp })
      continue
    }
    const target = targetOf(play, unit)
    if (target === undefined) continue
    loose(unit)
    const blow = shotBlow(play, unit, target)
    if (isHarmless(unit, target)) tellStrike(play, blow, null, 0)
    else hits.push({ unit: target, men: strike(play, blow) })
  }
  for (const { unit, men } of hits) lose(unit, men)
  for (const { tile, hp } of breaches) damage(play, tile, hp)
  if (hits.length > 0) sweepFallen(play)
}

function loose(unit: Unit): void {
  unit.volleys--
  unit.shot = true
}

/** The ordered target if it is legal, else the nearest, then the lower id. */
function targetOf(play: Play, unit: Unit): Unit | undefined {
  const ordered = orderedTarget(play, unit)
  if (ordered !== undefined && mayHit(play, unit, ordered)) return ordered
  let nearest: Unit | undefined
  let least = 99
  for (const other of play.state.units) {
    if (other.seat === unit.seat) continue
    const away = manhattan(unit.tile, other.tile)
    if (away >= least || !mayHit(play, unit, other)) continue
    nearest = other
    least = away
  }
  return nearest
}

function orderedTarget(play: Play, unit: Unit): Unit | undefined {
  const step = running(unit).steps[0]
  const own = pairOf(play.state.seats, unit.seat)
  if (step?.do !== 'shoot' && step?.do !== 'attack') return undefined
  const contact =
    step.do === 'attack' && unit.target > 0
      ? contactCalled(own, unit.target)
      : contactMeant(own.contacts, step.target, unit.tile)
  return contact === undefined ? undefined : unitBehind(play.state.units, contact)
}

/** COH-10.2: `shoot` may name a wall, gate or tower. */
function wallAimedAt(play: Play, unit: Unit): Tile | null {
  const step = running(unit).steps[0]
  const missile = missileOf(unit)
  if (missile === null || missile.siege === 0 || (step?.do !== 'shoot' && step?.do !== 'attack')) return null
  if (step.target.is !== 'at') return null
  const { tile } = step.target
  if (WALLED[play.scene.ground[tile] as number] !== 1 || play.scene.field.map.fortOwner === unit.seat) return null
  const away = manhattan(unit.tile, tile)
  if (away < missile.near || away > longRange(play, unit)) return null
  return hasLine(play.scene.sight, unit.tile, tile) ? tile : null
}
