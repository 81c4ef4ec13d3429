import { describe, expect, it } from 'vitest'
import { deckError } from './content/deck.ts'
import { READY_DECKS } from './content/decks.ts'
import { cardIn, siegefrontRules } from './index.ts'
import { workshop } from './lab/workshop.ts'

const parse = (config: unknown) => siegefrontRules.config.parse(config)
const codes = (config: unknown) => {
  const parsed = parse(config)
  return parsed.ok ? [] : parsed.inputErrors.map((inputError) => inputError.code)
}
const deckOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([card, count]) => new Array<string>(count).fill(card))
const legal = READY_DECKS[0]?.cards ?? []

describe('config', () => {
  it('SGF-201 defaults', () => {
    expect(parse({})).toMatchObject({
      ok: true,
      value: {
        first: 'random',
        castleHp: 30,
        turnLimit: 50,
        openingHand: 5,
        mulligan: true,
        weather: 'random',
        terrain: 'random',
        lp: { mode: 'off', cap: 10 },
        lpSteps: [0, 0],
        seats: [{ supply: 'deck' }, { supply: 'deck' }],
      },
    })
  })

  it.each([
    { castleHp: 9 },
    { castleHp: 101 },
    { turnLimit: 8 },
    { turnLimit: 202 },
    { openingHand: 2 },
    { openingHand: 8 },
    { weather: 'HAIL' },
    { first: 2 },
    { lp: { mode: 'on' } },
    { lp: { mode: 'open', cap: 41 } },
    { lpSteps: [-1, 0] },
    { mulligan: 'yes' },
    { seats: [{}] },
    { seats: [{ cards: [] }, {}] },
    { surprise: 1 },
  ])('SGF-201 SGF-202 refused, the field named: %j', (config) => {
    const parsed = parse(config)
    expect(parsed.ok).toBe(false)
    if (!parsed.ok) expect(JSON.stringify(parsed.inputErrors)).toContain(Object.keys(config)[0])
  })

  it('SGF-202 each code', () => {
    const seats = (deck: unknown) => ({ seats: [{ deck }, {}] })
    expect(codes(seats('no-such-deck'))).toEqual(['deck_missing'])
    expect(codes(seats(legal.slice(1)))).toEqual(['deck_size'])
    expect(codes(seats([...legal.slice(1), 'militia']))).toEqual(['deck_unknown_card'])
    expect(codes(seats([...legal.filter((card) => card !== 'herald'), 'footman', 'footman']))).toEqual(['deck_copies'])
    expect(codes({ seats: [{ supply: 'forge' }, {}] })).toEqual(['forge_unknown'])
    const nobody = { supply: 'forge', forge: { personality: 'nobody', difficulty: 'easy' } }
    expect(codes({ seats: [nobody, {}] })).toEqual(['forge_unknown'])
    expect(codes({ turnLimit: 11 })).toEqual(['limit_odd'])
    expect(codes({ terrain: ['NONE'] })).toEqual(['terrain_bad'])
    expect(codes({ terrain: new Array(9).fill('SAND') })).toEqual(['terrain_bad'])
    expect(codes({ terrain: new Array(9).fill('RUINS') })).toEqual([])
  })

  it('SGF-202 the first code that applies comes first, for either seat', () => {
    const config = { seats: [{ deck: legal.slice(1) }, { deck: 'no-such-deck' }], turnLimit: 11, terrain: [] }
    expect(codes(config)).toEqual(['deck_missing', 'deck_size', 'limit_odd', 'terrain_bad'])
  })

  it('SGF-703 at most 3 of a common or rare, 2 of an epic, 1 of a legendary, 6 epics and 3 legendaries in all', () => {
    const commons = deckOf({ footman: 3, spearman: 3, bowman: 3, swordsman: 3, pikeman: 3, knight: 3, trapper: 3 })
    const filled = (...more: string[]) =>
      [...commons, ...more, ...legal.filter((card) => card === 'horse-raider')].slice(0, 30)
    const inputError = (...more: string[]) =>
      deckError([...filled(...more), ...deckOf({ catapult: 3, longbowman: 3, halberdier: 3 })].slice(0, 30))
    expect(inputError()).toBeNull()
    expect(inputError('footman')).toMatchObject({ code: 'deck_copies', path: 'footman' })
    expect(inputError('saboteur', 'saboteur')).toBeNull()
    expect(inputError('saboteur', 'saboteur', 'saboteur')).toMatchObject({ code: 'deck_copies', path: 'saboteur' })
    expect(inputError('elder-dragon', 'elder-dragon')).toMatchObject({ code: 'deck_copies', path: 'elder-dragon' })
    expect(inputError('saboteur', 'saboteur', 'assassin', 'assassin', 'paladin', 'paladin')).toBeNull()
    expect(inputError('saboteur', 'saboteur', 'assassin', 'assassin', 'paladin', 'paladin', 'levy')).toMatchObject({
      code: 'deck_unknown_card',
    })
    expect(
      inputError('saboteur', 'saboteur', 'assassin', 'assassin', 'paladin', 'paladin', 'cave-troll'),
    ).toMatchObject({
      code: 'deck_rarity',
    })
    expect(inputError('elder-dragon', 'frost-queen', 'castle-breaker')).toBeNull()
    expect(inputError('elder-dragon', 'frost-queen', 'castle-breaker', 'stone-colossus')).toMatchObject({
      code: 'deck_rarity',
    })
  })

  it('SGF-1402 only the host sets LP steps', () => {
    expect(siegefrontRules.config.hostFields).toContain('lpSteps')
  })

  it('an experiment may change what a card costs and take an ability off it', () => {
    const usual = siegefrontRules.config.parse({})
    if (!usual.ok) throw new Error('config')
    const changed = workshop.change(usual.value, 'spearman', 'without', 'lance')
    if (!changed.ok) throw new Error(JSON.stringify(changed.inputErrors))
    expect(cardIn(changed.value, 'spearman')).toMatchObject({ cost: 2, abilities: [] })
    const dearer = workshop.change(changed.value, 'spearman', 'cost', 3)
    expect(dearer.ok && cardIn(dearer.value, 'spearman')).toMatchObject({ cost: 3, abilities: [] })
  })
})
