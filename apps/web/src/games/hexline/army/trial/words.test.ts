import { describe, expect, it } from 'vitest'
import { fightInWords, shareInWords, shareOf, verdict } from './words.ts'

describe('test fights in words', () => {
  it('says who won, when and with what left', () => {
    const lost = { winner: 1, rounds: 8, left: [0, 3] } as const
    expect(fightInWords('Iron Line', lost, [6, 8])).toBe('Lost to Iron Line in round 8, with 3 of its 8 units left.')
    const won = { winner: 0, rounds: 1, left: [1, 0] } as const
    expect(fightInWords('Stampede', won, [1, 9])).toBe('Beat Stampede in round 1, with 1 of your 1 unit left.')
    expect(fightInWords('Stampede', { winner: null, rounds: 60, left: [1, 1] }, [1, 9])).toContain('A draw')
  })

  it('gives the share with its interval and draws no conclusion inside it', () => {
    const share = shareOf({ matches: 1000, wins: [520, 440], draws: 40 })
    expect(shareInWords(share)).toBe('54.0 % won, likely 50.9 to 57.1 %')
    expect(verdict('Iron Line', share)).toContain('Your army is the stronger')
    expect(verdict('Iron Line', shareOf({ matches: 10, wins: [6, 4], draws: 0 }))).toContain('No clear winner')
    expect(verdict('Iron Line', shareOf({ matches: 100, wins: [10, 90], draws: 0 }))).toBe(
      'Iron Line is the stronger one.',
    )
    expect(shareOf({ matches: 0, wins: [0, 0], draws: 0 })).toEqual({ percent: 0, low: 0, high: 100 })
  })
})
