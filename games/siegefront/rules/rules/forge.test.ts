import { scriptedDice, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import { abilityOf } from '../content/abilities.ts'
import { PERSONALITIES, personalityOf } from '../content/personalities.ts'
import { siegefrontRules } from '../index.ts'
import { codeOf, configIn, give, position, s0, s1, unit } from '../testing/position.ts'
import { forgeOdds } from '../view/preview.ts'
import type { Mode } from './field/mode.ts'
import { pct } from './field/values.ts'
import { forge } from './forge.ts'

const seat = (personality: string, difficulty = 'normal') => ({ supply: 'forge', forge: { personality, difficulty } })
const made = (cost: number, x: number, y: number) => ({ type: 'forge_card', cost, x, y }) as const
const modes: readonly Mode[] = ['aggressive', 'balanced', 'defensive']

describe('forge', () => {
  it('SGF-1211 pays mana and a charge, makes the card and deploys it', () => {
    const state = position({ config: { seats: [seat('marshal'), {}] } })
    state.seats[0].charges = 1
    const events = give(state, made(5, 1, 0), [46, 60])
    expect(state.seats[0]).toMatchObject({ charges: 0, mana: 4, hand: [], deck: [] })
    expect(unit(state, 1)).toMatchObject({ card: 'forged', attack: 4, hp: 9, defence: 0, speed: 2, fresh: true })
    expect(events.find((event) => event.type === 'card_forged')).toMatchObject({
      mode: 'balanced',
      draws: [46, 60],
      budget: 17,
    })
    expect(codeOf(state, made(4, 0, 0))).toBe('no_charges')
  })

  it('SGF-1211 what it forges arrives like any card: on_deploy abilities fire', () => {
    const state = position({
      config: { seats: [seat('arcanist'), {}] },
      units: [s1('footman', 0, 2), s1('footman', 1, 2)],
    })
    give(state, made(3, 1, 0), [10, 2, 50, 2])
    expect(unit(state, 3).abilities).toEqual(['fireball'])
    expect([unit(state, 1).hp, unit(state, 2).hp]).toEqual([4, 1])
  })

  it('SGF-1212 the mode is the board’s: 8 and −8 are the bounds', () => {
    const card = (castle: number) => {
      const state = position({ castles: [30, castle], config: { seats: [seat('marshal'), {}] } })
      give(state, made(3, 0, 0), [99, 50])
      return unit(state, 1).forged?.name
    }
    expect([card(23), card(22)]).toEqual(['Sworn Sergeant', 'Raging Sergeant'])
    const behind = position({
      castles: [22, 30],
      config: { seats: [seat('marshal'), {}] },
      units: [s0('footman', 0, 2), s1('footman', 2, 0)],
    })
    give(behind, made(3, 0, 0), [99, 50])
    expect(unit(behind, 3).forged?.name).toBe('Stalwart Sergeant')
  })

  it('SGF-1213 step 2: a second gate from cost 6, no ability twice, none that is too dear', () => {
    const dice = scriptedDice([1, 1, 1, 1, 1], 1)
    expect(forge(personalityOf('marshal'), 'hard', 6, 'balanced', dice).card.abilities).toEqual(['lance', 'guard'])
    dice.done()
    // B = 5 at cost 1: nothing of the ravager's pool has 3 × points ≤ 5, so nothing is drawn.
    const poor = scriptedDice([1, 50], 1)
    expect(forge(personalityOf('ravager'), 'easy', 1, 'balanced', poor).card.abilities).toEqual([])
    poor.done()
  })

  it('SGF-1213 step 3: a card of cost 1 is never faster than 2', () => {
    expect(forge(personalityOf('marshal'), 'normal', 1, 'balanced', scriptedDice([99, 100], 1)).card.speed).toBe(2)
    expect(forge(personalityOf('marshal'), 'normal', 2, 'balanced', scriptedDice([99, 100], 1)).card.speed).toBe(3)
  })

  it('SGF-1213 step 4: aggressive adds 15 to attack and takes 5 off defence, defensive takes 15 and adds 10', () => {
    const card = (mode: Mode) => forge(personalityOf('bastion'), 'hard', 10, mode, scriptedDice([99, 99, 1], 1)).card
    const figures = modes.map((mode) => [card(mode).attack, card(mode).hp, card(mode).defence])
    expect(figures).toEqual([
      [10, 19, 0],
      [7, 22, 1],
      [4, 25, 2],
    ])
  })

  it('SGF-1213 step 6: rarity by abilities and cost, name by mode and speed', () => {
    const card = (cost: number, draws: readonly number[], mode: Mode = 'balanced') =>
      forge(personalityOf('bastion'), 'hard', cost, mode, scriptedDice(draws, 1)).card
    expect(card(3, [99, 1])).toMatchObject({ rarity: 'common', name: 'Sworn Rampart' })
    expect(card(3, [1, 1, 60], 'defensive')).toMatchObject({ rarity: 'rare', name: 'Stalwart Warder' })
    expect(card(7, [1, 1, 1, 1, 100], 'aggressive')).toMatchObject({ rarity: 'epic', name: 'Raging Sentry' })
    expect(card(8, [1, 1, 1, 1, 1])).toMatchObject({ rarity: 'legendary' })
  })

  it('SGF-1213 no draw makes a forged card worth more than its budget', () => {
    const dice = seededDice(seedFrom('forge'))
    for (const personality of PERSONALITIES)
      for (const mode of modes)
        for (let cost = 1; cost <= 10; cost++)
          for (let times = 0; times < 5; times++) {
            const { card } = forge(personality, 'hard', cost, mode, dice)
            const points = 2 * card.attack + card.hp + 3 * card.defence + 2 * (card.speed - 1)
            const abilities = card.abilities.reduce((sum, key) => sum + abilityOf(key).points, 0)
            expect(points + abilities).toBeLessThanOrEqual(Math.max(pct(4 * cost + 4, 90), 5))
            expect(Math.min(card.attack, card.hp)).toBeGreaterThanOrEqual(1)
            expect(card.defence).toBeLessThanOrEqual(4)
          }
  })

  it('SGF-1213 the odds add up and hold what is forged', () => {
    const state = position({ config: { seats: [seat('arcanist'), {}] }, turn: 11 })
    const view = siegefrontRules.view(state, 0, configIn(state))
    for (const cost of [1, 5, 10]) {
      const odds = forgeOdds(view, cost)
      const sum = odds.reduce((total, { weight }) => total + weight, 0)
      expect(Math.abs(sum - 10_000)).toBeLessThan(odds.length)
      const dice = seededDice(seedFrom(`odds ${cost}`))
      for (let times = 0; times < 30; times++) {
        const { card } = forge(personalityOf('arcanist'), 'normal', cost, 'balanced', dice)
        expect(odds.some((odd) => JSON.stringify(odd.card) === JSON.stringify(card))).toBe(true)
      }
    }
    const plain = forgeOdds(view, 3).filter(({ card }) => card.abilities.length === 0)
    expect(plain.reduce((total, { weight }) => total + weight, 0)).toBe(3500)
    expect(forgeOdds(siegefrontRules.view(state, 'spectator', configIn(state)), 3)).toEqual([])
  })
})
