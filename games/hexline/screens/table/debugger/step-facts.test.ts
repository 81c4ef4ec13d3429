import { DEFAULT_CONFIG, type HexlineEvent, type HexlineView, ruleset } from '@tessera/hexline'
import { createMatch, FrameLog, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { changesOf, drawsOf, queueOf, sumWords, unitLabel, watchWords, withWatch } from './step-facts.ts'

const log = new FrameLog<HexlineEvent, HexlineView>()
const armies = [
  ['shieldbearer', 'glass_golem'],
  ['greywolf', 'ripper'],
] as const
const config = { ...DEFAULT_CONFIG, battles: 1 as const, armies }
createMatch(ruleset, { config, seed: seedFrom('table') }, [{ to: 'spectator', frame: (frame) => log.push(frame) }])
const frames = Array.from({ length: log.length }, (_, index) => log.frame(index))
const hit = frames.findIndex(({ events }) => events.some(({ type }) => type === 'damage'))

test('HEX-163 a step that hurts a unit changes its hp, and a watch on it shows both values', () => {
  const before = frames[hit - 1]?.view ?? null
  const view = frames[hit]?.view
  if (view === undefined) throw new Error('No unit was hurt.')
  const change = changesOf(before, view).find(({ field }) => field === 'hp')
  const unit = view.battle?.units.find((each) => unitLabel(view, each) === change?.name)
  if (change === undefined || unit === undefined) throw new Error('No hp changed.')
  const [watch] = withWatch([], unit.id, 'hp')
  if (watch === undefined) throw new Error('The value is not watched.')
  expect(watchWords(watch, before, view)).toEqual({ name: change.name, value: `${change.from} → ${change.to}` })
  expect(watchWords(watch, view, view)).toEqual({ name: change.name, value: change.to })
  expect(changesOf(view, view)).toEqual([])
  expect(changesOf(null, view)).toEqual([])
})

test('a value is watched once, eight at most, and none without a selected unit', () => {
  const one = withWatch([], 1, 'hp')
  expect(withWatch(one, 1, 'hp')).toBe(one)
  expect(withWatch(one, null, 'hp')).toBe(one)
  expect(withWatch(one, 1, 'luck')).toBe(one)
  const units = Array.from({ length: 12 }, (_, i) => i + 1)
  expect(units.reduce((watches, unit) => withWatch(watches, unit, 'armor'), one)).toHaveLength(8)
})

test('the draws of a round start with its order, and an entry is taken from the queue by the event it becomes', () => {
  const start = frames.find(({ events }) => events.some(({ type }) => type === 'round_start'))
  expect(drawsOf(start?.events ?? [])[0]).toMatchObject({ of: 4, why: expect.stringContaining('order shuffled') })
  const taken = frames.map(({ events }) => ({ events, queue: queueOf(events) })).find(({ queue }) => queue.length > 0)
  expect(taken?.events.map((event) => ('kind' in event ? event.kind : event.type))).toContain(
    taken?.queue[0]?.[0]?.type,
  )
})

test('a sum of one term is its number, a longer one names every term', () => {
  expect(sumWords({ total: 4, terms: [{ amount: 4, why: 'base', source: 0 }] })).toBe('4')
  const terms = [
    { amount: 4, why: 'base', source: 0 },
    { amount: -1, why: 'fear', source: 2 },
  ]
  expect(sumWords({ total: 3, terms })).toBe('4 base, −1 fear = 3')
})
