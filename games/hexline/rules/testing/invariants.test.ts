import { hashOf, scriptedDice, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { setupBattle } from '../rules/setup.ts'
import type { Battle } from '../state.ts'
import type { Example } from './example.ts'
import { EXAMPLES } from './examples.ts'
import { type Fighter, faulty, reference, shipping, shippingTo } from './fighter.ts'
import { type GeneratedBattle, randomBattle } from './generate.ts'
import { turnedBattle, turnedConfig } from './half-turn.ts'
import { invariantsOf } from './invariants.ts'
import { configWith } from './scene.ts'

const BATTLES = 120

test('HEX-200 to HEX-205, HEX-210 hold after every step, and the battle ends in time', () => {
  for (const seeded of battles('invariants')) expect(firstBroken(shipping, seeded)).toEqual([])
})

test('HEX-203 the invariants notice a fourth turn in a round', () => {
  const { config, opening } = EXAMPLES.find((example) => example.name === 'X20 ready') as Example
  const fighter = faulty('ready_fourth_turn')
  const dice = scriptedDice([0, 0])
  const check = invariantsOf(config)
  const battle = fighter.setup(config, opening, dice)
  while (battle.steps < 5) fighter.step(battle, config, dice)
  expect(check(battle)).toContain('HEX-203: #1 ripper took 4 turns')
})

test('HEX-205 when the battle is over no step is possible', () => {
  for (const fighter of [shipping, reference]) {
    const { config, opening, seed } = battles('over')[0] as Seeded
    const dice = seededDice(seed)
    const battle = fighter.setup(config, opening, dice)
    while (battle.winner === null) fighter.step(battle, config, dice)
    const [before, position] = [hashOf(battle), dice.position()]
    expect(() => fighter.step(battle, config, dice)).toThrow('over')
    expect([hashOf(battle), dice.position()]).toEqual([before, position])
  }
})

test('HEX-206 the same battle again gives the same states, events and draws, with and without listeners', () => {
  for (const seeded of battles('again').slice(0, 30)) {
    const told: string[][] = [[], []]
    const first = statesOf(
      shippingTo((event) => told[0]?.push(hashOf(event))),
      seeded,
    )
    const second = statesOf(
      shippingTo((event) => told[1]?.push(hashOf(event))),
      seeded,
    )
    expect(second).toEqual(first)
    expect(told[1]).toEqual(told[0])
    expect(statesOf(shipping, seeded)).toEqual(first)
  }
})

test('HEX-209 a position turned by half a circle is fought the same way, turned', () => {
  let turned = 0
  for (const seeded of battles('half a turn')) {
    if (seeded.config.scenario === null || seeded.config.scenario.rows % 2 !== 0) continue
    const straight = statesOf(shipping, seeded, turnedBattle)
    expect(statesOf(shipping, { ...seeded, config: turnedConfig(seeded.config) })).toEqual(straight)
    turned++
  }
  expect(turned).toBeGreaterThan(20)
})

test('HEX-209 on an even number of rows the drill rows of one side are those of the other, turned', () => {
  for (let units = 1; units <= 30; units++) {
    const army = { army: new Array<string>(units).fill('greywolf') }
    const battle = setupBattle(configWith(), 1, army, army, { dice: seededDice(seedFrom('drill')), tell: undefined })
    if (battle.rows % 2 !== 0) continue
    const cells = (side: number, turn: (col: number, row: number) => string) =>
      battle.units.filter((unit) => unit.side === side).map((unit) => turn(unit.col, unit.row))
    const west = cells(1, (col, row) => `${16 - col},${battle.rows - 1 - row}`)
    expect(west.sort()).toEqual(cells(2, (col, row) => `${col},${row}`).sort())
  }
})

interface Seeded extends GeneratedBattle {
  readonly seed: string
}

function battles(name: string): Seeded[] {
  return Array.from({ length: BATTLES }, (_, i) => {
    const seed = seedFrom(`${name} ${i}`)
    return { ...randomBattle(seededDice(seed)), seed }
  })
}

/** What is broken after the first step that breaks anything. */
function firstBroken(fighter: Fighter, { config, opening, seed }: Seeded): string[] {
  const check = invariantsOf(config)
  const dice = seededDice(seed)
  const battle = fighter.setup(config, opening, dice)
  let broken = check(battle)
  while (battle.winner === null && broken.length === 0) {
    fighter.step(battle, config, dice)
    broken = check(battle)
  }
  return broken
}

/** After the set-up and after every step: how much of the dice is used up, and the hash of the state. */
function statesOf(fighter: Fighter, seeded: Seeded, read: (battle: Battle) => Battle = (battle) => battle): string[] {
  const { config, opening, seed } = seeded
  const dice = seededDice(seed, { turn: 1 })
  const battle = fighter.setup(config, opening, dice)
  const states = [`${dice.position()} ${hashOf(read(battle))}`]
  while (battle.winner === null) {
    fighter.step(battle, config, dice)
    states.push(`${dice.position()} ${hashOf(read(battle))}`)
  }
  return states
}
