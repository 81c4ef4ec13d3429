import type { Dice, Memory } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import { SIZE, unitById } from '../rules/field/board.ts'
import type { SiegefrontState } from '../state.ts'
import type { Tried } from './moves.ts'

/**
 * SGF-1504, easy: weak as a newcomer is. It never asks what the enemy will answer, it forgets one column for the whole
 * turn, with its own cards in it and the threat that stands there, and one time in four takes the second best it sees.
 */
export function novice(state: SiegefrontState, tried: readonly Tried[], dice: Dice, memory: Memory): SiegefrontChoice {
  const column = forgotten(state.turn, dice, memory)
  const good = tried
    .map((entry, order) => ({ entry, order }))
    .filter(({ entry }) => entry.gain > 0 && !touches(state, entry.choice, column))
    .sort((a, b) => b.entry.gain - a.entry.gain || a.order - b.order)
  const second = good.length > 1 && dice.int(4) === 0
  return good[second ? 1 : 0]?.entry.choice ?? { type: 'end_turn' }
}

/** The same column until the turn is over. */
function forgotten(turn: number, dice: Dice, memory: Memory): number {
  const drawn = dice.int(SIZE)
  const known = memory['forgotten']
  if (Array.isArray(known) && known[0] === turn) return Number(known[1])
  memory['forgotten'] = [turn, drawn]
  return drawn
}

function touches(state: SiegefrontState, choice: SiegefrontChoice, column: number): boolean {
  const stands = (id: number | undefined): boolean => id !== undefined && unitById(state, id)?.x === column
  switch (choice.type) {
    case 'deploy_card':
    case 'forge_card':
      return choice.x === column
    case 'move_card':
      return choice.x === column || stands(choice.unit)
    case 'attack_card':
    case 'use_ability':
      return stands(choice.unit) || stands(choice.target)
    case 'attack_castle':
      return stands(choice.unit)
    default:
      return false
  }
}
