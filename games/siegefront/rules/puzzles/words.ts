import type { SiegefrontChoice } from '../choice.ts'
import { cardOf } from '../content/cards.ts'
import { unitById } from '../rules/field/board.ts'
import type { SiegefrontState } from '../state.ts'
import { words } from '../words/catalogue.ts'
import { abilitySaid, cardSaid, uncoloured, unitNamed } from '../words/names.ts'

/** A command of seat 0 as one would say it, in the position it is given in. */
export function commandWords(state: SiegefrontState, choice: SiegefrontChoice): string {
  const unit = (id: number) => {
    const found = unitById(state, id)
    return found === undefined ? uncoloured(words.said('card.unknown')) : unitNamed(found)
  }
  switch (choice.type) {
    case 'deploy_card': {
      const held = state.seats[0].hand.find(({ id }) => id === choice.hand)
      const card = uncoloured(held === undefined ? words.said('card.some') : cardSaid(cardOf(held.card)))
      return words.text('do.deploy', { card, cell: cellSaid(choice.x, choice.y) })
    }
    case 'move_card':
      return words.text('do.move', { unit: unit(choice.unit), cell: cellSaid(choice.x, choice.y) })
    case 'attack_card':
      return words.text('do.attack', { unit: unit(choice.unit), target: unit(choice.target) })
    case 'attack_castle':
      return words.text('do.attackCastle', { unit: unit(choice.unit) })
    case 'use_ability': {
      const facts = { unit: unit(choice.unit), ability: abilitySaid(choice.ability) }
      return choice.target === undefined
        ? words.text('do.use', facts)
        : words.text('do.useOn', { ...facts, target: unit(choice.target) })
    }
    case 'end_turn':
      return words.text('do.endTurn')
    case 'forge_card':
    case 'deck':
    case 'mulligan':
      throw new Error(`${choice.type} is no command of a puzzle`)
  }
}

const ROWS = ['do.homeRow', 'do.middleRow', 'do.enemyRow'] as const
const COLUMNS = ['do.left', 'do.centre', 'do.right'] as const

function cellSaid(x: number, y: number) {
  const column = words.said(COLUMNS[x] ?? 'do.centre')
  return words.said('do.cell', { column, row: words.said(ROWS[y] ?? 'do.middleRow') })
}
