import { TERRAINS, type Tile } from '../../content/terms.ts'
import { TERRAIN_DATA } from '../../content/terrain.ts'
import type { Structure } from '../../state.ts'
import { div } from '../arithmetic.ts'
import { lose } from '../combat/strike.ts'
import { type Play, sightOver, unitAt } from '../scene.ts'
import { CODE, WALLED } from './field.ts'

/** The structure on a tile, taken down from the map when something first happens to it. */
export function structureAt(play: Play, tile: Tile): Structure | undefined {
  const { state, scene } = play
  const known = state.structures.find((structure) => structure.tile === tile)
  if (known !== undefined) return known
  const terrain = TERRAINS[scene.ground[tile] as number]
  if (terrain !== 'wall' && terrain !== 'tower' && terrain !== 'gate') return undefined
  const owner = scene.field.map.fortOwner
  const structure: Structure = { tile, terrain, hp: TERRAIN_DATA[terrain].hp, open: false, owner }
  put(play, structure)
  return structure
}

export function put(play: Play, structure: Structure): void {
  const { state, scene } = play
  state.structures.push(structure)
  state.structures.sort((a, b) => a.tile - b.tile)
  scene.ground[structure.tile] = CODE[structure.terrain]
}

/** COH-10.3: at 0 the tile becomes rubble, and the unit on it loses half its men. */
export function damage(play: Play, tile: Tile, hp: number): void {
  if (WALLED[play.scene.ground[tile] as number] !== 1) return
  const structure = structureAt(play, tile)
  if (structure === undefined) return
  structure.hp = Math.max(0, structure.hp - hp)
  if (structure.hp === 0) collapse(play, structure)
  tellStructure(play, structure)
}

export function tellStructure(play: Play, { tile, terrain, hp, open }: Structure): void {
  play.tell?.({ type: 'structure', tile, terrain, hp, open })
}

function collapse(play: Play, structure: Structure): void {
  const { state, scene } = play
  structure.terrain = 'rubble'
  scene.ground[structure.tile] = CODE.rubble
  scene.sight = sightOver(state, play.config)
  const unit = unitAt(play, structure.tile)
  if (unit === undefined) return
  const men = unit.men - div(unit.men, 2)
  if (men === unit.men) return
  lose(unit, men)
  play.tell?.({ type: 'crushed', unit: unit.id, men })
}
