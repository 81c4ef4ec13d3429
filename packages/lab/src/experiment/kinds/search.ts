import { type Build, type Dice, type Parsed, seededDice, seedFrom } from '@tessera/kernel'
import type { Cell } from '../cell.ts'
import type { Kind, Tallies } from '../design.ts'
import type { Entrant } from '../entrants.ts'
import type { Experiment } from '../file.ts'
import { type Ground, makeCell, pooled, talliesOf } from './make-cell.ts'

type Search = Extract<Experiment, { kind: 'search' }>

/** Of a generation so many survive, and of the last one so many are tried in earnest. */
const SURVIVORS = 0.25
const FINALISTS = 3
const MOST_GENERATIONS = 60

/**
 * Evolution: builds play the field, the best quarter survives, the rest are survivors with a few parts exchanged. What is
 * found then plays the field again on dice it has never seen, since the best of many is always flattered by luck.
 */
export function search(
  ground: Ground & { readonly experiment: Search },
  leader: Entrant,
  field: readonly Entrant[],
): Parsed<Kind> {
  const { game, experiment, config } = ground
  const { workshop } = game
  if (workshop === undefined) return bad(`Players of ${game.name} bring nothing to search for`)
  const { seed, population, budget } = experiment
  const finalPairs = Math.ceil(experiment.matches / 2)
  const left = budget - FINALISTS * field.length * 2 * finalPairs
  const perGeneration = (pairs: number): number => population * field.length * 2 * pairs
  const generations = Math.min(MOST_GENERATIONS, Math.floor(left / perGeneration(1)))
  if (generations < 2)
    return bad(
      `A budget of ${budget} is not enough: two generations of ${population} and the final take ${budget - left + 2 * perGeneration(1)} matches`,
    )
  const wanted = Math.max(2, Math.min(generations, 12))
  const pairs = Math.max(1, Math.floor(left / perGeneration(1) / wanted))
  const rounds = Math.min(MOST_GENERATIONS, Math.floor(left / perGeneration(pairs)))

  const first = (): readonly Build[] => {
    const dice = seededDice(seedFrom(`${seed} search 0`))
    const ready = workshop.presets.map(({ build }) => build).filter((build) => workshop.refuse(config, build) === null)
    const builds = ready.slice(0, population >> 1)
    while (builds.length < population) builds.push(workshop.complete(config, [], dice))
    return builds
  }
  const cellsOf = (builds: readonly Build[], generation: number): readonly Cell[] =>
    builds.flatMap((build, i) =>
      field.map((b, o) =>
        makeCell(ground, {
          id: `g${generation}-${i}-${o}`,
          a: { ...leader, name: `generation ${generation + 1}, build ${i + 1}`, build },
          b,
          seed: `${seed} generation ${generation}`,
          pairs,
          among: false,
        }),
      ),
    )
  const ranked = (builds: readonly Build[], generation: number, past: Tallies) =>
    builds
      .map((build, i) => ({
        build,
        share: pooled(
          talliesOf(
            past,
            field.map((_, o) => `g${generation}-${i}-${o}`),
          ),
        ).share,
      }))
      .map((entry, i) => ({ ...entry, i }))
      .sort((one, other) => other.share - one.share || one.i - other.i)
  const next = (builds: readonly Build[], generation: number, past: Tallies): readonly Build[] => {
    const dice = seededDice(seedFrom(`${seed} search ${generation + 1}`))
    const best = ranked(builds, generation, past).slice(0, Math.max(2, Math.round(population * SURVIVORS)))
    const children = best.map(({ build }) => build)
    const seen = new Set(children.map(keyOf))
    for (let tries = 0; children.length < population; tries++) {
      const child = changed(dice.pick(best).build, dice)
      const refused = workshop.refuse(config, child) !== null || seen.has(keyOf(child))
      if (refused && tries < 20 * population) continue
      seen.add(keyOf(child))
      children.push(refused ? workshop.complete(config, [], dice) : child)
    }
    return children
  }
  const changed = (build: Build, dice: Dice): Build => {
    const kept = [...build]
    for (let gone = dice.d(Math.max(1, Math.min(3, build.length - 1))); gone > 0; gone--)
      kept.splice(dice.int(kept.length), 1)
    return workshop.complete(config, kept, dice)
  }
  /** By number: what was given out to be played, when everything before it was decided. It never changes again. */
  const bred: (readonly Build[])[] = []
  const generationAt = (number: number, past: Tallies): readonly Build[] => {
    const known = bred[number]
    if (known !== undefined) return known
    return number === 0 ? first() : next(generationAt(number - 1, past), number - 1, past)
  }
  const finalists = (past: Tallies) => ranked(generationAt(rounds - 1, past), rounds - 1, past).slice(0, FINALISTS)
  const finalCells = (past: Tallies): readonly Cell[] =>
    finalists(past).flatMap(({ build }, i) =>
      field.map((b, o) =>
        makeCell(ground, {
          id: `final-${i}-${o}`,
          a: { ...leader, name: `found ${i + 1}`, build },
          b,
          seed: `${seed} final`,
          pairs: finalPairs,
          among: false,
        }),
      ),
    )
  return {
    ok: true,
    value: {
      stage(number, past) {
        if (number > rounds) return []
        if (number === rounds) return finalCells(past)
        const builds = generationAt(number, past)
        bred[number] = builds
        return cellsOf(builds, number)
      },
      findings(tallies) {
        const matrix = {
          rows: Array.from({ length: FINALISTS }, (_, i) => `found ${i + 1}`),
          columns: field.map(({ name }) => name),
          cells: Array.from({ length: FINALISTS }, (_, i) => field.map((__, o) => `final-${i}-${o}`)),
        }
        // Who is in the final shows when it begins; to guess it on the way would breed every generation again.
        if (!field.some((_, o) => tallies.has(`final-0-${o}`))) return { matrix }
        let builds = generationAt(0, tallies)
        const history = Array.from({ length: rounds }, (_, generation) => {
          if (generation > 0) builds = bred[generation] ?? next(builds, generation - 1, tallies)
          const list = ranked(builds, generation, tallies)
          return {
            best: list[0]?.share ?? 0.5,
            mean: list.reduce((sum, { share }) => sum + share, 0) / Math.max(list.length, 1),
            matches: perGeneration(pairs),
          }
        })
        const found = ranked(builds, rounds - 1, tallies).slice(0, FINALISTS)
        return {
          search: {
            generations: history,
            found: found.map(({ build }, i) => {
              const ids = field.map((_, o) => `final-${i}-${o}`)
              const { share, low, high, matches } = pooled(talliesOf(tallies, ids))
              return { name: `found ${i + 1}`, build: workshop.write(build), value: share, low, high, matches }
            }),
            spent: [...tallies.values()].reduce((sum, tally) => sum + tally.matches, 0),
          },
          matrix,
        }
      },
    },
  }
}

function keyOf(build: Build): string {
  return build.toSorted().join()
}

function bad<T>(text: string): Parsed<T> {
  return { ok: false, inputErrors: [{ path: 'budget', code: 'bad_search', text }] }
}
