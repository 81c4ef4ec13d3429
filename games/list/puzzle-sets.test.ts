import { PUZZLES as HEXLINE } from '@tessera/hexline/puzzles'
import { hashOf } from '@tessera/kernel'
import { dayOf, keptIn, puzzleOfDay, puzzlePath, puzzleSetOf } from '@tessera/play/puzzles'
import { registerGames } from '@tessera/play/registry'
import { PUZZLES as SIEGEFRONT } from '@tessera/siegefront/puzzles'
import { expect, it } from 'vitest'
import { GAMES } from './screens.ts'

registerGames({ rules: {}, entries: GAMES })

it('says how many puzzles there are, and which edition', () => {
  const lists = { hexline: HEXLINE, siegefront: SIEGEFRONT }
  expect(GAMES.flatMap(({ id, puzzles }) => (puzzles === undefined ? [] : [id]))).toEqual(Object.keys(lists))
  for (const [game, list] of Object.entries(lists))
    expect(puzzleSetOf(game)).toMatchObject({ count: list.length, edition: hashOf(list).slice(0, 8) })
})

it('has a puzzle for every day and comes by all of them before one comes again', () => {
  const all = HEXLINE.length + SIEGEFRONT.length
  const first = dayOf(Date.UTC(2026, 0, 1, 23, 59))
  expect(dayOf(Date.UTC(2026, 0, 2))).toBe(first + 1)
  const paths = Array.from({ length: all }, (_, day) => puzzlePath(puzzleOfDay(first + day)))
  expect(new Set(paths).size).toBe(all)
  expect(puzzleOfDay(first + all)).toEqual(puzzleOfDay(first))
})

it('reads what was stored with care', () => {
  const good = { tries: 2, solved: true, shown: false }
  expect(keptIn({ a: good, b: 'x', c: { tries: -1 }, d: { tries: 1, solved: 'yes' } })).toEqual({
    a: good,
    d: { tries: 1, solved: false, shown: false },
  })
  expect(keptIn([1])).toEqual({})
  expect(keptIn(undefined)).toEqual({})
})
