import type { Test } from '../../order.ts'
import type { Act } from '../grammar/act.ts'
import { spanOf } from '../grammar/reading.ts'
import { UNIT_OR_VERB } from '../words/vocabulary.ts'
import { NO_END } from './action-parts.ts'
import { actions, doing, further, verblessActions } from './actions.ts'
import { corrected } from './asides.ts'
import {
  after,
  as,
  before,
  both,
  type Chart,
  cell,
  either,
  type Found,
  map,
  maybe,
  priced,
  type Rule,
  several,
  token,
  words,
} from './chart.ts'
import { turnNumber } from './conditions/tests.ts'
import { condition, type SaidCondition, w } from './conditions.ts'
import { whom } from './enemy-phrases.ts'
import { comma, idle, idleThing, joint } from './filler.ts'
import { EXCEPT, less, type Who, who } from './unit-phrases.ts'
import { NO_ACTION, type SaidAction } from './verb-phrases.ts'
import { verblessAction } from './verbless.ts'

export interface Core {
  readonly who: Who | null
  readonly actions: readonly SaidAction[]
  readonly condition: SaidCondition | null
}

const ASIDE: Rule<unknown> = (chart, at) => {
  const open = chart.tokens[at]
  const word = chart.tokens[at + 1]?.key
  if (open?.key !== ',' || !(word === 'which' || word === 'who' || word === 'whose')) return []
  for (let end = at + 2; end < chart.stop; end++) {
    if (chart.tokens[end]?.key !== ',') continue
    return [{ value: null, end: end + 1, price: 4, marks: [{ from: at, to: end + 1, kind: 'skip' }] }]
  }
  return []
}

const CALLED = maybe(words('skip', 'dears|dear|please|there|guys|boys|lads'))
export const named: Rule<Who> = cell(after(idle, before(before(corrected(who), CALLED), maybe(ASIDE))))
export const separated: Rule<unknown> = cell(
  maybe(both(joint, maybe(both(several(idleThing, 4), joint, () => true)), () => true)),
)
const within = maybe(after(separated, before(condition, separated)))
export const trailing = maybe(after(maybe(comma), after(idle, condition)))

const exceptSome: Rule<Who> = map(after(maybe(comma), after(EXCEPT, who)), (some) => some)

/** `before you charge X1, …`: that comes last. */
const beforeThat: Rule<SaidAction> = before(after(words('joiner', 'before you'), doing), comma)

/** `militia, move to E9 and hold`; `cav C15`. */
export const spokenTo: Rule<Core> = (chart, at) =>
  both(
    both(
      before(named, separated),
      both(within, maybe(beforeThat), (cond, later) => ({ cond, later })),
      (someone, more) => ({ someone, ...more }),
    ),
    both(
      both(verblessActions, maybe(exceptSome), (done, some) => ({ done, some })),
      trailing,
      (acts, cond) => ({ ...acts, cond }),
    ),
    ({ someone, cond, later }, rest) => {
      if (someone.nobody || (cond !== null && rest.cond !== null)) return null
      if (rest.done[0]?.bare === true && UNIT_OR_VERB.has(chart.tokens[at]?.key ?? '')) return null
      const meant = rest.some === null ? someone : without(someone, rest.some)
      return meant === null
        ? null
        : {
            who: meant,
            actions: later === null ? rest.done : [...rest.done, { ...later, later: true }],
            condition: cond ?? rest.cond,
          }
    },
  )(chart, at)

function without(all: Who, some: Who): Who | null {
  const left = less(all.refs, some.refs)
  return left === null ? null : { ...all, refs: left, left: some.refs }
}

const STIR = words(
  'verb',
  'to move|to attack|to leave|to charge|move|moves|moving|leave|leaves|leave its place|leave their place|leave your place|go anywhere|stir|advance|advances|do anything|attack|attacks|charge|charges|is to move|is to attack|shall move|may move|shall leave its place|be moved|leaves its place|go|goes|fight|fights|engage|engages',
)
const SHOT = words('verb', 'to shoot|to fire|shoot|shoots|fire|fires|is to shoot|is to fire|shooting|shoot yet')

