import { games } from '@tessera/games'
import { type AnyGame, createMatch, type Json, randomSeed } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { damagedPart } from './damaged-part.ts'
import { FrameRecorder } from './frame-recorder.ts'
import type { ColdMatch } from './job.ts'
import { audiencesOf } from './match-runner.ts'

const all = games.map((game) => [game.ruleset.id, game] as const)

/** A match that has begun, as the database has it. */
function stored({ ruleset }: AnyGame): ColdMatch {
  const parsed = ruleset.config.parse({})
  if (!parsed.ok) throw new Error(`${ruleset.id} has no usual options`)
  const config = plain(parsed.value)
  const recorder = new FrameRecorder()
  const start = { config, seed: randomSeed() }
  const audiences = audiencesOf(ruleset.seats(config))
  const match = createMatch(
    ruleset,
    start,
    audiences.map((audience) => ({
      to: audience === 's' ? 'spectator' : Number(audience),
      frame: (frame) => recorder.push(audience, frame),
    })),
  )
  const chunks = recorder.chunks(false)
  const frames = audiences.map((audience) => ({
    audience,
    from: 0,
    data: chunks.filter((chunk) => chunk.audience === audience).map(({ data }) => Buffer.from(data, 'base64')),
  }))
  const choices = Array.from({ length: ruleset.seats(config) }, () => null)
  return { saved: plain({ ...match.snapshot(), start, turns: [], acts: [], choices }) as never, frames }
}

describe.each(all)('%s', (_, game) => {
  const cold = stored(game)
  const { saved, frames } = cold
  const part = (changed: Partial<ColdMatch>) => damagedPart(game, 'some match', { ...cold, ...changed })
  const broken = (change: object) => part({ saved: { ...saved, ...change } as never })

  test('a match as it was stored can be read', () => {
    expect(part({})).toBeNull()
  })

  test('options that are gone or of something else are named', () => {
    for (const config of [{}, null, 'text', { rounds: -1 }])
      expect([config, broken({ start: { ...saved.start, config } })]).toEqual([config, 'options'])
  })

  test('a position that is gone is named', () => {
    const { point: rest } = saved
    for (const point of [undefined, {}, { ...rest, state: null }, { ...rest, state: {} }])
      expect([point, broken({ point })]).toEqual([point, 'position'])
  })

  test('frames that are gone or cannot be unpacked are named', () => {
    const [first, ...others] = frames
    const data = first?.data[0] ?? new Uint8Array()
    for (const pieces of [[], [data.subarray(0, data.length / 2)], [Buffer.from('1 unreadable')]])
      expect(part({ frames: [{ audience: '0', from: 0, data: pieces }, ...others] })).toBe('frames')
  })
})

function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}
