import type { Stance } from '../../content/terms.ts'
import type { Route } from '../../order.ts'
import type { Act } from '../grammar/act.ts'
import { spanOf } from '../grammar/reading.ts'
import { further } from './actions.ts'
import { type Core, named, trailing } from './address.ts'
import { after, both, type Chart, either, type Found, map, maybe, type Rule, several, words } from './chart.ts'
import { whom } from './enemy-phrases.ts'
import { idle } from './filler.ts'
import { stance } from './manner.ts'
import { place, placeByUnit } from './place-phrases.ts'
import { bearing, route } from './places/bearing.ts'
import { caused, type SaidAction } from './verb-phrases.ts'
import { SENDING } from './verbs.ts'

const SEND = words('verb', SENDING)
const aim = maybe(
  several(
    words(
      'skip',
      'to|towards|at|on|onto|into|up|down|over|back|out|in|up to|back to|over to|down to|off to|forward to|all the way to|there|across to|near|up on|around to|round to|away to',
    ),
    2,
  ),
)

interface Manner {
  readonly by: Route | null
  readonly how: Stance | null
}

/** `send the scouts across the river`, `move the cavalry 3 tiles south`. */
export const sent: Rule<Core> = (chart, at) => {
  const tail = maybe(
    several(
      after(
        idle,
        either(
          map(route, (by): Manner => ({ by, how: null })),
          map(stance, (how): Manner => ({ by: null, how })),
        ),
      ),
      2,
    ),
  )
  const goal = both(
    after(
      idle,
      either<SaidAction | null>(
        (inner, here) => placeByUnit(inner, here).flatMap((found): Found<SaidAction>[] => goTo(inner, here, found)),
        (inner, here) =>
          after(aim, after(idle, placeByUnit))(inner, here).flatMap((found): Found<SaidAction>[] =>
            goTo(inner, here, found),
          ),
        (inner, here) =>
          after(aim, after(idle, place))(inner, here).flatMap((found): Found<SaidAction>[] => goTo(inner, here, found)),
        (inner, here) =>
          after(words('verb', 'into|at|against|on|upon|onto|after'), after(idle, whom))(inner, here).map(
            (found): Found<SaidAction> => ({
              ...found,
              value: plain({
                do: 'attack',
                target: found.value,
                route: 'direct',
                span: spanOf({ text: inner.text, tokens: inner.tokens }, here, found.end),
              }),
            }),
          ),
        (inner, here) =>
          bearing(inner, here).map(
            (found): Found<SaidAction> => ({
              ...found,
              value: plain({
                do: 'march',
                toward: found.value.toward,
                tiles: found.value.tiles,
                route: 'direct',
                span: spanOf({ text: inner.text, tokens: inner.tokens }, here, found.end),
              }),
            }),
          ),
      ),
    ),
    tail,
    (done, more): SaidAction | null => {
      if (done === null) return null
      const by = more?.flatMap((each) => (each.by === null ? [] : [each.by])).at(-1)
      const how = more?.flatMap((each) => (each.how === null ? [] : [each.how])).at(-1) ?? null
      const acts = done.acts.map((act) =>
        by !== undefined && (act.do === 'go' || act.do === 'march') ? { ...act, route: by } : act,
      )
      return { ...done, acts, stance: how }
    },
  )
  const back = (done: string): SaidAction | null =>
    /^(?:withdraw|retreat|pull back|bring back|send back|move back|evacuate|take back|pull|return|get back)$/.test(done)
      ? plain({
          do: 'go',
          place: { is: 'home' },
          route: 'direct',
          span: spanOf({ text: chart.text, tokens: chart.tokens }, at, at + 1),
        })
      : null
  return either<Core>(
    both(
      both(SEND, named, (_, someone) => someone),
      both(
        both(goal, further, (first, more) => [first, ...more]),
        trailing,
        (done, cond) => ({ done, cond }),
      ),
      (someone, { done, cond }) => (someone.nobody ? null : { who: someone, actions: done, condition: cond }),
    ),
    both(
      both(SEND, named, (verb, someone) => ({ verb, someone })),
      both(further, trailing, (more, cond) => ({ more, cond })),
      ({ verb, someone }, { more, cond }) => {
        const gone = back(verb)
        return gone === null || someone.nobody ? null : { who: someone, actions: [gone, ...more], condition: cond }
      },
    ),
    both(
      both(words('verb', 'get'), named, (_, someone) => someone),
      words('verb', 'out of here|out of there|back|away|to safety'),
      (someone) => ({
        who: someone,
        actions: [
          plain({
            do: 'go',
            place: { is: 'home' },
            route: 'direct',
            span: spanOf({ text: chart.text, tokens: chart.tokens }, at, at + 1),
          }),
        ],
        condition: null,
      }),
    ),
  )(chart, at)
}

