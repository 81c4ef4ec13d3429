import { routes } from '@tessera/wire'
import { beforeEach, expect, test } from 'vitest'
import { pauseAfter, STREAM, StreamHub, type StreamSource, type TabMessage } from './stream-hub.ts'

interface FakeSource extends StreamSource {
  readonly address: string
  readonly say: (type: 'message' | 'match', message: object) => void
  open: boolean
}

let sources: FakeSource[]
let waiting: { work: () => void; ms: number }[]
let time: number
let hub: StreamHub

beforeEach(() => {
  sources = []
  waiting = []
  time = 0
  hub = new StreamHub({
    open(address) {
      const listeners = new Map<string, (event: { readonly data: string }) => void>()
      const source: FakeSource = {
        address,
        open: true,
        onopen: null,
        onerror: null,
        addEventListener: (type, listener) => void listeners.set(type, listener),
        close: () => {
          source.open = false
        },
        say: (type, message) => listeners.get(type)?.({ data: JSON.stringify(message) }),
      }
      sources.push(source)
      return source
    },
    later(work, ms) {
      const one = { work, ms }
      waiting.push(one)
      return () => {
        waiting = waiting.filter((other) => other !== one)
      }
    },
    now: () => time,
  })
})

function pass(): void {
  for (const { work } of waiting.splice(0)) work()
}
const last = (): FakeSource => sources.at(-1) ?? sources[0] ?? (undefined as never)
const openOnes = (): number => sources.filter(({ open }) => open).length

function tab() {
  const heard: TabMessage[] = []
  const ask = hub.join((message) => void heard.push(message))
  const seqs = (): number[] => heard.flatMap((told) => (told.kind === 'match' ? [told.message.seq] : []))
  return { heard, ask, seqs }
}

const change = (match: string, seq: number) => ({ seq, kind: 'chosen', match, update: { revision: seq } })

test('all tabs share one stream, and each hears what it follows', () => {
  const [one, two] = [tab(), tab()]
  one.ask({ kind: 'follow', match: 'a', revision: 3 })
  two.ask({ kind: 'follow', match: 'b', revision: 7 })
  two.ask({ kind: 'account', account: 'ada' })
  pass()
  expect(openOnes()).toBe(1)
  expect(last().address).toBe('/api/stream?matches=a.3,b.7')
  last().say('match', change('a', 4))
  last().say('match', change('b', 8))
  last().say('message', { seq: 1, kind: 'fresh' })
  expect(one.seqs()).toEqual([4])
  expect(two.seqs()).toEqual([8])
  expect(two.heard.filter(({ kind }) => kind === 'account')).toHaveLength(1)
  expect(one.heard.filter(({ kind }) => kind === 'account')).toHaveLength(0)
})

test('a stream that breaks goes on from the revision told last, without a gap and nothing twice', () => {
  const one = tab()
  one.ask({ kind: 'follow', match: 'a', revision: 3 })
  pass()
  last().onopen?.()
  last().say('match', change('a', 4))
  last().onerror?.()
  expect(one.heard.at(-1)).toEqual({ kind: 'connection', connection: 'reconnecting' })
  pass()
  expect(last().address).toBe('/api/stream?matches=a.4')
  last().onopen?.()
  last().say('match', change('a', 4))
  last().say('match', change('a', 5))
  last().say('match', { seq: 5, kind: 'fresh', match: 'a' })
  expect(one.seqs()).toEqual([4, 5, 5])
  expect(one.heard).toContainEqual({ kind: 'connection', connection: 'live' })
})

test('a stream that was replaced is not listened to any more', () => {
  const one = tab()
  one.ask({ kind: 'follow', match: 'a', revision: 1 })
  pass()
  const first = last()
  one.ask({ kind: 'follow', match: 'b', revision: 1 })
  pass()
  expect([first.open, openOnes()]).toEqual([false, 1])
  first.say('match', change('a', 2))
  first.onerror?.()
  expect(one.seqs()).toEqual([])
  last().say('match', change('a', 2))
  expect(one.seqs()).toEqual([2])
})

test('a second tab at the same match opens nothing, and is told how far it is', () => {
  const [one, two] = [tab(), tab()]
  one.ask({ kind: 'follow', match: 'a', revision: 1 })
  pass()
  last().say('match', change('a', 2))
  two.ask({ kind: 'follow', match: 'a', revision: 1 })
  pass()
  expect(sources).toHaveLength(1)
  expect(two.heard).toContainEqual({ kind: 'match', message: { seq: 2, kind: 'fresh', match: 'a' } })
  one.ask({ kind: 'bye' })
  pass()
  expect([sources.length, openOnes()]).toEqual([1, 1])
  two.ask({ kind: 'leave', match: 'a' })
  pass()
  expect(openOnes()).toBe(0)
})

test('another account, or none, is another stream', () => {
  const one = tab()
  one.ask({ kind: 'account', account: 'ada' })
  pass()
  one.ask({ kind: 'account', account: null })
  one.ask({ kind: 'account', account: 'ben' })
  pass()
  expect([sources.length, openOnes()]).toEqual([2, 1])
  one.ask({ kind: 'account', account: null })
  pass()
  expect(openOnes()).toBe(0)
})

test('without a connection nothing is tried until it is back', () => {
  const one = tab()
  one.ask({ kind: 'follow', match: 'a', revision: 1 })
  pass()
  one.ask({ kind: 'offline' })
  pass()
  expect([openOnes(), waiting.length]).toEqual([0, 0])
  one.ask({ kind: 'back' })
  expect(openOnes()).toBe(1)
})

test('a tab that ended without a word is forgotten after a while', () => {
  const [one, two] = [tab(), tab()]
  one.ask({ kind: 'follow', match: 'a', revision: 1 })
  two.ask({ kind: 'follow', match: 'b', revision: 1 })
  pass()
  time += 11 * 60_000
  two.ask({ kind: 'here' })
  pass()
  expect(last().address).toBe('/api/stream?matches=b.1')
})

test('the path is that of the table of routes', () => {
  expect(STREAM).toBe(routes.stream.path)
})

test('pauses before another try grow up to a limit, and differ between people', () => {
  expect([0, 1, 2, 3].map((tries) => pauseAfter(tries, 0.5))).toEqual([500, 1000, 2000, 3000])
  expect(pauseAfter(50, 0.5)).toBe(8000)
  expect(pauseAfter(0, 0)).toBeLessThan(pauseAfter(0, 0.99))
})
