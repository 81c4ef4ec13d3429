import type { Happening, Sound } from '@tessera/words'

/** What a game's events sound like, by their kind; what is not named is silent. */
export type SoundTable<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]?: Sound | ((event: Extract<Event, { readonly type: Type }>) => Sound | null)
}

/** The same without the game's types, for those who only play it. */
export type AnySoundTable = Readonly<Record<string, Sound | ((event: never) => Sound | null) | undefined>>

/** A frame may hold dozens of events: so many are heard, each kind once. */
const MOST = 4

/** The sounds of these events, in order. */
export function soundsHeard(told: readonly Happening[]): readonly Sound[] {
  const heard = new Set<Sound>()
  for (const { sound } of told) if (sound !== null && heard.size < MOST) heard.add(sound)
  return [...heard]
}

/** The sounds of what happened in a frame, in order. */
export function soundsOf(table: AnySoundTable, events: readonly unknown[]): readonly Sound[] {
  const heard = new Set<Sound>()
  for (const event of events) {
    if (heard.size >= MOST) break
    const made = soundOf(table, event)
    if (made !== null) heard.add(made)
  }
  return [...heard]
}

function soundOf(table: AnySoundTable, event: unknown): Sound | null {
  if (typeof event !== 'object' || event === null || !('type' in event)) return null
  const entry = table[String(event.type)]
  if (entry === undefined) return null
  return typeof entry === 'function' ? entry(event as never) : entry
}
