import { anyGame, seedFrom, verifyRecord } from '@tessera/kernel'
import { runMatch, simulateSlice } from '@tessera/lab'
import { READY_DECKS, siegefront, siegefrontRules } from '@tessera/siegefront'
import { describe, expect, it } from 'vitest'
import { simulationOf, together, trialOf } from './trial.ts'
import { matchInWords, verdict } from './words.ts'

const [red, iron] = READY_DECKS.map(({ cards }) => cards) as [readonly string[], readonly string[]]

describe('trials of a deck', () => {
  it('one match ends with a record that replays', () => {
    const { config, players } = simulationOf(red, iron, '')
    const played = runMatch(anyGame(siegefront), config, seedFrom('trial'), players)
    const match = trialOf(played.record, played.turns)
    expect(match.winner).toBe(played.result.winner)
    expect(verifyRecord(siegefrontRules, match.record as never).ok).toBe(true)
    expect(match.record.turns[0]?.choices).toEqual([
      { type: 'deck', cards: red },
      { type: 'deck', cards: iron },
    ])
  })

  it('a series counts for the deck, whichever seat it has', () => {
    const slice = simulateSlice(anyGame(siegefront), simulationOf(red, iron, 'seed'), 0, 2)
    expect(slice.wins[0] + slice.wins[1] + slice.draws).toBe(2)
  })

  it('adds several series up', () => {
    const part = (wins: [number, number], draws: number) => ({ matches: wins[0] + wins[1] + draws, wins, draws })
    expect(together([part([3, 1], 1), part([0, 5], 0)] as never)).toEqual({ matches: 10, wins: [3, 6], draws: 1 })
  })

  it('says how a match ended, and no more than the numbers do', () => {
    expect(matchInWords('Iron Wall', { winner: 1, turns: 18, castles: [0, 12] })).toBe(
      'Lost to Iron Wall on turn 18, castles 0 to 12.',
    )
    expect(verdict('Iron Wall', { percent: 55, low: 48, high: 62 })).toContain('No clear winner')
    expect(verdict('Iron Wall', { percent: 60, low: 53, high: 67 })).toContain('stronger')
    expect(verdict('Iron Wall', { percent: 30, low: 24, high: 37 })).toContain('weaker')
  })
})
