import type { HexlineEvent } from '@tessera/hexline'
import { narrator, seatOfSide } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import type { Mark, TimelineTick, Track } from '@tessera/table'
import { plainWords } from '@tessera/words'
import { briskPaces } from '../board/scene/brisk.ts'
import type { HexlineTimeline } from '../table/frames.ts'

export type BattleEnd = Extract<HexlineEvent, { type: 'battle_end' }>

/** What the events of a battle say without its positions. */
export interface Story {
  readonly timeline: HexlineTimeline
  /** The player moves over this: its periods are rounds. */
  readonly track: Track
  /** By frame: the round, its turn within the round (0 between turns), the unit that acts (0 for none). */
  readonly rounds: readonly number[]
  readonly turns: readonly number[]
  readonly acting: readonly number[]
  /** By frame: how many entries the round's order had when it was drawn; what lies beyond was appended. */
  readonly drawn: readonly number[]
  readonly ticks: readonly TimelineTick[]
  readonly deaths: readonly Mark[]
  readonly end: BattleEnd | null
  /** By frame: how long it stays when the battle is watched briskly. */
  readonly brisk: readonly number[]
}

export function storyOf(timeline: HexlineTimeline): Story {
  const rounds: number[] = []
  const turns: number[] = []
  const acting: number[] = []
  const drawn: number[] = []
  const ticks: TimelineTick[] = []
  const deaths: Mark[] = []
  const last = timeline.length > 0 ? timeline.frame(timeline.length - 1).view : null
  const start = timeline.length > 0 ? timeline.frame(0).view.battle : null
  let round = start?.round ?? 1
  let size = start?.order.length ?? 0
  let end: BattleEnd | null = null
  if (start !== null) ticks.push({ index: 0, label: words.text('table.round', { round }) })
  for (let index = 0; index < timeline.length; index++) {
    let turn = 0
    let actor = 0
    for (const event of timeline.events(index)) {
      if (event.type === 'round_start') {
        if (event.round !== round) ticks.push({ index, label: String(event.round) })
        round = event.round
        size = event.order.length
      } else if (event.type === 'turn_start') {
        turn = event.slot + 1
        actor = event.unit
      } else if (event.type === 'death') {
        const unit = last?.battle?.units[event.unit - 1]
        if (last?.battle && unit) {
          const seat = seatOfSide(last.battle, unit.side)
          const [told] = narrator()([event], last)
          deaths.push({ index, seat, label: plainWords(told?.line?.parts ?? []) })
        }
      } else if (event.type === 'battle_end') end = event
    }
    rounds.push(round)
    turns.push(turn)
    acting.push(actor)
    drawn.push(size)
  }
  const track: Track = { length: timeline.length, period: (index) => rounds[index] ?? round }
  const brisk = briskPaces(Array.from({ length: timeline.length }, (_, index) => timeline.events(index)))
  return { timeline, track, rounds, turns, acting, drawn, ticks, deaths, end, brisk }
}
