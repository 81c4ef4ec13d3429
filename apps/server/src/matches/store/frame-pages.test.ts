import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { difference, type Json, KEY_EVERY, type StoredFrame } from '@tessera/kernel'
import { build } from 'esbuild'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { viewAfter } from '../../rules/frame-recorder.ts'
import { framePagesHere, framePagesInThread } from './frame-pages.ts'
import { type KeptFrames, PAGE_LETTERS, type PageOrder, pageOf } from './page.ts'

type Stored = StoredFrame<Json, Json>

const viewAt = (index: number): Json => ({ index, half: Math.floor(index / 2) })

/** Frames whose events are so long, stored as they come: a whole view in every key frame, changes in the others. */
function recorded(count: number, letters: number): readonly Stored[] {
  return Array.from({ length: count }, (_, index) => {
    const step = { at: 0, cause: 'beat', period: 1, events: [{ told: 'x'.repeat(letters) }] } as const
    return index % KEY_EVERY === 0
      ? { ...step, view: viewAt(index) }
      : { ...step, change: difference(viewAt(index - 1), viewAt(index)) }
  }) as readonly Stored[]
}

function chunksOf(frames: readonly Stored[], begin = 0): KeptFrames {
  const data = [frames.slice(begin, begin + 5), frames.slice(begin + 5)].map((part) =>
    Buffer.concat([Buffer.of(0), Buffer.from(JSON.stringify(part))]),
  )
  return { kind: 'chunks', begin, data }
}

interface Page {
  readonly from: number
  readonly frames: readonly Stored[]
  readonly total: number
}

const read = async (order: PageOrder): Promise<Page> => JSON.parse(Buffer.from(await pageOf(order)).toString()) as Page

describe('a page of frames', () => {
  test('begins with the frame that was asked for, and its whole view', async () => {
    const kept = chunksOf(recorded(20, 3))
    const page = await read({ kept, from: 7, total: 20, encoding: null })
    expect(page).toMatchObject({ from: 7, total: 20 })
    expect(page.frames).toHaveLength(13)
    expect(page.frames[0]?.view).toEqual(viewAt(7))
    expect(page.frames[1]?.view).toBeUndefined()
  })

  test('is counted in letters, and pages of pages give every view', async () => {
    const frames = recorded(40, PAGE_LETTERS / 5)
    const kept = chunksOf(frames)
    let from = 0
    let pages = 0
    let view: Json | undefined
    while (from < 40) {
      const page = await read({ kept, from, total: 40, encoding: null })
      expect(JSON.stringify(page.frames).length).toBeLessThan(PAGE_LETTERS * 1.1)
      for (const frame of page.frames) {
        view = viewAfter(view, frame)
        expect(view).toEqual(viewAt(from++))
      }
      pages++
    }
    expect(pages).toBe(10)
  })

  test('holds at least one frame, however long that is, and none beyond the total', async () => {
    const kept = chunksOf(recorded(4, 2 * PAGE_LETTERS))
    expect((await read({ kept, from: 1, total: 4, encoding: null })).frames).toHaveLength(1)
    const short = chunksOf(recorded(9, 3))
    expect((await read({ kept: short, from: 2, total: 6, encoding: null })).frames).toHaveLength(4)
    expect((await read({ kept: short, from: 6, total: 6, encoding: null })).frames).toHaveLength(0)
  })

  test('is sent as the asker can read it', async () => {
    const order = { kept: chunksOf(recorded(9, 30)), from: 0, total: 9 }
    const plain = Buffer.from(await pageOf({ ...order, encoding: null })).toString()
    expect(brotliDecompressSync(await pageOf({ ...order, encoding: 'br' })).toString()).toBe(plain)
    expect(gunzipSync(await pageOf({ ...order, encoding: 'gzip' })).toString()).toBe(plain)
  })
})

