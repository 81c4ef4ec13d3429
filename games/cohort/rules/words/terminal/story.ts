import { tileName } from '../../content/terms.ts'
import type { CohortEvent, Who } from '../../events.ts'
import type { CohortView } from '../../view/view.ts'
import { sentence } from '../sentence.ts'

/** Tells a turn as people like to read it: a march is one line a unit, and what was ordered is not said again. */
export function storyteller(): (events: readonly CohortEvent[], view: CohortView) => readonly string[] {
  const marches = new Map<Who, number[]>()
  return (events, view) => {
    const told: string[] = []
    if (view.stage !== 4) told.push(...marchesTold(marches, view))
    for (const event of events) {
      if (event.type === 'step') {
        const way = marches.get(event.unit) ?? [event.from]
        marches.set(event.unit, way.at(-1) === event.from ? [...way, event.to] : [...way, event.from, event.to])
      } else if (!UNSAID.has(event.type)) told.push(sentence(event, view))
    }
    return told
  }
}

const UNSAID: ReadonlySet<CohortEvent['type']> = new Set(['order_run', 'wait'])

function marchesTold(marches: Map<Who, number[]>, view: CohortView): string[] {
  const told = [...marches].map(([who, way]) => `${nameOf(who, view)}: ${way.map(tileName).join(' ')}`)
  marches.clear()
  return told
}

function nameOf(who: Who, view: CohortView): string {
  const unit = view.units.find(({ id }) => id === who)
  if (unit !== undefined) return unit.name
  const contact = view.contacts.find(({ handle }) => who === `X${handle}`)
  return contact === undefined ? String(who) : `${who} ${contact.type}`
}
