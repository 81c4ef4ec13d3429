import type { Happening, Sound } from '@tessera/words'

/** A frame may hold dozens of events: so many are heard, each kind once. */
const MOST = 4

/** The sounds of what happened in a frame, in order. */
export function soundsHeard(happenings: readonly Happening[]): readonly Sound[] {
  const heard = new Set<Sound>()
  for (const { sound } of happenings) if (sound !== null && heard.size < MOST) heard.add(sound)
  return [...heard]
}
