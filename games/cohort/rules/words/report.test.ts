import { expect, test } from 'vitest'
import { exampleView, viewWith } from '../orders/testing/view.ts'
import type { CohortView, OwnUnit } from '../view/view.ts'
import {
  builderText,
  reportEmbed,
  reportMessages,
  reportOf,
  reportText,
  seatReport,
  statusOf,
  supplyBar,
  troopList,
} from './report.ts'

const view = exampleView()
const status = { due: '2026-11-17 12:00 UTC', opponentSubmitted: false }

function withUnit(id: number, change: Partial<OwnUnit>): CohortView {
  return { ...view, units: view.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)) }
}

test('COH-14.1 a report says what the seat may know, in the book’s form', () => {
  const [text = ''] = reportMessages(reportOf(view, status))
  expect(text).toContain('Cohort · River Crossing · turn 2/12 · clear')
  expect(text).toContain(
    '**1st Militia** (100/100)\n├─ Position: B7, facing E\n├─ Morale: 70\n└─ Status: Ready\n\n**First Cohort**',
  )
  expect(text).toMatch(
    /\*\*Enemy Cavalry\*\* at J5 \[X1\]\n├─ Strength: ~50\n├─ Formation: standard\n└─ Distance: \d+ tiles \(\d+ m\)/,
  )
  expect(text).toContain('**Last seen X3** Cavalry at K3, turn 1')
  expect(text).toContain(
    'Western Ford: nobody · Central Ford: nobody · Eastern Ford: nobody · hold 0/5 : 0/5 · score 0:0\nOrders due 2026-11-17 12:00 UTC · opponent has not submitted',
  )
})

test('COH-14.1 areas, an empty field and an empty army', () => {
  const area = { name: 'Eastern woods', left: 11, right: 13, top: 14, bottom: 17 }
  const seen = reportOf({ ...view, contacts: [], areas: [area] }, status)
  expect(seen.enemy).toEqual(['**Unknown force** · Eastern woods (L-N, 15-18)\n└─ Movement noticed'])
  const nobody = reportOf({ ...view, contacts: [], areas: [], units: [] }, status)
  expect(nobody.enemy).toEqual(['🔍 Nobody in sight. Scouts forward would help.'])
  expect(nobody.army).toEqual(['No units deployed'])
})

test('COH-14.1 points are told from the seat’s side', () => {
  const points = [
    { controller: 0, since: 1 },
    { controller: 1, since: 2 },
    { controller: null, since: 0 },
  ] as const
  const { points: line } = reportOf({ ...view, points }, status)
  expect(line).toContain('Western Ford: you · Central Ford: enemy · Eastern Ford: nobody')
})

test('COH-14.2 the status is the gravest word that fits', () => {
  const status = (change: Partial<OwnUnit>) => {
    const unit = withUnit(4, change).units.find(({ id }) => id === 4)
    return unit === undefined ? null : statusOf(unit)
  }
  expect(status({})).toBe('Ready')
  expect(status({ order: { ...view.units[0]?.order, steps: [{ do: 'ambush' }] } as OwnUnit['order'] })).toBe('Ready')
  expect(status({ forming: 'phalanx' })).toBe('Forming')
  expect(status({ men: 85 })).toBe('Shaken')
  expect(status({ men: 86 })).toBe('Ready')
  expect(status({ men: 85, engaged: true })).toBe('Engaged')
  expect(status({ engaged: true, routing: true })).toBe('Routing')
  const order = view.units[0]?.order
  if (order === undefined) throw new Error('no unit')
  expect(status({ order: { ...order, steps: [{ do: 'march', toward: 'E', tiles: 0, route: 'direct' }] } })).toBe(
    'Moving',
  )
  expect(status({ order: { ...order, steps: [{ do: 'build', work: 'fort', at: null }] } })).toBe('Working')
})

test('COH-14.2 morale 0 prints 0', () => {
  expect(reportOf(withUnit(4, { morale: 0 }), status).army[3]).toContain('├─ Morale: 0\n')
})

