import { seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { bids } from '../testing/toys.ts'
import type { RulesReply, Work } from './job.ts'
import { MatchRunner } from './match-runner.ts'

function runnerWithMatch(rounds: number) {
  const runner = new MatchRunner(() => bids())
  let stamps = 0
  const play = (work: Work): RulesReply => {
    const expects = stamps === 0 ? null : String(stamps)
    const stamp = String(++stamps)
    return runner.answer({ kind: 'play', match: 'm', game: 'bids', version: 1, expects, stamp, work, cold: null })
  }
  const look = () => runner.answer({ kind: 'look', match: 'm', expects: String(stamps), audience: 's' }).kind
  play({ kind: 'begin', start: { config: { rounds, strict: false }, seed: seedFrom('m') }, seats: 2 })
  const bid = (seat: number, at: number) => play({ kind: 'submit', seat, at, choice: { bid: seat }, final: true })
  return { bid, look }
}

test('a match that goes on is held; one that is over is not', () => {
  const { bid, look } = runnerWithMatch(2)
  for (const seat of [0, 1]) bid(seat, 0)
  expect(look()).toBe('seen')
  for (const seat of [0, 1]) bid(seat, 1)
  expect(look()).toBe('cold')
})
