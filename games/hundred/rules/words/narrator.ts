import type { Named } from '@tessera/words'
import type { HundredEvent } from '../events.ts'
import type { HundredView } from '../view/view.ts'
import { exchangesIn } from './exchange.ts'
import type { HundredHappening, HundredNarrator, Moment } from './happening.ts'
import { seatNamed, type UnitName, unitNames, unseen } from './names.ts'
import { NARRATION } from './narration.ts'

/** Tells the frames of a match in order, each exchange of blows as one line (HUN-1803). `names` are those of the seats. */
export function narrator(names?: readonly string[]): HundredNarrator {
  const known = new Map<number, UnitName>()
  let before: HundredView | null = null
  return (events, view) => {
    for (const [id, name] of unitNames(view)) known.set(id, name)
    const exchanges = exchangesIn(events)
    const moment: Moment = {
      view,
      exchanges,
      unit: (id): Named => (id == null ? undefined : known.get(id)) ?? unseen(view.to),
      seat: (seat) => seatNamed(view.to, seat, names),
      meant: meantIn(before ?? view, view),
    }
    before = view
    const joined = new Set([...exchanges.values()].flat())
    return events.map((event) => {
      const told = tell(event, moment)
      return joined.has(event) ? { line: null, rises: [], sound: told.sound } : told
    })
  }
}

/** By its kind of event. */
function tell(event: HundredEvent, moment: Moment): HundredHappening {
  const how: (event: never, moment: Moment) => HundredHappening = NARRATION[event.type]
  return how(event as never, moment)
}

/** The target of the strike that an own unit was at before a frame, by its orders. */
function meantIn(before: HundredView, after: HundredView): Moment['meant'] {
  return (unit) => {
    const queue = before.units.find(({ id }) => id === unit)?.commandQueue
    const step = queue?.steps[queue.current]
    if (step?.do !== 'attack' || typeof step.target !== 'number') return null
    const { target } = step
    const enemy = after.enemies.find(({ id }) => id === target)
    return { target, fallen: enemy === undefined || enemy.woundState === 'down' }
  }
}
