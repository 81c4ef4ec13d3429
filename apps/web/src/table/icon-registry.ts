/** Icons are drawn on a field of so many units a side. */
export const ICON_FIELD = 256

const paths = new Map<string, string>()

/** @public Called by the modules that the build makes from the lists of icons. */
export function registerIcons(icons: Readonly<Record<string, string>>): void {
  for (const name in icons) paths.set(name, icons[name] ?? '')
}

/** Path data on the field of icons. An icon nobody listed is a ring, so that a custom unit never breaks a board. */
export function iconPath(name: string): string {
  const path = paths.get(name)
  if (path !== undefined) return path
  if (import.meta.env.DEV) console.error(`No icon "${name}": list it in an icons.ts`)
  return 'M128 48a80 80 0 100 160 80 80 0 000-160zm0 28a52 52 0 110 104 52 52 0 010-104z'
}
