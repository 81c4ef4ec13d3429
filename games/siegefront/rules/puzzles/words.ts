import type { SiegefrontChoice } from '../choice.ts'
import { cardOf } from '../content/cards.ts'
import { unitById } from '../rules/field/board.ts'
import type { SiegefrontState } from '../state.ts'
import { abilityText, cardText, unitText } from '../words/names.ts'

const ROWS = ['your home row', 'the middle row', 'the enemy’s home row']
const COLUMNS = ['left', 'middle', 'right']

/** A command of seat 0 as one would say it, in the position it is given in. */
export function commandWords(state: SiegefrontState, choice: SiegefrontChoice): string {
  const unit = (id: number) => {
    const found = unitById(state, id)
    return found === undefined ? 'A card' : unitText(found)
  }
  const cell = (x: number, y: number) => `to the ${COLUMNS[x]} of ${ROWS[y]}`
  switch (choice.type) {
    case 'deploy_card': {
      const held = state.seats[0].hand.find(({ id }) => id === choice.hand)
      return `Deploy ${held === undefined ? 'a card' : cardText(cardOf(held.card))} ${cell(choice.x, choice.y)}.`
    }
    case 'move_card':
      return `${unit(choice.unit)} moves ${cell(choice.x, choice.y)}.`
    case 'attack_card':
      return `${unit(choice.unit)} attacks ${unit(choice.target)}.`
    case 'attack_castle':
      return `${unit(choice.unit)} attacks the castle.`
    case 'use_ability': {
      return `${unit(choice.unit)} uses ${abilityText(choice.ability)}${choice.target === undefined ? '' : ` on ${unit(choice.target)}`}.`
    }
    case 'end_turn':
      return 'End the turn.'
    case 'forge_card':
    case 'deck':
    case 'mulligan':
      throw new Error(`${choice.type} is no command of a puzzle`)
  }
}
