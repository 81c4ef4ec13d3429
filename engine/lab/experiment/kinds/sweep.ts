import { type Build, type InputError, type Json, type Parsed, seededDice, seedFrom } from '@tessera/kernel'
import { holm } from '../../statistics/holm.ts'
import { twoSided, Z95 } from '../../statistics/normal.ts'
import { type ByOpponent, pairedDifference } from '../../statistics/pairs.ts'
import type { Cell } from '../cell.ts'
import type { Kind, SweepPoint, Tallies } from '../design.ts'
import { type Entrant, refuseBuild } from '../entrants.ts'
import type { Experiment } from '../file.ts'
import { varied } from '../variation.ts'
import { type Ground, makeCell, pooled, talliesOf } from './make-cell.ts'

type Sweep = Extract<Experiment, { kind: 'sweep' }>

const MOST_POINTS = 200
/** Where points are freed or missing there are many ways to spend or to save them: so many are tried. */
const FILLINGS = 4

/**
 * A against the field at every value; several axes give every combination. Everything is played to the end: what is asked
 * is how the values differ, and cells that stop early would weigh less at one value than at another.
 */
export function sweep(
  ground: Ground & { readonly experiment: Sweep },
  a: Entrant,
  field: readonly Entrant[],
): Parsed<Kind> {
  const { game, experiment, config } = ground
  const { vary } = experiment
  const combinations = vary.reduce<readonly (readonly Json[])[]>(
    (all, { to }) => all.flatMap((values) => to.map((value) => [...values, value])),
    [[]],
  )
  if (combinations.length > MOST_POINTS)
    return bad('vary', `There are ${combinations.length} combinations; at most ${MOST_POINTS} are played`)
  const inputErrors: InputError[] = []
  const points: Point[] = combinations.map((values, p) => {
    const changed = values.reduce<Parsed<Json>>(
      (now, value, axis) => (now.ok ? varied(game, now.value, vary[axis]?.set ?? '', value, `vary.${axis}`) : now),
      { ok: true, value: config },
    )
    if (!changed.ok) {
      inputErrors.push(...changed.inputErrors)
      return { values, ways: [], note: '' }
    }
    const own = fitted(ground, changed.value, a)
    const opponents = field.map((b) => fitted(ground, changed.value, b)[0] ?? b)
    const refusals = own.map((entrant) => refuseBuild(game, changed.value, entrant))
    const refusal = refusals.find((words) => words !== null)
    if (refusal != null) inputErrors.push({ path: 'a', code: 'bad_build', text: refusal })
    const name = `${a.name} (${values.map(String).join(', ')})`
    const ways = own.map((entrant, way) =>
      opponents.map((b, o) =>
        makeCell(ground, {
          id: way === 0 ? `${p}-${o}` : `${p}-${o}-${way}`,
          a: { ...entrant, name: own.length === 1 ? name : `${name}, filling ${way + 1}` },
          b,
          config: changed.value,
          among: false,
        }),
      ),
    )
    const others = field.filter((b, o) => opponents[o] !== b).map(({ name: one }) => one)
    const note = [
      ...(own[0] === a ? [] : [`refitted: ${own.map(({ build }) => game.workshop?.write(build ?? [])).join('; ')}`]),
      ...(others.length === 0 ? [] : [`refitted too: ${others.join(', ')}`]),
    ].join('. ')
    return { values, ways, note }
  })
  if (inputErrors.length > 0) return { ok: false, inputErrors }
  return {
    ok: true,
    value: {
      stage: (number) => (number === 0 ? points.flatMap(({ ways }) => ways.flat()) : []),
      findings: (tallies) => ({
        sweep: { axes: vary.map(({ set }) => set), points: judged(points, tallies) },
        matrix: {
          rows: points.map(({ values }) => values.map(String).join(', ')),
          columns: field.map(({ name }) => name),
          cells: points.map(({ ways }) => (ways[0] ?? []).map(({ id }) => id)),
        },
      }),
    },
  }
}

interface Point {
  readonly values: readonly Json[]
  /** By filling, then by opponent. */
  readonly ways: readonly (readonly Cell[])[]
  readonly note: string
}

/** Every point against the first one, pair by pair. */
function judged(points: readonly Point[], tallies: Tallies): readonly SweepPoint[] {
  const scores = ({ ways }: Point): readonly ByOpponent[] =>
    ways.map((cells) => cells.map(({ id }) => tallies.get(id)?.scores ?? []))
  const [first] = points
  const changes = points.map((point) => pairedDifference(scores(point), first === undefined ? [] : scores(first)))
  const p = holm(changes.slice(1).map(({ difference, error }) => (difference === 0 ? 1 : twoSided(difference / error))))
  return points.map(({ values, ways, note }, i) => {
    const ids = ways.flat().map(({ id }) => id)
    const { share, low, high, matches } = pooled(talliesOf(tallies, ids))
    const { difference: value, error } = changes[i] ?? { difference: 0, error: 0 }
    const change = { value, low: value - Z95 * error, high: value + Z95 * error, p: p[i - 1] ?? 1 }
    return { values, value: share, low, high, matches, note, change: i === 0 ? null : change }
  })
}

/**
 * A build that a change has made too dear loses its last parts, and one that had no points to spare spends what a change
 * has freed: both are filled up by chance, several ways. Otherwise it stays what it was.
 */
function fitted({ game, config: usual }: Ground, config: Json, entrant: Entrant): readonly Entrant[] {
  const { workshop } = game
  const { build } = entrant
  if (workshop === undefined || build === null) return [entrant]
  const filled = (kept: Build, under: Json, way: number): Build =>
    workshop.complete(under, kept, seededDice(seedFrom(`refit ${entrant.name} ${way}`)))
  const legal = (known: Build): boolean => workshop.refuse(config, known) === null
  const ways = (kept: Build): readonly Entrant[] => {
    const builds = Array.from({ length: FILLINGS }, (_, way) => filled(kept, config, way)).filter(legal)
    const different = new Map(builds.map((one) => [one.toSorted().join(), one]))
    return [...different.values()].map((one) => ({ ...entrant, build: one }))
  }
  if (legal(build)) {
    const full = filled(build, usual, 0).length === build.length
    return full && filled(build, config, 0).length > build.length ? ways(build) : [entrant]
  }
  for (let kept = build.length - 1; kept > 0; kept--) {
    const found = ways(build.slice(0, kept))
    if (found.length > 0) return found
  }
  return [entrant]
}

function bad<T>(path: string, text: string): Parsed<T> {
  return { ok: false, inputErrors: [{ path, code: 'bad_sweep', text }] }
}
