import { type AnyGame, type Audience, hashOf, type Json, restoreMatch } from '@tessera/kernel'
import { FrameRecorder } from './frame-recorder.ts'
import type { ColdMatch, DamagedPart } from './job.ts'

/**
 * The first part of a stored match that cannot be read; null when all of it can, so that something else has failed. Nothing is done to
 * the match.
 */
export function damagedPart(game: AnyGame, match: string, { saved, frames }: ColdMatch): DamagedPart | null {
  const { ruleset } = game
  const { config } = saved.start
  const seats = saved.choices.length
  const optionsFit = () => {
    // They were stored after parsing: a missing field would be filled in now.
    const parsed = ruleset.config.parse(config)
    return parsed.ok && hashOf(plain(parsed.value)) === hashOf(config) && ruleset.seats(config) === seats
  }
  const positionFits = () => {
    const restored = restoreMatch(ruleset, saved)
    for (const audience of [...Array(seats).keys(), 'spectator'] satisfies Audience[]) restored.envelope(audience)
    return game.brokenInvariants(saved.point.state, config).length === 0
  }
  const framesFit = () => {
    new FrameRecorder().resume(match, frames)
    return true
  }
  if (!holds(optionsFit)) return 'options'
  if (!holds(positionFits)) return 'position'
  return holds(framesFit) ? null : 'frames'
}

function plain(value: Json): Json {
  return JSON.parse(JSON.stringify(value))
}

/** Reading damaged data may throw any error. */
function holds(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
