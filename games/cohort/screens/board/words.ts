import { columnOf, MAP_DATA, maskHas, nameText, rowOf, type Terrain, tileName, typeName } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { groundText, pointText, unitCalled } from '../names.ts'
import type { Piece, Scene } from './scene.ts'

/** A counter as a screen reader tells it. */
export function pieceWords(piece: Piece, me: 0 | 1 | null): string {
  const where = words.text('board.where', { tile: tileName(piece.tile), facing: words.said(`facing.${piece.facing}`) })
  const formation = piece.formation === 'standard' ? [] : [words.text(`formation.${piece.formation}`)]
  const rout = piece.routing ? [words.text('board.routing')] : []
  const about = words.text('board.about', { n: piece.men })
  if (piece.sure === 'own') {
    const unit = unitCalled(piece)
    const side = words.said(piece.seat === 0 ? 'colour.first' : 'colour.second')
    return [
      me === null ? words.text('board.of', { side, unit }) : words.text('board.own', { unit }),
      where,
      words.text('board.strength', { men: piece.men, full: piece.full ?? piece.men }),
      words.text('board.morale', { n: piece.morale ?? 0 }),
      ...formation,
      ...(piece.volleys === null ? [] : [words.text('board.volleys', { n: piece.volleys })]),
      ...rout,
    ].join(', ')
  }
  const type = typeName(piece.kind, piece.name)
  const enemy = [words.text('board.enemy', { handle: piece.key }), nameText({ name: type, seat: null })]
  if (piece.sure === 'confirmed') return [...enemy, where, about, ...formation, ...rout].join(', ')
  return [...enemy, words.text('board.lastSeen', { tile: tileName(piece.tile), turn: piece.turn }), about].join(', ')
}

/** A tile as a screen reader tells it: what is there, whether that is seen now, whose it is, who stands on it. */
export function tileWords(tile: number, scene: Scene, ground: Terrain, me: 0 | 1 | null): readonly string[] {
  const at = MAP_DATA[scene.map].points.findIndex(({ tiles }) => tiles.includes(tile))
  const point = MAP_DATA[scene.map].points[at]
  return [
    tileName(tile),
    groundText(ground),
    ...(point === undefined
      ? []
      : [
          words.text('board.point', {
            point: pointText(scene.map, at),
            whose: whose(scene.points[at]?.controller ?? null, me),
          }),
        ]),
    ...(scene.fog === null || maskHas(scene.fog.seen, tile)
      ? []
      : [words.text(maskHas(scene.fog.explored, tile) ? 'board.seenBefore' : 'board.neverSeen')]),
    ...scene.areas
      .filter(({ left, right, top, bottom }) => within(columnOf(tile), left, right) && within(rowOf(tile), top, bottom))
      .map(() => words.text('board.unknownForce')),
    ...scene.pieces.filter((piece) => piece.tile === tile).map((piece) => pieceWords(piece, me)),
  ]
}

function whose(holder: number | null, me: 0 | 1 | null): string {
  if (holder === null) return words.text('whose.nobody')
  if (me === null) return words.text(holder === 0 ? 'whose.first' : 'whose.second')
  return words.text(holder === me ? 'whose.yours' : 'whose.enemy')
}

function within(n: number, least: number, most: number): boolean {
  return n >= least && n <= most
}
