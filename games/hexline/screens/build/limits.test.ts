import { DEFAULT_CONFIG } from '@tessera/hexline'
import { describe, expect, it } from 'vitest'
import { familyLocked, refuseOneMore, shortly, tallyOf } from './limits.ts'

const rules = DEFAULT_CONFIG

describe('limits of an army (HEX-14, HEX-131)', () => {
  it('counts points, units, copies and families', () => {
    const tally = tallyOf(rules, ['shieldbearer', 'shieldbearer', 'warden', 'frost_adept'])
    expect(tally).toMatchObject({ cost: 45, left: 55, units: 4, copies: 2 })
    expect([...tally.byFamily]).toEqual([
      ['bastion', 3],
      ['rimeglass', 1],
    ])
    expect(tallyOf(rules, [])).toMatchObject({ cost: 0, copies: 0 })
  })

  it('HEX-131 refuses the fifth copy, the third family and what the points do not reach', () => {
    const four = ['greywolf', 'greywolf', 'greywolf', 'greywolf']
    expect(refuseOneMore(rules, four, 'greywolf')?.message).toBe('At most 4 of Greywolf.')
    expect(refuseOneMore(rules, ['greywolf', 'mason'], 'ghoul')?.code).toBe('too_many_families')
    const rich = ['warden', 'warden', 'warden', 'warden', 'shieldbearer', 'shieldbearer', 'shieldbearer']
    const refusal = refuseOneMore(rules, rich, 'shieldbearer')
    expect(refusal?.message).toBe('This army costs 104; you have 100.')
    expect(refusal && shortly(refusal, 7)).toBe('you have 7 left')
    expect(refuseOneMore(rules, rich, 'crossbowman')?.code).toBe('over_budget')
    expect(refuseOneMore(rules, ['greywolf'], 'mason')).toBeNull()
  })

  it('locks a third family with its reason, and none that is already in the army', () => {
    const tally = tallyOf(rules, ['greywolf', 'mason'])
    expect(familyLocked(rules, tally, 'rimeglass')).toBe('A third family: this match allows 2.')
    expect(familyLocked(rules, tally, 'wildpack')).toBeNull()
    expect(familyLocked(rules, tallyOf(rules, ['greywolf']), 'rimeglass')).toBeNull()
  })
})
