import { CONDITION_PHRASES } from '../words/vocabulary.ts'
import type { Clause } from './clause.ts'
import { readTest } from './conditions.ts'
import { fail, matchHere, pastSkips, type Reading, take, tokenHere } from './reading.ts'

export function readCondition(reading: Reading, clause: Clause): void {
  if (readBareTurn(reading, clause)) return
  const here = matchHere(reading, CONDITION_PHRASES)
  const word = here ?? matchHere(reading, CONDITION_PHRASES, pastSkips(reading))
  if (reading.inputError !== null || word === null) return
  if (here === null) take(reading, pastSkips(reading), 'skip')
  const from = reading.at
  if (clause.condition !== null) {
    fail(reading, 'unknown_condition', from, word.end, { message: 'One condition at a time.' })
    return
  }
  if (word.value === 'onTurn' || word.value === 'afterTurn') {
    const turn = tokenHere(reading, word.end)
    if (turn?.kind !== 'number' || turn.value > 998) {
      fail(reading, 'missing_number', from, word.end, { message: 'Which turn?' })
      return
    }
    take(reading, word.end + 1, 'condition')
    const reached = turn.value + (word.value === 'afterTurn' ? 1 : 0)
    clause.condition = { on: 'when', test: { test: 'turn', turn: reached } }
    return
  }
  take(reading, word.end, 'condition')
  const read = readTest(reading, from)
  if (read === null) return
  if (read.negated && word.value === 'when') {
    fail(reading, 'unknown_condition', from, reading.at, {
      message: 'Say “unless”: “when” waits for something to happen.',
    })
    return
  }
  const on = read.negated ? (word.value === 'if' ? 'unless' : 'if') : word.value
  clause.condition = { on, test: read.test }
}

/** `turn 4: militia attack`. */
function readBareTurn(reading: Reading, clause: Clause): boolean {
  const [word, number, sign] = [0, 1, 2].map((on) => tokenHere(reading, reading.at + on))
  if (reading.inputError !== null || clause.condition !== null || word?.key !== 'turn' || sign?.kind !== 'joiner')
    return false
  if (number?.kind !== 'number' || number.measure !== 'plain' || number.value > 998) return false
  take(reading, reading.at + 2, 'condition')
  clause.condition = { on: 'when', test: { test: 'turn', turn: number.value } }
  return true
}
