import { memoryCollection } from '@tessera/ui/storage'
import { describe, expect, test } from 'vitest'
import { matchesOn, type StoredMatch } from './matches.ts'

function match(id: string, changed: number, part: Partial<StoredMatch> = {}): StoredMatch {
  return {
    id,
    game: 'hexline',
    state: 'over',
    eyebrow: 'Won',
    title: 'Hexline',
    note: '',
    record: '{}',
    extra: null,
    changed,
    ...part,
  }
}

describe('kept matches', () => {
  test('newest first, and saving again replaces', async () => {
    const matches = matchesOn(memoryCollection())
    await matches.save(match('a', 1))
    await matches.save(match('b', 2))
    await matches.save(match('a', 3))
    expect((await matches.list()).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('finished ones beyond the limit make room, running ones never', async () => {
    const matches = matchesOn(memoryCollection(), 2)
    await matches.save(match('running', 0, { state: 'running' }))
    for (const [id, changed] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const)
      await matches.save(match(id, changed))
    expect((await matches.list()).map(({ id }) => id)).toEqual(['c', 'b', 'running'])
    expect(await matches.load('a')).toBeUndefined()
  })

  test('saving a match touches no other one', async () => {
    const collection = memoryCollection<StoredMatch>()
    const touched: string[] = []
    const matches = matchesOn({
      all: () => Promise.reject(new Error('All matches were read')),
      get: () => Promise.reject(new Error('A match was read')),
      put: async (item) => {
        touched.push(item.id)
        return collection.put(item)
      },
      remove: () => Promise.reject(new Error('A match was removed')),
    })
    for (const id of ['a', 'b', 'a']) expect(await matches.save(match(id, 1))).toEqual({ ok: true })
    expect(touched).toEqual(['a', 'b', 'a'])
  })

  test('a full browser gives a sentence and loses nothing', async () => {
    const collection = memoryCollection<StoredMatch>()
    const matches = matchesOn({
      ...collection,
      put: async (item) => {
        if (item.id === 'big') throw new DOMException('full', 'QuotaExceededError')
        return collection.put(item)
      },
    })
    await matches.save(match('a', 1))
    const kept = await matches.save(match('big', 2))
    expect(kept).toMatchObject({ ok: false, text: expect.stringContaining('no room') })
    expect((await matches.list()).map(({ id }) => id)).toEqual(['a'])
  })

  test('a record that is too long is not even tried', async () => {
    const kept = await matchesOn(memoryCollection()).save(match('a', 1, { record: 'x'.repeat(5_000_000) }))
    expect(kept).toMatchObject({ ok: false, text: expect.stringContaining('too long') })
  })

  test('entries of another shape are passed over', async () => {
    const collection = memoryCollection<StoredMatch>()
    await collection.put({ id: 'odd' } as StoredMatch)
    const matches = matchesOn(collection)
    expect(await matches.list()).toEqual([])
    expect(await matches.load('odd')).toBeUndefined()
  })

  test('listeners are notified of every change', async () => {
    const matches = matchesOn(memoryCollection())
    let heard = 0
    const stop = matches.subscribe(() => heard++)
    await matches.save(match('a', 1))
    await matches.remove('a')
    stop()
    await matches.save(match('b', 1))
    expect(heard).toBe(2)
  })
})
