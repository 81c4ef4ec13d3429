import { CUSTOM_ICONS, customIcon } from '../../icons.ts'

const LONGEST = 26
const MOST_TRIES = 400

/** The pictures a custom unit may have. */
export const ICON_CHOICES: readonly string[] = CUSTOM_ICONS

/**
 * What a custom unit looks like follows from its id, so that everybody sees the same picture. To choose one is to find an id
 * close to the old one that leads to it; null when there is none that is free.
 */
export function idForIcon(icon: string, id: string, taken: ReadonlySet<string>): string | null {
  const stem = id.replace(/_\d+$/, '').slice(0, LONGEST - 4)
  for (let n = 0; n < MOST_TRIES; n++) {
    const candidate = n === 0 ? stem : `${stem}_${n}`
    if (customIcon(candidate) === icon && !taken.has(candidate)) return candidate
  }
  return null
}
