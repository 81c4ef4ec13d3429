import { abilityOf } from '@tessera/siegefront'
import { counted } from '@tessera/words'
import { SIGNS } from '../icons.ts'
import { cardName, listed } from '../names.ts'
import { causeName } from './causes.ts'
import { type EventLine, type EventOf, type LineContext, partsFor, plain, rowOf } from './line-parts.ts'

export type CardEvent = EventOf<
  | 'mulligan_done'
  | 'card_drawn'
  | 'deck_empty'
  | 'charge_gained'
  | 'card_forged'
  | 'mana_changed'
  | 'unit_entered'
  | 'unit_moved'
  | 'unit_displaced'
>

/** Hands, decks, forges, and cards that enter the board and move on it. */
export function cardLine(event: CardEvent, context: LineContext): EventLine | null {
  const { unit, of, seat, is, cell } = partsFor(context)
  switch (event.type) {
    case 'mulligan_done':
      return {
        parts: [
          seat(event.seat),
          event.count === 0
            ? ` ${is(event.seat, 'keep', 'keeps')} the whole hand.`
            : ` ${is(event.seat, 'put', 'puts')} back ${event.cards === null ? counted(event.count, 'card') : listed(event.cards.map(cardName), 7)}.`,
        ],
        ...plain('cards', SIGNS.draw),
        sum: [],
      }
    case 'card_drawn':
      if (event.source === 'opening' && event.card === null) return null
      return {
        parts: [
          seat(event.seat),
          ` ${is(event.seat, 'draw', 'draws')} ${event.card === null ? 'a card' : cardName(event.card)}${source(event.source)}.`,
        ],
        ...plain('cards', SIGNS.draw),
        sum: [{ name: 'Left in the deck', value: String(event.deckLeft) }],
      }
    case 'deck_empty':
      return {
        parts: [seat(event.seat), ` ${is(event.seat, 'have', 'has')} no card left to draw.`],
        ...plain('cards', SIGNS.draw),
        sum: [],
      }
    case 'charge_gained':
      return {
        parts: [
          seat(event.seat),
          ` ${is(event.seat, 'gain', 'gains')} a charge and ${is(event.seat, 'have', 'has')} ${event.charges}.`,
        ],
        ...plain('cards', SIGNS.forge),
        sum: [],
      }
    case 'card_forged':
      return {
        parts: [
          seat(event.seat),
          `, ${event.mode}, ${is(event.seat, 'forge', 'forges')} ${event.card.name} for ${event.cost} mana.`,
        ],
        ...plain('cards', SIGNS.forge),
        sum: [
          { name: 'Points', value: String(event.budget) },
          { name: 'Drew', value: event.draws.join(', ') },
          {
            name: 'Attack, life, defence, speed',
            value: [event.card.attack, event.card.hp, event.card.defence, event.card.speed].join('/'),
          },
          ...(event.card.abilities.length === 0
            ? []
            : [{ name: 'Abilities', value: event.card.abilities.map((key) => abilityOf(key).name).join(', ') }]),
        ],
      }
    case 'mana_changed':
      return event.to < event.from
        ? null
        : {
            parts: [
              seat(event.seat),
              ` ${is(event.seat, 'gain', 'gains')} `,
              { amount: String(event.to - event.from), tone: 'magic' },
              ` mana by ${causeName(event.cause)}.`,
            ],
            ...plain('cards', SIGNS.mana),
            sum: [],
          }
    case 'unit_entered':
      return {
        parts: [
          unit(event.unit.id),
          ` enters ${rowOf(event.y, event.seat)}${context.paid === null || event.source === 'levy' ? '' : ` for ${context.paid} mana`}.`,
        ],
        ...of(event.unit.id),
        kind: 'cards',
        sum: [
          {
            name: 'Attack, life, defence, speed',
            value: [event.unit.attack, event.unit.hp, event.unit.defence, event.unit.speed].join('/'),
          },
          { name: 'Cell', value: cell(event.x, event.y, event.seat) },
        ],
      }
    case 'unit_moved': {
      const [x = 0, y = 0] = event.path.at(-1) ?? []
      const owner = context.story.units.get(event.unit)?.seat ?? 0
      return {
        parts: [unit(event.unit), ` moves to ${rowOf(y, owner)}.`],
        ...of(event.unit),
        kind: 'moves',
        sum: [
          { name: 'Steps', value: String(event.path.length - 1) },
          { name: 'To', value: cell(x, y, owner) },
        ],
      }
    }
    case 'unit_displaced':
      return {
        parts: [unit(event.unit), event.cause === 'shove' ? ' is shoved back.' : ' changes places.'],
        ...of(event.unit),
        kind: 'moves',
        sum: [],
      }
  }
}

function source(from: string): string {
  if (from === 'turn' || from === 'opening') return ''
  return from === 'mulligan' ? ' instead' : ` by ${causeName(from)}`
}
