import { ABILITIES } from '@tessera/siegefront'

const NAMES: ReadonlyMap<string, string> = new Map(ABILITIES.map(({ key, name }) => [key, name]))

/** What an effect came from, in words: an ability's name, or the status itself. */
export function causeName(cause: string): string {
  return NAMES.get(cause) ?? cause
}
