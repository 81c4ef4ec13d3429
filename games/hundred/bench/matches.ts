import {
  type ArmyUnit,
  contentOf,
  type HundredChoice,
  type HundredConfig,
  type HundredView,
  hundred,
  unitCost,
  usualChoice,
} from '@tessera/hundred'
import { Course, type Dice, type Json, type Memory, seededDice, seedFrom } from '@tessera/kernel'

const { ruleset: RULES, bot } = hundred
/** How a battle ends that its last turn has to decide. */
const LIMITS: readonly string[] = ['points', 'turn limit']

/** The players: a normal bot, or its usual choice without trials, which takes a hundredth of the time. */
export type Who = 'normal' | 'usual'

export interface Fought {
  readonly winner: number | null
  readonly turns: number
  readonly atLimit: boolean
}

export function configOf(input: Json): HundredConfig {
  const parsed = RULES.config.parse(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}

/** A battle between two of the same kind. `armies` are brought where the scenario asks for them, `skilled` is the seat that gets 10 more in all skills. */
export function fight(
  config: HundredConfig,
  name: string,
  who: Who,
  { armies = [], skilled = -1 }: { readonly armies?: readonly (readonly ArmyUnit[])[]; readonly skilled?: number } = {},
): Fought {
  const seed = seedFrom(name)
  const course = new Course(RULES, { config, seed })
  const { skills, faction } = course.state.world
  for (let place = 0; place < faction.seat.length; place++)
    if (faction.seat[place] === skilled)
      for (const column of [skills.melee, skills.ranged, skills.block, skills.dodge, skills.medicine])
        if ((column[place] ?? 0) > 0) column[place] = (column[place] ?? 0) + 10
  const memories: readonly Memory[] = [{}, {}]
  for (;;) {
    course.advance()
    const result = course.result()
    if (result !== null)
      return { winner: result.winner, turns: course.period(), atLimit: LIMITS.includes(result.reason) }
    const choices = [0, 1].map((seat): HundredChoice | null => {
      if (!course.awaiting().includes(seat)) return null
      const units = armies[seat]
      const view = course.view(seat)
      if (view.phase === 'muster' && units !== undefined) return { type: 'army', preset: null, units }
      return choiceOf(view, seededDice(seed, { purpose: 1 + seat, turn: course.at + 1 }), memories[seat] ?? {}, who)
    })
    course.resolve({ choices, branch: 0 })
  }
}

function choiceOf(view: HundredView, dice: Dice, memory: Memory, who: Who): HundredChoice {
  if (who === 'usual') return usualChoice(view, dice, memory)
  const answer = bot.choose(view, dice, { level: who }, memory)
  if (!('choice' in answer)) throw new Error('A bot left')
  return answer.choice
}

const W = 30000
const H = 20000
const SPACING = 2000

/** A level field with these two sides in lines. */
export function field(west: readonly ArmyUnit[], east: readonly ArmyUnit[]): HundredConfig {
  const line = (units: readonly ArmyUnit[], x: number): Json =>
    units.map((unit, place) => ({
      ...unit,
      x,
      y: H / 2 + SPACING * place - (SPACING * (units.length - 1)) / 2,
    })) as unknown as Json
  const condition = { type: 'elimination' }
  const sides = [
    { condition, units: line(west, 4000) },
    { condition, units: line(east, W - 4000) },
  ]
  return configOf({ scenario: { name: 'Field', w: W, h: H, fog: false, atOnce: true, sides } })
}

export function costOf(units: readonly ArmyUnit[]): number {
  return units.reduce((sum, unit) => sum + unitCost(unit, contentOf({})), 0)
}
