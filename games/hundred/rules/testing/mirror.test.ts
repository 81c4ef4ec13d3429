import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import type { OrdersChoice } from '../choice.ts'
import { configSchema, type HundredConfig } from '../config.ts'
import { TEMPLATES, type Template } from '../content/templates.ts'
import { hundredRules } from '../ruleset.ts'
import type { HundredState } from '../state.ts'
import { sample } from '../view/sample.ts'
import { view } from '../view/view.ts'
import { constantDice, patch, unit } from './battle.ts'
import { mirrorConfig, mirrorOrders, standingOf } from './mirror.ts'

const BATTLES = 20
const TURNS = 6

function someConfig(dice: Dice): HundredConfig {
  const w = 24000
  const side = (first: number) => {
    const units = []
    for (let place = 0; place < 3 + dice.int(3); place++)
      units.push(
        unit(
          dice.pick(TEMPLATES.filter((each): each is Template => each !== 'mountedKnight')),
          first + 1500 * dice.int(4),
          2000 + 2000 * place,
        ),
      )
    return units
  }
  const terrain =
    dice.int(2) === 0
      ? []
      : [
          patch('F', 9001, 3001, 5998, 3998),
          patch('M', 2003, 8007, 3001, 2003),
          patch('M', 18996, 8007, 3001, 2003),
          patch('R', 11500, 9000, 1000, 1500),
        ]
  const parsed = configSchema.parse({
    scenario: {
      name: 'Mirror',
      w,
      h: 16000,
      atOnce: true,
      fog: dice.int(2) === 0,
      terrain,
      sides: [
        { condition: { type: 'elimination' }, units: side(4000) },
        { condition: { type: 'elimination' }, units: side(14000) },
      ],
    },
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}

function ref(config: HundredConfig, dice: Dice) {
  return { config, dice, tell: undefined, work: undefined as never, late: [] }
}

function orders(state: HundredState, config: HundredConfig, seat: number, dice: Dice): OrdersChoice {
  const choice = sample(view(state, seat, config), dice)
  if (choice.type !== 'orders') throw new Error('No orders')
  return choice
}

function isPlaying({ phase }: HundredState): boolean {
  return phase === 'resolution'
}

test('HUN-1908 HUN-R36 HUN-R37 HUN-R41 seats are alike: with sides, places and orders exchanged and the same fortune, the result is exchanged', () => {
  let blows = 0
  for (let battle = 0; battle < BATTLES; battle++) {
    const dice = seededDice(seedFrom(`mirror ${battle}`))
    const config = someConfig(dice)
    const other = mirrorConfig(config)
    const one = hundredRules.setup(config, ref(config, dice))
    const two = hundredRules.setup(other, ref(other, dice))
    for (let turn = 0; turn < TURNS && one.phase === 'planning'; turn++) {
      const west = orders(one, config, 0, dice)
      const east = orders(one, config, 1, dice)
      const w = 24000
      hundredRules.resolve(one, [west, east], ref(config, dice))
      hundredRules.resolve(two, [mirrorOrders(east, w), mirrorOrders(west, w)], ref(other, dice))
      while (isPlaying(one)) {
        const fortune = dice.int(100)
        hundredRules.beat?.(one, ref(config, constantDice(fortune)))
        hundredRules.beat?.(two, ref(other, constantDice(fortune)))
        const standing = [standingOf(two, other, true), standingOf(one, config, false)] as const
        // To compare texts takes a tenth of the time; where they differ, the values say in what.
        if (JSON.stringify(standing[0]) !== JSON.stringify(standing[1]))
          expect(standing[0], `battle ${battle}, turn ${turn + 1}, before tick ${one.tick}`).toEqual(standing[1])
        blows += one.world.turnFlags.attacks.reduce((sum, each) => sum + each, 0)
      }
    }
    expect(two.result?.winner ?? null).toBe(one.result?.winner == null ? null : 1 - one.result.winner)
  }
  expect(blows).toBeGreaterThan(100)
})
