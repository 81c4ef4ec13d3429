import { refuseArmy } from '@tessera/hexline'
import { keptIn } from '@tessera/play/match'
import { describe, expect, it } from 'vitest'
import { hexlineMatch } from '../match/definition.ts'
import { FIRST_ARMY, PLAY_CONFIG, rememberedIn } from './remembered.ts'

describe('the set-up that is remembered', () => {
  it('begins with a legal army, a free deployment and the easiest bot', () => {
    const first = rememberedIn(undefined)
    expect(first.opponent).toEqual({ kind: 'bot', level: 'recruit' })
    expect(first.config).toMatchObject({ battles: 3, deployment: 'free' })
    expect(refuseArmy(first.config, first.army)).toBeNull()
  })

  it('takes back what was stored and drops what no longer fits', () => {
    const stored = {
      config: { ...PLAY_CONFIG, budget: 60 },
      opponent: { kind: 'bot', level: 'marshal' },
      army: ['ghoul'],
    }
    expect(rememberedIn(stored)).toMatchObject({
      config: { budget: 60 },
      opponent: { level: 'marshal' },
      army: ['ghoul'],
    })
    expect(rememberedIn({ config: { budget: -1 }, opponent: { kind: 'bot', level: 'god' }, army: [1] })).toEqual({
      config: PLAY_CONFIG,
      opponent: { kind: 'bot', level: 'recruit' },
      army: FIRST_ARMY,
    })
    expect(rememberedIn('x').army).toBe(FIRST_ARMY)
  })
})

describe('what is kept with a match', () => {
  it('is read again, or refused as a whole', () => {
    const kept = {
      kind: 'match',
      opponent: { kind: 'army', units: ['ghoul'] },
      botSeed: 'ab'.repeat(32),
      watched: 2,
      seen: -3,
      draft: ['mason', 4],
    }
    expect(keptIn(hexlineMatch, kept)).toMatchObject({
      opponent: { kind: 'army' },
      own: { watched: 2, drilled: 0 },
      seen: 0,
      draft: null,
    })
    const draft = { at: 3, choice: { type: 'muster', units: ['mason'] }, final: true }
    expect(keptIn(hexlineMatch, { ...kept, draft })?.draft).toEqual(draft)
    expect(keptIn(hexlineMatch, { ...kept, botSeed: 'short' })).toBeNull()
    expect(keptIn(hexlineMatch, null)).toBeNull()
  })
})