const FORBID = words(
  'verb',
  "let|do not let|don't let|dont let|under no circumstances are|under no circumstances is|under no circumstances should|on no account must|on no account should|by no means are|never let|do not allow|don't allow",
)
const FORBIDDING: ReadonlySet<string> = new Set(['do', "don't", 'dont', 'under', 'on', 'by', 'never'])

/** `nobody move`; `don't let the train move`. */
export const forbidden: Rule<Core> = (chart, at) =>
  both(
    before(after(maybe(FORBID), named), separated),
    both(
      after(
        idle,
        either<'still' | 'quiet'>(
          map(STIR, () => 'still' as const),
          map(SHOT, () => 'quiet' as const),
        ),
      ),
      either<number | null>(
        maybe(after(idle, after(w('until|till|before'), turnNumber))),
        as(after(idle, NO_END), null),
      ),
      (how, turn) => ({ how, turn }),
    ),
    (someone, said) => ({ someone, ...said }),
  )(chart, at).flatMap((found): Found<Core>[] => {
    const { someone, how, turn } = found.value
    if (!someone.nobody && !FORBIDDING.has(chart.tokens[at]?.key ?? '')) return []
    if (someone.same) return []
    const until: Test | null = turn === null ? null : { test: 'turn', turn }
    const span = spanOf({ text: chart.text, tokens: chart.tokens }, at, found.end)
    const still: Act = { do: 'hold', until, span }
    const done: SaidAction = {
      acts: how === 'still' ? [still] : [],
      stance: null,
      fire: how === 'quiet' ? 'hold' : null,
      keep: false,
      bare: false,
      it: false,
    }
    return [{ ...found, value: { who: { ...someone, nobody: false }, actions: [done], condition: null } }]
  })

const SPEAK = words(
  'verb',
  'let|have|tell|ask|order|make|get|instruct|command|want|need|use|allow|beg|see|lets|direct|urge|request|inform|remind|i want|we need|i need|we want|let s|use the|would|could|can|will|should|may|might|is|are|am|let us have|that',
)
/** `tell the archers to shoot X2`, `use the cavalry to attack X1`. */
export const indirectlyAsked: Rule<Core> = (chart, at) =>
  both(
    after(
      SPEAK,
      before(
        before(named, separated),
        maybe(
          words(
            'skip',
            'to|that they|that it|that they should|for|to be|mind|kindly to|care to|like to|be so kind as to|be good enough to',
          ),
        ),
      ),
    ),
    both(verblessActions, trailing, (done, cond) => ({ done, cond })),
    (someone, { done, cond }) => (someone.nobody ? null : { who: someone, actions: done, condition: cond }),
  )(chart, at)

const NOT_LISTED = token('joiner', ({ kind, key }) =>
  kind === 'joiner' && (key === ',' || key === ':' || key === '-' || key === '\u2013' || key === '\u2014') ? key : null,
)

/** `run away, scouts`; `wait until turn 4, cavalry, and then go to C15`. */
export const calledLast: Rule<Core> = (chart, at) =>
  priced(
    1,
    both(
      both(actions, trailing, (done, cond) => ({ done, cond })),
      both(
        both(maybe(NOT_LISTED), before(named, maybe(words('skip', 'with you|now|please'))), (sign, someone) => ({
          sign,
          someone,
        })),
        both(further, trailing, (more, cond) => ({ more, cond })),
        (called, more) => ({ ...called, ...more }),
      ),
      (first, { sign, someone, more, cond }) =>
        (sign === null && (mayTakeWho(first.done.at(-1)) || isForOthers(chart, at, someone))) ||
        someone.same ||
        someone.nobody ||
        (first.cond !== null && cond !== null)
          ? null
          : { who: someone, actions: [...first.done, ...more], condition: first.cond ?? cond },
    ),
  )(chart, at)

/** `attack the militia`: without a comma they are whom it is done to. */
function mayTakeWho(done: SaidAction | undefined): boolean {
  if (done?.open === true) return true
  const last = done?.acts.at(-1)
  if (last?.do === 'attack' || last?.do === 'shoot') return last.target.is === 'pick' && last.target.group === null
  return last?.do === 'follow' || last?.do === 'face'
}

const PROTECT = /^(?:defend|protect|safeguard|def)s?$/

