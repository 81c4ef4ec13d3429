import type { Test } from '../../order.ts'
import { spanOf } from '../grammar/reading.ts'
import { verblessActions } from './actions.ts'
import {
  type Core,
  calledLast,
  calledLastBare,
  doneWith,
  forbidden,
  goesOn,
  indirectlyAsked,
  separated,
  spokenTo,
  suffered,
  topic,
  turnedRound,
} from './address.ts'
import { reason, takenBack } from './asides.ts'
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
import { turnNumber } from './conditions/tests.ts'
import { condition, type SaidCondition, w } from './conditions.ts'
import { closing, comma, idle, idleThing, joint, unknownWord } from './filler.ts'
import { stance } from './manner.ts'
import { distance } from './places/bearing.ts'
import { kept, placed, sent, turned } from './sending.ts'
import { type Who, who } from './unit-phrases.ts'
import { NO_ACTION, type SaidAction } from './verb-phrases.ts'

/** One order to the units named, or to those addressed before. */
export interface Said {
  readonly who: Who | null
  readonly condition: SaidCondition | null
  /** The condition stood before who is spoken to, and may go on for what follows. */
  readonly leads: boolean
  readonly otherwise: boolean
  readonly actions: readonly SaidAction[]
  readonly from: number
  readonly to: number
  /** What joins it to the one before. */
  readonly joint: string
}

const FIRST = words(
  'skip',
  'let|lets|let us|move out|first|second|third|finally|lastly|firstly|then|next|and|also|so|but|now|well|as for|ok so|alright|meanwhile|today|again|listen|attention|remember|note|chat|alright chat|fyi|right|all right|all right then|very well|very good|good|listen up|heads up|therefore|so then|well then|ok then|okay then|right then|right so|oh and|alright team|ok team|ok guys|ok lads|right lads|ok everyone|ok everybody|hey guys|come on lads|first off|for starters|for a start|in addition|additionally|furthermore|moreover|simultaneously|chop chop|come on|oi|new line|new paragraph',
)
const opening: Rule<unknown> = cell(
  both(maybe(several(either<unknown>(comma, FIRST, takenBack, reason, exclaimed(), idleThing), 8)), idle, () => true),
)

/** `Jolly good, …`: unknown words alone before a comma. */
function exclaimed(): Rule<unknown> {
  return (chart, at) =>
    as(
      both(several(unknownWord, 2), comma, () => true),
      null,
    )(chart, at)
}

/** `Quietly move the infantry to E9`. */
const mannerFirst: Rule<Core> = (chart, at) =>
  both(priced(2, before(stance, maybe(comma))), after(idle, core), (how, said) => {
    const [first, ...more] = said.actions
    return first === undefined || first.stance !== null
      ? null
      : { ...said, actions: [{ ...first, stance: how }, ...more] }
  })(chart, at)

const core: Rule<Core> = cell((chart, at) => [
  ...mannerFirst(chart, at),
  ...suffered(chart, at),
  ...spokenTo(chart, at),
  ...forbidden(chart, at),
  ...indirectlyAsked(chart, at),
  ...sent(chart, at),
  ...kept(chart, at),
  ...placed(chart, at),
  ...turned(chart, at),
  ...calledLast(chart, at),
  ...calledLastBare(chart, at),
  ...doneWith(chart, at),
  ...goesOn(chart, at),
  ...turnedRound(chart, at),
  ...topic(chart, at),
])

const SAME =
  'the same|same|do the same|does the same|should do the same|same thing|the same thing|do likewise|ditto|likewise'
/** `the archers too`, `same for the archers`. */
export const likewise: Rule<Who> = map(
  either(
    before(after(idle, who), after(idle, words('verb', `too|as well|also|${SAME}`))),
    after(
      idle,
      after(
        words(
          'verb',
          'same for|same goes for|the same goes for|the same for|same with|ditto for|so do|so does|so should',
        ),
        after(idle, who),
      ),
    ),
  ),
  (someone) => (someone.same || someone.nobody ? null : someone),
)

