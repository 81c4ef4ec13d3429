import { ROSTER } from '@tessera/hexline'
import { describe, expect, it } from 'vitest'
import { shownUnits } from './filter.ts'

const none = new Map<string, number>()
const ids = (...args: Parameters<typeof shownUnits>) => shownUnits(...args).map((unit) => unit.id)

describe('roster filters', () => {
  it('shows a family, all of it or a part', () => {
    expect(ids(ROSTER, 'rimeglass', 'all', '', none)).toHaveLength(8)
    expect(ids(ROSTER, 'wildpack', 'reach', '', none)).toEqual(['thorn_archer'])
    expect(ids(ROSTER, 'gravewake', 'cheap', '', none)).not.toContain('headsman')
  })

  it('searches names and abilities over all families', () => {
    expect(ids(ROSTER, 'rimeglass', 'all', 'wolf', none)).toEqual(['greywolf'])
    expect(ids(ROSTER, 'bastion', 'all', 'FREEZE', none)).toEqual(['frost_adept'])
    expect(ids(ROSTER, 'bastion', 'all', 'nobody has this', none)).toEqual([])
  })

  it('shows the units of the army in every family', () => {
    const hired = new Map([
      ['greywolf', 2],
      ['mason', 1],
    ])
    expect(ids(ROSTER, 'rimeglass', 'hired', '', hired)).toEqual(['mason', 'greywolf'])
  })
})
