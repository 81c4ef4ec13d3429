import type { HexlineEvent, HexlineView } from '@tessera/hexline'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pieceName } from '../board/scene/piece-name.ts'
import { PLAY_CONFIG } from '../setup/remembered.ts'
import { sentenceOf } from './lines.tsx'

/** A mirror match: one golem each, and a pair of wolves in the east. */
const view = {
  config: PLAY_CONFIG,
  battle: {
    west_seat: 0,
    units: [
      { id: 1, type: 'glass_golem', side: 1 },
      { id: 2, type: 'glass_golem', side: 2 },
      { id: 3, type: 'greywolf', side: 2 },
    ],
  },
} as unknown as HexlineView

const hit = { type: 'damage', kind: 'attack', by: 1, unit: 2, dealt: 5 } as unknown as HexlineEvent

test('pieces of one name are numbered, a single one is not', () => {
  expect([1, 2, 3].map((id) => pieceName(view, id))).toEqual(['Glass Golem 1', 'Glass Golem 2', 'Greywolf'])
})

test('a name has the colour of the piece it means, in a mirror match as well', () => {
  const { plain, text } = sentenceOf(hit, view) ?? { plain: '', text: null }
  expect(plain).toBe('Glass Golem 1 hits Glass Golem 2 for 5')
  expect(renderToStaticMarkup(text)).toBe(
    '<b class="s1">Glass Golem 1</b> hits <b class="s2">Glass Golem 2</b> for <b class="harm">5</b>.',
  )
})
