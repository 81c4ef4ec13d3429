/** Filled in by the build: every file of this version, and its name. */
declare const __PRECACHE__: readonly string[]
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
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
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
  if (event.data === 'take over') void scope.skipWaiting()
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

/** Nothing while somebody looks at the page: it says so itself. Several notices about one match are one. */
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

async function fill(): Promise<void> {
  const cache = await caches.open(NAME)
  await cache.addAll(__PRECACHE__.map((path) => new Request(path, { cache: 'reload' })))
}

async function tidy(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/** Pages are all the same file; everything else by its address, from the network only when it is not ours. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME)
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true, ignoreVary: true })
  return kept ?? fetch(request)
}
