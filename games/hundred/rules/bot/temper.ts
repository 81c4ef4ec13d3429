import type { Regard } from './trial.ts'

/** HUN-1704: how much each feature of a plan weighs. */
export interface Temper {
  readonly damage: number
  readonly kill: number
  readonly value: number
  readonly position: number
  readonly exposure: number
  readonly objective: number
  readonly company: number
  readonly trouble: number
  /** Percent of the enemy's strength below which it thinks of leaving. */
  readonly limit: number
  /** The weights of own and enemy losses when a plan is tried. */
  readonly regard: Regard
}

export const PERSONALITIES = ['aggressive', 'cunning', 'cautious', 'brutal', 'honorable'] as const
export type Personality = (typeof PERSONALITIES)[number]

/** HUN-1704. */
export const TEMPERS: Readonly<Record<Personality, Temper>> = {
  aggressive: temper(10, 2, 3, 2, -1, 4, 1, 0, 0, { own: 100, theirs: 110 }),
  cunning: temper(8, 6, 3, 8, -4, 4, 1, 3, 60, { own: 100, theirs: 100 }),
  cautious: temper(6, 3, 3, 3, -8, 3, 6, 5, 80, { own: 115, theirs: 100 }),
  brutal: temper(9, 8, 1, 3, -2, 3, 0, 2, 40, { own: 95, theirs: 110 }),
  honorable: temper(8, -4, 7, 0, -2, 4, 3, 1, 40, { own: 100, theirs: 100 }),
}

function temper(
  damage: number,
  kill: number,
  value: number,
  position: number,
  exposure: number,
  objective: number,
  company: number,
  trouble: number,
  limit: number,
  regard: Regard,
): Temper {
  return { damage, kill, value, position, exposure, objective, company, trouble, limit, regard }
}

export function personalityOf(name: string | undefined): Personality {
  return PERSONALITIES.find((each) => each === name) ?? 'aggressive'
}
