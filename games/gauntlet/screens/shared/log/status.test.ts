import { type BattleKind, duelNarrator } from '@tessera/gauntlet'
import { fought } from '@tessera/gauntlet/fought'
import { type Happening, plainWords } from '@tessera/words'
import { expect, test } from 'vitest'
import { statusOf } from './status.ts'

const told = (kind: BattleKind, text: string, pieces: number[], detail?: true): Happening<BattleKind> => ({
  line: { parts: [text], kind, seat: null, pieces, sum: [], ...(detail === undefined ? {} : { detail }) },
  rises: [],
  sound: null,
})
const status = (...lines: Happening<BattleKind>[]): string => plainWords(statusOf(lines, 1))

test('a beat in short is its weightiest line and who fell by it', () => {
  const blow = told('blows', 'Knight hits Ghoul.', [1, 2])
  const other = told('blows', 'Ghoul hits Squire.', [2, 3])
  expect(status(told('moves', 'Knight moves.', [1]), blow, other)).toBe('Knight hits Ghoul.')
  const breaks = told('losses', 'Ghoul begins to crumble.', [2])
  expect(status(blow, breaks, told('deaths', 'Ghoul falls.', [2, 1]))).toBe('Knight hits Ghoul. Ghoul falls.')
  expect(status(told('rest', 'Detail.', [], true))).toBe('The lines stand.')
})

test('every beat of a battle has a status that ends as a sentence does', () => {
  const timeline = fought(3, 14)
  for (let index = 0; index < timeline.length; index++) {
    const { events, view } = timeline.frame(index)
    expect(plainWords(statusOf(duelNarrator()(events, view), view.battle?.turnOf ?? 0))).toMatch(/\.$/)
  }
})