/** `defend the train` likewise, though to defend is to hold. */
function isForOthers({ tokens }: Chart, at: number, { refs }: Who): boolean {
  return tokens.slice(at, refs[0]?.from).some(({ key }) => PROTECT.test(key))
}

/** `off to the ford with you, First Cohort`: without a verb. */
export const calledLastBare: Rule<Core> = (chart, at) =>
  priced(
    2,
    both(
      after(
        maybe(words('skip', 'off|away|on|back|away with you|off with you|go|onward|onwards|back')),
        before(verblessAction, maybe(words('skip', 'with you|now'))),
      ),
      after(NOT_LISTED, named),
      (done, someone) => (someone.same || someone.nobody ? null : { who: someone, actions: [done], condition: null }),
    ),
  )(chart, at)

/** `attack X2 with the cavalry`. */
export const doneWith: Rule<Core> = (chart, at) =>
  either<Core>(
    priced(
      1,
      both(
        either(actions, priced(1, verblessActions)),
        both(
          after(words('skip', 'with|using'), named),
          both(further, trailing, (more, cond) => ({ more, cond })),
          (someone, more) => ({ someone, ...more }),
        ),
        (done, { someone, more, cond }) =>
          someone.same || someone.nobody ? null : { who: someone, actions: [...done, ...more], condition: cond },
      ),
    ),
    both(
      both(words('skip', 'with|using'), named, (_, someone) => someone),
      after(separated, actions),
      (someone, done) => (someone.same || someone.nobody ? null : { who: someone, actions: done, condition: null }),
    ),
  )(chart, at)

/** No unit is named: the order is for those addressed before. */
export const goesOn: Rule<Core> = both(actions, trailing, (done, cond) => ({
  who: null,
  actions: done,
  condition: cond,
}))

/** `The scouts go to F11 before going to E9`: what stands second is done first, or the other way round. */
export const turnedRound: Rule<Core> = (chart, at) =>
  both(
    before(named, separated),
    both(
      verblessActions,
      both(words('joiner', 'after'), after(maybe(words('skip', 'you|they|it')), doing), (order, other) => ({
        order,
        other,
      })),
      (done, { order, other }) => ({ done, order, other }),
    ),
    (someone, { done, order, other }) =>
      someone.nobody
        ? null
        : { who: someone, actions: order === 'after' ? [other, ...done] : [...done, other], condition: null },
  )(chart, at)

const SUFFERED: Readonly<Record<string, 'attack' | 'shoot'>> = {
  'attacked|charged|destroyed|killed|engaged|fought|assaulted|hit|crushed|dealt with|taken out|intercepted|stormed':
    'attack',
  'shot|shot at|fired at|fired on|targeted|bombarded|shelled': 'shoot',
}
const MUST = maybe(several(words('skip', 'is|are|be|to|must|should|shall|will|has|have|needs|can|being|now'), 4))
/** `X2 is to be attacked by the Comitatus`. */
export const suffered: Rule<Core> = (chart, at) =>
  both(
    both(
      before(after(idle, whom), MUST),
      either(...Object.entries(SUFFERED).map(([list, how]) => map(words('verb', list), () => how))),
      (target, how) => ({ target, how }),
    ),
    after(
      words('skip', 'by|by the|from'),
      both(named, trailing, (someone, cond) => ({ someone, cond })),
    ),
    (action, by) => ({ ...action, ...by }),
  )(chart, at).flatMap(({ value: { target, how, someone, cond }, ...found }): Found<Core>[] => {
    if (someone.same || someone.nobody) return []
    const span = spanOf({ text: chart.text, tokens: chart.tokens }, at, found.end)
    const act: Act = how === 'shoot' ? { do: 'shoot', target, span } : { do: 'attack', target, route: 'direct', span }
    return [{ ...found, value: { who: someone, actions: [{ ...NO_ACTION, acts: [act] }], condition: cond } }]
  })

/** `As for the train, it had best stay`. */
export const topic: Rule<Core> = (chart, at) =>
  both(
    both(words('skip', 'as for|regarding'), before(named, separated), (_, someone) => someone),
    after(idle, either(spokenTo, goesOn)),
    (someone, said) => (someone.same || someone.nobody || said.who?.same === false ? null : { ...said, who: someone }),
  )(chart, at)
