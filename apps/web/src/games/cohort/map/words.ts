import { tileName } from '@tessera/cohort'
import { FACING_NAMES, FORMATION_NAMES } from '../names.ts'
import type { Piece } from './scene.ts'

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
