import type { Formation, Stance } from '../../content/terms.ts'
import type { Route, Test, WorkKind } from '../../order.ts'
import type { Chart } from '../english/chart.ts'
import type { SaidCondition } from '../english/conditions.ts'
import type { Bearing } from '../english/places/bearing.ts'
import type { TargetRef } from '../grammar/enemy-phrases.ts'
import type { PlaceRef } from '../grammar/place-phrases.ts'
import type { UnitRef } from '../grammar/unit-phrases.ts'
import type { Verb } from '../words/vocabulary.ts'
import type { Spot } from './spotted.ts'

/** Everything a sentence asks of one party, by kind, in the order it was said. */
export interface Wording {
  readonly verbs: ReadonlySet<Verb>
  readonly places: readonly PlaceRef[]
  readonly targets: readonly TargetRef[]
  readonly units: readonly UnitRef[]
  readonly bearings: readonly Bearing[]
  readonly formations: readonly Formation[]
  readonly works: readonly WorkKind[]
  readonly until: Test | null
  readonly stance: Stance | null
  readonly negated: boolean
  readonly route: Route | null
  /** Whom a condition, or else the sentence, speaks of: an enemy, or own units that are in danger. */
  readonly foe: number | null
  readonly inDanger: number | null
}

export function wordingOf(
  spots: readonly Spot[],
  conditions: readonly (SaidCondition | null)[],
  { tokens }: Pick<Chart, 'tokens'>,
): Wording {
  const named = tokens.find((token) => token.kind === 'contact')
  const test = conditions[0]?.said.test
  const wording = {
    verbs: new Set<Verb>(),
    places: [] as PlaceRef[],
    targets: [] as TargetRef[],
    units: [] as UnitRef[],
    bearings: [] as Bearing[],
    formations: [] as Formation[],
    works: [] as WorkKind[],
    until: null as Test | null,
    stance: null as Stance | null,
    route: null as Route | null,
    negated: false,
    foe:
      test !== undefined && 'contact' in test
        ? (test.contact ?? null)
        : named?.kind === 'contact'
          ? named.handle
          : null,
    inDanger: test?.test === 'engaged' ? test.unit : null,
  }
  let before: Test | null = null
  let far: number | null = null
  for (const { thing } of spots) {
    if (thing.is === 'verb') wording.verbs.add(thing.verb)
    else if (thing.is === 'place') wording.places.push(thing.place)
    else if (thing.is === 'target') wording.targets.push(thing.target)
    else if (thing.is === 'who') wording.units.push(...thing.refs)
    else if (thing.is === 'bearing') wording.bearings.push(thing.bearing)
    else if (thing.is === 'formation') wording.formations.push(thing.formation)
    else if (thing.is === 'work') wording.works.push(thing.work)
    else if (thing.is === 'until') wording.until = thing.test
    else if (thing.is === 'stance') wording.stance = thing.stance
    else if (thing.is === 'not') wording.negated = true
    else if (thing.is === 'route') wording.route = thing.route
    else if (thing.is === 'far') far = thing.tiles
    else if (thing.is === 'before') before = { test: 'turn', turn: thing.turn }
  }
  if (wording.negated) wording.until ??= before
  return { ...wording, bearings: counted(wording, far) }
}

/** `three tiles to your left`, `forward, 2`: how far and which way, wherever they stand. */
function counted({ bearings, places, targets, units, verbs }: Wording, far: number | null): readonly Bearing[] {
  if (far === null) return bearings
  if (bearings.length > 0) return bearings.map((each) => (each.tiles === 0 ? { ...each, tiles: far } : each))
  if (places.length + targets.length + units.length > 0) return []
  if (verbs.has('retreat')) return [{ toward: 'back', tiles: far }]
  return verbs.has('move') || verbs.has('scout') ? [{ toward: 'ahead', tiles: far }] : []
}

const ARGUMENTS: ReadonlySet<Spot['thing']['is']> = new Set([
  'place',
  'target',
  'who',
  'bearing',
  'formation',
  'work',
  'until',
] as const)

/** What is to be done one thing after the other: parted by signs, and by verbs behind what belongs to another verb. */
export function segmentsOf(spots: readonly Spot[]): Spot[][] {
  const all: Spot[][] = []
  let here: Spot[] = []
  let parted = false
  const has = (is: (spot: Spot) => boolean): boolean => here.some(is)
  for (const spot of spots) {
    const { is } = spot.thing
    if (is === 'sign') {
      parted = here.length > 0
      continue
    }
    const full = has(({ thing }) => ARGUMENTS.has(thing.is))
    const opens =
      (is === 'verb' && (full || parted) && here.at(-1)?.from !== spot.from) ||
      (is === 'not' && here.length > 0) ||
      (parted && ARGUMENTS.has(is) && has(({ thing }) => thing.is === is || thing.is === 'not'))
    if (opens) {
      all.push(here)
      here = []
    }
    here.push(spot)
    parted = false
  }
  return [...all, here].filter((some) => some.length > 0)
}
