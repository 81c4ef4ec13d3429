import { type Build, type Dice, type Parsed, seededDice, seedFrom } from '@tessera/kernel'
import type { Cell } from '../cell.ts'
import type { Kind, Tallies } from '../design.ts'
import type { Entrant } from '../entrants.ts'
import type { Experiment } from '../file.ts'
import { type Ground, makeCell, pooled, talliesOf } from './make-cell.ts'

type Search = Extract<Experiment, { kind: 'search' }>

/**
 * A generation is told apart by successive halving: in each rung the better half of the one before plays on, twice as many
 * matches each, so that most of them are spent on those that are hard to tell apart. Who is in the last rung survives.
 */
const RUNGS = 3
/** Of the last generation so many are tried in earnest. */
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
  const inRung = (rung: number): number => Math.max(FINALISTS, Math.ceil(population / 2 ** rung))
  const perGeneration = (pairs: number): number => {
    let matches = 0
    for (let rung = 0; rung < RUNGS; rung++) matches += inRung(rung) * field.length * 2 * pairs * 2 ** rung
    return matches
  }
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
  const cellId = (generation: number, rung: number, i: number, o: number): string => `g${generation}-${rung}-${i}-${o}`
  const cellsOf = (builds: readonly Build[], contenders: readonly number[], generation: number, rung: number) =>
    contenders.flatMap((i) =>
      field.map((b, o) =>
        makeCell(ground, {
          id: cellId(generation, rung, i, o),
          a: { ...leader, name: `generation ${generation + 1}, build ${i + 1}`, build: builds[i] ?? [] },
          b,
          // Each rung has dice of its own: what luck gave in one, it does not give again in the next.
          seed: `${seed} generation ${generation}${rung === 0 ? '' : ` rung ${rung}`}`,
          pairs: pairs * 2 ** rung,
          among: false,
        }),
      ),
    )
  /** A build's share over the rungs it has played. */
  const shareOf = (generation: number, i: number, rungs: number, past: Tallies): number => {
    const ids = Array.from({ length: rungs }, (_, rung) => field.map((__, o) => cellId(generation, rung, i, o))).flat()
    return pooled(talliesOf(past, ids)).share
  }
  const best = (contenders: readonly number[], generation: number, rungs: number, past: Tallies, count: number) =>
    contenders
      .map((i) => ({ i, share: shareOf(generation, i, rungs, past) }))
      .sort((one, other) => other.share - one.share || one.i - other.i)
      .slice(0, count)
  /** Who plays in a rung, by place in the generation, as given out: it never changes again. */
  const entered = new Map<string, readonly number[]>()
  const contendersIn = (
    builds: readonly Build[],
    generation: number,
    rung: number,
    past: Tallies,
  ): readonly number[] => {
    const known = entered.get(`${generation}-${rung}`)
    if (known !== undefined) return known
    if (rung === 0) return builds.map((_, i) => i)
    const before = contendersIn(builds, generation, rung - 1, past)
    return best(before, generation, rung, past, inRung(rung)).map(({ i }) => i)
  }
  /** The survivors of a generation, the best first. */
  const ranked = (builds: readonly Build[], generation: number, past: Tallies) => {
    const last = contendersIn(builds, generation, RUNGS - 1, past)
    return best(last, generation, RUNGS, past, last.length).map(({ i, share }) => ({ build: builds[i] ?? [], share }))
  }
  const next = (builds: readonly Build[], generation: number, past: Tallies): readonly Build[] => {
    const dice = seededDice(seedFrom(`${seed} search ${generation + 1}`))
    const survivors = ranked(builds, generation, past)
    const children = survivors.map(({ build }) => build)
    const seen = new Set(children.map(keyOf))
    for (let tries = 0; children.length < population; tries++) {
      const child = changed(dice.pick(survivors).build, dice)
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
        if (number > rounds * RUNGS) return []
        if (number === rounds * RUNGS) return finalCells(past)
        const generation = Math.floor(number / RUNGS)
        const rung = number % RUNGS
        const builds = generationAt(generation, past)
        const contenders = contendersIn(builds, generation, rung, past)
        bred[generation] = builds
        entered.set(`${generation}-${rung}`, contenders)
        return cellsOf(builds, contenders, generation, rung)
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
          const first = builds.map((_, i) => shareOf(generation, i, 1, tallies))
          return {
            best: ranked(builds, generation, tallies)[0]?.share ?? 0.5,
            mean: first.reduce((sum, share) => sum + share, 0) / Math.max(first.length, 1),
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
