import { type Build, type InputError, type Json, type Parsed, type Part, seededDice, seedFrom } from '@tessera/kernel'
import { holm } from '../../statistics/holm.ts'
import { twoSided, Z95 } from '../../statistics/normal.ts'
import { type ByOpponent, pairedDifference } from '../../statistics/pairs.ts'
import type { Cell } from '../cell.ts'
import type { CellTally } from '../cell-tally.ts'
import type { Kind, Tallies, Worth } from '../design.ts'
import { type Entrant, refuseBuild } from '../entrants.ts'
import type { Experiment } from '../file.ts'
import { type Ground, makeCell, pooled, talliesOf } from './make-cell.ts'

type Ablation = Extract<Experiment, { kind: 'ablation' }>
type AblationGround = Ground & { readonly experiment: Ablation }

/** What a part or an ability of a build is worth: the build with it and without it, against the same field on the same dice. */
export function ablation(ground: AblationGround, a: Entrant, field: readonly Entrant[]): Parsed<Kind> {
  const { game, experiment, config } = ground
  const { workshop } = game
  const { build } = a
  if (workshop === undefined || build === null) return bad('a', 'Say what a brings: that is what is taken apart')
  const known = new Map(workshop.parts(config).map((part) => [part.id, part]))
  const chosen = [...new Set(build)].filter((id) => experiment.only === undefined || experiment.only.includes(id))
  if (chosen.length === 0) return bad('only', `${a.name} has none of these`)
  const variants = chosen.flatMap((id) => {
    const part = known.get(id)
    if (experiment.of === 'abilities') return part === undefined ? [] : withoutAbilities(ground, a, part)
    return [withoutPart(ground, a, part ?? { id, name: id.replaceAll('+', ', '), cost: null })]
  })
  const inputErrors: InputError[] = []
  const whole = field.map((b, o) => makeCell(ground, { id: `all-${o}`, a, b, among: false }))
  const planned = variants.map(({ name, cost, filled, ways }, v) => ({
    name,
    cost,
    filled,
    ways: ways.map((way, w) => {
      const entrant = { ...a, name: `${a.name} without ${name}`, build: way.build }
      const refusal = refuseBuild(game, way.config, entrant)
      if (refusal !== null) inputErrors.push({ path: 'a', code: 'bad_build', text: refusal })
      return field.map((b, o) =>
        makeCell(ground, { id: `${v}-${w}-${o}`, a: entrant, b, config: way.config, among: false }),
      )
    }),
  }))
  if (inputErrors.length > 0) return { ok: false, inputErrors }
  if (planned.length === 0) return bad('of', `${a.name} has no abilities to take away`)
  return {
    ok: true,
    value: {
      stage: (number) => (number === 0 ? [...whole, ...planned.flatMap(({ ways }) => ways.flat())] : []),
      findings: (tallies) => ({
        worth: {
          about: `What each is worth to ${a.name}: its share of the points with it, less its share without it`,
          list: corrected(
            planned.map(({ name, cost, filled, ways }) => ({ name, cost, filled, ...lost(tallies, whole, ways) })),
          ),
        },
        matrix: {
          rows: ['all of it', ...planned.map(({ name }) => `without ${name}`)],
          columns: field.map(({ name }) => name),
          cells: [whole.map(({ id }) => id), ...planned.map(({ ways }) => (ways[0] ?? []).map(({ id }) => id))],
        },
      }),
    },
  }
}

interface Variant {
  readonly name: string
  readonly cost: number | null
  readonly filled: boolean
  readonly ways: readonly { readonly build: Build; readonly config: Json }[]
}

/** A part, or one that the catalogue has no price of: troops with an outfit of their own. */
type Taken = Pick<Part, 'id' | 'name'> & { readonly cost: number | null }

/** One copy less; where the rules want the gap filled, with other parts, several ways. */
function withoutPart({ game, experiment, config }: AblationGround, { build }: Entrant, part: Taken): Variant {
  const { workshop } = game
  if (workshop === undefined || build === null) throw new Error('There is nothing to take apart')
  const gap = build.indexOf(part.id)
  const rest = build.filter((_, place) => place !== gap)
  const { name, cost } = part
  if (rest.length > 0 && workshop.refuse(config, rest) === null)
    return { name, cost, filled: false, ways: [{ build: rest, config }] }
  const ways = Array.from({ length: experiment.samples ?? 4 }, (_, sample) => {
    const dice = seededDice(seedFrom(`${experiment.seed} without ${part.id} ${sample}`))
    return { build: workshop.complete(config, rest, dice, new Set([part.id])), config }
  })
  return { name, cost, filled: true, ways }
}

