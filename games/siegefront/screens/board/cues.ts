import type { SiegefrontEvent } from '@tessera/siegefront'

/** When an event is shown within its command, in milliseconds at speed 1. */
export interface Cue {
  readonly event: SiegefrontEvent
  readonly at: number
  readonly ms: number
}

export interface Timing {
  readonly cues: readonly Cue[]
  /** Until the last effect is over. */
  readonly total: number
}

/** The longest a command may take at speed 1; longer chains are shown faster. */
const LONGEST = 2400

/** Blows fall one after the other; the effects of one cause on several cards are shown together. */
export function timingOf(events: readonly SiegefrontEvent[]): Timing {
  const cues: Cue[] = []
  let clock = 0
  let end = 0
  let wave = ''
  let waveAt = 0
  for (const event of events) {
    const [ms, name] = beatOf(event)
    if (ms === 0) {
      cues.push({ event, at: clock, ms })
      continue
    }
    const same = name !== '' && name === wave
    const at = same ? waveAt : clock
    waveAt = at
    wave = name
    cues.push({ event, at, ms })
    end = Math.max(end, at + ms)
    if (!same) clock = at + ms * OVERLAP
  }
  const pace = end > LONGEST ? LONGEST / end : 1
  return { cues: cues.map((cue) => ({ ...cue, at: cue.at * pace, ms: cue.ms * pace })), total: end * pace }
}

/** Until the effects of a frame are over, at speed 1. */
export function effectsOf(events: readonly SiegefrontEvent[]): number {
  return timingOf(events).total
}

/** An action is read in about so long. */
const READABLE = 800

/** How long a frame stays at speed 1: its effects, and a moment to read. */
export function paceOf(events: readonly SiegefrontEvent[]): number {
  return Math.max(READABLE, effectsOf(events) + 350)
}

/** The next effect begins before the last one has died away. */
const OVERLAP = 0.75

/** Length, and the wave it belongs to: events of one wave begin together. */
function beatOf(event: SiegefrontEvent): readonly [ms: number, wave: string] {
  switch (event.type) {
    case 'blow':
      return [400, '']
    case 'castle_hit':
      return [400, '']
    case 'unit_entered':
      return [320, '']
    case 'unit_moved':
      return [160 + 140 * (event.path.length - 1), '']
    case 'unit_displaced':
      return [280, event.cause]
    case 'damage':
      return [340, `${event.cause} ${event.by ?? ''}`]
    case 'healed':
    case 'castle_healed':
      return [320, event.cause]
    case 'status_added':
      return [300, `${event.status} ${event.cause}`]
    case 'status_removed':
      return [200, 'over']
    case 'stat_changed':
      return [300, event.cause]
    case 'ability':
      return event.draw === null && event.trigger !== 'activated' ? [0, ''] : [260, '']
    case 'unit_died':
      return [380, 'died']
    case 'unit_returned':
      return [380, '']
    case 'weather_changed':
      return [400, '']
    case 'terrain_changed':
      return [300, '']
    case 'card_drawn':
      return event.source === 'opening' ? [0, ''] : [260, 'drawn']
    case 'charge_gained':
    case 'deck_empty':
      return [260, 'drawn']
    case 'card_forged':
      return [260, '']
    case 'turn_started':
      return [400, '']
    case 'formation_changed':
    case 'control_changed':
      return [300, 'stand']
    case 'mana_changed':
      return event.to > event.from ? [260, ''] : [0, '']
    case 'match_started':
    case 'match_ended':
      return [400, '']
    case 'mulligan_done':
    case 'turn_ended':
    case 'attack_declared':
      return [0, '']
  }
}
