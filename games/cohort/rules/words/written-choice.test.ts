import { createMatch, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { cohort, presetArmy, writeArmyCode } from '../index.ts'
import { tile } from '../testing/position.ts'
import { readPlacements } from './placements.ts'
import { writtenChoice } from './written-choice.ts'

function fresh() {
  const config = cohort.ruleset.config.parse({})
  if (!config.ok) throw new Error('no config')
  return {
    config: config.value,
    match: createMatch(cohort.ruleset, { config: config.value, seed: seedFrom('written') }),
  }
}

describe('COH-13.2 a whole battle can be written', () => {
  test('an army by its code, places, then orders; each is what the rules accept', () => {
    const { config, match } = fresh()
    for (const seat of [0, 1]) {
      const code = writeArmyCode(presetArmy('spartan', config, seat))
      const read = writtenChoice(match.envelope(seat).view, code)
      if (!('choice' in read)) throw new Error(read.refusal.message)
      expect(read.echo).toContain('SP')
      expect(match.submit(seat, 0, read.choice)).toBeNull()
    }
    const places = writtenChoice(match.envelope(0).view, '1 A1 e phalanx\n#2: B2')
    expect(places).toMatchObject({
      choice: {
        units: [
          { unit: 1, tile: tile('A1'), facing: 'E', formation: 'phalanx' },
          { unit: 2, tile: tile('B2') },
        ],
      },
    })
    match.submit(0, 1, { type: 'deploy', units: [] })
    match.submit(1, 1, { type: 'deploy', units: [] })
    const orders = writtenChoice(match.envelope(0).view, 'everyone move to E10')
    if (!('choice' in orders)) throw new Error(orders.refusal.message)
    expect(orders.echo).toContain('move to E10')
    expect(match.submit(0, 2, orders.choice)).toBeNull()
  })

  test('what is not understood is refused with a sentence and orders nothing', () => {
    const { match } = fresh()
    const { view } = match.envelope(0)
    expect(writtenChoice(view, 'co1:atlantis::')).toHaveProperty('refusal.message')
    expect(writtenChoice(view, 'co1:spartan:scouts:')).toMatchObject({ refusal: { code: 'army_too_small' } })
  })

  test('a sheet of nothing but lines is refused before it is read', () => {
    const { config, match } = fresh()
    for (const seat of [0, 1]) match.submit(seat, 0, { type: 'army', ...presetArmy('spartan', config, seat) })
    for (const seat of [0, 1]) match.submit(seat, 1, { type: 'deploy', units: [] })
    const { view } = match.envelope(0)
    expect(writtenChoice(view, 'a\n'.repeat(900))).toMatchObject({ refusal: { code: 'too_many_sentences' } })
  })

  test('places: unknown units, tiles outside the zone and words that are no formation are named', () => {
    const { config, match } = fresh()
    for (const seat of [0, 1]) match.submit(seat, 0, { type: 'army', ...presetArmy('spartan', config, seat) })
    const { view } = match.envelope(0)
    const says = (text: string) => {
      const read = readPlacements(view, text)
      return 'message' in read ? read.message : ''
    }
    expect(says('99 A1')).toBe('You have no unit 99.')
    expect(says('1 T20')).toBe('T20 is outside your zone.')
    expect(says('1 A1 E triangle')).toBe('“triangle” is no formation.')
    expect(says('1 A1; 2 A1')).toBe('A1 is taken already.')
    expect(says('over there')).toMatch(/is no place/)
  })
})
