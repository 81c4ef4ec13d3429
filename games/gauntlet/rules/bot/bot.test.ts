import { seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import type { Army, Deployment } from '../choice.ts'
import { PRINTED } from '../content/content.ts'
import { starterArmy } from '../content/presets.ts'
import { fight, settledDice } from '../rules/practice.ts'
import { refuseArmy, refuseDeployment } from '../view/army.ts'
import { gainOf } from './compare.ts'
import { normalDeployment } from './deploy.ts'
import { bestOf, hardArmy } from './league.ts'
import { hardDeployment } from './rehearse.ts'

const dice = () => seededDice(seedFrom('bot'))

describe('hard', () => {
  test('GB-1407 the strongest is left, no army meets itself, and most battles are spent on the best', () => {
    const strengths = Array.from({ length: 24 }, (_, strength) => strength)
    const met = new Map<number, number[]>()
    const found = bestOf(
      strengths,
      (own, other, battle) => {
        expect(other).not.toBe(own)
        met.set(own, [...(met.get(own) ?? []), battle])
        return own - other
      },
      dice(),
    )
    expect(found).toBe(23)
    // No battle twice: each has dice and a side of its own.
    expect(met.get(23)).toEqual(Array.from({ length: 19 }, (_, battle) => battle))
    expect(strengths.map((own) => met.get(own)?.length)).toEqual([
      ...new Array<number>(12).fill(3),
      ...new Array<number>(6).fill(6),
      ...new Array<number>(3).fill(11),
      ...new Array<number>(3).fill(19),
    ])
  })

  test('GB-1407 it brings guards with healers or with mages', () => {
    const content = { ...PRINTED, leaders: new Map([...PRINTED.leaders].slice(-1)) }
    const army = hardArmy(content, 0, 10, dice())
    expect(refuseArmy(PRINTED, army, 0)).toBeNull()
    const count = (...roles: readonly string[]): number =>
      army.cards.filter(({ key }) => roles.includes(PRINTED.units.get(key)?.role ?? '')).length
    expect(Math.max(count('tank', 'support'), count('tank', 'mage'))).toBeGreaterThanOrEqual(7)
  })

  test('GB-1406 it stands where it does better against the army it meets than it would by habit', () => {
    const few = (army: Army): Army => ({ ...army, cards: army.cards.slice(0, 4) })
    const [own, other] = [few(starterArmy(PRINTED, 'fang', 0)), few(starterArmy(PRINTED, 'shade', 0))]
    const gain = (deployment: Deployment): number => {
      const teams = [
        { army: other, deployment: normalDeployment(PRINTED, other) },
        { army: own, deployment },
      ] as const
      const seeds = ['1', '2'].flatMap((seed) => ([0, 1] as const).map((priority) => settledDice(seed, priority)))
      return seeds.reduce((sum, seed) => sum + gainOf(fight(PRINTED, teams, 40, seed).result, 1), 0)
    }
    const chosen = hardDeployment(PRINTED, own, other, 1, 40, dice())
    expect(refuseDeployment(own.cards.length, own.spells.length, chosen)).toBeNull()
    expect(gain(chosen)).toBeGreaterThan(gain(normalDeployment(PRINTED, own)))
  })
})
