import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'

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
}

let browser: Promise<Browser> | undefined

afterAll(async () => {
  await (await browser)?.close()
  browser = undefined
})

/** Somebody new, in a browser of their own, on this page. */
export async function visit(path: string, visitor: Visitor = {}): Promise<Page> {
  const page = await arrive(visitor)
  await page.goto(path)
  return page
}

/** Somebody new who has not gone anywhere yet. The test fails when anything they do leaves an error in the console. */
export async function arrive(visitor: Visitor = {}): Promise<Page> {
  const context = await newContext(visitor)
  const page = await context.newPage()
  const errors = errorsOf(page, visitor.refused === true)
  onTestFinished(async () => {
    await context.close()
    const ours = visitor.drops === true ? errors.filter((error) => !error.includes('net::ERR_')) : errors
    expect(ours, 'errors in the browser').toEqual([])
  })
  return page
}

async function newContext({ size = 'desk', theme = 'dark', motion = false }: Visitor): Promise<BrowserContext> {
  browser ??= chromium.connect(inject('browser'))
  const context = await (await browser).newContext({
    baseURL: inject('home'),
    viewport: sizes[size],
    colorScheme: theme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    hasTouch: size === 'phone',
    acceptDownloads: true,
    locale: 'en-GB',
  })
  context.setDefaultTimeout(120_000)
  await context.addInitScript(loadDice)
  return context
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
