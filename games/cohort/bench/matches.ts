import { cohort } from '@tessera/cohort'
import { type AnyRecord, anyGame, Course, type Json, seedFrom } from '@tessera/kernel'
import { type Played, runMatch } from '@tessera/lab'

export const game = anyGame(cohort)

export function configOf(config: Json): Json {
  const parsed = game.ruleset.config.parse(config)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}

export function battle(config: Json, name: string, level: string): Played {
  return runMatch(game, configOf(config), seedFrom(name), [{ level }, { level }])
}

/** Six against six on every map, as normal bots fought them. */
export function recorded(): readonly AnyRecord[] {
  const cultures = [['roman_republic'], ['roman_empire']]
  return ['river_crossing', 'forest_ambush', 'desert_oasis', 'mountain_pass'].map(
    (map) => battle({ map, cultures }, `six ${map}`, 'centurion').record,
  )
}

/** Resolves every turn of a battle again, with nobody thinking and nobody listening; how many there were. */
export function resolveAgain({ start, turns }: AnyRecord): number {
  if (!('seed' in start)) throw new Error('A battle starts from a seed')
  const course = new Course(game.ruleset, start)
  let count = 0
  for (const turn of turns) {
    course.resolve(turn)
    course.advance()
    count++
  }
  // Muster and deployment are no turns.
  return count - 2
}
