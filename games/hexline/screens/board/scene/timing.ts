import type { HexlineEvent } from '@tessera/hexline'

/** When an event is shown within its step, in milliseconds at speed 1. */
export interface Cue {
  readonly event: HexlineEvent
  readonly at: number
  readonly ms: number
}

export interface Timing {
  readonly cues: readonly Cue[]
  /** Until the last effect is over. */
  readonly total: number
}

/** The longest a step may take at speed 1; longer chains are shown faster. */
const LONGEST = 1300

/** Effects of one cause are shown together, effects of different causes one after the other. */
export function timingOf(events: readonly HexlineEvent[]): Timing {
  const cues: Cue[] = []
  let clock = 0
  let end = 0
  let wave = ''
  let waveAt = 0
  for (const event of events) {
    const [lead, ms, name] = beatOf(event)
    const same = name !== '' && name === wave
    if (!same) {
      clock += lead
      waveAt = clock
    }
    const at = same ? waveAt : clock
    cues.push({ event, at, ms })
    end = Math.max(end, at + ms)
    if (!same && ms > 0) clock = at + ms * OVERLAP
    if (ms > 0) wave = name
  }
  const pace = end > LONGEST ? LONGEST / end : 1
  return { cues: cues.map((cue) => ({ ...cue, at: cue.at * pace, ms: cue.ms * pace })), total: end * pace }
}

/** How long a frame stays at speed 1: its effects, and a moment to read. */
export function paceOf(events: readonly HexlineEvent[]): number {
  const { total } = timingOf(events)
  return Math.max(420, total + 240)
}

/** The next effect begins before the last one has died away. */
const OVERLAP = 0.7

/** Rest before it, length, and the wave it belongs to: events of one wave begin together. */
function beatOf(event: HexlineEvent): readonly [lead: number, ms: number, wave: string] {
  switch (event.type) {
    case 'move':
      return [0, event.extra ? 200 : 260, '']
    case 'shadowstep':
      return [0, 400, '']
    case 'attack':
      return [40, event.ranged ? 280 : 200, '']
    case 'damage':
    case 'blocked':
      return event.kind === 'attack' ? [0, 320, ''] : [60, 300, `${event.kind} ${event.by}`]
    case 'heal':
    case 'fortify':
    case 'sunder':
    case 'freeze':
    case 'silence':
    case 'vengeance':
      return [60, 300, `${event.type} ${event.by}`]
    case 'push':
    case 'retreat':
      return [40, 240, event.type === 'push' ? `push ${event.by}` : '']
    case 'undying':
    case 'executed':
      return [60, 360, '']
    case 'death':
      return [20, 360, 'death']
    case 'ramp':
      return [20, 300, 'ramp']
    case 'summon':
      return [40, 300, `summon ${event.by}`]
    case 'ready':
    case 'ready_turn':
    case 'ready_spent':
      return [20, 260, 'ready']
    case 'frozen_skip':
    case 'idle':
      return [0, 360, '']
    case 'ability':
      return [20, 120, '']
    case 'speed_roll':
      return [0, 120, '']
    case 'silence_tick':
      return [0, 200, 'tick']
    case 'round_start':
    case 'battle_end':
      return [0, 400, '']
    default:
      return [0, 0, '']
  }
}
