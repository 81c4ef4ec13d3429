import type { Bench, BenchResult } from '@tessera/bench/bench'
import { againstGoal } from '@tessera/bench/measure'
import {
  type Armour,
  type ArmyUnit,
  contentOf,
  SCENARIO_DATA,
  SCENARIOS,
  TEMPLATES,
  type Template,
  unitCost,
  type Weapon,
} from '@tessera/hundred'
import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import { configOf, costOf, field, fight, type Who } from './matches.ts'
import { Score } from './score.ts'

const MIRRORED: readonly (readonly [string, readonly Template[]])[] = [
  ['mixed', ['warrior', 'militia', 'archer']],
  ['warriors', ['warrior', 'warrior', 'warrior']],
]
const BUDGET = 300

/** Tables of games/hundred/balance.md, most of them between bots that do what a normal one usually does. */
export const hundredBalance: Bench = {
  name: 'hundred-balance',
  about:
    'Hundred: mirrored armies, length, +10 in all skills, templates, weapons and shields per cost, scenarios; a round is about 3,000 battles',
  async run({ rounds, note }) {
    const lines: BenchResult[] = []
    const parts = [mirrored, skilled, templates, weapons, shields, bows, scenarios]
    for (const part of parts) {
      note(`hundred-balance: ${part.name}`)
      lines.push(...part(rounds))
      await new Promise((resume) => setImmediate(resume))
    }
    return lines
  },
}

function mirrored(rounds: number): readonly BenchResult[] {
  return MIRRORED.flatMap(([name, templates]) => {
    const units = armyOf(templates)
    const config = field(units, units)
    const west = new Score()
    const turns: number[] = []
    const limit = new Score()
    for (let at = 0; at < 200 * rounds; at++) {
      const fought = fight(config, `mirror ${name} ${at}`, 'usual')
      west.add(fought.winner === 0 ? 1 : fought.winner === null ? 0.5 : 0)
      turns.push(fought.turns)
      limit.add(fought.atLimit ? 1 : 0)
    }
    return [
      west.line(`hundred-mirror-${name}`, '% won by the west', 50),
      {
        ...againstGoal(`hundred-length-${name}`, turns, 6, 'turns of three against three, median', 'high'),
        range: spread(turns),
      },
      limit.line(`hundred-limit-${name}`, '% that last until the limit', 3, 'at most'),
    ]
  })
}

function spread(turns: readonly number[]): string {
  const sorted = [...turns].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? Number.NaN
  return `${at(0.05)} to ${at(0.95)} in nine of ten`
}

function skilled(rounds: number): readonly BenchResult[] {
  return MIRRORED.map(([name, templates]) => {
    const units = armyOf(templates)
    const config = field(units, units)
    const share = new Score()
    for (let at = 0; at < 100 * rounds; at++)
      for (const seat of [0, 1])
        share.add(wonBy(fight(config, `skilled ${name} ${at}`, 'usual', { skilled: seat }), seat))
    return share.line(`hundred-skilled-${name}`, '% won with 10 more in all skills, 65 to 80 wanted', 65, 'at least')
  })
}

/** An army that spends a quarter of its points on one template, and the rest as the enemy does: by chance. */
function templates(rounds: number): readonly BenchResult[] {
  const config = configOf({ scenario: 'pitched_battle', budget: BUDGET })
  return TEMPLATES.map((template) => {
    const share = new Score()
    const dice = seededDice(seedFrom(`armies ${template}`))
    for (let at = 0; at < 30 * rounds; at++) {
      const rich = armyWith(template, dice)
      const plain = filled([], dice)
      for (const seat of [0, 1]) {
        const armies = seat === 0 ? [rich, plain] : [plain, rich]
        share.add(
          wonBy(fight(config, `template ${template} ${at}`, 'usual', { armies }), seat),
          costOf(rich) / costOf(plain),
        )
      }
    }
    return share.line(`hundred-${template}`, '% won by armies with a quarter more of it, costs made equal', 50)
  })
}

function armyWith(template: Template, dice: Dice): readonly ArmyUnit[] {
  const one = { template }
  const many = Math.max(1, Math.round(BUDGET / 4 / unitCost(one, contentOf({}))))
  return filled(new Array<ArmyUnit>(many).fill(one), dice)
}

/** Spends the rest of the budget by chance; two leaders at most, as the rules demand. */
function filled(kept: readonly ArmyUnit[], dice: Dice): readonly ArmyUnit[] {
  const army = [...kept]
  for (let misses = 0; misses < 12; ) {
    const unit = { template: dice.pick(TEMPLATES) }
    const leaders = [...army, unit].filter(({ template }) => template === 'knight' || template === 'orcWarlord').length
    if (costOf([...army, unit]) > BUDGET || leaders > 2 || army.length >= 16) misses++
    else army.push(unit)
  }
  return army
}

