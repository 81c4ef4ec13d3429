import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { ALL_PAINTED, launchBrowser } from './browser.ts'

export const sizes = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const
export type Size = keyof typeof sizes

export const themes = ['dark', 'light'] as const
type Theme = (typeof themes)[number]

export interface Visitor {
  readonly size?: Size
  readonly theme?: Theme
  /** Animations are off unless a test is about them, so that nothing waits for time to pass. */
  readonly motion?: boolean
  /** Loses the connection on the way, so that requests fail and the browser says so. */
  readonly drops?: boolean
  /** The server says no to them in this test, and the browser says so. */
  readonly refused?: boolean
  /** Looks at what decided a finished match. To find that out it is played on for many seconds, which is left out for all others. */
  readonly chances?: boolean
  /** Looks at the picture itself, in a browser that paints what it lays out and is theirs alone. */
  readonly painted?: boolean
  /** Has a clock that the test winds. It stays in the browser, so nobody gets that afterwards. */
  readonly clock?: boolean
  /** Does something to the browser that cannot be undone, so nobody gets it afterwards. */
  readonly spoils?: boolean
}

/** For all files that this worker runs; it ends with the worker. One for all workers would have to be spoken to through another process. */
let browser: Promise<Browser> | undefined
/**
 * A new context loads the whole client anew, which costs several times what most tests do in it: a test that is done leaves
 * theirs to the next, swept clean. The page is never left: what still happens in an old one reaches no later test.
 */
const left: { readonly context: BrowserContext; readonly touch: boolean }[] = []

/** Somebody new, in a browser of their own, on this page. */
export async function visit(path: string, visitor: Visitor = {}): Promise<Page> {
  const page = await arrive(visitor)
  await page.goto(path)
  return page
}

/** Somebody new who has not gone anywhere yet. The test fails when anything they do leaves an error in the console. */
export async function arrive(visitor: Visitor = {}): Promise<Page> {
  const {
    size = 'desk',
    theme = 'dark',
    motion = false,
    chances = ALL_PAINTED,
    spoils = false,
    clock = false,
  } = visitor
  const touch = size === 'phone'
  const painting = visitor.painted === true && !ALL_PAINTED ? await launchBrowser(true) : null
  const alone = spoils || clock || painting !== null
  const context = (alone ? undefined : leftOver(touch)) ?? (await newContext(touch, spoils, painting))
  const page = await context.newPage()
  if (clock) await page.clock.install()
  else if (!spoils) page.clock.install = () => Promise.reject(new Error(CLOCK_STAYS))
  await page.setViewportSize(sizes[size])
  await page.emulateMedia({ colorScheme: theme, reducedMotion: motion ? 'no-preference' : 'reduce' })
  if (!chances) await page.addInitScript(leaveChances)
  const errors = errorsOf(page, visitor.refused === true)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await shownOn(page))
    if (alone || task.result?.state !== 'pass') {
      await context.close()
      await painting?.close()
    } else {
      // Errors that are on their way arrive before the answer to this.
      await page.evaluate(() => undefined)
      page.removeAllListeners()
      await sweep(page)
      await page.close()
      left.push({ context, touch })
    }
    const ours = visitor.drops === true ? errors.filter((error) => !error.includes('net::ERR_')) : errors
    expect(ours, 'errors in the browser').toEqual([])
  })
  return page
}

/** What a red test is read by: a page says more than what was waited for in vain. */
export async function shownOn(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText).catch((error: Error) => error.message)
  return `${page.url()} showed:\n${text.slice(0, 2000)}`
}

/** Every later page of the context would have that clock too, and another time than the server. */
const CLOCK_STAYS = 'A clock stays in the browser: ask for a visitor with `clock: true`.'

function leftOver(touch: boolean): BrowserContext | undefined {
  const found = left.findIndex((one) => one.touch === touch)
  return found < 0 ? undefined : left.splice(found, 1)[0]?.context
}

function shared(): Promise<Browser> {
  browser ??= launchBrowser()
  return browser
}

async function newContext(touch: boolean, spoils: boolean, own: Browser | null): Promise<BrowserContext> {
  const context = await (own ?? (await shared())).newContext({
    baseURL: inject('home'),
    hasTouch: touch,
    acceptDownloads: true,
    locale: 'en-GB',
    // Working offline is kept for a test of its own: in the others it would fetch the whole client every time.
    serviceWorkers: spoils ? 'allow' : 'block',
  })
  context.setDefaultTimeout(120_000)
  await context.addInitScript(loadDice)
  // A page that stays keeps the process behind the context: starting one and compiling the client in it costs as much as most tests.
  await (await context.newPage()).goto('/icon.svg')
  return context
}

/** Takes away everything a page can keep. From another page of the site, since the one it leaves may still be writing. */
async function sweep(page: Page): Promise<void> {
  const context = page.context()
  await context.setOffline(false)
  await context.clearPermissions()
  await page.goto('/icon.svg')
  await context.clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name = '' } of await indexedDB.databases())
      await new Promise<void>((done, fail) => {
        const asked = indexedDB.deleteDatabase(name)
        asked.onsuccess = () => done()
        asked.onerror = () => fail(asked.error)
      })
  })
}

/** The client takes seeds, its share of online dice and random choices from the platform; here they are the same in every run. */
function loadDice(): void {
  let state = 0x9e3779b9
  const byte = (): number => {
    state = (Math.imul(state, 0x5bd1e995) + 0x3c6ef372) | 0
    return state >>> 24
  }
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array !== null) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      for (let i = 0; i < bytes.length; i++) bytes[i] = byte()
    }
    return array
  }
  Math.random = () => (((byte() << 16) | (byte() << 8) | byte()) >>> 0) / 2 ** 24
}

/** The worker that plays a finished match on is never heard of, as on a machine on which that takes very long. */
function leaveChances(): void {
  window.Worker = new Proxy(Worker, {
    construct(Real, [url, options]: [string | URL, WorkerOptions?]) {
      if (options?.name !== 'chances') return new Real(url, options)
      return Object.assign(new EventTarget(), { postMessage() {}, terminate() {} })
    },
  })
}

function errorsOf(page: Page, refused: boolean): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error' || (refused && /status of 4\d\d/.test(message.text()))) return
    errors.push(message.text())
  })
  return errors
}