const OTHERWISE = w('otherwise|else|or else|if not|in all other cases|in any other case')
/** `until turn 6 the militia hold E9`. */
const untilFirst: Rule<Test> = both(
  w('until|till|for'),
  either<Test>(
    map(turnNumber, (turn): Test => ({ test: 'turn', turn })),
    (chart, at) =>
      before(distance, w('turns|turn'))(chart, at).map((found) => ({
        ...found,
        value: { test: 'turn' as const, turn: chart.scope.view.turn + found.value },
      })),
  ),
  (_, value) => value,
)

const clause: Rule<Said> = cell((chart, at) =>
  both(
    both(
      after(
        opening,
        both(maybe(before(OTHERWISE, separated)), maybe(before(untilFirst, separated)), (otherwise, until) => ({
          otherwise,
          until,
        })),
      ),
      maybe(before(after(idle, condition), maybe(several(either<unknown>(joint, w('then')), 2)))),
      (first, cond) => ({ ...first, cond }),
    ),
    before(after(idle, core), idle),
    ({ otherwise, until, cond }, said) => ({ otherwise, until, cond, said }),
  )(chart, at).flatMap((found): Found<Said>[] => {
    const { otherwise, until, cond, said } = found.value
    if (cond !== null && said.condition !== null) return []
    const done = until === null ? said.actions : holdUntil(said.actions, until)
    if (done === null) return []
    return [
      {
        ...found,
        value: {
          who: said.who,
          condition: cond ?? said.condition,
          leads: cond !== null,
          otherwise: otherwise !== null,
          actions: done,
          from: at,
          to: found.end,
          joint: '',
        },
      },
    ]
  }),
)

function holdUntil(done: readonly SaidAction[], until: Test): readonly SaidAction[] | null {
  const last = done.at(-1)
  const hold = last?.acts.at(-1)
  if (last === undefined || hold?.do !== 'hold' || hold.until !== null) return null
  return [...done.slice(0, -1), { ...last, acts: [...last.acts.slice(0, -1), { ...hold, until }] }]
}

const BY = words(
  'verb',
  'escorted by|protected by|followed by|covered by|guarded by|screened by|accompanied by|supported by|backed by|shadowed by|trailed by',
)
/** `… to E9, escorted by the cavalry`: the others are told to follow. */
const escorted: Rule<Said> = (chart, at) =>
  both(
    both(maybe(comma), BY, () => true),
    after(idle, who),
    (_, someone) => (someone.same || someone.nobody ? null : someone),
  )(chart, at).flatMap((found): Found<Said>[] => {
    if (found.value === null) return []
    const span = spanOf({ text: chart.text, tokens: chart.tokens }, at, found.end)
    return [
      {
        ...found,
        value: {
          who: found.value,
          condition: null,
          leads: false,
          otherwise: false,
          actions: [{ ...NO_ACTION, acts: [{ do: 'follow', refs: [], span }], it: true }],
          from: at,
          to: found.end,
          joint: '',
        },
      },
    ]
  })

const next: Rule<Said> = either(
  escorted,
  both(joint, clause, (signs, said) => ({ ...said, joint: signs.join(' ') })),
  map(clause, (said) => (said.otherwise ? said : null)),
)

/** The whole of a sentence, in every way it can be understood. */
export const speech: Rule<readonly Said[]> = both(
  both(clause, maybe(several(priced(1, next), 5)), (first, more) => [first, ...(more ?? [])]),
  as(
    both(maybe(several(either<unknown>(comma, closing, reason), 4)), idle, () => true),
    null,
  ),
  (said) => said,
)

/** Nothing but words that say nothing. */
export const idleSpeech: Rule<unknown> = several(either<unknown>(idleThing, closing, comma), 12)

/** `Militia!`: only who is meant. */
export const calledAlone: Rule<Who> = before(after(opening, who), maybe(several(either<unknown>(comma, idleThing), 3)))

/** An order to the units just called, perhaps without a verb: `Western Ford!` */
export const spokenOn: Rule<readonly Said[]> = (chart, at) =>
  before(after(opening, verblessActions), maybe(several(either<unknown>(comma, closing), 4)))(chart, at).map(
    (found) => ({
      ...found,
      price: found.price + 1,
      value: [
        {
          who: null,
          condition: null,
          leads: false,
          otherwise: false,
          actions: found.value,
          from: at,
          to: found.end,
          joint: '',
        },
      ],
    }),
  )
