import { type AnyGame, hashOf, type InputError, type Json, type Parsed, peopleSeats } from '@tessera/kernel'
import type { Design, Kind } from './design.ts'
import { type Entrant, readEntrant, readField, refuseBuild } from './entrants.ts'
import { type Experiment, type FileError, readExperiment } from './file.ts'
import { ablation, catalogue } from './kinds/ablation.ts'
import type { Ground } from './kinds/make-cell.ts'
import { pairing } from './kinds/pairing.ts'
import { roundRobin } from './kinds/round-robin.ts'
import { search } from './kinds/search.ts'
import { sweep } from './kinds/sweep.ts'
import { varied } from './variation.ts'

export type Planned =
  | { readonly ok: true; readonly value: Design }
  | { readonly ok: false; readonly inputErrors: readonly FileError[] }

/** The text of an experiment, made ready to run; every input error with the line it is on. */
export function planExperiment(text: string, gameById: (id: string) => AnyGame | undefined): Planned {
  const read = readExperiment(text)
  if (!read.ok) return read
  const planned = designOf(read.value, gameById)
  if (planned.ok) return planned
  return {
    ok: false,
    inputErrors: planned.inputErrors.map((inputError) => ({ ...inputError, ...read.place(inputError.path) })),
  }
}

function designOf(experiment: Experiment, gameById: (id: string) => AnyGame | undefined): Parsed<Design> {
  const game = gameById(experiment.game)
  if (game === undefined) return bad('game', `There is no game "${experiment.game}"`)
  const config = configOf(game, experiment)
  if (!config.ok) return config
  if (peopleSeats(game.ruleset, config.value).length > 2) return bad('options', 'Experiments are for two players')
  const ground = { game, experiment, config: config.value }
  const kind = kindOf(ground)
  if (!kind.ok) return kind
  const { id, version } = game.ruleset
  return {
    ok: true,
    value: {
      ...kind.value,
      ...ground,
      title: experiment.title ?? `${game.name}: ${experiment.kind}`,
      key: hashOf({ id, version, experiment: JSON.parse(JSON.stringify(experiment)) as Json }),
    },
  }
}

function configOf(game: AnyGame, { options, content }: Experiment): Parsed<Json> {
  const defaults = game.simulation as Readonly<Record<string, Json>>
  const parsed = game.ruleset.config.parse({ ...defaults, ...options })
  if (!parsed.ok)
    return {
      ok: false,
      inputErrors: parsed.inputErrors.map((inputError) => ({ ...inputError, path: `options.${inputError.path}` })),
    }
  return Object.entries(content).reduce<Parsed<Json>>(
    (now, [set, value]) => (now.ok ? varied(game, now.value, set, value, 'content') : now),
    parsed,
  )
}

function kindOf(ground: Ground): Parsed<Kind> {
  const { game, experiment } = ground
  switch (experiment.kind) {
    case 'pairing': {
      const { b, against } = experiment
      if ((b === undefined) === (against === undefined))
        return bad('', 'Say who plays against a: b, or against for several')
      const field = b === undefined ? fieldOf(ground, against ?? [], 'against') : alone(entrant(ground, b, 'b'))
      return both(entrant(ground, experiment.a, 'a'), field, (one, others) => ok(pairing(ground, one, others)))
    }
    case 'round-robin':
      return then(fieldOf(ground, experiment.entrants, 'entrants'), (entrants) =>
        entrants.length < 2 ? bad('entrants', 'A round robin needs two entrants') : ok(roundRobin(ground, entrants)),
      )
    case 'sweep':
      // The field may only fit the rules once a value is set.
      return both(readEntrant(game, experiment.a, 'a'), readField(game, experiment.against, 'against'), (a, field) =>
        sweep({ ...ground, experiment }, a, field),
      )
    case 'search':
      return both(
        leader(ground, experiment.bot),
        fieldOf(ground, experiment.against, 'against', experiment.bot),
        (lead, field) => search({ ...ground, experiment }, lead, field),
      )
    case 'ablation': {
      if (experiment.of === 'catalogue')
        return then(leader(ground, experiment.bot), (lead) => catalogue({ ...ground, experiment }, lead))
      if (experiment.a === undefined) return bad('', 'a is missing: which build is taken apart')
      return both(
        entrant(ground, experiment.a, 'a', experiment.bot),
        fieldOf(ground, experiment.against, 'against', experiment.bot),
        (a, field) => ablation({ ...ground, experiment }, a, field),
      )
    }
  }
}

function alone(read: Parsed<Entrant>): Parsed<readonly Entrant[]> {
  return then(read, (one) => ok([one]))
}

function entrant(ground: Ground, text: Parameters<typeof readEntrant>[1], path: string, bot?: string): Parsed<Entrant> {
  return then(readEntrant(ground.game, text, path, bot), (read) => {
    const refusal = refuseBuild(ground.game, ground.config, read)
    return refusal === null ? ok(read) : bad(path, refusal)
  })
}

function fieldOf(
  ground: Ground,
  field: Parameters<typeof readField>[1],
  path: string,
  bot?: string,
): Parsed<readonly Entrant[]> {
  return then(readField(ground.game, field, path, bot), (entrants) => {
    const inputErrors: InputError[] = entrants.flatMap((each, place) => {
      const text = refuseBuild(ground.game, ground.config, each)
      return text === null
        ? []
        : [{ path: typeof field === 'string' ? path : `${path}.${place}`, code: 'bad_build', text }]
    })
    return inputErrors.length > 0 ? { ok: false, inputErrors } : ok(entrants)
  })
}

/** Who leads builds that the experiment makes itself. */
function leader({ game }: Ground, bot: string | undefined): Parsed<Entrant> {
  return readEntrant(game, { bot: bot ?? game.workshop?.leader ?? 'random' }, 'bot')
}

function both<A, B, C>(a: Parsed<A>, b: Parsed<B>, next: (a: A, b: B) => Parsed<C>): Parsed<C> {
  if (a.ok && b.ok) return next(a.value, b.value)
  return { ok: false, inputErrors: [...(a.ok ? [] : a.inputErrors), ...(b.ok ? [] : b.inputErrors)] }
}

function then<A, B>(a: Parsed<A>, next: (a: A) => Parsed<B>): Parsed<B> {
  return a.ok ? next(a.value) : a
}

function ok<T>(value: T): Parsed<T> {
  return { ok: true, value }
}

function bad<T>(path: string, text: string): Parsed<T> {
  return { ok: false, inputErrors: [{ path, code: 'bad_experiment', text }] }
}
