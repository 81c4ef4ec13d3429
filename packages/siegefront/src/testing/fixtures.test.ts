import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyRecord, anyGame, copy, openRecord, readRecord, verifyRecord } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { configSchema, type SiegefrontConfig } from '../config.ts'
import { deckError } from '../content/deck.ts'
import { siegefront } from '../index.ts'
import { deckCards } from '../rules/setup.ts'

const folder = join(import.meta.dirname, '..', '..', 'fixtures')
const game = anyGame(siegefront)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))

function recordIn(file: string): AnyRecord {
  const read = readRecord(readFileSync(join(folder, file), 'utf8'), () => game)
  if (!read.ok) throw new Error(read.inputErrors[0]?.text)
  return read.value
}

describe('SGF-2010 recorded matches replay to the same hash for ever, or the version is raised', () => {
  test.each(files)('%s', (file) => {
    const record = recordIn(file)
    expect(verifyRecord(game.ruleset, record)).toMatchObject({ ok: true, hash: record.hash })
  })
})

test('a match that began under version 1, whose states carried the config, goes on to the same end', () => {
  const record = recordIn(join('version-1', 'ready-decks-normal.json'))
  const { config } = record.start
  const timeline = openRecord(game.ruleset, record, 'spectator')
  const now = timeline.state(timeline.length >> 1)
  const then = { ...(now as object), config: copy(config) }
  expect(game.ruleset.upgrade?.(then, 1, config)).toEqual(now)
  expect(game.ruleset.formerly?.(now, 1, config)).toEqual(then)
})

test('SGF-1204 a match that began under version 2 keeps the ready decks it named, one that begins now has those of today', () => {
  const then = recordIn(join('version-2', 'named-decks.json')).start.config as unknown as SiegefrontConfig
  const now = configSchema.parse(then)
  if (!now.ok) throw new Error(now.inputErrors[0]?.text)
  expect([then.edition, now.value.edition]).toEqual([undefined, 3])
  for (const [key, former] of [
    ['far-bows', 'crimson-knight'],
    ['storm-court', 'peasant-levy'],
  ] as const) {
    expect(deckCards(then, key)).toContain(former)
    expect(deckCards(now.value, key)).not.toContain(former)
    expect(deckError(deckCards(then, key))).toBeNull()
  }
})

test('SGF-1204 a match of the second edition keeps the Storm Court it named', () => {
  const count = (edition: 1 | 2 | 3, card: string): number => {
    const config = configSchema.parse({ edition })
    if (!config.ok) throw new Error(config.inputErrors[0]?.text)
    const cards = deckCards(config.value, 'storm-court')
    expect(deckError(cards)).toBeNull()
    return cards.filter((key) => key === card).length
  }
  expect([1, 2, 3].map((edition) => count(edition as 1 | 2 | 3, 'poisoner'))).toEqual([2, 2, 1])
  expect([1, 2, 3].map((edition) => count(edition as 1 | 2 | 3, 'cinder-shaman'))).toEqual([1, 1, 2])
  expect([1, 2, 3].map((edition) => count(edition as 1 | 2 | 3, 'swordsman'))).toEqual([0, 2, 2])
})
