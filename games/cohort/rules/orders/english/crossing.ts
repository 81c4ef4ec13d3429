import type { Act } from '../grammar/act.ts'
import { spanOf } from '../grammar/reading.ts'
import { anyPlace } from './action-parts.ts'
import {
  after,
  as,
  before,
  both,
  cell,
  either,
  type Found,
  map,
  maybe,
  priced,
  type Rule,
  several,
  words,
} from './chart.ts'
import { ENEMY } from './enemy-phrases.ts'
import { idle } from './filler.ts'
import { stance } from './manner.ts'
import { place } from './place-phrases.ts'
import { ownUnits } from './unit-phrases.ts'
import { NO_ACTION, readingOf, type SaidAction } from './verb-phrases.ts'

const CROSS = words(
  'verb',
  'cross|crosses|crossing|cross over|traverse|traverses|get across|go across|pass|pass over|wade|wade across|move across|swim across|ford|march across|get over|crosses over|head across|come across',
)
const WATER = words('place', 'river|water|stream|it|the river|that river|the water|the stream|this river')

/** `cross the river at the central ford`. */
export const crossing: Rule<SaidAction> = cell((chart, at) => {
  const over = both(
    CROSS,
    both(idle, maybe(after(maybe(several(words('skip', 'the|that|this|over|by|at'), 2)), WATER)), (_, water) => water),
    (verb, water) => ({ verb, water }),
  )
  const where = maybe(after(idle, after(words('place', 'at|by|via|over|through|using|on'), after(idle, place))))
  return both(
    over,
    both(where, maybe(after(idle, stance)), (at2, how) => ({ at2, how })),
    (crossed, rest) => ({ ...crossed, ...rest }),
  )(chart, at).flatMap((found) => {
    const { verb, water, at2, how } = found.value
    if (
      !chart.ways.terrain.includes('river') ||
      (water === null && /^(?:pass|pass over|ford|get over|come across)$/.test(verb))
    )
      return []
    const span = spanOf(readingOf(chart), at, found.end)
    const acts: Act[] = [
      ...(at2 === null ? [] : [{ do: 'go' as const, place: at2, route: 'direct' as const, span }]),
      { do: 'go', place: { is: 'across' }, route: 'direct', span },
    ]
    // `cross it` may be the bridge that is not there yet.
    const price = found.price + (water === 'it' ? 2 : 0)
    return [{ ...found, price, value: { ...NO_ACTION, acts, stance: how } }]
  })
})

const TURN = words(
  'verb',
  'turn|face|wheel|turns|faces|wheels|wheel to|turn to|turn to the|face to the|wheel to the|look|pivot',
)
/** `turn left`, `about face`. */
export const turning: Rule<SaidAction> = (chart, at) => {
  const toward = either<'left' | 'right' | 'back'>(
    map(
      after(TURN, after(maybe(words('skip', 'to the|the')), words('direction', 'left|to the left'))),
      () => 'left' as const,
    ),
    map(
      after(TURN, after(maybe(words('skip', 'to the|the')), words('direction', 'right|to the right'))),
      () => 'right' as const,
    ),
    map(words('verb', 'left face|left turn'), () => 'left' as const),
    map(words('verb', 'right face|right turn'), () => 'right' as const),
    map(
      words(
        'verb',
        'turn around|turn back|about face|about turn|turn about|turns around|face backwards|face the other way|turn round',
      ),
      () => 'back' as const,
    ),
  )
  return toward(chart, at).map((found) => ({
    ...found,
    value: {
      ...NO_ACTION,
      acts: [{ do: 'face' as const, toward: found.value, span: spanOf(readingOf(chart), at, found.end) }],
    },
  }))
}

const CLOSE_TO = words(
  'verb',
  'stay near|stay close to|stay with|keep near|be near|remain near|remain with|keep close to|stay by|stay beside|stay close|keep by|remain close to|stay next to|stays near|stays close to|stays with|keeps near|remains near|remains with|keeps close to|stays by|stays beside|stays close|keeps by|remains close to|stays next to',
)
/** `stay near the Cohort`: go there, or with it wherever it goes. */
export const staying: Rule<SaidAction> = (chart, at) =>
  both(
    before(CLOSE_TO, idle),
    ownUnits,
    (_, refs) => refs,
  )(chart, at).flatMap((found): Found<SaidAction>[] => {
    const span = spanOf(readingOf(chart), at, found.end)
    const [ref] = found.value
    if (ref === undefined) return []
    return [
      {
        ...found,
        value: {
          ...NO_ACTION,
          acts: [
            { do: 'go', place: { is: 'units', ref }, route: 'direct', span },
            { do: 'hold', until: null, span },
          ],
        },
      },
      { ...found, value: { ...NO_ACTION, acts: [{ do: 'follow', refs: found.value, span }] } },
    ]
  })

