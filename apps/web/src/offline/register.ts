import { say } from '@tessera/ui'
import { words } from '../words/catalogue.ts'

/** Keeps Tessera in the browser for days without a connection, and tells when there is a newer one. */
export async function registerOffline(): Promise<void> {
  if (!import.meta.env.PROD) return
  // The server no longer has a part of this version: the newer one is taken as soon as it is there, unasked. Nothing is
  // lost by it, for every choice of a match is kept when it is made.
  let incomplete = false
  let take = () => {}
  addEventListener('vite:preloadError', () => {
    incomplete = true
    // On a first visit nothing is kept yet, so that loading the page again is enough.
    if (navigator.serviceWorker?.controller) take()
    else void loadAgain()
  })
  if (!('serviceWorker' in navigator)) return
  try {
    // On a first visit what is kept would come beside what the page needs.
    if (navigator.serviceWorker.controller === null) await new Promise<void>(whenNothingLoads)
    const registration = await navigator.serviceWorker.register('/sw.js')
    let asked = false
    const offer = (worker: ServiceWorker | null) => {
      // Without a controller this is the first visit: nothing is replaced.
      if (!worker || !navigator.serviceWorker.controller) return
      // This page is the newer version already, only its worker is not at work yet.
      if (wasLoadedAgain()) return worker.postMessage('take over')
      if (incomplete) takeOver(worker)
      if (asked) return
      asked = true
      say(words.text('offline.newer'), 'plain', { name: words.text('offline.load'), run: () => takeOver(worker) })
    }
    offer(registration.waiting)
    take = () => {
      offer(registration.waiting)
      void lookForNewer(registration)
    }
    if (incomplete) take()
    const watch = () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') offer(worker)
      })
    }
    // The browser may have found it before anybody asked.
    watch()
    registration.addEventListener('updatefound', watch)
    const before = navigator.serviceWorker.controller
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (before && !wasLoadedAgain()) location.reload()
    })
  } catch {
    // Private windows and some settings forbid it: everything works, only not without a connection.
  }
}

/**
 * The browser looks by itself after every visit, and a question in the meantime gets that answer, which may be from before there
 * was a newer version: so it is asked again a few times.
 */
async function lookForNewer(registration: ServiceWorkerRegistration): Promise<void> {
  for (const pause of [1000, 4000, 16_000, 0]) {
    await registration.update().catch(() => {})
    if (registration.installing ?? registration.waiting) return
    await new Promise((done) => setTimeout(done, pause))
  }
}

/**
 * The page is loaded again when the worker has taken over. Chromium leaves it waiting for minutes, however, while the one
 * before has work or gets some at that moment, and telling it again does not help. By its answer nothing of the version before is kept any
 * more, so that the page comes from the server when it is loaded all the same.
 */
function takeOver(worker: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => setTimeout(loadAgain, TAKE_OVER_MS)
  worker.postMessage('take over', [port2])
}

/** Only where there is a server to load from, and not again at once: a part that is missing for good must not lead round in circles. */
async function loadAgain(): Promise<void> {
  if (wasLoadedAgain()) return
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return
  sessionStorage.setItem('loaded-again', String(Date.now()))
  location.reload()
}

function wasLoadedAgain(): boolean {
  return Date.now() - Number(sessionStorage.getItem('loaded-again')) < 60_000
}

/**
 * Keeps everything of a game that was opened, so that it can be played without a connection. Not before the page
 * has what it needs itself: on a slow line the first match would wait for it.
 */
export function keepOffline(game: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Where no worker may be, this never comes, and never fails.
  whenNothingLoads(() => navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: game })))
}

const TAKE_OVER_MS = 3000
const QUIET_MS = 4000
const LATEST_MS = 60_000

function whenNothingLoads(run: () => void): void {
  const done = () => {
    clearTimeout(quiet)
    clearTimeout(latest)
    loads.disconnect()
    run()
  }
  const loads = new PerformanceObserver(() => {
    clearTimeout(quiet)
    quiet = setTimeout(done, QUIET_MS)
  })
  let quiet = setTimeout(done, QUIET_MS)
  const latest = setTimeout(done, LATEST_MS)
  loads.observe({ type: 'resource' })
}
