import { seededDice, seedFrom } from '@tessera/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameRegistry } from '../matches/index.ts'
import { DATABASES, type TestDatabase, testDatabase } from '../testing/database.ts'
import { testMatches } from '../testing/matches.ts'
import { somebody } from '../testing/people.ts'
import { begun, choice, playOut } from '../testing/play.ts'
import { bids } from '../testing/toys.ts'
import { verifyMatch } from '../testing/verify.ts'
import { backup, restore } from './backup.ts'
import { MIGRATIONS } from './open.ts'

const linesOf = (text: string) =>
  async function* (): AsyncGenerator<string> {
    for (const line of text.split('\n')) yield line
  }

describe.each(DATABASES)('a backup of the %s database', (kind) => {
  const registry = gameRegistry([bids()])
  let database: TestDatabase
  let other: TestDatabase

  beforeAll(async () => {
    database = await testDatabase(kind)
    // From one kind to the other, as in a move from a laptop to a server.
    other = await testDatabase(kind === 'embedded' ? 'postgres' : 'embedded')
  })
  afterAll(async () => {
    await database.close()
    await other.close()
  })

  test('goes into an empty database of the other kind, and matches go on there', async () => {
    const matches = testMatches({ database, games: registry })
    const people = [await somebody(database), await somebody(database)]
    const [ada, ben] = people
    if (ada === undefined || ben === undefined) throw new Error('nobody')
    const done = await begun(matches, people, { game: 'bids' })
    await playOut(matches, registry, people, done.id, seededDice(seedFrom('backup')))
    const running = await begun(matches, people, { game: 'bids' })
    await matches.submit(ada, running.id, choice(0, { bid: 7 }))
    let text = ''
    const rows = await backup(database, async (lines) => {
      text += lines
    })
    await expect(restore(other, linesOf(text), MIGRATIONS)).rejects.toThrow('not empty')
    await other.sql('drop schema public cascade')
    await other.sql('create schema public')
    await expect(restore(other, linesOf('{"format":"soup"}'), MIGRATIONS)).rejects.toThrow('not a backup')
    const lines = text.trimEnd().split('\n')
    const cut = lines.slice(0, -3).join('\n')
    await expect(restore(other, linesOf(cut), MIGRATIONS)).rejects.toThrow('its end is missing')
    const changed = text.replace('"role":"player"', '"role":"admin"').replace('"kind":"guest"', '"kind":"user"')
    expect(changed).not.toBe(text)
    await expect(restore(other, linesOf(changed), MIGRATIONS)).rejects.toThrow('its hash is another one')
    expect(await restore(other, linesOf(text), MIGRATIONS)).toBe(rows)
    const there = testMatches({ database: other, games: registry })
    expect(await there.view(ada, done.id)).toEqual(await matches.view(ada, done.id))
    expect(await there.view(ada, running.id)).toEqual(await matches.view(ada, running.id))
    expect(await there.submit(ben, running.id, choice(0, { bid: 3 }))).toMatchObject({ resolved: true })
    expect(await verifyMatch(other, registry, running.id)).toEqual([])
    expect(await there.frames(ada, done.id, 0)).toEqual(await matches.frames(ada, done.id, 0))
  })
})