describe('pages in a thread of their own', () => {
  let module: URL

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-frames-'))
    const outfile = join(folder, 'frames-worker.mjs')
    const entryPoints = [join(import.meta.dirname, 'frames-worker.ts')]
    const banner = { js: "import { createRequire as made } from 'node:module'; const require = made(import.meta.url);" }
    await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error', banner })
    module = pathToFileURL(outfile)
    return () => rm(folder, { recursive: true })
  })

  test('are those that are made here; frames that cannot be read are an error, and the next page comes', async () => {
    const pages = framePagesInThread(module)
    onTestFinished(() => pages.close())
    const order: PageOrder = { kept: chunksOf(recorded(30, 100)), from: 3, total: 30, encoding: 'br' }
    const here = Buffer.from(await framePagesHere.page('ada', 'here', async () => order))
    const there = await Promise.all([1, 2, 3].map((key) => pages.page('ada', `${key}`, async () => order)))
    for (const page of there) expect(here.equals(Buffer.from(page))).toBe(true)
    const broken: PageOrder = { ...order, kept: { kind: 'chunks', begin: 0, data: [Buffer.from([0, 91])] } }
    await expect(pages.page('ada', 'broken', async () => broken)).rejects.toThrow()
    await expect(pages.page('ada', 'gone', () => Promise.reject(new Error('no row')))).rejects.toThrow('no row')
    expect(here.equals(Buffer.from(await pages.page('ada', 'next', async () => order)))).toBe(true)
    const unread = () => Promise.reject(new Error('read again'))
    expect(here.equals(Buffer.from(await pages.page('ben', 'next', unread)))).toBe(true)
  })

  test('take turns between those who ask; an asker waits for at most eight', async () => {
    const pages = framePagesInThread(module)
    onTestFinished(() => pages.close())
    const order: PageOrder = { kept: chunksOf(recorded(60, 20_000)), from: 0, total: 60, encoding: 'br' }
    const done: string[] = []
    let keys = 0
    const ask = (asker: string) => pages.page(asker, `${++keys}`, async () => order).then(() => void done.push(asker))
    const many = Array.from({ length: 12 }, () => ask('greedy').catch((error: Error) => error.message))
    const one = ask('patient')
    await one
    expect(done.filter((asker) => asker === 'greedy').length).toBeLessThan(3)
    const answers = await Promise.all(many)
    expect(answers.filter((answer) => answer?.startsWith('That is too much')).length).toBe(3)
  })
  test('a thread that is given up answers too late: its page goes to no later request', async () => {
    // A thread says when it has an order, waits until it may answer, and says when it has answered with the number of the frame.
    const lateThread = `import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ from, kept }) => {
        const signals = new Int32Array(kept.data[0].buffer)
        const raise = (signal) => { Atomics.store(signals, signal, 1); Atomics.notify(signals, signal) }
        raise(0)
        Atomics.wait(signals, 1, 0)
        parentPort.postMessage({ page: Uint8Array.of(from) })
        raise(2)
      })`
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pages = framePagesInThread(new URL(`data:text/javascript,${encodeURIComponent(lateThread)}`))
    onTestFinished(async () => {
      vi.useRealTimers()
      await pages.close()
    })
    const raised = async (signals: Int32Array): Promise<void> => {
      while (Atomics.load(signals, 0) === 0) await new Promise(setImmediate)
    }
    const asked = (from: number) => {
      const signals = new Int32Array(new SharedArrayBuffer(12))
      const kept: KeptFrames = { kind: 'chunks', begin: 0, data: [new Uint8Array(signals.buffer)] }
      const page = pages.page('ada', `frame ${from}`, async () => ({ kept, from, total: 9, encoding: null }))
      const answers = () => {
        Atomics.store(signals, 1, 1)
        Atomics.notify(signals, 1)
      }
      return { page, signals, answers }
    }
    const slow = asked(1)
    const givenUp = expect(slow.page).rejects.toThrow('too long')
    await raised(slow.signals)
    const next = asked(2)
    slow.answers()
    Atomics.wait(slow.signals, 2, 0)
    // The answer waits in the port of the thread, whose time is up before anybody has read it.
    vi.advanceTimersByTime(20_000)
    await givenUp
    await raised(next.signals)
    next.answers()
    expect([...(await next.page)]).toEqual([2])
  })
})
