import { hexline, ruleset } from '@tessera/hexline'
import { type AnyRecord, anyGame, Course, type Json, seedFrom } from '@tessera/kernel'
import { runMatch } from '@tessera/lab'
import { mixedBattle } from './battles.ts'

const game = anyGame(hexline)
const RANDOM = [{ level: 'random' }, { level: 'random' }]

/** In the middle of a battle of 40 units. */
export function position(): unknown {
  const { config, seed } = mixedBattle(0)
  const course = new Course(ruleset, { config, seed })
  for (let i = 0; i < 60; i++) course.beat()
  return course.state
}

/** A battle of 40 units. */
export function mixedRecord(): AnyRecord {
  const { config, seed } = mixedBattle(0)
  return runMatch(game, config as unknown as Json, seed, RANDOM).record
}

/** Five battles of 30 against 30 who cannot hurt each other but never stop changing, each up to the round limit. */
export function longestMatch(): AnyRecord {
  const rock = {
    id: 'x_rock',
    name: 'Rock',
    max_hp: 1,
    damage: 0,
    attack_range: 1,
    abilities: [{ trigger: 'endturn', effect: 'fortify', target: 'self', value: 1 }],
  }
  const army = Array.from({ length: 30 }, () => rock.id)
  const parsed = game.ruleset.config.parse({
    battles: 5,
    budget: 400,
    max_units: 30,
    max_copies: 30,
    round_limit: 200,
    custom_units: [rock],
    armies: [army, army],
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return runMatch(game, parsed.value, seedFrom('long'), RANDOM).record
}
