import type { Seat } from '@tessera/kernel'
import { type Named, type Narration, type Narrator, narrated, type Said } from '@tessera/words'
import { MILITIA } from '../content/cards.ts'
import type { SiegefrontEvent } from '../events.ts'
import type { SiegefrontView } from '../view/view.ts'
import { words } from './catalogue.ts'
import { cardSaid, unitNamed } from './names.ts'
import { cards } from './narration/cards.ts'
import { combat } from './narration/combat.ts'
import type { Context, LineKind } from './narration/context.ts'
import { effects } from './narration/effects.ts'
import { turns } from './narration/turns.ts'

const narration: Narration<SiegefrontEvent, Context, LineKind> = { ...turns, ...cards, ...combat, ...effects }

export type SiegefrontNarrator = Narrator<SiegefrontEvent, SiegefrontView, LineKind>

/** SGF-1905: one happening for every event, with every draw and modifier in its sum. A seat whose name is empty is called as if there were no names. */
export function narrator(names?: readonly string[]): SiegefrontNarrator {
  const known = new Map<number, Named>()
  return (events, view) => {
    for (const unit of view.units) known.set(unit.id, unitNamed(unit))
    for (const event of events) if (event.type === 'unit_entered') known.set(event.unit.id, unitNamed(event.unit))
    let declared: Context['declared'] = null
    let paid: Context['paid'] = null
    return events.map((event) => {
      if (event.type === 'attack_declared') declared = event
      if (event.type === 'mana_changed' && event.to < event.from) paid = event.from - event.to
      return narrated(narration, event, {
        view,
        seat: (seat) => seatNamed(view, seat, names),
        unit: (id) => known.get(id) ?? fallen(view, id),
        declared,
        paid,
      })
    })
  }
}

function seatNamed(view: SiegefrontView, seat: Seat, names: readonly string[] = []): Named {
  const name = names[seat] ?? ''
  const colour = seat === 0 ? 0 : 1
  return name === ''
    ? { name: seatSaid(view, seat), seat: colour, you: view.to === seat }
    : { name, seat: colour, you: false }
}

function seatSaid({ to }: SiegefrontView, seat: Seat): Said {
  if (to === seat) return words.said('seat.you')
  return to === 'spectator' ? words.said('seat.number', { n: seat + 1 }) : words.said('seat.opponent')
}

function fallen(view: SiegefrontView, id: number): Named {
  for (const seat of [0, 1] as const) {
    const entry = view.seats[seat].graveyard.find((each) => each.unit === id)
    if (entry !== undefined) return { name: cardSaid(entry), seat }
  }
  // Only tokens leave no trace (SGF-505).
  return { name: cardSaid(MILITIA), seat: null }
}
