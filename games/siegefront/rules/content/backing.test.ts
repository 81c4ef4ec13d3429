import { hashOf } from '@tessera/kernel'
import { playRandomly } from '@tessera/kernel/testing'
import { describe, expect, it } from 'vitest'
import { siegefrontRules } from '../index.ts'
import { lpStepsUsed } from '../rules/setup.ts'
import { deploy, give, position, unit } from '../testing/position.ts'
import { hostFacts } from './backing.ts'

const configOf = (config: object) => {
  const parsed = siegefrontRules.config.parse(config)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}

describe('LP in the match', () => {
  it('SGF-1402 steps used by mode', () => {
    const used = (mode: string, cap: number, lpSteps: readonly number[]) => {
      const config = configOf({ lp: { mode, cap }, lpSteps })
      return [lpStepsUsed(config, 0), lpStepsUsed(config, 1)]
    }
    expect(used('off', 10, [7, 30])).toEqual([0, 0])
    expect(used('capped', 10, [7, 30])).toEqual([7, 10])
    expect(used('open', 10, [7, 3000])).toEqual([7, 1000])
    expect(used('shared', 10, [7, 30])).toEqual([10, 10])
    expect(used('shared', 40, [7, 30])).toEqual([30, 30])
  })

  it('SGF-206 SGF-1401 attack, HP and defence rise by 5 % a step, rounded down; speed, cost, tokens and castles do not', () => {
    const state = position({ hand: ['siege-tower'], config: { lp: { mode: 'capped', cap: 10 }, lpSteps: [4, 0] } })
    give(state, deploy(1, 0, 0))
    expect(state.seats[0]).toMatchObject({ impact: 120, castleHp: 30, mana: 3 })
    expect(unit(state, 1)).toMatchObject({ attack: 6, hp: 16, maxHp: 16, defence: 1, speed: 1 })
    expect(unit(state, 2)).toMatchObject({ card: 'militia', attack: 1, hp: 2 })
  })

  it('SGF-1401 forged cards are enhanced when they are made', () => {
    const forge = { supply: 'forge', forge: { personality: 'marshal', difficulty: 'normal' } }
    const config = { seats: [forge, forge], lp: { mode: 'open', cap: 10 }, lpSteps: [10, 0] }
    const state = position({ config })
    give(state, { type: 'forge_card', cost: 5, x: 0, y: 0 }, [46, 60])
    expect(unit(state, 1)).toMatchObject({ attack: 6, hp: 13, speed: 2 })
    expect(unit(state, 1).forged).toMatchObject({ attack: 4, hp: 9 })
  })

  it('SGF-1402 the host writes only what is used, in shared matches the same for both', () => {
    const written = (mode: string, cap: number, steps: readonly number[]) =>
      hostFacts.write(configOf({ lp: { mode, cap } }), steps).lpSteps
    expect(written('off', 10, [4, 20])).toEqual([0, 0])
    expect(written('capped', 10, [4, 20])).toEqual([4, 10])
    expect(written('open', 10, [4, 2000])).toEqual([4, 1000])
    expect(written('shared', 10, [4, 8])).toEqual([8, 8])
    expect(hostFacts.wanted(configOf({}))).toBe(false)
    expect(hostFacts.terms(configOf({ lp: { mode: 'shared', cap: 10 }, lpSteps: [4, 4] }))).toBe(
      'LP bonuses are shared: both sides get the larger one, now +20 %, at most +50 %.',
    )
    const own = { lp: { mode: 'capped', cap: 8 }, lpSteps: [4, 0] }
    expect(hostFacts.terms(configOf(own))).toContain('now +20 % and +0 %, at most +40 %')
  })

  it('SGF-2012 with lp off, steps have no effect on anything', () => {
    const seats = [{ deck: 'storm-court' }, { deck: 'far-bows' }]
    const states = [
      [0, 0],
      [25, 3],
    ].map((lpSteps) => ({ ...playRandomly(siegefrontRules, configOf({ seats, lpSteps }), 'lp').state, config: null }))
    expect(hashOf(states[0])).toBe(hashOf(states[1]))
  })
})
