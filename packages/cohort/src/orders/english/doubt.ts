import { type Reading, spanOf } from '../grammar/reading.ts'
import type { Draft } from './readings.ts'

/** Readings so unusual are rather asked about than taken. */
const SURE = 6

/** Why a reading is asked about before anything is ordered, in words to the player; null where there is no doubt. */
export function doubtOf({ marks, price }: Draft, reading: Reading, from: number, to: number): string | null {
  const ignored = marks.filter(({ kind }) => kind === 'ignored')
  if (ignored.length > 0) {
    const words = ignored.map((mark) => `“${spanOf(reading, mark.from, mark.to).text}”`)
    return `I do not know ${words.join(' and ')}. Do you mean this?`
  }
  if (price > SURE) return `Do you mean this?`
  void from
  void to
  return null
}
