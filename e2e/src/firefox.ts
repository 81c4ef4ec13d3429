import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './server.ts'

/** A page of Firefox, as far as tests need one. */
interface FirefoxPage {
  goto(path: string): Promise<void>
  /** Runs a script in it; its value comes back as JSON. */
  evaluate<T>(script: string): Promise<T>
  /** Presses what is called so, once it can be pressed. */
  press(name: RegExp): Promise<void>
  /** Presses the first thing that a selector finds. */
  pressFirst(selector: string): Promise<void>
  /** Writes into the first field there is, in place of what it holds. */
  write(text: string): Promise<void>
  key(name: string): Promise<void>
  /** Waits until something on the page reads so. */
  reads(text: RegExp): Promise<void>
  /** What the console called an error. */
  readonly errors: readonly string[]
}

export interface Firefox {
  readonly version: string
  visit(path: string): Promise<FirefoxPage>
  close(): Promise<void>
}

/** Playwright drives only a Firefox of its own; this library drives the machine's, by WebDriver BiDi. Only deep tests need it. */
const DRIVER = 'puppeteer-core@24.43.1'
const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
/** A busy machine is slow; what takes longer hangs. */
const PATIENCE_MS = 120_000

/** The machine's own Firefox, or a sentence why there is none. */
export async function launchFirefox(home: string): Promise<Firefox | { readonly missing: string }> {
  const executablePath = PLACES.find((place) => existsSync(place))
  if (executablePath === undefined) return { missing: 'There is no Firefox on this machine' }
  const driver = fetchedDriver()
  if (driver === null) return { missing: `${DRIVER} cannot be had from the npm registry` }
  const { default: puppeteer } = (await import(driver)) as { readonly default: Driver }
  const options = { browser: 'firefox', headless: true, protocolTimeout: PATIENCE_MS * 2, timeout: PATIENCE_MS }
  // The diorama is for machines with a graphics card; without one its painter is the flat one.
  const browser = await puppeteer.launch({
    ...options,
    executablePath,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  return {
    version: await browser.version(),
    async visit(path) {
      // Somebody new each time: nothing is kept from the visit before.
      const page = await (await browser.createBrowserContext()).newPage()
      await page.setViewport({ width: 1440, height: 900 })
      const firefox = pageOf(page, home)
      await firefox.goto(path)
      return firefox
    },
    close: () => browser.close(),
  }
}

function pageOf(page: DriverPage, home: string): FirefoxPage {
  const errors: string[] = []
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? error.message : String(error)
    // The library of schemas tries once whether it may compile code, and does without.
    if (!text.includes('blocked a JavaScript eval')) errors.push(text)
  })
  const evaluate = async <T>(script: string): Promise<T> =>
    JSON.parse(String(await page.evaluate(`(async () => JSON.stringify((await (${script})) ?? null))()`))) as T
  const once = (script: string): Promise<unknown> =>
    page.waitForFunction(script, { timeout: PATIENCE_MS, polling: 100 })
  return {
    errors,
    evaluate,
    goto: async (path) => void (await page.goto(new URL(path, home).href, { waitUntil: 'load', timeout: PATIENCE_MS })),
    press: async (name) => void (await once(`(${pressed})(${CALLED}, ${String(name)})`)),
    pressFirst: async (selector) => void (await once(`(${pressed})(${JSON.stringify(selector)}, /^/)`)),
    write: async (text) => void (await once(`(${written})(${JSON.stringify(text)})`)),
    key: (name) => page.keyboard.press(name),
    reads: async (text) => void (await once(`${String(text)}.test(document.body.innerText)`)),
  }
}

const CALLED = JSON.stringify('button, a[href], [role=button], [role=tab], summary')

/** Runs in the page: presses the first of these that has that name and can be pressed. */
const pressed = `(selector, name) => {
  for (const one of document.querySelectorAll(selector)) {
    const called = (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\\s+/g, ' ').trim()
    const open = one.getClientRects().length > 0 && one.getAttribute('aria-disabled') !== 'true' && !one.disabled
    if (!open || !name.test(called)) continue
    one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    one.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    if (one.click) one.click()
    else one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return true
  }
  return false
}`

/** Runs in the page: a value that is set by a script is not noticed unless it is told. */
const written = `(text) => {
  const field = document.querySelector('textarea')
  if (field === null) return false
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}`

/** Kept from run to run, beside the other Nodes. */
function fetchedDriver(): string | null {
  const folder = join(root, '.cache', 'firefox-driver')
  const entry = join(folder, 'node_modules', 'puppeteer-core', 'lib', 'esm', 'puppeteer', 'puppeteer-core.js')
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
    spawnSync('npm', ['install', DRIVER, ...flags], { cwd: folder, encoding: 'utf8' })
  }
  return existsSync(entry) ? pathToFileURL(entry).href : null
}

/** The part of the driver that is used here. */
interface Driver {
  launch(options: object): Promise<{
    version(): Promise<string>
    createBrowserContext(): Promise<{ newPage(): Promise<DriverPage> }>
    close(): Promise<void>
  }>
}

interface DriverPage {
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>
  goto(address: string, options: object): Promise<unknown>
  evaluate(script: string): Promise<unknown>
  waitForFunction(script: string, options: object): Promise<unknown>
  on(event: 'pageerror', heard: (error: unknown) => void): void
  readonly keyboard: { press(key: string): Promise<void> }
}
