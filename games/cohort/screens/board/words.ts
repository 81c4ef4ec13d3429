import { columnOf, MAP_DATA, maskHas, rowOf, type Terrain, tileName } from '@tessera/cohort'
import { FACING_NAMES, FORMATION_NAMES, GROUND_WORDS } from '../names.ts'
import type { Piece, Scene } from './scene.ts'

/** A counter as a screen reader tells it. */
export function pieceWords(piece: Piece, me: 0 | 1 | null): string {
  const where = `on ${tileName(piece.tile)}, facing ${FACING_NAMES[piece.facing]}`
  const formation = piece.formation === 'standard' ? '' : `, ${FORMATION_NAMES[piece.formation].toLowerCase()}`
  const rout = piece.routing ? ', routing' : ''
  if (piece.sure === 'own') {
    const whose = me === null ? (piece.seat === 0 ? 'Azure' : 'Vermilion') : 'Your'
    const shots = piece.volleys === null ? '' : `, ${piece.volleys} volleys`
    return `${whose} ${piece.name}, ${where}, ${piece.men} of ${piece.full} men, morale ${piece.morale}${formation}${shots}${rout}`
  }
  if (piece.sure === 'confirmed')
    return `Enemy ${piece.key}, ${piece.name}, ${where}, about ${piece.men} men${formation}${rout}`
  return `Enemy ${piece.key}, ${piece.name}, last seen on ${tileName(piece.tile)} in turn ${piece.turn}, about ${piece.men} men`
}

/** A tile as a screen reader tells it: what is there, whether that is seen now, whose it is, who stands on it. */
export function tileWords(tile: number, scene: Scene, ground: Terrain, me: 0 | 1 | null): readonly string[] {
  const at = MAP_DATA[scene.map].points.findIndex(({ tiles }) => tiles.includes(tile))
  const point = MAP_DATA[scene.map].points[at]
  return [
    tileName(tile),
    GROUND_WORDS[ground],
    ...(point === undefined ? [] : [`${point.name}, ${whose(scene.points[at]?.controller ?? null, me)}`]),
    ...(scene.fog === null || maskHas(scene.fog.seen, tile)
      ? []
      : [maskHas(scene.fog.explored, tile) ? 'seen before' : 'never seen']),
    ...scene.areas
      .filter(({ left, right, top, bottom }) => within(columnOf(tile), left, right) && within(rowOf(tile), top, bottom))
      .map(() => 'unknown force somewhere here'),
    ...scene.pieces.filter((piece) => piece.tile === tile).map((piece) => pieceWords(piece, me)),
  ]
}

function whose(holder: number | null, me: 0 | 1 | null): string {
  if (holder === null) return 'nobody’s'
  if (me === null) return holder === 0 ? 'azure’s' : 'vermilion’s'
  return holder === me ? 'yours' : 'the enemy’s'
}

function within(n: number, least: number, most: number): boolean {
  return n >= least && n <= most
}
