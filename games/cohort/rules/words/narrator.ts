import type { Seat } from '@tessera/kernel'
import { type Happening, type Named, type Narrator, narrated, type Said } from '@tessera/words'
import type { CohortEvent, Who } from '../events.ts'
import { pairOf } from '../state.ts'
import { isTruth, type Look } from '../view/look.ts'
import { words } from './catalogue.ts'
import { contactName, unitName } from './naming.ts'
import { type Context, type Kind, marchTold, NARRATION } from './narration.ts'

type Step = Extract<CohortEvent, { readonly type: 'step' }>

/** The stage of COH-8.1 in which units move: a march is told when it is over. */
const MOVEMENT = 4

/**
 * Tells a battle. The steps of a unit in a turn are one line. `you` is the seat that is spoken to where names are given;
 * without names it is the seat whose view is told.
 */
export function narratorOf(names?: readonly string[], you: Seat | null = null): Narrator<CohortEvent, Look, Kind> {
  const met = new Map<string, Named>()
  const marches = new Map<Who, Step[]>()
  return (events, look) => {
    noteUnits(met, look)
    const me = names === undefined ? seatOf(look) : you
    const context: Context = {
      look,
      unit: (who) => met.get(String(who)) ?? stranger(who),
      seat: (seat) => seatNamed(seat, me, names),
    }
    const told: Happening<Kind>[] = []
    for (const event of events) {
      if (event.type === 'step') marches.set(event.unit, [...(marches.get(event.unit) ?? []), event])
      told.push(narrated<CohortEvent, Context, Kind>(NARRATION, event, context))
    }
    if (look.stage === MOVEMENT || marches.size === 0) return told
    const over = [...marches].map(([who, steps]) => marchTold(who, steps, context))
    marches.clear()
    return [...over, ...told]
  }
}

function seatOf(look: Look): Seat | null {
  return isTruth(look) || look.to === 'spectator' ? null : look.to
}

function seatNamed(seat: Seat, me: Seat | null, names: readonly string[] | undefined): Named {
  const side = seat === 1 ? 1 : 0
  if (seat === me) return { name: words.said('seat.you'), seat: side, you: true }
  if (names !== undefined) return { name: names[seat] ?? '', seat: side }
  return { name: me === null ? words.said('seat.number', { n: seat + 1 }) : words.said('seat.opponent'), seat: side }
}

/** Remembers everybody in sight by name: whoever is gone later is still called by it. */
function noteUnits(met: Map<string, Named>, look: Look): void {
  const note = (who: Who, name: Said | string, seat: Seat): void => {
    met.set(String(who), { name, seat: seat === 1 ? 1 : 0 })
  }
  if (isTruth(look)) {
    for (const unit of look.units) note(unit.id, unitName(unit.name, unit.kind), unit.seat)
    for (const seat of [0, 1])
      for (const lost of pairOf(look.seats, seat).fallen) note(lost.unit, unitName(lost.name, lost.kind), seat)
    return
  }
  const { to } = look
  if (to === 'spectator') return
  for (const unit of look.units) note(unit.id, unitName(unit.name, unit.kind), to)
  for (const lost of look.own?.fallen ?? []) note(lost.unit, unitName(lost.name, lost.kind), to)
  for (const { handle, kind, type } of look.contacts) note(`X${handle}`, contactName(`X${handle}`, kind, type), 1 - to)
}

/** Somebody who was never seen. */
function stranger(who: Who): Named {
  if (who === 'unknown') return { name: words.said('unseen'), seat: null }
  return { name: typeof who === 'number' ? words.said('unknownUnit', { n: who }) : who, seat: null }
}