const ARMS = ['dagger', 'staff', 'spear', 'sword', 'cleaver', 'longsword', 'greatsword', 'greatAxe'] as const
const TWO_HANDED: readonly Weapon[] = ['staff', 'greatsword', 'greatAxe']
const ARMOURS: readonly Armour[] = ['leather', 'chain', 'plate']

/** Four men with one weapon against four with another, with shields where a hand is free. */
function weapons(rounds: number): readonly BenchResult[] {
  const overall = new Map(ARMS.map((weapon) => [weapon, new Score()]))
  const cells = new Map<string, Score>()
  for (const armour of ARMOURS)
    for (const [index, one] of ARMS.entries())
      for (const other of ARMS.slice(index + 1)) {
        const west = four(one, armour)
        const east = four(other, armour)
        const ratio = costOf(west) / costOf(east)
        for (let at = 0; at < 8 * rounds; at++)
          for (const seat of [0, 1]) {
            const config = seat === 0 ? field(west, east) : field(east, west)
            const won = wonBy(fight(config, `${one} ${other} ${armour} ${at}`, 'usual'), seat)
            for (const [weapon, share, costs] of [
              [one, won, ratio],
              [other, 1 - won, 1 / ratio],
            ] as const) {
              overall.get(weapon)?.add(share, costs)
              const cell = `${weapon}-${armour}`
              cells.set(cell, (cells.get(cell) ?? new Score()).with(share, costs))
            }
          }
      }
  return [
    ...[...overall].map(([weapon, share]) =>
      share.line(`hundred-${weapon}`, '% won against the other weapons, costs made equal', 50),
    ),
    ...[...cells].map(([cell, share]) => share.line(`hundred-${cell}`, '% won in this armour, costs made equal', 50)),
  ]
}

function four(weapon: Weapon, armour: Armour): readonly ArmyUnit[] {
  const shield = TWO_HANDED.includes(weapon) ? 'none' : 'round'
  return new Array<ArmyUnit>(4).fill({ template: 'warrior', weapons: [weapon], armour, shield })
}

function shields(rounds: number): readonly BenchResult[] {
  const four = (shield: 'none' | 'buckler' | 'round' | 'kite') =>
    new Array<ArmyUnit>(4).fill({ template: 'warrior', shield })
  return (['buckler', 'round', 'kite'] as const).map((shield) =>
    duel(`shield-${shield}`, four(shield), four('none'), rounds, 'with it, against none, costs made equal'),
  )
}

/** The same points in bows and in crossbows, behind the same line; and each against a line alone. */
function bows(rounds: number): readonly BenchResult[] {
  const line = armyOf(['warrior', 'warrior', 'warrior'])
  const with4 = [...line, ...armyOf(['archer', 'archer', 'archer', 'archer'])]
  const with3 = [...line, ...armyOf(['crossbowman', 'crossbowman', 'crossbowman'])]
  const more = [...line, ...armyOf(['warrior', 'warrior', 'warrior'])]
  return [
    duel('bows-crossbows', with4, with3, rounds, 'by bows against crossbows, costs made equal'),
    duel('bows-warriors', with4, more, rounds, 'by bows against more warriors, costs made equal'),
    duel('crossbows-warriors', with3, more, rounds, 'by crossbows against more warriors, costs made equal'),
  ]
}

function duel(name: string, a: readonly ArmyUnit[], b: readonly ArmyUnit[], rounds: number, what: string): BenchResult {
  const share = new Score()
  const ratio = costOf(a) / costOf(b)
  for (let at = 0; at < 50 * rounds; at++)
    for (const seat of [0, 1]) {
      const config = seat === 0 ? field(a, b) : field(b, a)
      share.add(wonBy(fight(config, `${name} ${at}`, 'usual'), seat), ratio)
    }
  return share.line(`hundred-${name}`, `% won ${what}`, 50)
}

function scenarios(rounds: number): readonly BenchResult[] {
  const uneven = SCENARIOS.filter((id) => id !== 'first_muster' && !SCENARIO_DATA[id].builder)
  return (['usual', 'normal'] as const).flatMap((who: Who) =>
    uneven.map((scenario) => {
      const share = new Score()
      for (let at = 0; at < (who === 'usual' ? 20 : 4) * rounds; at++)
        for (const swapSides of [false, true]) {
          const fought = fight(configOf({ scenario, swapSides }), `scenario ${scenario} ${at}`, who)
          share.add(wonBy(fought, swapSides ? 1 : 0))
        }
      return share.line(`hundred-${scenario}`, `% won by side 0, ${who} bots, 40 to 60 wanted`, 50)
    }),
  )
}

function armyOf(templates: readonly Template[]): readonly ArmyUnit[] {
  return templates.map((template) => ({ template }))
}

function wonBy({ winner }: { readonly winner: number | null }, seat: number): number {
  return winner === null ? 0.5 : winner === seat ? 1 : 0
}
