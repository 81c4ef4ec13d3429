import { games } from '@tessera/games'
import { createMatch, type Frame, FrameLog, type Json, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { fromColumns, inColumns } from './columns.ts'
import { packStretch, STRETCH, unpackStretch } from './stretch.ts'

test('columns give back what was taken apart, with any names', () => {
  const odd = JSON.parse('{"__proto__":{"type":3},"constructor":[],"0":[[]],"a.b":{"a":{"b":""}},"type":"x","x":null}')
  const numbered = { 7: { type: 'move', to: [1, -2] }, 30: [1, 2, 3, 4, 5, [6]], 123456789: {} }
  const value: Json = [odd, numbered, { '007': 1 }, [], {}, 'a', 0.5, true, null, [odd, numbered]]
  expect(fromColumns(inColumns(value))).toEqual(value)
  expect(Object.keys((fromColumns(inColumns(odd)) as object) ?? {})).toEqual(Object.keys(odd))
})

test('every listener gets back what it saw, alike or not', async () => {
  const seen = new Map(
    ['0', '1', 's'].map((audience) => {
      const log = new FrameLog<Json, Json>()
      for (let at = 0; at < 70; at++) {
        const secret = audience === 's' ? null : Number(audience) * at
        const events = at % 3 === 0 ? [at, { type: 'told', to: audience }] : at % 3 === 1 ? [] : [{ type: 'all', at }]
        log.push({ at, cause: 'resolve', period: at, events, view: { at: at >> 1, secret, to: audience } })
      }
      return [audience, log.stored()]
    }),
  )
  const data = await packStretch(seen)
  for (const [audience, frames] of seen) expect(await unpackStretch(data, audience, 0)).toEqual(frames)
  expect(await unpackStretch(data, '2', 0)).toEqual([])
})

// Where listeners get different frames these are not packed together.
test.each(games.filter(({ ruleset }) => ruleset.frames !== 'perceived'))(
  '$name with every number at its largest keeps under 200 kB for all who saw it',
  async ({ ruleset }) => {
    const config = ruleset.config.parse(largest(ruleset.config.json))
    if (!config.ok) throw new Error(JSON.stringify(config.inputErrors))
    const logs = ([0, 1, 'spectator'] as const).map((to) => ({ to, log: new FrameLog<Json, Json>() }))
    const watchers = logs.map(({ to, log }) => ({ to, frame: (frame: Frame<Json, Json>) => log.push(frame) }))
    const match = createMatch(ruleset, { config: config.value, seed: seedFrom('b') }, watchers)
    const dice = seededDice(seedFrom('choices'))
    while (match.result() === null)
      for (const seat of match.awaiting())
        expect(match.submit(seat, match.at, ruleset.sample(match.envelope(seat).view, dice))).toBeNull()
    let kept = 0
    for (let from = 0; from < match.frames; from += STRETCH) {
      const seen = new Map(logs.map(({ to, log }) => [String(to), log.stored().slice(from, from + STRETCH)]))
      const data = await packStretch(seen)
      kept += data.length
      expect(await unpackStretch(data, '1', from)).toEqual(JSON.parse(JSON.stringify(seen.get('1'))))
    }
    expect(kept).toBeLessThan(200_000)
  },
  300_000,
)

/** Options of a game with every plain number, or choice among numbers, as large as it may be. */
function largest(schema: object): Record<string, number> {
  const { properties = {} } = schema as { properties?: Record<string, { maximum?: number; enum?: unknown[] }> }
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { maximum, enum: among = [] }]) => {
      const numbers = [maximum, ...among].filter((value) => typeof value === 'number')
      return numbers.length === 0 ? [] : [[name, Math.max(...numbers)]]
    }),
  )
}
