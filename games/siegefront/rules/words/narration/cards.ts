import type { Card } from '../../content/cards.ts'
import { cardOf, isCard } from '../../content/cards.ts'
import { words } from '../catalogue.ts'
import { abilityText, cardSaid, causeSaid, uncoloured } from '../names.ts'
import { about, type EventOf, happening, line, rowSaid, type Tells } from './context.ts'

/** Hands, decks, forges, and cards that enter the board and move on it. */
export const cards: Tells<
  | 'mulligan_done'
  | 'card_drawn'
  | 'deck_empty'
  | 'charge_gained'
  | 'card_forged'
  | 'mana_changed'
  | 'unit_entered'
  | 'unit_moved'
  | 'unit_displaced'
> = {
  mulligan_done(event, context) {
    const seat = context.seat(event.seat)
    const put = event.cards?.map((card) => uncoloured(cardNamed(card)))
    const parts =
      event.count === 0
        ? words.parts('event.keepsHand', { seat })
        : put === undefined
          ? words.parts('event.putsBack', { seat, n: event.count })
          : words.parts('event.putsBackCards', { seat, cards: put })
    return happening(line('cards', parts), 'page')
  },
  card_drawn(event, context) {
    const { source, deckLeft } = event
    const seat = context.seat(event.seat)
    const card = uncoloured(event.card === null ? words.said('card.some') : cardNamed(event.card))
    const parts =
      source === 'turn' || source === 'opening'
        ? words.parts('event.draws', { seat, card })
        : source === 'mulligan'
          ? words.parts('event.drawsInstead', { seat, card })
          : words.parts('event.drawsBy', { seat, card, cause: causeSaid(source) })
    const sum = [{ name: words.text('sum.leftInDeck'), value: String(deckLeft) }]
    const hidden = source === 'opening' && event.card === null
    return happening(
      line('cards', parts, hidden ? { sum, detail: true } : { sum }),
      'card',
      source === 'opening' ? [] : [noteOver(event.seat, words.text('rise.card'))],
    )
  },
  deck_empty(event, { seat }) {
    return happening(line('cards', words.parts('event.deckEmpty', { seat: seat(event.seat) })), null, [
      noteOver(event.seat, words.text('rise.noCards')),
    ])
  },
  charge_gained(event, { seat }) {
    const parts = words.parts('event.gainsCharge', { seat: seat(event.seat), charges: event.charges })
    return happening(line('forge', parts), null, [noteOver(event.seat, words.text('rise.charge'))])
  },
  card_forged(event, { seat }) {
    const mode = words.said(`mode.${event.mode}`)
    const facts = { seat: seat(event.seat), card: uncoloured(cardSaid(event.card)), cost: event.cost, mode }
    const { abilities } = event.card
    const sum = [
      { name: words.text('sum.points'), value: String(event.budget) },
      { name: words.text('sum.draws'), value: event.draws.join(', ') },
      valuesRow(event.card),
      ...(abilities.length === 0
        ? []
        : [{ name: words.text('sum.abilities'), value: abilities.map(abilityText).join(', ') }]),
    ]
    return happening(line('forge', words.parts('event.forges', facts), { sum }), 'coin', [
      { ...noteOver(event.seat, words.text(`mode.${event.mode}`)), tone: 'magic' },
    ])
  },
  mana_changed(event, context) {
    const seat = context.seat(event.seat)
    const mana = Math.abs(event.to - event.from)
    const sum = [{ name: words.text('sum.mana'), value: `${event.from} → ${event.to}` }]
    if (event.to < event.from)
      return happening(line('mana', words.parts('event.paysMana', { seat, mana }), { sum, detail: true }))
    const parts = words.parts('event.gainsMana', { seat, mana, cause: causeSaid(event.cause) })
    return happening(line('mana', parts, { sum }), null, [
      { ...noteOver(event.seat, words.text('rise.mana', { mana })), tone: 'magic' },
    ])
  },
  unit_entered(event, context) {
    const facts = { unit: context.unit(event.unit.id), row: rowSaid(event.y, event.seat) }
    const parts =
      context.paid === null || event.source === 'levy'
        ? words.parts('event.enters', facts)
        : words.parts('event.entersFor', { ...facts, mana: context.paid })
    const sum = [valuesRow(event.unit), { name: words.text('sum.cell'), value: cellText(event.x, event.y, event.seat) }]
    return happening(line('cards', parts, { ...about(context, event.unit.id), sum }), 'wood')
  },
  unit_moved(event, context) {
    const [x = 0, y = 0] = event.path.at(-1) ?? []
    const unit = context.unit(event.unit)
    const sum = [
      { name: words.text('sum.steps'), value: String(event.path.length - 1) },
      { name: words.text('sum.destination'), value: cellText(x, y, unit.seat) },
    ]
    const parts = words.parts('event.moves', { unit, row: rowSaid(y, unit.seat) })
    return happening(line('moves', parts, { ...about(context, event.unit), sum }), 'march')
  },
  unit_displaced(event, context) {
    const key = event.cause === 'shove' ? 'event.shoved' : 'event.swapped'
    const parts = words.parts(key, { unit: context.unit(event.unit) })
    return happening(line('moves', parts, about(context, event.unit)), 'stone')
  },
}

function cardNamed(key: string) {
  return isCard(key) ? cardSaid(cardOf(key)) : key
}

function valuesRow({ attack, hp, defence, speed }: Pick<Card, 'attack' | 'hp' | 'defence' | 'speed'>) {
  return { name: words.text('sum.values'), value: [attack, hp, defence, speed].join('/') }
}

function cellText(x: number, y: number, owner: number | null): string {
  return words.text('sum.column', { row: rowSaid(y, owner), column: x + 1 })
}

function noteOver(seat: EventOf<'card_drawn'>['seat'], text: string) {
  return { over: { seat: seat === 0 ? 0 : 1 }, text, tone: 'note' } as const
}
