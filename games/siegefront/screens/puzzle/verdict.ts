import { openRecord } from '@tessera/kernel'
import type { RecordOf } from '@tessera/play/match'
import { siegefrontRules } from '@tessera/siegefront'
import {
  commandWords,
  type Given,
  luckyAt,
  outcomes,
  type PUZZLES,
  puzzleStart,
  Solver,
} from '@tessera/siegefront/puzzles'
import { words } from '@tessera/siegefront/words'
import type { Siege } from '../types.ts'

export type StoredPuzzle = (typeof PUZZLES)[number]

export interface Verdict {
  readonly kind: 'solved' | 'lucky' | 'failed'
  readonly text: string
}

/** Solved when the castle has fallen and no other roll could have saved it. */
export function verdictOf(record: RecordOf<Siege>): Verdict {
  const timeline = openRecord(siegefrontRules, record, 0)
  const { config } = record.start
  const { result, seats } = timeline.state(timeline.length - 1)
  if (result?.winner !== 0 || result.reason !== 'castle')
    return { kind: 'failed', text: words.text('verdict.stands', { life: seats[1].castleHp }) }
  const line = record.turns.flatMap(({ choices }, place): Given[] => {
    const choice = choices[0]
    return choice == null ? [] : [{ state: timeline.state(place), choice }]
  })
  const at = luckyAt(line, config, new Solver(config))
  const lucky = at === null ? undefined : line[at]
  if (lucky === undefined) return { kind: 'solved', text: words.text('verdict.noRoll') }
  return {
    kind: 'lucky',
    text: words.text('verdict.anotherRoll', { command: commandWords(lucky.state, lucky.choice) }),
  }
}

export function linesOf({ puzzle, solution }: StoredPuzzle): readonly string[] {
  const { config, state } = puzzleStart(puzzle)
  let at = state
  return solution.map((choice) => {
    const line = commandWords(at, choice)
    at = outcomes(at, config, choice)[0]?.after ?? at
    return line
  })
}
