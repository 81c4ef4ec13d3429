import { cohort, cohortRules, MAP_DATA } from '@tessera/cohort'
import { createMatch, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { truthRules } from '../match/truth.ts'
import { sceneOf } from './scene.ts'

/** Two centurions meet in the oasis; some see, some remember. */
function battle(turns: number) {
  const config = cohortRules.config.parse({ map: 'desert_oasis', weather: 'clear' })
  if (!config.ok) throw new Error('The options are refused')
  const match = createMatch(cohortRules, { config: config.value, seed: seedFrom('scene') })
  for (let turn = 0; turn < turns + 2; turn++)
    for (const seat of match.awaiting()) {
      const dice = seededDice(seedFrom(`${seat} ${turn}`))
      const answer = cohort.bot.choose(match.envelope(seat).view, dice, { level: 'centurion' }, {})
      if ('choice' in answer) match.submit(seat, match.at, answer.choice)
    }
  return match
}

test('COH-17.1 the map shows own units in full, contacts by how sure they are, points, counters and the fog', () => {
  const match = battle(5)
  const { view } = match.envelope(0)
  const scene = sceneOf(view)
  const own = scene.pieces.filter(({ sure }) => sure === 'own')
  expect(own.map(({ seat }) => seat)).toEqual(view.units.map(() => 0))
  for (const piece of own) expect([piece.full, piece.morale].includes(null)).toBe(false)
  const enemies = scene.pieces.filter(({ seat }) => seat === 1)
  expect(enemies.length).toBeGreaterThan(0)
  for (const { key, sure, full, morale, volleys } of enemies) {
    const contact = view.contacts.find(({ handle }) => `X${handle}` === key)
    expect(sure).toBe(contact?.state)
    expect([full, morale, volleys]).toEqual([null, null, null])
  }
  expect(scene.fog).toEqual({ seen: view.seen, explored: view.explored })
  expect(scene.points).toHaveLength(MAP_DATA.desert_oasis.points.length)
  expect(scene.holds).toEqual([view.seats[0].hold, view.seats[1].hold])
})

test('COH-17.4 with the fog lifted everybody is shown as they are, and nobody’s knowledge is news', () => {
  const { state, config } = battle(5)
  const scene = sceneOf(truthRules.view(state, 0, config))
  expect(scene.fog).toBeNull()
  expect(scene.pieces.map(({ key, men }) => [key, men])).toEqual(state.units.map(({ id, men }) => [String(id), men]))
  const told = { turn: 1, stage: 4 }
  expect(truthRules.hear(state, { ...told, type: 'lost_sight', seat: 0, handle: 1 } as never, 0, config)).toBeNull()
  const step = { ...told, type: 'step', unit: 101, from: 1, to: 2, cost: 2, left: 2, pulse: 1 } as never
  expect(truthRules.hear(state, step, 0, config)).toBe(step)
})
