import { seedFrom } from '@tessera/kernel'
import { keptIn } from '@tessera/play/match'
import { siegefrontRules } from '@tessera/siegefront'
import { configIn, position } from '@tessera/siegefront/testing'
import { describe, expect, test } from 'vitest'
import { siegeMatch } from './definition.ts'
import { listingOf, reasonWords } from './listing.ts'
import { FIRST_OPPONENT, opponentIn, opponentName } from './opponent.ts'

describe('what is kept with a match', () => {
  const kept = {
    kind: 'match',
    opponent: FIRST_OPPONENT,
    botSeed: seedFrom('bot'),
    seen: 7,
    tour: false,
    draft: { at: 2, choice: { type: 'end_turn' }, final: true },
    own: { deck: ['knight'] },
  }
  test('comes back as it was written', () => {
    expect(keptIn(siegeMatch, JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })
  test('older versions kept the deck beside the rest', () => {
    const { own, draft: _draft, ...flat } = kept
    expect(keptIn(siegeMatch, { ...flat, ...own })).toEqual({ ...kept, draft: null })
  })
  test.each([
    ['nothing', null],
    ['another kind', { ...kept, kind: 'record' }],
    ['a seed that is none', { ...kept, botSeed: 'x' }],
  ])('%s is no match', (_, extra) => expect(keptIn(siegeMatch, extra)).toBeNull())
  test('what was meddled with falls back to something sound', () => {
    expect(
      keptIn(siegeMatch, {
        ...kept,
        opponent: { personality: 'nobody' },
        own: { deck: [1] },
        draft: { at: 2, choice: { type: 'surrender' } },
        seen: -3,
        tour: 'yes',
      }),
    ).toEqual({ ...kept, own: { deck: [] }, draft: null, seen: 0 })
    expect(opponentIn({ personality: 'ravager', level: 'hard', supply: 'forge', deck: 'iron-wall' })).toEqual({
      personality: 'ravager',
      level: 'hard',
      supply: 'forge',
      deck: 'iron-wall',
    })
    expect(opponentIn({ personality: 'ravager', level: 'divine', supply: 'forge' })).toBeNull()
    expect(opponentName(FIRST_OPPONENT)).toBe('Marshal')
  })
})

describe('how a match is listed', () => {
  test('running and over', () => {
    const state = position({ castles: [22, 17] })
    expect(listingOf(siegefrontRules.view(state, 0, configIn(state)), 0, 'Ravager')).toEqual({
      state: 'running',
      eyebrow: 'Your turn',
      title: 'Siegefront, turn 9',
      note: 'Castles 22 to 17, against Ravager',
    })
    state.phase = 'over'
    state.result = { winner: 1, reason: 'concession', decidedBy: null }
    expect(listingOf(siegefrontRules.view(state, 0, configIn(state)), 0, 'Ravager')).toMatchObject({
      state: 'over',
      eyebrow: 'Lost, given up',
    })
  })
  test('SGF-1305 every end has its sentence', () => {
    for (const reason of ['castle', 'exhaustion', 'turn_limit', 'concession'] as const)
      for (const winner of [0, 1, null])
        for (const decidedBy of ['castle_hp', 'board_hp', 'draw', null] as const)
          expect(reasonWords({ winner, reason, decidedBy }, 0)).toMatch(/\.$/)
  })
})