test('COH-14.2 over 1900 characters it is split between units, numbered', () => {
  const units = Array.from({ length: 40 }, (_, index) => ({
    ...(view.units[0] as OwnUnit),
    id: index + 1,
    name: `Unit ${index}`,
  }))
  const report = reportOf({ ...view, units }, status)
  const messages = reportMessages(report)
  expect(messages.length).toBeGreaterThan(1)
  messages.forEach((message, index) => {
    expect(message.length).toBeLessThanOrEqual(1900)
    expect(message.startsWith(`${report.title} (${index + 1}/${messages.length})\n\n`)).toBe(true)
  })
  const told = messages.flatMap((message) => message.split('\n\n').slice(1))
  expect(told.slice(0, 40)).toEqual(report.army)
  expect(reportMessages(reportOf(view, status))).toHaveLength(1)
})

test('COH-14.1 as an embed no field is too long', () => {
  const embed = reportEmbed(reportOf(view, status))
  expect(embed.fields.map(({ name }) => name)).toEqual(['Your army', 'Enemy'])
  expect(embed.description).toContain('score 0:0')
  expect(embed.footer).toBe('Orders due 2026-11-17 12:00 UTC · opponent has not submitted')
  const units = Array.from({ length: 40 }, () => view.units[0] as OwnUnit)
  const long = reportEmbed(reportOf({ ...view, units }, status))
  expect(long.fields.every(({ value }) => value.length <= 1024)).toBe(true)
  expect(long.fields.map(({ name }) => name)).toContain('Your army (2)')
})

test('COH-14.1 at the end it says how it ended, and nothing is due', () => {
  const result = { winner: 1, reason: 'control' } as const
  const report = reportOf({ ...view, phase: 'over', result }, status)
  expect(report.ending).toBe('You have lost: control.')
  expect(report.footer).toBeNull()
})

test('COH-16.26 builder bar 22 of 30: 14 filled, 6 empty', () => {
  expect(supplyBar(22, 30)).toBe(`[${'█'.repeat(14)}${'░'.repeat(6)}]`)
  expect(supplyBar(40, 30)).toBe(`[${'█'.repeat(20)}]`)
  expect(supplyBar(0, 30)).toBe(`[${'░'.repeat(20)}]`)
})

test('COH-14.2 the builder lists what was chosen', () => {
  const army = {
    culture: 'germanic',
    troops: [
      { type: 'levy', equipment: [] },
      { type: 'professional', equipment: ['warSpears'] },
      { type: 'professional', equipment: [] },
    ],
    support: [],
  } as const
  expect(troopList(army)).toBe('2× Professional (24 SP)\n1× Levy (4 SP)')
  expect(builderText(army, 30)).toBe(
    `${supplyBar(28, 30)} 28/30 supply points (SP)\n2× Professional (24 SP)\n1× Levy (4 SP)`,
  )
  expect(troopList({ ...army, troops: [] })).toBe('None selected')
})

test('COH-14.1 only the view is read: an unknown enemy changes nothing', () => {
  const alone = viewWith({ culture: 'germanic', troops: [{ type: 'levy', equipment: [] }], support: [] }, ['B2'])
  expect(JSON.stringify(reportOf(alone, status))).not.toContain('Enemy')
})

test('COH-14.1 what goes out by message: when orders are due and whether the other side is ready, and nothing else of it', () => {
  const facts = { seat: 0, names: ['Ada', 'Ben'], awaiting: [0, 1], deadline: '2026-11-17T12:00:30.500Z' }
  const { title, text, fields = [] } = seatReport(view, facts)
  expect(title).toBe('Cohort · River Crossing · turn 2/12 · clear')
  expect(text).toMatch(/score 0:0\nOrders due 2026-11-17 12:00 UTC · opponent has not submitted$/)
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['Your army', 'Enemy']))
  for (const { value } of fields) expect(value.length).toBeLessThanOrEqual(1024)
  expect(seatReport(view, { ...facts, awaiting: [0], deadline: null }).text).toMatch(/\nopponent has submitted$/)
})

test('COH-14.1 what a player takes along is the same text without the footer', () => {
  const [text = ''] = reportMessages(reportOf(view, status))
  expect(text.startsWith(reportText(view))).toBe(true)
  expect(reportText(view)).not.toContain('Orders due')
})
