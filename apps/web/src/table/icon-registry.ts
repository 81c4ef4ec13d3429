const paths = new Map<string, string>()

/** @public Called by the modules that the build makes from the lists of icons. */
export function registerIcons(icons: Readonly<Record<string, string>>): void {
  for (const name in icons) paths.set(name, icons[name] ?? '')
}

/** Path data on a 512 by 512 field. An icon nobody listed is a ring, so that a custom unit never breaks a board. */
export function iconPath(name: string): string {
  const path = paths.get(name)
  if (path !== undefined) return path
  if (import.meta.env.DEV) console.error(`No icon "${name}": list it in an icons.ts`)
  return 'M256 96a160 160 0 100 320 160 160 0 000-320zm0 56a104 104 0 110 208 104 104 0 010-208z'
}
