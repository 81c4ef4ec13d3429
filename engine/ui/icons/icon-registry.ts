/** Icons are drawn on a field of so many units a side. */
export const ICON_FIELD = 256

const paths = new Map<string, string>()
/** How icons are loaded that are not here before one of them is drawn. */
const later = new Map<string, () => Promise<unknown>>()
const loading = new Set<() => Promise<unknown>>()
const watchers = new Set<() => void>()

/** @public Called by the modules that the build makes from the lists of icons. */
export function registerIcons(icons: Readonly<Record<string, string>>): void {
  for (const name in icons) paths.set(name, icons[name] ?? '')
  for (const watcher of [...watchers]) watcher()
}

/** These icons come together, when the first of them is drawn. */
export function iconsLater(names: readonly string[], load: () => Promise<unknown>): void {
  for (const name of names) later.set(name, load)
}

/** Called when further icons are here. Returns how to end that. */
export function watchIcons(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Path data on the field of icons: nothing while it is loaded. An unknown icon is a ring, so that a custom unit never breaks a board. */
export function iconPath(name: string): string {
  const path = paths.get(name)
  if (path !== undefined) return path
  const load = later.get(name)
  if (load !== undefined) {
    begin(load)
    return ''
  }
  if (import.meta.env.DEV) console.error(`No icon "${name}": list it in an icons.ts`)
  return 'M128 48a80 80 0 100 160 80 80 0 000-160zm0 28a52 52 0 110 104 52 52 0 010-104z'
}

/** One that could not be loaded, as without a connection, is tried again when it is next drawn. */
function begin(load: () => Promise<unknown>): void {
  if (loading.has(load)) return
  loading.add(load)
  load().catch(() => loading.delete(load))
}
