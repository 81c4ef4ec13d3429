import { READY_DECKS, siegefront, siegefrontRules } from '@tessera/siegefront'
import { describe, expect, it } from 'vitest'
import { FIRST_DECK } from '../build/ready.ts'
import { seatsFor } from '../match/definition.ts'
import { FIRST_OPPONENT } from '../match/opponent.ts'
import { mirrored } from './options.tsx'
import { lpFor, rememberedIn, USUAL } from './remembered.ts'

describe('what the set-up opens with', () => {
  it('SGF-201 the usual options, a ready deck and a friendly opponent at first', () => {
    const setup = rememberedIn(undefined)
    expect(setup).toEqual({
      options: USUAL,
      opponent: FIRST_OPPONENT,
      own: { supply: 'deck', cards: FIRST_DECK },
      raised: [0, 0],
    })
    expect(USUAL).toMatchObject({ castleHp: 30, turnLimit: 50, openingHand: 5, mulligan: true, first: 'random' })
    expect(FIRST_DECK).toEqual(READY_DECKS[0]?.cards)
  })

  it('what was stored', () => {
    const left = {
      options: { ...USUAL, castleHp: 20, weather: 'SNOW' as const },
      opponent: { personality: 'bastion', level: 'hard' as const, supply: 'forge' as const },
      own: { supply: 'forge' as const, personality: 'arcanist', quality: 'easy' as const },
      raised: [3, 40] as const,
    }
    expect(rememberedIn(JSON.parse(JSON.stringify(left)))).toEqual(left)
  })

  it.each([
    ['text', 'nonsense'],
    ['options the rules refuse', { options: { castleHp: 9000 } }],
    ['unknown options', { options: { cheat: true } }],
    ['a deck of other things', { own: { supply: 'deck', cards: [1, null] } }],
    ['a deck without end', { own: { supply: 'deck', cards: new Array(5000).fill('footman') } }],
    ['steps beyond the cap', { raised: [41, -1] }],
    ['a nobody', { opponent: { personality: 'nobody', level: 'easy', supply: 'deck' } }],
  ])('falls back from %s', (_, stored) => {
    expect(rememberedIn(stored)).toEqual(rememberedIn(undefined))
  })

  it('SGF-1211 a forge seat needs no deck, and the rules accept it on either side', () => {
    const foe = { personality: 'ravager', level: 'hard', supply: 'forge' } as const
    const seats = seatsFor({ personality: 'marshal', difficulty: 'normal' }, foe)
    expect(siegefrontRules.config.parse({ ...USUAL, seats }).ok).toBe(true)
    expect(seats[1].forge).toEqual({ personality: 'ravager', difficulty: 'hard' })
  })

  it('SGF-1403 cards raised without a server: each side by its own steps; without steps the config says nothing', () => {
    expect(lpFor([0, 0])).toEqual({})
    const parsed = siegefrontRules.config.parse({ ...USUAL, ...lpFor([2, 40]) })
    expect(parsed.ok && siegefront.hostFacts?.terms(parsed.value)).toContain('+10 % and +200 %')
  })

  it('SGF-1001 ground that is mirrored is the same after half a turn', () => {
    const ground = mirrored(['FOREST', 'NONE', 'WATER', 'RUINS', 'NONE', 'NONE', 'NONE', 'NONE', 'NONE'])
    expect(ground).toEqual(['FOREST', 'NONE', 'WATER', 'RUINS', 'NONE', 'RUINS', 'WATER', 'NONE', 'FOREST'])
    expect(ground.toReversed()).toEqual(ground)
  })
})
