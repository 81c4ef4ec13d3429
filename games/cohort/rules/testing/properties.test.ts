import { copy, createMatch, hashOf, refereeOf, replayMatch, seededDice, seedFrom } from '@tessera/kernel'
import { playRandomly, playTurn } from '@tessera/kernel/testing'
import { describe, expect, it } from 'vitest'
import { MAPS, manhattan, TILES } from '../content/terms.ts'
import type { CohortEvent } from '../events.ts'
import { cohort, cohortRules } from '../index.ts'
import { fieldOf } from '../rules/ground/field.ts'
import { hasLine, sightTables } from '../rules/ground/sight-tables.ts'
import { configOf } from './position.ts'

const BATTLES = process.env['TESSERA_DEEP'] ? 60 : 1

describe('invariants of random battles', () => {
  it.each(MAPS.map((map) => [map]))('COH-18.1 COH-18.2 COH-18.3 COH-18.7 COH-18.8 %s', (map) => {
    for (let battle = 0; battle < BATTLES; battle++) {
      const told: CohortEvent[] = []
      const checked: typeof cohortRules = {
        ...cohortRules,
        beat(state, ref) {
          const tell = (event: CohortEvent): void => {
            told.push(event)
            ref.tell?.(event)
          }
          cohortRules.beat?.(state, refereeOf(ref.config, { dice: ref.dice, tell }))
          const broken = cohort.brokenInvariants(state, ref.config)
          if (broken.length > 0) throw new Error(`${broken.join('; ')} before stage ${state.stage}`)
        },
      }
      const match = playRandomly(checked, configOf({ map }), `${map} ${battle}`)
      const { state } = match
      expect(state.turn).toBeLessThanOrEqual(fieldOf(match.config).limit)
      const gained = [0, 0]
      for (const event of told) {
        if (event.type === 'step') expect(manhattan(event.from, event.to)).toBe(1)
        if (event.type !== 'score') continue
        gained[0] = (gained[0] ?? 0) + event.gained[0]
        gained[1] = (gained[1] ?? 0) + event.gained[1]
      }
      expect(state.seats.map(({ score }) => score)).toEqual(gained)
      for (const unit of state.units) expect(unit.full).toBe(unit.men + netLosses(told, unit.id))
      expect(replayMatch(cohortRules, match.record()).record().hash).toBe(match.record().hash)
    }
  })

  it('COH-18.4 lines of sight are mutual', () => {
    const oneSided: unknown[] = []
    for (const map of MAPS) {
      const { base } = fieldOf(configOf({ map }))
      const tables = sightTables(map, () => base)
      for (let from = 0; from < TILES; from += 7)
        for (let to = 0; to < TILES; to += 3)
          if (hasLine(tables, from, to) !== hasLine(tables, to, from)) oneSided.push([map, from, to])
    }
    expect(oneSided).toEqual([])
  })

  it('imagine gives a battle that can be fought on from any view', () => {
    for (const map of MAPS) {
      const match = createMatch(cohortRules, { config: configOf({ map }), seed: seedFrom(`imagined ${map}`) })
      const dice = seededDice(seedFrom('choices'))
      for (let turn = 0; turn < 8 && match.result() === null; turn++) {
        const imagined = cohortRules.imagine?.(copy(match.envelope(0).view), dice)
        if (imagined === undefined) throw new Error('Cohort can imagine')
        expect(cohort.brokenInvariants(imagined, match.config)).toEqual([])
        const before = hashOf(cohortRules.view(imagined, 0, match.config).units)
        expect(before).toBe(hashOf(match.envelope(0).view.units))
        playTurn(match, dice)
      }
    }
  })
})

/** What the events took from a unit and gave back to it. */
function netLosses(told: readonly CohortEvent[], id: number): number {
  let sum = 0
  for (const event of told) {
    if (event.type === 'strike' && event.target === id) sum += event.men
    if ((event.type === 'disease' || event.type === 'crushed') && event.unit === id) sum += event.men
    if (event.type === 'healed' && event.unit === id) sum -= event.men
  }
  return sum
}
