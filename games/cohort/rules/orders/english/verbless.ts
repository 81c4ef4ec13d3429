import type { Act } from '../grammar/act.ts'
import type { PlaceRef } from '../grammar/place-phrases.ts'
import { spanOf } from '../grammar/reading.ts'
import {
  anyPlace,
  bearingPart,
  formationPart,
  type OrderPart,
  routePart,
  stancePart,
  viaPart,
  withPart,
  workPart,
} from './action-parts.ts'
import { after, both, cell, either, type Found, map, maybe, type Rule, several, words } from './chart.ts'
import { plainEnemy } from './enemy-phrases.ts'
import { idle } from './filler.ts'
import { place } from './place-phrases.ts'
import { ownUnits } from './unit-phrases.ts'
import { NO_ACTION, readingOf, type SaidAction } from './verb-phrases.ts'

/** An action without one: `to E9`, `X2`, `phalanx`, `south 3`, `bridge at F8`. */
export const verblessAction: Rule<SaidAction> = cell((chart, at) => {
  const span = (end: number) => spanOf(readingOf(chart), at, end)
  const bare = (found: Found<unknown>, acts: readonly Act[], said: Partial<SaidAction> = {}): Found<SaidAction> => ({
    ...found,
    price: found.price + 1,
    value: { ...NO_ACTION, bare: true, acts, ...said },
  })
  const tail = maybe(several(either<OrderPart>(routePart, stancePart, viaPart), 3))
  const how = (parts_: readonly OrderPart[] | null) => ({
    route: parts_?.flatMap((part) => (part.part === 'route' ? [part.route] : [])).at(-1) ?? ('direct' as const),
    stance: parts_?.flatMap((part) => (part.part === 'stance' ? [part.stance] : [])).at(-1) ?? null,
    vias: parts_?.flatMap((part) => (part.part === 'via' ? [part.place] : [])) ?? [],
  })
  const head = maybe(several(either<OrderPart>(routePart, stancePart, viaPart, formationPart), 2))
  const going = both(
    head,
    both(either<OrderPart>(anyPlace, unitTo), tail, (part, more) => ({ part, more })),
    (first, rest) => ({ ...rest, first }),
  )(chart, at).flatMap((found): Found<SaidAction>[] => {
    const { part, more, first } = found.value
    const { route: by, stance: manner, vias } = how([...(first ?? []), ...(more ?? [])])
    const formed = first?.flatMap((each) => (each.part === 'formation' ? [each.formation] : [])).at(-1)
    const acts: Act[] = [
      ...(formed === undefined ? [] : [{ do: 'form' as const, formation: formed, span: span(found.end) }]),
      ...vias.map((via): Act => ({ do: 'go', place: via, route: by, span: span(found.end) })),
    ]
    if (part.part === 'place' && part.place.is === 'contact') return []
    if (part.part === 'place') acts.push({ do: 'go', place: part.place, route: by, span: span(found.end) })
    else if (part.part === 'units')
      acts.push(
        ...part.refs.map((ref): Act => ({ do: 'go', place: { is: 'units', ref }, route: by, span: span(found.end) })),
      )
    else return []
    return [bare(found, acts, { stance: manner })]
  })
  const marching = both(bearingPart, tail, (part, more) => ({ part, more }))(chart, at).flatMap(
    (found): Found<SaidAction>[] => {
      const { part, more } = found.value
      if (part.part !== 'bearing') return []
      const { route: by, stance: manner } = how(more)
      const act: Act = {
        do: 'march',
        toward: part.bearing.toward,
        tiles: part.bearing.tiles,
        route: by,
        span: span(found.end),
      }
      return [bare(found, [act], { stance: manner })]
    },
  )
  const fighting = both(
    after(idle, plainEnemy),
    maybe(stancePart),
    (target) => target,
  )(chart, at).map((found) =>
    bare(found, [{ do: 'attack', target: found.value, route: 'direct', span: span(found.end) }]),
  )
  const forming = formationPart(chart, at).flatMap((found) =>
    found.value.part === 'formation'
      ? [bare(found, [{ do: 'form', formation: found.value.formation, span: span(found.end) }])]
      : [],
  )
  const building = both(workPart, maybe(anyPlace), (part, where) => ({ part, where }))(chart, at).flatMap((found) => {
    const { part, where } = found.value
    if (part.part !== 'work') return []
    const built = where?.part === 'place' ? where.place : null
    return [bare(found, [{ do: 'build', work: part.work, place: built, span: span(found.end) }])]
  })
  const along = withPart(chart, at).flatMap((found) =>
    found.value.part === 'with' ? [bare(found, [{ do: 'follow', refs: found.value.refs, span: span(found.end) }])] : [],
  )
  const after_ = AFTER_THEM(chart, at).map((found) =>
    bare(found, [{ do: 'follow', refs: [], span: span(found.end) }], { it: true }),
  )
  // Home, or only some way back.
  const back = words('direction', 'back|backwards|rearwards|to the rear')(chart, at).flatMap(
    (found): Found<SaidAction>[] => {
      const ways: readonly Act[] = [
        { do: 'go', place: { is: 'home' }, route: 'direct', span: span(found.end) },
        { do: 'march', toward: 'back', tiles: 0, route: 'direct', span: span(found.end) },
      ]
      return ways.map((act) => ({ ...found, price: found.price + 2, value: { ...NO_ACTION, bare: true, acts: [act] } }))
    },
  )
  // A gate may be gone to or broken.
  const breaking = after(idle, gate)(chart, at).map((found) =>
    bare(found, [
      { do: 'attack', target: { is: 'place', place: found.value }, route: 'direct', span: span(found.end) },
    ]),
  )
  return [...going, ...marching, ...fighting, ...forming, ...building, ...along, ...after_, ...back, ...breaking]
})

const AFTER_THEM = words(
  'verb',
  'after them|behind them|with them|after it|behind it|with it|right behind them|close behind them|right behind|close behind|after him|with him|just behind them|in support|following|as escort|as an escort|in close support',
)

/** Walls and gates; the sentence is nothing but the place. */
const gate: Rule<PlaceRef> = map(place, (ref) =>
  (ref.is === 'ground' && (ref.terrain === 'gate' || ref.terrain === 'wall')) ||
  (ref.is === 'named' && /\b(?:gate|wall)s?\b/i.test(ref.name))
    ? ref
    : null,
)

/** A bare unit is no order to go there; with a word such as `to` it is. */
const unitTo: Rule<OrderPart> = map(
  after(
    words('skip', 'to|towards|next to|beside|near|close to|alongside|back to|up to|over to|right next to|by'),
    after(idle, ownUnits),
  ),
  (refs): OrderPart | null => {
    const [first] = refs
    return first === undefined ? null : { part: 'units', refs: [first] }
  },
)