function withoutAbilities({ game, config }: AblationGround, { build }: Entrant, part: Part): readonly Variant[] {
  return part.abilities.flatMap((ability) => {
    const changed = game.workshop?.change(config, part.id, 'without', ability)
    if (changed === undefined || !changed.ok || build === null) return []
    return [{ name: `${part.name}: ${ability}`, cost: null, filled: false, ways: [{ build, config: changed.value }] }]
  })
}

type Raw = Omit<Worth, 'p' | 'perPoint'> & { readonly error: number; readonly filled: boolean }

/** Pair by pair on the same dice, against every opponent; a gap filled several ways counts as their mean. */
function lost(
  tallies: Tallies,
  whole: readonly Cell[],
  ways: readonly (readonly Cell[])[],
): Pick<Raw, 'value' | 'low' | 'high' | 'error' | 'matches'> {
  const scores = (cells: readonly Cell[]): ByOpponent => cells.map(({ id }) => tallies.get(id)?.scores ?? [])
  const { difference: value, error } = pairedDifference([scores(whole)], ways.map(scores))
  const matches = ways.flat().reduce((sum, { id }) => sum + (tallies.get(id)?.matches ?? 0), 0)
  return { value, low: value - Z95 * error, high: value + Z95 * error, error, matches }
}

function corrected(list: readonly Raw[]): readonly Worth[] {
  const p = holm(list.map(({ value, error }) => (error > 0 ? twoSided(value / error) : 1)))
  return list
    .map(({ error: _error, filled, ...worth }, i) => ({
      ...worth,
      perPoint: filled || !worth.cost ? null : worth.value / worth.cost,
      p: p[i] ?? 1,
    }))
    .sort((one, other) => other.value - one.value)
}

const SAMPLES = 24

/**
 * What everything in the catalogue is worth: random builds that have it against the same builds with other parts in its
 * place, so that what else is in them cancels. Builds vary more than the dice, so the interval comes from the spread
 * between builds.
 */
export function catalogue(ground: AblationGround, leader: Entrant): Parsed<Kind> {
  const { game, experiment, config } = ground
  const { workshop } = game
  if (workshop === undefined) return bad('of', `Players of ${game.name} bring nothing`)
  const { only, copies, samples = SAMPLES, seed } = experiment
  const parts = workshop.parts(config).filter(({ id }) => only === undefined || only.includes(id))
  if (parts.length === 0) return bad('only', `There are no such parts in ${game.name}`)
  const drawn = (purpose: string, kept: Build, never: ReadonlySet<string>): Build =>
    workshop.complete(config, kept, seededDice(seedFrom(`${seed} ${purpose}`)), never)
  const planned = parts.map((part) => ({
    part,
    cells: Array.from({ length: samples }, (_, sample) => {
      const never = new Set([part.id])
      let kept = copies
      let build = drawn(`with ${sample}`, new Array<string>(kept).fill(part.id), never)
      while (kept > 1 && workshop.refuse(config, build) !== null)
        build = drawn(`with ${sample}`, new Array<string>(--kept).fill(part.id), never)
      const having = { ...leader, name: `${part.name}, build ${sample + 1}`, build }
      const rest = build.filter((id) => id !== part.id)
      const lacking = { ...leader, name: `none, build ${sample + 1}`, build: drawn(`none ${sample}`, rest, never) }
      return makeCell(ground, { id: `${part.id}-${sample}`, a: having, b: lacking, among: false })
    }),
  }))
  return {
    ok: true,
    value: {
      stage: (number) => (number === 0 ? planned.flatMap(({ cells }) => cells) : []),
      findings: (tallies) => ({
        worth: {
          about: `Random builds with up to ${copies} of it against the same builds with other parts in its place: share of the points above one half`,
          list: corrected(
            planned.map(({ part: { name, cost }, cells }) => {
              const ids = cells.map(({ id }) => id)
              return { name, cost, filled: true, ...acrossBuilds(talliesOf(tallies, ids)) }
            }),
          ),
        },
      }),
    },
  }
}

function acrossBuilds(tallies: readonly CellTally[]): Pick<Raw, 'value' | 'low' | 'high' | 'error' | 'matches'> {
  const shares = tallies.filter(({ pairs }) => pairs > 0).map((tally) => pooled([tally]).share)
  const n = Math.max(shares.length, 1)
  const mean = shares.reduce((sum, share) => sum + share, 0) / n
  const spread = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(n - 1, 1)
  const error = Math.sqrt(Math.max(spread, 0.01) / n)
  const value = shares.length === 0 ? 0 : mean - 0.5
  const matches = tallies.reduce((sum, tally) => sum + tally.matches, 0)
  return { value, low: value - Z95 * error, high: value + Z95 * error, error, matches }
}

function bad<T>(path: string, text: string): Parsed<T> {
  return { ok: false, inputErrors: [{ path, code: 'bad_ablation', text }] }
}
