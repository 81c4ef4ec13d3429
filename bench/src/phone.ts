import { gameSamples } from '@tessera/games/samples'
import type { Browser, Page } from 'playwright-core'
import type { Bench, BenchResult, BenchSamples } from './bench.ts'
import { inBrowser } from './client.ts'
import { load, median, round } from './measure.ts'
import { type Line, phoneNetwork } from './phone-network.ts'

/** What browsers call slow 4G. */
const LINE: Line = { downBitsASecond: 1_600_000, upBitsASecond: 750_000, roundTripMs: 150 }
const SCREEN = { width: 390, height: 844 }
const MOST_ROUNDS = 5
/** All of a first match, at most. */
const GOAL_KB = 350
/** Nobody has set one for the time; this many bytes alone take so long on such a line. */
const ALONE_MS = (GOAL_KB * 8_000_000) / LINE.downBitsASecond

/** The first match of every game over a slow line, on the screen of a phone; the machine's processor is as it is. */
export const clientPhone: Bench = {
  name: 'client-phone',
  about: 'the first match of every game over a slow phone line: how long until it can be played, and how much comes',
  run: (context) =>
    inBrowser(context, async (browser, url) => {
      const results: BenchResult[] = []
      for (const { game, firstMatch } of gameSamples) {
        if (firstMatch === undefined) continue
        const visits: Visit[] = []
        for (let spell = 0; spell < Math.min(MOST_ROUNDS, context.rounds); spell++) {
          context.note(`${game}, round ${spell + 1}`)
          visits.push(await visit(browser, Number(new URL(url).port), firstMatch))
        }
        results.push(...lines(game, visits))
      }
      return results
    }),
}

interface Visit {
  /** Milliseconds until something can be pressed, until the match can be played (presses take no time), and until nothing more comes. */
  readonly openedMs: number
  readonly playableMs: number
  readonly kilobytes: number
}

type FirstMatch = NonNullable<BenchSamples['firstMatch']>

async function visit(browser: Browser, port: number, { open, press, ready }: FirstMatch): Promise<Visit> {
  const network = await phoneNetwork(port, LINE)
  const visitor = await browser.newContext({ viewport: SCREEN, hasTouch: true, isMobile: true })
  try {
    const page = await visitor.newPage()
    page.setDefaultTimeout(120_000)
    const from = performance.now()
    await page.goto(`http://localhost:${network.port}${open}`, { waitUntil: 'commit' })
    let openedMs = 0
    for (const name of press) {
      const control = named(page, name)
      await control.waitFor()
      openedMs ||= performance.now() - from
      await control.click()
    }
    await named(page, ready).waitFor()
    const playableMs = performance.now() - from
    return { openedMs, playableMs, kilobytes: network.received() / 1000 }
  } finally {
    await visitor.close()
    network.close()
  }
}

function named(page: Page, name: RegExp) {
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
}

function lines(game: string, visits: readonly Visit[]): readonly BenchResult[] {
  const line = (name: string, figures: readonly number[], goal: number, unit: string): BenchResult => {
    const sorted = figures.toSorted((a, b) => a - b)
    const ours = median(figures)
    return {
      name: `client-phone-${game}-${name}`,
      peer: name === 'kb' ? 'goal, at most' : `${GOAL_KB} kB alone`,
      ours: round(ours),
      theirs: round(goal),
      ratio: round(goal / ours),
      rounds: figures.length,
      load: load(),
      unit,
      range: `${round(sorted[0] ?? ours)} to ${round(sorted.at(-1) ?? ours)}`,
    }
  }
  return [
    line(
      'opened',
      visits.map(({ openedMs }) => openedMs),
      ALONE_MS,
      'ms until the first screen can be pressed',
    ),
    line(
      'playable',
      visits.map(({ playableMs }) => playableMs),
      ALONE_MS,
      'ms until the first choice of the match can be made',
    ),
    line(
      'kb',
      visits.map(({ kilobytes }) => kilobytes),
      GOAL_KB,
      'kB that came until then, with headers',
    ),
  ]
}
