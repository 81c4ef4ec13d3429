import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { PRINTED } from '../content/content.ts'
import { beatBattle, createBattle, endBattle } from '../rules/battle.ts'
import { same } from './compare.ts'
import { randomTeams } from './generate.ts'
import { Ledger } from './ledger.ts'
import { referenceBattle, referenceBeat } from './reference/battle.ts'

/** Few enough to take no time. The reference is slow, and sees the longest of them. */
const BATTLES = 10
const COMPARED: readonly number[] = [2, 7]

/** A battle by the rules with somebody listening, by the rules alone, and perhaps by the reference, all with the same dice. */
function witnessed(seed: string, compared: boolean): readonly string[] {
  const teams = randomTeams(seededDice(seedFrom(seed)))
  const inner = seededDice(seedFrom(`${seed} dice`))
  let draws: number[] = []
  const int = (n: number): number => {
    const result = inner.int(n)
    if (n > 1) draws.push(result + 1)
    return result
  }
  const dice: Dice = { ...inner, int, d: (n) => int(n) + 1, pick: (list) => list[int(list.length)] as never }
  const other = seededDice(seedFrom(`${seed} dice`))
  const battle = createBattle(PRINTED, teams, 40)
  const reference = referenceBattle(PRINTED, teams, 40)
  const wrong: string[] = []
  while (battle.result === null && wrong.length === 0) {
    draws = []
    const told: number[] = []
    const ledger = new Ledger(battle)
    beatBattle(battle, PRINTED, { dice, tell: (event) => void told.push(...ledger.note(event)) })
    if (compared) {
      referenceBeat(reference, PRINTED, other, null)
      if (!same(battle, reference)) wrong.push('The reference has it otherwise')
    }
    wrong.push(...ledger.close())
    if (!same(sorted(told), sorted(draws))) wrong.push(`Drawn ${draws.join()}, told ${told.join()}`)
  }
  const unheard = createBattle(PRINTED, teams, 40)
  endBattle(unheard, PRINTED, { dice: seededDice(seedFrom(`${seed} dice`)), tell: undefined })
  if (wrong.length === 0 && !same(unheard, battle)) wrong.push('It ends otherwise when nobody listens')
  return wrong.map((text) => `${seed}, round ${battle.round}: ${text}`)
}

function sorted(list: readonly number[]): readonly number[] {
  return [...list].sort((a, b) => a - b)
}

test.each(Array.from({ length: BATTLES }, (_, battle) => [battle]))(
  'GB-101 GB-1201 battle %i: every change and every draw is told, and nothing else changes when nobody listens',
  (battle) => {
    expect(witnessed(`witness ${battle}`, COMPARED.includes(battle))).toEqual([])
  },
)
