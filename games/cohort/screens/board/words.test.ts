import { cohortRules, MAP_DATA, presetArmy } from '@tessera/cohort'
import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { sceneOf } from './scene.ts'
import { tileWords } from './words.ts'

test('COH-17.5 a tile is told in words: its ground, whose it is, whether it is seen, who stands there', () => {
  const config = cohortRules.config.parse({ map: 'hill_fort', weather: 'clear' })
  if (!config.ok) throw new Error('The options are refused')
  const match = createMatch(cohortRules, { config: config.value, seed: seedFrom('words') })
  for (const seat of [0, 1] as const)
    match.submit(seat, match.at, { type: 'army', ...presetArmy('roman_republic', config.value, seat) })
  for (const seat of [0, 1]) match.submit(seat, match.at, { type: 'deploy', units: [] })
  const scene = sceneOf(match.envelope(0).view)
  const [own] = scene.pieces
  expect(tileWords(own?.tile ?? 0, scene, 'plains', 0).join('. ')).toMatch(/^\w\d+\. plains\. Your \w.*morale/i)
  const hall = MAP_DATA.hill_fort.points.find(({ name }) => name.startsWith('Chieftain'))
  const held = { ...scene, points: scene.points.map((point) => ({ ...point, controller: 1 })) }
  const words = tileWords(hall?.tiles[0] ?? 0, held, 'hill', 0)
  expect(words).toContain(`${hall?.name}, the enemy’s`)
  expect(words).toContain('never seen')
})
