import { type AnyGame, type Fault, type Json, type Parsed, seededDice, seedFrom } from '@tessera/kernel'
import type { Cell } from '../cell.ts'
import type { Kind } from '../design.ts'
import { type Entrant, refuseBuild } from '../entrants.ts'
import type { Experiment } from '../file.ts'
import { varied } from '../variation.ts'
import { type Ground, makeCell, pooled, talliesOf } from './make-cell.ts'

type Sweep = Extract<Experiment, { kind: 'sweep' }>

const MOST_POINTS = 200

/** A against the field at every value; several axes give every combination. */
export function sweep(
  ground: Ground & { readonly experiment: Sweep },
  a: Entrant,
  field: readonly Entrant[],
): Parsed<Kind> {
  const { game, experiment, config } = ground
  const { vary } = experiment
  const points = vary.reduce<readonly (readonly Json[])[]>(
    (combinations, { to }) => combinations.flatMap((values) => to.map((value) => [...values, value])),
    [[]],
  )
  if (points.length > MOST_POINTS)
    return bad('vary', `There are ${points.length} combinations; at most ${MOST_POINTS} are played`)
  const faults: Fault[] = []
  const ready = points.map((values, p) => {
    const changed = values.reduce<Parsed<Json>>(
      (now, value, axis) => (now.ok ? varied(game, now.value, vary[axis]?.set ?? '', value, `vary.${axis}`) : now),
      { ok: true, value: config },
    )
    if (!changed.ok) {
      faults.push(...changed.faults)
      return { values, cells: [] as readonly Cell[], note: '' }
    }
    const fit = (entrant: Entrant): Entrant => fitted(game, changed.value, entrant)
    const own = fit(a)
    const refusal = refuseBuild(game, changed.value, own)
    if (refusal !== null) faults.push({ path: 'a', code: 'bad_build', text: refusal })
    const cells = field.map((b, o) =>
      makeCell(ground, {
        id: `${p}-${o}`,
        a: { ...own, name: `${a.name} (${values.map(String).join(', ')})` },
        b: fit(b),
        config: changed.value,
        among: points.length * field.length,
      }),
    )
    const note = own.build?.join() === a.build?.join() ? '' : `refitted: ${game.workshop?.write(own.build ?? []) ?? ''}`
    return { values, cells, note }
  })
  if (faults.length > 0) return { ok: false, faults }
  return {
    ok: true,
    value: {
      stage: (number) => (number === 0 ? ready.flatMap(({ cells }) => cells) : []),
      findings: (tallies) => ({
        sweep: {
          axes: vary.map(({ set }) => set),
          points: ready.map(({ values, cells, note }) => {
            const ids = cells.map(({ id }) => id)
            const { share, low, high, matches } = pooled(talliesOf(tallies, ids))
            return { values, value: share, low, high, matches, note }
          }),
        },
        matrix: {
          rows: ready.map(({ values }) => values.map(String).join(', ')),
          columns: field.map(({ name }) => name),
          cells: ready.map(({ cells }) => cells.map(({ id }) => id)),
        },
      }),
    },
  }
}

/** A build that a change of prices has made too dear loses its last parts and is filled up again. */
function fitted(game: AnyGame, config: Json, entrant: Entrant): Entrant {
  const { workshop } = game
  if (workshop === undefined || entrant.build === null || workshop.refuse(config, entrant.build) === null)
    return entrant
  const dice = seededDice(seedFrom(`refit ${entrant.name}`))
  for (let kept = entrant.build.length - 1; kept > 0; kept--) {
    const build = workshop.complete(config, entrant.build.slice(0, kept), dice)
    if (workshop.refuse(config, build) === null) return { ...entrant, build }
  }
  return entrant
}

function bad<T>(path: string, text: string): Parsed<T> {
  return { ok: false, faults: [{ path, code: 'bad_sweep', text }] }
}
