import { duelNarrator } from '@tessera/gauntlet'
import { fought } from '@tessera/gauntlet/fought'
import type { TableSeat } from '@tessera/play'
import { plainWords } from '@tessera/words'
import { expect, test } from 'vitest'
import { nameOf } from '../log/story.ts'
import { battleWords, endWords, LOOKING, nowOf, seatInfo, strengthOf, viewing, withBattle } from './state.ts'

const DUEL = fought(0, 5)
const FIRST = withBattle(DUEL, 0)
const LAST = DUEL.frame(DUEL.length - 1).view
function nowAt(index: number, over: boolean) {
  const { events, view } = DUEL.frame(index)
  return nowOf(view, events, duelNarrator()(events, view), over)
}
const SEATS: readonly TableSeat[] = [
  { name: 'Ada', style: null },
  { name: 'Ben', kind: 'bot', style: null },
]

test('a press on a unit shows its panel, and a press beside it lets it go without turning the page', () => {
  const log = viewing(LOOKING, { do: 'turn', tab: 'log' })
  const held = viewing(log, { do: 'hold', unit: 7 })
  expect(held).toEqual({ held: 7, tab: 'piece', ended: false })
  expect(viewing({ ...held, tab: 'log' }, { do: 'hold', unit: null })).toEqual(log)
})

test('the result opens at the end and closes for good', () => {
  const ended = viewing(LOOKING, { do: 'end' })
  expect([ended.ended, viewing(ended, { do: 'close' }).ended]).toEqual([true, false])
})

test('before the battle the lines stand as they are about to', () => {
  expect(FIRST.battle?.units.every(({ cell }) => cell >= 0)).toBe(true)
  expect(seatInfo(FIRST, 0, SEATS[0])).toMatchObject({ name: 'Ada', score: '100%' })
  expect(seatInfo(FIRST, 1, SEATS[1])).toMatchObject({ kind: 'bot', sub: expect.any(String) })
})

test('a side is as strong as the units it brought that still stand', () => {
  const { hp, max, stand, all } = strengthOf(LAST, 0)
  const own = LAST.battle?.units.filter(({ owner, summoned }) => owner === 0 && !summoned) ?? []
  expect([all, stand]).toEqual([own.length, own.filter(({ cell }) => cell >= 0).length])
  expect(hp).toBeLessThanOrEqual(max)
})

test('the end names the winner and how, and nothing is said of it before', () => {
  const winner = LAST.battle?.result?.winner ?? null
  expect(endWords(LAST, SEATS)).toContain(winner === null ? 'drawn' : `${SEATS[winner]?.name} won`)
  expect(endWords(FIRST, SEATS)).toBe('')
})

test('a match of three battles counts them', () => {
  const three = { ...FIRST, config: { ...FIRST.config, bestOf: 3 as const } }
  expect([battleWords(FIRST), battleWords(three)]).toEqual(['One battle', 'Battle 1 of 3'])
})

test('the reason of a choice is said beside the action of the unit that chose, and not after the end', () => {
  const reasons = Array.from({ length: DUEL.length }, (_, index) => {
    const { view } = DUEL.frame(index)
    const { parts, reason } = nowAt(index, false)
    return reason === null ? null : [plainWords(parts), nameOf(view, view.battle?.turnOf ?? 0), reason]
  }).filter((each) => each !== null)
  expect(reasons.length).toBeGreaterThan(10)
  for (const [first, name, reason] of reasons) {
    expect(first).toContain(name)
    expect(reason).toMatch(/^It .*\.$/)
  }
  const index = Array.from({ length: DUEL.length }, (_, at) => at).find((at) => nowAt(at, false).reason !== null) ?? 0
  expect(nowAt(index, true).reason).toBeNull()
})