const BEHIND = words('verb', 'stay behind|stays behind|remain behind|remains behind|keep behind|keeps behind')
/** `stay behind the Cohort`: where that stands now is read as a place; this is behind it wherever it goes. */
export const stayingBehind: Rule<SaidAction> = (chart, at) =>
  both(
    before(BEHIND, idle),
    ownUnits,
    (_, refs) => refs,
  )(chart, at).map((found) => ({
    ...found,
    price: found.price + 2,
    value: {
      ...NO_ACTION,
      acts: [{ do: 'follow' as const, refs: found.value, span: spanOf(readingOf(chart), at, found.end) }],
    },
  }))

const REMAIN = words('verb', 'stay|stays|remain|remains')
/** `remain on the road`: on the road, or where the unit is if that is on it. */
export const remaining: Rule<SaidAction> = (chart, at) =>
  both(
    before(REMAIN, idle),
    before(words('place', 'on|in'), idle),
    () => true,
  )(chart, at).flatMap((lead) =>
    place(chart, lead.end).flatMap((found): Found<SaidAction>[] =>
      found.value.is === 'ground'
        ? [
            {
              ...found,
              marks: [...lead.marks, ...found.marks],
              value: {
                ...NO_ACTION,
                acts: [{ do: 'hold', until: null, span: spanOf(readingOf(chart), at, found.end) }],
              },
            },
          ]
        : [],
    ),
  )

const BRIDGE = words('verb', 'bridge|bridges|span|bridging')
/** `bridge the river at F8`. */
export const bridging: Rule<SaidAction> = (chart, at) =>
  both(
    before(
      BRIDGE,
      both(maybe(several(words('skip', 'the|that|this'), 1)), words('place', 'river|water|stream'), () => true),
    ),
    maybe(anyPlace),
    (_, where) => ({ where }),
  )(chart, at).map((found) => {
    const { where } = found.value
    const span = spanOf(readingOf(chart), at, found.end)
    return {
      ...found,
      value: {
        ...NO_ACTION,
        acts: [
          { do: 'build' as const, work: 'bridge' as const, place: where?.part === 'place' ? where.place : null, span },
        ],
      },
    }
  })

const JOINING = words('verb', 'join|joins|join up with|meet|meets|rendezvous with|go to meet|regroup with')
const REPLACING = words(
  'verb',
  'relieve|relieves|replace|replaces|take over from|takes over from|visit|visits|take the place of',
)
const HELPING = words(
  'verb',
  'join them|join it|join him|joins them|joins it|join|help|helps|help them|help it|help him|helps them|help out|come and help|come and help them|come to help|comes to help|come to help them|go and help|go and help them|go to help|support|supports|support them|support it|supports them|assist|assist them|assists them|come to the rescue|comes to the rescue|come to their aid|follow|follows|can follow|back them up|back it up|step in|steps in|come and join them|reinforce them|reinforce it|reinforces them|protect them|protect it|protects them|guard them|guard it|guards them|cover them|cover it|covers them|come with them|go with them|goes with them',
)
/** `if the Cohort is attacked, the militia come and help`: those who were spoken of. */
export const helping: Rule<SaidAction> = (chart, at) =>
  HELPING(chart, at).map((found) => ({
    ...found,
    price: found.price + 1,
    value: {
      ...NO_ACTION,
      it: true,
      acts: [{ do: 'follow' as const, refs: [], span: spanOf(readingOf(chart), at, found.end) }],
    },
  }))
/** `meet the train`: go to it. */
export const joining: Rule<SaidAction> = (chart, at) =>
  both(
    before(either(JOINING, priced(2, REPLACING)), idle),
    ownUnits,
    (_, refs) => refs,
  )(chart, at).flatMap((found): Found<SaidAction>[] => {
    const [ref] = found.value
    if (ref === undefined) return []
    return [
      {
        ...found,
        value: {
          ...NO_ACTION,
          acts: [
            { do: 'go', place: { is: 'units', ref }, route: 'direct', span: spanOf(readingOf(chart), at, found.end) },
          ],
        },
      },
    ]
  })

const STANDING = words('verb', 'face|look at|turn to|turn towards|turn to face|look towards|face towards')
export const facingEnemy: Rule<SaidAction> = (chart, at) =>
  as(
    both(STANDING, after(idle, ENEMY), () => true),
    null,
  )(chart, at).map((found) => ({
    ...found,
    value: {
      ...NO_ACTION,
      acts: [
        {
          do: 'face' as const,
          toward: { is: 'pick' as const, which: 'nearest' as const, group: null },
          span: spanOf(readingOf(chart), at, found.end),
        },
      ],
    },
  }))
