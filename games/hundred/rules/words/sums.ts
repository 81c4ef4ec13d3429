import type { SumRow } from '@tessera/words'
import type { Modifier, Roll } from '../events.ts'
import { words } from './catalogue.ts'

/** How the rows of a roll name its result. */
type Outcome = 'hits' | 'misses' | 'passed' | 'failed'

/** The skill, everything for and against it, the chance and what was rolled. */
export function rollRows(skill: string, roll: Roll, outcome: Outcome): readonly SumRow[] {
  return [
    { name: skill, value: String(roll.base) },
    ...roll.modifiers.map((each) => ({ name: sourceText(each), value: signed(each.value) })),
    { name: words.text('sum.chance'), value: String(roll.chance), total: true },
    {
      name: words.text('sum.roll'),
      value: words.text(`sum.${outcome}`, { roll: roll.roll, margin: Math.abs(roll.margin) }),
    },
  ]
}

/** The result of a check in its rows. */
export function passedOr(roll: Roll): Outcome {
  return roll.margin >= 0 ? 'passed' : 'failed'
}

/** What a term of a chance comes from. */
export function sourceText({ source }: Modifier): string {
  const key = `source.${source.replaceAll(' ', '-')}`
  return words.has(key) ? words.text(key as 'source.side') : source
}

/** `+10`, `−4`. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}
