import type { Timeline } from '@tessera/kernel'
import { type Mode, type SiegefrontEvent, type SiegefrontView, unitText } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import type { Mark, TimelineTick } from '@tessera/table'
import { unitIcon } from '../art.ts'
import { SIGNS } from '../icons.ts'

export type SiegefrontTimeline = Timeline<SiegefrontEvent, SiegefrontView>

/** A card that stood on the board at some time. */
interface Known {
  readonly name: string
  readonly icon: string
  readonly seat: 0 | 1
}

export interface Death {
  readonly index: number
  readonly turn: number
  readonly x: number
  readonly y: number
  readonly seat: 0 | 1
}

/** What the events of a match say without its positions. */
export interface Story {
  readonly length: number
  readonly units: ReadonlyMap<number, Known>
  readonly ticks: readonly TimelineTick[]
  /** Deaths, and blows against castles. */
  readonly marks: readonly Mark[]
  readonly deaths: readonly Death[]
  /** The mode of each card that a forge made, by frame. */
  readonly modes: readonly { readonly index: number; readonly seat: 0 | 1; readonly mode: Mode }[]
  readonly end: (SiegefrontEvent & { readonly type: 'match_ended' }) | null
}

export function storyOf(timeline: SiegefrontTimeline): Story {
  const units = new Map<number, Known>()
  const ticks: TimelineTick[] = []
  const marks: Mark[] = []
  const deaths: Death[] = []
  const modes: Story['modes'][number][] = []
  let end: Story['end'] = null
  let turn = -1
  if (timeline.length > 0) {
    for (const unit of timeline.frame(0).view.units)
      units.set(unit.id, { name: unitText(unit), icon: unitIcon(unit), seat: seatOf(unit.owner) })
  }
  for (let index = 0; index < timeline.length; index++) {
    const period = timeline.period(index)
    if (period !== turn && period > 0)
      ticks.push({ index, label: ticks.length === 0 ? words.text('mark.turn', { turn: period }) : `${period}` })
    turn = period
    for (const event of timeline.events(index)) {
      switch (event.type) {
        case 'unit_entered':
          units.set(event.unit.id, { name: unitText(event.unit), icon: unitIcon(event.unit), seat: seatOf(event.seat) })
          break
        case 'unit_died': {
          const known = units.get(event.unit)
          marks.push({
            index,
            seat: known?.seat ?? null,
            label: words.text('mark.falls', { unit: known?.name ?? words.said('card.unknown') }),
          })
          deaths.push({ index, turn: period, x: event.x, y: event.y, seat: known?.seat ?? 0 })
          break
        }
        case 'castle_hit':
          marks.push({
            index,
            seat: seatOf(event.seat),
            label: words.text('mark.castle', { damage: event.damage }),
            icon: SIGNS.castle,
          })
          break
        case 'card_forged':
          modes.push({ index, seat: seatOf(event.seat), mode: event.mode })
          break
        case 'match_ended':
          end = event
          break
        default:
          break
      }
    }
  }
  return { length: timeline.length, units, ticks, marks, deaths, modes, end }
}

/** The mode a forge seat was last seen in. */
export function modeAt(story: Story, index: number, seat: 0 | 1): Mode | null {
  return story.modes.findLast((each) => each.index <= index && each.seat === seat)?.mode ?? null
}

function seatOf(seat: number): 0 | 1 {
  return seat === 0 ? 0 : 1
}