function plain(act: Act): SaidAction {
  return { acts: [act], stance: null, fire: null, keep: false, bare: false, it: false }
}

function goTo(chart: Chart, from: number, found: Found<Parameters<typeof goActs>[0]>): Found<SaidAction>[] {
  return found.value.is === 'contact'
    ? []
    : [
        {
          ...found,
          value: plain(goActs(found.value, spanOf({ text: chart.text, tokens: chart.tokens }, from, found.end))),
        },
      ]
}

function goActs(ref: Extract<Act, { do: 'go' }>['place'], span: Act['span']): Act {
  return { do: 'go', place: ref, route: 'direct', span }
}

const KEEP = words('verb', 'keep|stop|halt|hold|leave|freeze|rest')
const STAYING = maybe(
  words(
    'skip',
    'there|here|where it is|where they are|in place|in reserve|back|still|from moving|from attacking|where it stands|moving|attacking|at once|in position|right there|on the spot',
  ),
)
/** `stop the cavalry`, `keep the train where it is`, `stop the archers from shooting`. */
export const kept: Rule<Core> = (chart, at) => {
  const span = spanOf({ text: chart.text, tokens: chart.tokens }, at, at + 1)
  return either<Core>(
    both(
      both(KEEP, named, (verb, someone) => ({ verb, someone })),
      STAYING,
      ({ verb, someone }, where) => {
        if (someone.same || someone.nobody || ((verb === 'leave' || verb === 'keep') && where === null)) return null
        return { who: someone, actions: [plain({ do: 'hold', until: null, span })], condition: null }
      },
    ),
    both(after(words('verb', 'stop|keep'), named), words('verb', 'from shooting|shooting|firing'), (someone) =>
      someone.nobody
        ? null
        : {
            who: someone,
            actions: [{ acts: [], stance: null, fire: 'hold', keep: false, bare: false, it: false }],
            condition: null,
          },
    ),
  )(chart, at)
}

const PLACING = words('verb', 'hide|keep|hold|leave|station|park|post|hides|keeps')

/** `hide the cavalry in the woods`, `keep the archers on the hill`. */
export const placed: Rule<Core> = (chart, at) =>
  both(
    both(PLACING, named, (verb, someone) => ({ verb, someone })),
    after(aim, after(idle, either(place, placeByUnit))),
    ({ verb, someone }, where) => ({ verb, someone, where }),
  )(chart, at).flatMap((found): Found<Core>[] => {
    const { verb, someone, where } = found.value
    if (someone.same || someone.nobody || where.is === 'contact') return []
    const span = spanOf({ text: chart.text, tokens: chart.tokens }, at, found.end)
    const stay: Act = /^(?:hide|hides|conceal)$/.test(verb) ? { do: 'ambush', span } : { do: 'hold', until: null, span }
    const acts: Act[] = [{ do: 'go', place: where, route: 'direct', span }, stay]
    return [
      {
        ...found,
        value: {
          who: someone,
          actions: [{ acts, stance: null, fire: null, keep: false, bare: false, it: false }],
          condition: null,
        },
      },
    ]
  })

/** `turn the first infantry to face north`. */
export const turned: Rule<Core> = (chart, at) =>
  both(
    caused(named),
    both(further, trailing, (more, cond) => ({ more, cond })),
    ({ who: someone, action: done }, { more, cond }) =>
      someone.same || someone.nobody ? null : { who: someone, actions: [done, ...more], condition: cond },
  )(chart, at)
