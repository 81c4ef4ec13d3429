import { countingDice, type Dice, scriptedDice } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import type { Battle, Unit } from '../state.ts'
import type { Fighter } from './fighter.ts'
import type { Opening } from './reference/setup.ts'

/** A worked example of section 19: a position, the dice, and what must be true after so many steps. */
export interface Example {
  readonly name: string
  readonly config: HexlineConfig
  readonly opening: Opening
  /** What the dice must give, used up exactly; or X25's counting stream; or always the last, which swaps nothing. */
  readonly draws: readonly number[] | 'counting' | 'last'
  readonly moments: readonly Moment[]
}

/** What must be true after so many steps. */
export interface Moment {
  /** `end` steps until the battle is decided. */
  readonly steps: number | 'end'
  readonly battle?: Partial<Battle>
  readonly units?: Readonly<Record<number, Partial<Unit>>>
  /** Ids of all living units. */
  readonly left?: readonly number[]
  readonly everBorn?: number
  readonly draws?: number
}

/** Plays an example; every expectation that does not hold, as a sentence. */
export function play(example: Example, fighter: Fighter): string[] {
  const mismatched: string[] = []
  const scripted = typeof example.draws === 'string' ? null : scriptedDice(example.draws)
  const counting = countingDice()
  const dice: Dice = scripted ?? (example.draws === 'counting' ? counting : lastDice())
  try {
    const battle = fighter.setup(example.config, example.opening, dice)
    for (const moment of example.moments) {
      while (battle.winner === null && (moment.steps === 'end' || battle.steps < moment.steps)) {
        fighter.step(battle, example.config, dice)
      }
      mismatched.push(...mismatches(battle, moment, counting.draws))
    }
    scripted?.done()
  } catch (thrown) {
    mismatched.push(String(thrown))
  }
  return mismatched
}

function mismatches(battle: Battle, moment: Moment, draws: number): string[] {
  const mismatched: string[] = []
  const compare = (what: string, found: unknown, expected: unknown) => {
    const [a, b] = [JSON.stringify(found), JSON.stringify(expected)]
    if (a !== b) mismatched.push(`after ${battle.steps} steps ${what} is ${a}, not ${b}`)
  }
  for (const [field, value] of Object.entries(moment.battle ?? {})) compare(field, battle[field as keyof Battle], value)
  for (const [id, fields] of Object.entries(moment.units ?? {})) {
    const unit = battle.units[Number(id) - 1]
    for (const [field, value] of Object.entries(fields)) compare(`#${id} ${field}`, unit?.[field as keyof Unit], value)
  }
  if (moment.left !== undefined) {
    const alive = battle.units.filter((unit) => unit.alive)
    compare(
      'who is left',
      alive.map((unit) => unit.id),
      moment.left,
    )
  }
  if (moment.everBorn !== undefined) compare('the number of units', battle.units.length, moment.everBorn)
  if (moment.draws !== undefined) compare('the number of draws', draws, moment.draws)
  return mismatched
}

function lastDice(): Dice {
  return { int: (n) => n - 1, d: (n) => n, pick: (list) => list[list.length - 1] as never, shuffle: () => undefined }
}
