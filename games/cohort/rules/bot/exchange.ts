import { FACINGS, type Facing, type Tile } from '../content/terms.ts'
import { casualties, directionTo, meleeBlow, sideOf } from '../rules/combat/strike.ts'
import { NEIGHBOURS } from '../rules/ground/field.ts'
import type { Play } from '../rules/scene.ts'
import type { Unit } from '../state.ts'

export interface Expected {
  /** Men, at middling fortune. */
  readonly dealt: number
  readonly taken: number
  /** Flank or rear of the enemy. */
  readonly round: boolean
}

/** One exchange of blows (COH-8.6, V 100) if the unit stood there against an enemy on its last known tile. */
export function exchangeAt(play: Play, unit: Unit, tile: Tile, foe: Unit, at: Tile, share: number): Expected {
  const { at: places } = play.scene
  const was = { tile: unit.tile, facing: unit.facing, steps: unit.steps, place: places[unit.tile] as number }
  const foeWas = { tile: foe.tile, facing: foe.facing }
  const side = sideOf(foe.facing, directionTo(at, tile))
  places[unit.tile] = -1
  if (tile !== unit.tile) unit.steps = 2
  unit.tile = tile
  unit.facing = FACINGS[directionTo(tile, at)] as Facing
  foe.tile = at
  const dealt = casualties(meleeBlow(play, 'melee', unit, foe, 100, side), 100)
  const taken = casualties(meleeBlow(play, 'melee', foe, unit, share, 'front'), 100)
  unit.tile = was.tile
  unit.facing = was.facing
  unit.steps = was.steps
  places[unit.tile] = was.place
  foe.tile = foeWas.tile
  foe.facing = foeWas.facing
  return { dealt, taken, round: side !== 'front' }
}

/** Tiles beside a tile. */
export function around(tile: Tile): readonly Tile[] {
  const tiles: Tile[] = []
  for (let d = 0; d < 4; d++) {
    const next = NEIGHBOURS[4 * tile + d] as number
    if (next >= 0) tiles.push(next)
  }
  return tiles
}
