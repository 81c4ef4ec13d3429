import { DEFAULT_CONFIG, hexline, ruleset } from '@tessera/hexline'
import { anyGame, seedFrom, verifyRecord } from '@tessera/kernel'
import { simulateSlice } from '@tessera/lab'
import { describe, expect, it } from 'vitest'
import { fightOnce, openRules, refuseTrial, simulationOf } from './trial.ts'

const strong = ['shieldbearer', 'shieldbearer', 'crossbowman', 'crossbowman']
const weak = ['frost_adept']
const config = DEFAULT_CONFIG

describe('test fights', () => {
  it('says who won, when, and how many are left, with a record that replays', () => {
    const fight = fightOnce({ config, mine: strong, theirs: weak }, seedFrom('one'))
    expect(fight.winner).toBe(0)
    expect(fight.left).toEqual([4, 0])
    expect(fight.rounds).toBeGreaterThan(0)
    expect(verifyRecord(ruleset, fight.record).ok).toBe(true)
    expect(ruleset.config.parse(fight.record.start.config).ok).toBe(true)
  })

  it('runs a series in which each side keeps its army whichever seat it has', () => {
    const game = anyGame(hexline)
    const won = simulateSlice(game, simulationOf({ config, mine: strong, theirs: weak }, 'seed'), 0, 6)
    expect(won.wins).toEqual([6, 0])
    const lost = simulateSlice(game, simulationOf({ config, mine: weak, theirs: strong }, 'seed'), 0, 6)
    expect(lost.wins).toEqual([0, 6])
  })

  it('lets armies be tried that this match would not allow, and none that do not exist', () => {
    const many = Array.from({ length: 9 }, () => 'warden')
    const rules = openRules({ config, mine: many, theirs: weak })
    expect(rules.budget).toBe(135)
    expect(ruleset.config.parse(rules).ok).toBe(true)
    expect(refuseTrial(config, many)).toBeNull()
    expect(refuseTrial(config, ['x_nobody'])).toContain('x_nobody')
    expect(refuseTrial(config, ['blade'])).toContain('blade')
    expect(refuseTrial(config, [])).toContain('at least one')
  })
})
