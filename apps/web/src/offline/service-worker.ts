/** Filled in by the build: what the pages need, what each game needs besides, and the name of this version. */
declare const __CORE__: readonly string[]
declare const __GAMES__: Readonly<Record<string, readonly string[]>>
declare const __VERSION__: string

// The page's types know windows, not service workers; this is the part of them we use.
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null
}
interface Pressed extends Extendable {
  readonly notification: { readonly data: unknown; close(): void }
}
interface Page {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
interface Scope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly registration: {
    showNotification(title: string, options: { body: string; tag: string; icon: string; data: unknown }): Promise<void>
  }
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent & Extendable) => void): void
}

const scope = self as unknown as Scope
const PREFIX = 'tessera-'
const NAME = PREFIX + __VERSION__

scope.addEventListener('install', (event) => {
  event.waitUntil(fill())
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(tidy())
})

// A new version waits until the person agrees: their battle is not pulled away from under them.
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver(event.ports[0]))
  const { keep } = (event.data ?? {}) as { readonly keep?: unknown }
  if (typeof keep === 'string') void keepGame(keep)
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== scope.location.origin || address.pathname.startsWith('/api/'))
    return
  event.respondWith(answer(request))
})

scope.addEventListener('push', (event) => {
  const { text, match } = (event.data?.json() ?? {}) as { readonly text?: unknown; readonly match?: unknown }
  event.waitUntil(notify(String(text ?? 'Something happened in your matches.'), pageOf(match)))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(String(event.notification.data ?? '/online')))
})

/** Nothing while the page is in sight, which shows the news itself. Several notices about one match are one. */
async function notify(body: string, path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' })
  if (pages.some(({ focused }) => focused)) return
  await scope.registration.showNotification('Tessera', { body, tag: path, icon: '/icon.svg', data: path })
}

async function goTo(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' })
  const there = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0]
  if (there === undefined) return void (await scope.clients.openWindow(path))
  await there.focus()
  if (new URL(there.url).pathname !== path) await there.navigate(path)
}

/** A notice may name a match and nothing else: no address from outside is opened. */
function pageOf(match: unknown): string {
  return typeof match === 'string' && /^[a-z0-9]{12}$/.test(match) ? `/m/${match}` : '/online'
}

/** The pages, and the games that an earlier version has kept. */
async function fill(): Promise<void> {
  await add(__CORE__)
  const kept = new Set<string>()
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === NAME) continue
    const earlier = await caches.open(name)
    for (const game of Object.keys(__GAMES__)) if (await earlier.match(markOf(game))) kept.add(game)
  }
  for (const game of kept) await keepGame(game)
}

/** Everything that a game needs, from when it is first opened. */
async function keepGame(game: string): Promise<void> {
  const files = __GAMES__[game]
  if (files === undefined) return
  await add(files)
  await (await caches.open(NAME)).put(markOf(game), new Response(''))
}

async function add(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = paths.filter((path) => !known.has(path))
  // What is named after its content may come from where the browser keeps it; the rest may be older there.
  await cache.addAll(missing.map((path) => new Request(path, isHashed(path) ? {} : { cache: 'reload' })))
}

function isHashed(path: string): boolean {
  return path.startsWith('/assets/')
}

/** Stands in the cache for a game that is kept whole. */
function markOf(game: string): string {
  return `/kept/${game}`
}

async function tidy(): Promise<void> {
  await forgetEarlier()
  await scope.clients.claim()
}

/** The worker before this one may stay at work for minutes: what it no longer keeps it fetches, which is of this version. */
async function takeOver(asker: MessagePort | undefined): Promise<void> {
  void scope.skipWaiting()
  await forgetEarlier()
  asker?.postMessage('forgotten')
}

async function forgetEarlier(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)))
}

/** Pages are all the same file; everything else by its address, from the network when it is not kept, and kept from then on. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME)
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true, ignoreVary: true })
  if (kept !== undefined) return kept
  const fetched = await fetch(request)
  if (fetched.status === 200 && isHashed(new URL(request.url).pathname)) await cache.put(request, fetched.clone())
  return fetched
}
