import { expect, it } from 'vitest'
import type { SiegefrontEvent } from '../events.ts'
import { position, s0 } from '../testing/position.ts'
import { hear } from './hear.ts'

it('SGF-205 SGF-2010 who drew what and put what back only its owner hears, and everything else everybody', () => {
  const state = position({ units: [s0('footman', 1, 1)] })
  const heard = (event: SiegefrontEvent) => [0, 1, 'spectator' as const].map((to) => hear(state, event, to))
  const drawn = { type: 'card_drawn', seat: 0, handId: 3, card: 'footman' } as SiegefrontEvent
  const unknown = { ...drawn, handId: null, card: null }
  expect(heard(drawn)).toEqual([drawn, unknown, unknown])
  const back = { type: 'mulligan_done', seat: 1, cards: ['footman'] } as unknown as SiegefrontEvent
  const hidden = { ...back, cards: null }
  expect(heard(back)).toEqual([hidden, back, hidden])
  const open = { type: 'mana_changed', seat: 0 } as unknown as SiegefrontEvent
  expect(heard(open)).toEqual([open, open, open])
})
