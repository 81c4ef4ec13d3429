import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { arrive, shownOn } from './visit.ts'

const NEVER_ANSWERED = '/never-answered'

/** What a server with a newer version no longer has, or has instead. */
interface Update {
  /** Parts that only the older version asks for. */
  gone: RegExp | null
  newerWorker: boolean
  /** So many answers that were on their way when the newer version came are still from before. */
  late: number
}

/** The server of these tests, seen through one that can be given a newer version of the program. */
async function updatable(): Promise<{ readonly url: string; readonly update: Update; readonly asked: string[] }> {
  const update: Update = { gone: null, newerWorker: false, late: 0 }
  const asked: string[] = []
  const home = new URL(inject('home'))
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/'
    asked.push(path)
    if (path === NEVER_ANSWERED) return
    if (update.gone?.test(path) === true) {
      answer.writeHead(404).end()
      return
    }
    // As it is, not as what the browser has already.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asking } = incoming.headers
    const headers = { ...asking, host: home.host, 'accept-encoding': 'identity' }
    const passed = request(
      { host: home.hostname, port: home.port, path, method: incoming.method ?? 'GET', headers },
      (got) => {
        const newer = path === '/sw.js' && update.newerWorker && update.late-- <= 0
        const { 'content-length': _, ...rest } = got.headers
        answer.writeHead(got.statusCode ?? 500, newer ? rest : got.headers)
        if (newer) {
          // A browser with the newer worker has the newer version, which lacks nothing.
          update.gone = null
          text(got).then((worker) => answer.end(worker.replace(/tessera-[0-9a-f]{16}/g, 'tessera-newer')))
        } else got.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, update, asked }
}

/** A tab in which a part of the page may be missing without failing the test. */
async function tab(spoils: boolean): Promise<Page> {
  const page = await (await arrive({ spoils })).context().newPage()
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await shownOn(page))
    await page.close()
  })
  return page
}

const siegefront = (page: Page) => page.getByRole('link', { name: /Siegefront/ }).first()
const GONE = /\/assets\/.*siegefront/i

/** A page whose version is kept in the browser, with a link to a game that was never opened. */
async function kept(url: string): Promise<Page> {
  const page = await tab(true)
  await page.goto(url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await siegefront(page).waitFor()
  return page
}

test.each([0, 3])(
  'a page of an older version that asks for a part the server no longer has loads the newer one by itself, with %i answers still on their way',
  async (late) => {
    const { url, update } = await updatable()
    const page = await kept(url)
    Object.assign(update, { gone: GONE, newerWorker: true, late })
    await page.goto(`${url}/siegefront/play`)
    await page.getByRole('heading', { name: 'Play Siegefront' }).waitFor()
    expect(update.gone).toBe(null)
  },
)

test('so does a page that still waits for an answer from the older worker, which the browser lets finish first', async () => {
  const { url, update } = await updatable()
  const page = await kept(url)
  await page.addInitScript((path) => void fetch(path).catch(() => {}), NEVER_ANSWERED)
  Object.assign(update, { gone: GONE, newerWorker: true })
  await page.goto(`${url}/siegefront/play`)
  await page.getByRole('heading', { name: 'Play Siegefront' }).waitFor()
  expect(update.gone).toBe(null)
  expect(await page.getByText('There is a newer version').count()).toBe(0)
})

test('on a first visit, before anything is kept, such a page is loaded again once, and says so when that does not help', async () => {
  const { url, update, asked } = await updatable()
  const page = await tab(false)
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  update.gone = GONE
  await page.goto(`${url}/siegefront/play`)
  // It falls over before it is loaded again, too: the page that counts is the second one.
  await expect.poll(() => loads).toBe(2)
  await page.getByRole('heading', { name: 'This page stopped working' }).waitFor()
  expect(asked.filter((path) => path === '/siegefront/play').length).toBe(2)
  update.gone = null
  await page.getByRole('button', { name: 'Load again' }).click()
  await page.getByRole('heading', { name: 'Play Siegefront' }).waitFor()
})
