import { siegefrontRules } from '@tessera/siegefront'
import { configIn, position } from '@tessera/siegefront/testing'
import { describe, expect, test } from 'vitest'
import { type Forecast, forecast } from './forecast.ts'

const view = (situation: Parameters<typeof position>[0]) => {
  const state = position(situation)
  return siegefrontRules.view(state, 0, configIn(state))
}

function seen(situation: Parameters<typeof position>[0], choice: Parameters<typeof forecast>[1]): Forecast {
  const told = forecast(view(situation), choice)
  if ('refusal' in told) throw new Error(told.refusal)
  return told
}

describe('SGF-1903 what would happen', () => {
  test('both blows in the order they fall, with every factor, result and critical case', () => {
    const told = seen(
      {
        weather: 'RAIN',
        units: [
          { seat: 0, card: 'knight', at: [1, 1] },
          { seat: 0, card: 'standard-bearer', at: [0, 1] },
          { seat: 0, card: 'footman', at: [2, 2] },
          { seat: 1, card: 'bramble-giant', at: [1, 2], hp: 7 },
        ],
        terrain: { '1,1': 'HIGH_GROUND', '1,2': 'RUINS' },
      },
      { type: 'attack_card', unit: 1, target: 4 },
    )
    expect(told.title).toBe('If it strikes')
    expect(told.command).toBe('Strike Bramble Giant')
    expect(told.notes[0]).toBe('Knight is faster, 2.9 to 0.95, so its blow falls first.')
    const [first, second, third] = told.blocks
    expect(first).toMatchObject({
      words: 'strikes',
      amount: 6,
      result: 'Giant 7 → 1',
      otherwise: '10% critical: 10, it falls',
    })
    expect(first?.rows.map(({ name, factor, value }) => [name, factor, value])).toEqual([
      ['Attack 5, Banner + 1', null, '6'],
      ['Vanguard', '× 120%', '7.2'],
      ['Rain', '× 90%', '6.48'],
      ['High ground', '× 115%', '7.45'],
      ['Less defence 1', null, '− 1'],
      ['Ruins', '× 115%', '− 1.15'],
    ])
    expect(second).toMatchObject({ words: 'answers', by: { name: 'Bramble Giant', seat: 1 } })
    expect(third).toMatchObject({ words: 'Thorns strike back', amount: 2 })
  })
  test('a castle never answers, and a blow that ends the match says so', () => {
    const told = seen(
      { castles: [30, 3], units: [{ seat: 0, card: 'swordsman', at: [1, 2] }] },
      { type: 'attack_castle', unit: 1 },
    )
    expect(told.blocks[0]).toMatchObject({ amount: 4, result: 'Castle 3 → 0, it falls' })
    expect(told.blocks.at(-1)?.words).toBe('You win the match')
  })
  test('where dice pick the target, every way is listed with its share', () => {
    const told = seen(
      {
        units: [
          { seat: 1, card: 'footman', at: [0, 2] },
          { seat: 1, card: 'slinger', at: [1, 2] },
        ],
        hand: ['fire-mage'],
      },
      { type: 'deploy_card', hand: 1, x: 0, y: 0 },
    )
    expect(told.ways.map(({ percent, text }) => `${percent} ${text}`).sort()).toEqual([
      '50 Footman 4 → 1',
      '50 Slinger falls',
    ])
    expect(told.notes[0]).toBe('Costs 3 of your 9 mana and leaves 6.')
  })
  test('a march tells its ground, what it reaches from there, and formations that change', () => {
    const told = seen(
      {
        units: [
          { seat: 0, card: 'wolf-rider', at: [1, 1] },
          { seat: 0, card: 'footman', at: [0, 1] },
        ],
        terrain: { '1,2': 'FOREST' },
      },
      { type: 'move_card', unit: 1, x: 1, y: 2 },
    )
    expect(told.notes).toEqual([
      'Forest: 20% more defence.',
      'From there it can strike the castle.',
      'Your formation becomes Vanguard: 20% more attack.',
    ])
  })
  test('what the rules refuse is a sentence', () => {
    const alone = view({ units: [{ seat: 0, card: 'footman', at: [0, 0] }] })
    expect(forecast(alone, { type: 'attack_castle', unit: 1 })).toEqual({ refusal: 'Out of reach.' })
  })
})
