import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { AnyRecord } from '@tessera/kernel'
import type { Browser, Page } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.mjs'
import type { Bench, BenchContext } from './bench.ts'
import { againstGoal } from './measure.ts'
import { sampleOf } from './samples.ts'

const WATCH_MS = 6000

/** In the browser: how much is loaded to watch a battle, and how long its script holds up a frame. */
export const client: Bench = {
  name: 'client',
  about: 'a battle of 40 units in the browser: what is loaded, and the longest script task while it plays',
  run: (context) =>
    inBrowser(context, async (browser, url) => {
      const start = await startUp(browser, url, context.rounds)
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      const loaded = watchLoads(page)
      const { game, sample: watched } = sampleOf('watched')
      await page.goto(`${url}/${game}/replay`)
      await openRecordFile(page, await watched())
      const kilobytes = (await loaded()) / 1000
      const longest: number[] = []
      for (let round = 0; round < Math.min(context.rounds, MOST_ROUNDS); round++) {
        context.note(`round ${round + 1}: watching for ${WATCH_MS / 1000} s`)
        await page.keyboard.press('Home')
        await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
        await page.keyboard.press('Space')
        await page.waitForTimeout(WATCH_MS)
        await page.keyboard.press('Space')
        if ((await step(page)) === 0) throw new Error('The battle did not play')
        longest.push(longestScript(JSON.parse((await browser.stopTracing()).toString('utf8')) as Trace))
      }
      return [
        againstGoal('client-script', longest, 50, 'CPU ms of the longest script task, 40 units in battle', 'low'),
        againstGoal('client-start', start.ms, 1000, 'ms until the home page of a new visitor is painted', 'low'),
        againstGoal(
          'client-home',
          [start.kilobytes],
          250,
          'kB of scripts and styles, compressed, of the home page',
          'low',
        ),
        againstGoal('client-load', [kilobytes], 400, 'kB of scripts and styles, compressed, to watch a battle', 'low'),
      ]
    }),
}

const MOST_ROUNDS = 5

/** Somebody new each time: nothing is in any cache. Wall time, since that is what they wait. */
async function startUp(browser: Browser, url: string, rounds: number) {
  const ms: number[] = []
  let kilobytes = 0
  for (let round = 0; round < rounds; round++) {
    const visitor = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await visitor.newPage()
    const loaded = watchLoads(page)
    await page.goto(url)
    await page.getByRole('link', { name: 'Play now' }).waitFor()
    ms.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
    )
    kilobytes = (await loaded()) / 1000
    await visitor.close()
  }
  return { ms, kilobytes }
}

/** A server and a browser for as long as something is measured. */
export async function inBrowser<T>(
  { root }: BenchContext,
  measure: (browser: Browser, url: string) => Promise<T>,
): Promise<T> {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('There is no browser on this machine: set CHROME_PATH')
  const { chromium } = await import('playwright-core')
  const server = await serve(root)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    return await measure(browser, server.url)
  } finally {
    await browser.close()
    server.stop()
  }
}

/** A server with a database in memory. */
async function serve(root: BenchContext['root']): Promise<{ readonly url: string; stop(): void }> {
  const command = join(root, 'apps', 'cli', 'bin', 'tessera.mjs')
  const child = spawn(process.execPath, [command, 'serve', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server did not start')
  })
  ended.catch(() => undefined)
  const [line] = (await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), ended])) as [string]
  const { url } = JSON.parse(line) as { url: string }
  return { url, stop: () => child.kill() }
}

/** Bytes of all scripts and styles so far, as they would travel compressed. */
function watchLoads(page: Page): () => Promise<number> {
  const bodies: Promise<number>[] = []
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) {
      bodies.push(response.body().then((body) => gzipSync(body).length))
    }
  })
  return async () => (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0)
}

async function openRecordFile(page: Page, record: AnyRecord): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a record file' }).click()
  const file = { name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) }
  await (await chooser).setFiles(file)
  await page.getByRole('slider').first().waitFor()
  await page.locator('body').click({ position: { x: 2, y: 2 } })
}

/** Where the timeline stands. */
async function step(page: Page): Promise<number> {
  const slider = page.getByRole('slider').first()
  return slider.evaluate((element) =>
    Number(element.getAttribute('aria-valuenow') ?? (element as HTMLInputElement).value),
  )
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string
    readonly ph: string
    readonly ts: number
    readonly dur?: number
    readonly tdur?: number
  }[]
}

const SCRIPT = new Set(['FunctionCall', 'FireAnimationFrame', 'TimerFire', 'EventDispatch', 'RunMicrotasks'])

/** CPU time of the longest piece of script, so that other programs on the machine do not count. */
function longestScript({ traceEvents }: Trace): number {
  const script = traceEvents.filter((event) => event.ph === 'X' && SCRIPT.has(event.name))
  if (script.length === 0) throw new Error('No script ran while the battle should have played')
  return script.reduce((most, { tdur, dur }) => Math.max(most, (tdur ?? dur ?? 0) / 1000), 0)
}
