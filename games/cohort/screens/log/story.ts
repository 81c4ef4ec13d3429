import type { CohortEvent, Who } from '@tessera/cohort'
import type { Timeline } from '@tessera/kernel'
import type { Mark, TimelineTick } from '@tessera/table'
import { isTruth, type Look, sceneOf } from '../board/scene.ts'
import { SIGNS } from '../icons.ts'
import { pieceIcon } from '../names.ts'
import type { Known } from './tell.ts'

export type CohortTimeline = Timeline<CohortEvent, Look>

/** What the events of a match tell, and who was met in it. */
export interface Story {
  readonly length: number
  readonly ticks: readonly TimelineTick[]
  readonly marks: readonly Mark[]
  readonly known: (who: Who) => Known
}

export function storyOf(timeline: CohortTimeline): Story {
  const ticks: TimelineTick[] = []
  const marks: Mark[] = []
  const known = whoIsWho(timeline)
  let turn = -1
  for (let index = 0; index < timeline.length; index++) {
    const period = timeline.period(index)
    if (period !== turn && period > 0) ticks.push({ index, label: ticks.length === 0 ? `Turn ${period}` : `${period}` })
    turn = period
    for (const event of timeline.events(index)) {
      if (event.type === 'broke') marks.push(mark(index, event.unit, 'breaks', SIGNS.rout, known))
      else if (event.type === 'surrendered') marks.push(mark(index, event.unit, 'surrenders', SIGNS.captured, known))
      else if (event.type === 'dispersed') marks.push(mark(index, event.unit, 'is dispersed', SIGNS.fallen, known))
    }
  }
  return { length: timeline.length, ticks, marks, known }
}

function mark(index: number, who: Who, words: string, icon: string, known: Story['known']): Mark {
  const { name, seat } = known(who)
  return { index, seat, label: `${name} ${words}`, icon }
}

/** Names by id or handle, from every turn's last frame: units come and go between them, contacts keep theirs. */
function whoIsWho(timeline: CohortTimeline): Story['known'] {
  const met = new Map<string, Known>()
  const note = (index: number) => {
    const { view } = timeline.frame(index)
    for (const piece of sceneOf(view).pieces)
      met.set(piece.key, {
        name: piece.sure === 'own' ? piece.name : `${piece.key} ${piece.name}`,
        seat: piece.seat,
        icon: pieceIcon(piece),
      })
    if (!isTruth(view)) {
      for (const contact of view.contacts)
        met.set(`X${contact.handle}`, {
          name: `X${contact.handle} ${contact.type}`,
          seat: view.to === 0 ? 1 : 0,
          icon: pieceIcon(contact),
        })
    }
  }
  for (let index = 0; index < timeline.length; index++) {
    const last = index === timeline.length - 1 || timeline.period(index + 1) !== timeline.period(index)
    if (last || timeline.cause(index) === 'resolve') note(index)
  }
  return (who) =>
    met.get(String(who)) ?? {
      name: who === 'unknown' ? 'Somebody unseen' : `Unit ${who}`,
      seat: 0,
      icon: SIGNS.unknown,
    }
}

/** Before it there is nothing to see: the armies are mustered and placed in secret. */
export function firstTurn(timeline: CohortTimeline): number {
  for (let index = 0; index < timeline.length; index++) if (timeline.period(index) > 0) return index
  return 0
}
