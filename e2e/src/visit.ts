import { type Browser, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'

export const sizes = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const
export type Size = keyof typeof sizes

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

export interface Visitor {
  readonly size?: Size
  readonly theme?: Theme
  /** Animations are off unless a test is about them, so that nothing waits for time to pass. */
  readonly motion?: boolean
  /** Loses the connection on the way, so that requests fail and the browser says so. */
  readonly drops?: boolean
  /** The server says no to them in this test, and the browser says so. */
  readonly refused?: boolean
  /** Does something to the browser that cannot be undone, so nobody gets it afterwards. */
  readonly spoils?: boolean
}

/** For all files that this worker runs; it ends with the run. */
let browser: Promise<Browser> | undefined
/** Opening a page costs several times what most tests do in it: whoever is done leaves theirs to the next, swept clean. */
const left: { readonly page: Page; readonly touch: boolean }[] = []

/** Somebody new, in a browser of their own, on this page. */
export async function visit(path: string, visitor: Visitor = {}): Promise<Page> {
  const page = await arrive(visitor)
  await page.goto(path)
  return page
}

/** Somebody new who has not gone anywhere yet. The test fails when anything they do leaves an error in the console. */
export async function arrive(visitor: Visitor = {}): Promise<Page> {
  const { size = 'desk', theme = 'dark', motion = false, spoils = false } = visitor
  const touch = size === 'phone'
  const page = (spoils ? undefined : leftOver(touch)) ?? (await newPage(touch, spoils))
  await page.setViewportSize(sizes[size])
  await page.emulateMedia({ colorScheme: theme, reducedMotion: motion ? 'no-preference' : 'reduce' })
  const errors = errorsOf(page, visitor.refused === true)
  onTestFinished(async ({ task }) => {
    page.removeAllListeners()
    if (spoils || task.result?.state !== 'pass') await page.context().close()
    else {
      await sweep(page)
      left.push({ page, touch })
    }
    const ours = visitor.drops === true ? errors.filter((error) => !error.includes('net::ERR_')) : errors
    expect(ours, 'errors in the browser').toEqual([])
  })
  return page
}

function leftOver(touch: boolean): Page | undefined {
  const found = left.findIndex((one) => one.touch === touch)
  return found < 0 ? undefined : left.splice(found, 1)[0]?.page
}

async function newPage(touch: boolean, spoils: boolean): Promise<Page> {
  browser ??= chromium.connect(inject('browser'))
  const context = await (await browser).newContext({
    baseURL: inject('home'),
    hasTouch: touch,
    acceptDownloads: true,
    locale: 'en-GB',
    // Working offline is kept for a test of its own: in the others it would fetch the whole client every time.
    serviceWorkers: spoils ? 'allow' : 'block',
  })
  context.setDefaultTimeout(120_000)
  await context.addInitScript(loadDice)
  return await context.newPage()
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

/** The client takes the seeds of its matches from the platform; here they are the same in every run. */
function loadDice(): void {
  let state = 0x9e3779b9
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array === null) return array
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 0x5bd1e995) + 0x3c6ef372) | 0
      bytes[i] = state >>> 24
    }
    return array
  }
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
