import { describe, expect, it } from 'vitest'
import { fightInWords, verdict } from './words.ts'

describe('test fights in words', () => {
  it('says who won, when and with what left', () => {
    const lost = { winner: 1, rounds: 8, left: [0, 3] } as const
    expect(fightInWords('Iron Line', lost, [6, 8])).toBe('Lost to Iron Line in round 8, with 3 of its 8 units left.')
    const won = { winner: 0, rounds: 1, left: [1, 0] } as const
    expect(fightInWords('Stampede', won, [1, 9])).toBe('Beat Stampede in round 1, with 1 of your 1 unit left.')
    expect(fightInWords('Stampede', { winner: null, rounds: 60, left: [1, 1] }, [1, 9])).toContain('A draw')
  })

  it('draws no conclusion inside the interval', () => {
    expect(verdict('Iron Line', { percent: 54, low: 50.9, high: 57.1 })).toContain('Your army is the stronger')
    expect(verdict('Iron Line', { percent: 60, low: 31.3, high: 83.2 })).toContain('No clear winner')
    expect(verdict('Iron Line', { percent: 10, low: 5.5, high: 17.4 })).toBe('Iron Line is the stronger one.')
  })
})
