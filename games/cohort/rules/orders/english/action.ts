import type { Act } from '../grammar/act.ts'
import { spanOf } from '../grammar/reading.ts'
import { anyPlace, argsOf, bearingPart, type OrderPart, routePart, stancePart, viaPart } from './action-parts.ts'
import { after, both, cell, either, type Found, map, maybe, priced, type Rule, several, words } from './chart.ts'
import {
  bridging,
  crossing,
  facingEnemy,
  helping,
  joining,
  remaining,
  staying,
  stayingBehind,
  turning,
} from './crossing.ts'
import { whom } from './enemy-phrases.ts'
import { comma, idle } from './filler.ts'
import { stance } from './manner.ts'
import { fireLater, negated } from './negation.ts'
import { place } from './place-phrases.ts'
import { NO_ACTION, readingOf, type SaidAction, spoken } from './verb-phrases.ts'
import { SPOKEN_VERBS } from './verbs.ts'

/** `be careful` and the like, alone. */
const mannered: Rule<SaidAction> = map(
  after(maybe(words('verb', 'be|stay|go|set stance|stance|act|remain|keep')), stance),
  (how) => ({ ...NO_ACTION, stance: how }),
)

/** An action that has a verb. */
export const action: Rule<SaidAction> = cell(
  after(
    both(idle, maybe(words('skip', 'there')), () => true),
    after(
      idle,
      either(
        spoken,
        crossing,
        turning,
        negated,
        fireLater,
        staying,
        stayingBehind,
        remaining,
        joining,
        helping,
        (chart, at) => taking(chart, at),
        bridging,
        facingEnemy,
        priced(1, mannered),
        ledByManner(),
        (chart, at) => verbLast(chart, at),
        (chart, at) => parted(chart, at),
      ),
    ),
  ),
)

/** `keeping clear of the enemy, go to E9`. */
function ledByManner(): Rule<SaidAction> {
  const manner = either<OrderPart>(stancePart, routePart, viaPart)
  return (chart, at) =>
    both(
      several(manner, 2),
      after(maybe(comma), after(idle, either(spoken, crossing))),
      (how, done): SaidAction | null => {
        const args = argsOf(how)
        if (args === null) return null
        const by = args.route
        const vias = args.vias.map(
          (place): Act => ({ do: 'go', place, route: by ?? 'direct', span: done.acts[0]?.span ?? NO_SPAN }),
        )
        const acts = done.acts.map(
          (act): Act =>
            by !== null && (act.do === 'go' || act.do === 'march' || act.do === 'attack') ? { ...act, route: by } : act,
        )
        return { ...done, acts: [...vias, ...acts], stance: done.stance ?? args.stance }
      },
    )(chart, at)
}

const TAKE = words(
  'verb',
  'take|takes|taking|follow|follows|following|use|uses|using|keep to|keeps to|stick to|sticks to|go along|goes along|go down|go up|go by|goes by|ride along|march along|come along|travel along|head along|move along|moves along|stay on|stays on|climb|climbs|go over|goes over|ride over|go through|goes through|slip through|cut through',
)
const ONWARD = maybe(
  several(
    either<unknown>(
      words(
        'skip',
        'to|towards|up|down|all the way|as far as|on|straight|until|and go|and head|and march|and come|round|around',
      ),
      bearingPart,
    ),
    3,
  ),
)
/** `take the road to E9`, `follow the goat path to L4`: by road, or by way of it. */
const taking: Rule<SaidAction> = (chart, at) =>
  both(
    both(TAKE, after(idle, after(maybe(words('skip', 'the')), place)), (_, way) => way),
    both(ONWARD, anyPlace, (_, part) => part),
    (way, part) => ({ way, part }),
  )(chart, at).flatMap((found): Found<SaidAction>[] => {
    const { way, part } = found.value
    if (part.part !== 'place' || part.place.is === 'contact' || way.is === 'contact') return []
    const span = spanOf(readingOf(chart), at, found.end)
    const road = way.is === 'ground' && way.terrain === 'road'
    const cover = way.is === 'ground' && way.terrain === 'forest'
    const go: Act = { do: 'go', place: part.place, route: road ? 'road' : cover ? 'cover' : 'direct', span }
    const acts: readonly Act[] = road || cover ? [go] : [{ do: 'go', place: way, route: 'direct', span }, go]
    return [{ ...found, price: found.price + (road ? 1 : 2), value: { ...NO_ACTION, acts } }]
  })

const NO_SPAN = { line: 1, col: 1, length: 0, text: '', from: 0, to: 0 }

const LAST_VERB: Readonly<Record<string, 'go' | 'hold' | 'attack'>> = {
  go: 'go',
  march: 'go',
  move: 'go',
  ride: 'go',
  hold: 'hold',
  keep: 'hold',
  defend: 'hold',
  take: 'attack',
  attack: 'attack',
  wait: 'hold',
  stay: 'hold',
}

/** `ride X3 down`: a verb of two words with whom it is done to between them. */
const parted: Rule<SaidAction> = (chart, at) =>
  whom(chart, at + 1).flatMap((target): Found<SaidAction>[] => {
    const [verb, particle] = [chart.tokens[at], chart.tokens[target.end]]
    if (verb === undefined || particle === undefined || target.end >= chart.stop) return []
    const phrase = `${verb.key} ${particle.key}`
    const end = target.end + 1
    if (
      !(SPOKEN_VERBS.byFirst.get(verb.key) ?? []).some(([keys, does]) => does === 'attack' && keys.join(' ') === phrase)
    )
      return []
    const span = spanOf(readingOf(chart), at, end)
    const acts: Act[] = [{ do: 'attack', target: target.value, route: 'direct', span }]
    const kinds = [at, target.end].map((from) => ({ from, to: from + 1, kind: 'verb' as const }))
    return [{ value: { ...NO_ACTION, acts }, end, price: target.price, marks: [...kinds, ...target.marks] }]
  })

/** `the ford hold`: the verb last, as others build their sentences. */
const verbLast: Rule<SaidAction> = (chart, at) =>
  priced(
    2,
    both(anyPlace, words('verb', Object.keys(LAST_VERB).join('|')), (part, verb) => ({ part, verb })),
  )(chart, at).flatMap((found): Found<SaidAction>[] => {
    const { part, verb } = found.value
    if (part.part !== 'place' || part.place.is === 'contact') return []
    const span = spanOf(readingOf(chart), at, found.end)
    const go: Act = { do: 'go', place: part.place, route: 'direct', span }
    const how = LAST_VERB[verb]
    const acts: Act[] =
      how === 'attack'
        ? [{ do: 'attack', target: { is: 'place', place: part.place }, route: 'direct', span }]
        : how === 'hold'
          ? [go, { do: 'hold', until: null, span }]
          : [go]
    return [{ ...found, value: { ...NO_ACTION, acts } }]
  })
