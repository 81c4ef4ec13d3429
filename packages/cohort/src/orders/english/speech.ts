import type { Stance } from '../../content/terms.ts'
import { type Act, isManner } from '../act.ts'
import type { Route, Test } from '../order.ts'
import { spanOf } from '../reading.ts'
import { UNIT_OR_VERB } from '../vocabulary.ts'
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
  nothing,
  priced,
  type Rule,
  several,
  token,
  words,
} from './chart.ts'
import { bareDeed, caused, type Deed, deed } from './deed.ts'
import { closing, comma, idle, idleThing, joint, unknownWord } from './idle.ts'
import { stance } from './manner.ts'
import { type SaidTest, test, turnNumber } from './test.ts'
import { SENDING } from './verbs.ts'
import { bearing, distance, place, placeByUnit, route } from './where.ts'
import { EXCEPT, less, type Who, who } from './who.ts'

export interface SaidCondition {
  readonly on: 'if' | 'when' | 'unless'
  readonly said: SaidTest
}

/** One thing said to somebody, or to whoever was spoken to before. */
export interface Said {
  readonly who: Who | null
  readonly condition: SaidCondition | null
  /** The condition stood before who is spoken to, and may go on for what follows. */
  readonly leads: boolean
  readonly otherwise: boolean
  readonly deeds: readonly Deed[]
  readonly from: number
  readonly to: number
  /** What joins it to the one before. */
  readonly joint: string
}

const w = (list: string) => words('condition', list)
const IF = w(
  'if|in case|in case of|in the event that|in the event of|should|provided that|provided|only if|if and only if|but if|and if|but only if|in the event|assuming',
)
const ONLY_IF = both(
  w('if'),
  as(
    both(
      comma,
      as(
        both(w('and only if'), comma, () => true),
        null,
      ),
      () => true,
    ),
    null,
  ),
  () => 'if',
)
const WHEN = w(
  'when|whenever|once|as soon as|after|upon|on|the moment|immediately after|right after|just after|only when|only once|only after|but when|and when|wait until',
)
const UNLESS = w('unless|except if|except when|but not if|unless of course|but unless')

const condition: Rule<SaidCondition> = cell((chart, at) => {
  const { turn: now } = chart.scope.view
  const turned = (turn: number): SaidCondition => ({
    on: 'when',
    said: { test: { test: 'turn', turn }, about: null, negated: false, place: null },
  })
  return either<SaidCondition>(
    both(either(IF, ONLY_IF), test, (_, said) => signed('if', said)),
    both(UNLESS, test, (_, said) => signed('unless', said)),
    both(WHEN, test, (_, said) => (said.test.test === 'turn' ? null : signed('when', said))),
    both(w('when|once|as soon as|whenever|from the moment'), test, (_, said) =>
      said.test.test === 'turn' ? signed('when', said) : null,
    ),
    both(
      before(
        w(
          'at the start of|at the beginning of|at the beginning of the|at the start of the|come|on|from|at|in|as of|starting|starting on|starting with|beginning on|in the|on the|at the|from the|during|only on|only from|not before|not until',
        ),
        nothing(null),
      ),
      before(turnNumber, maybe(w('on|onwards|onward'))),
      (_, turn) => turned(turn),
    ),
    both(w('after|after the|following'), turnNumber, (_, turn) => turned(turn + 1)),
    before(map(turnNumber, turned), maybe(comma)),
    map(w('next turn|the next turn|on the next turn|in the next turn'), () => turned(now + 1)),
    both(w('in|after'), before(distance, w('turns|turn|rounds|round')), (_, turns) => turned(now + turns)),
  )(chart, at)
})

function signed(on: 'if' | 'when' | 'unless', said: SaidTest): SaidCondition | null {
  if (!said.negated) return { on, said }
  if (on === 'when') return null
  return { on: on === 'if' ? 'unless' : 'if', said: { ...said, negated: false } }
}

const GO = words(
  'verb',
  'start|begin|commence|starts|begins|only|go|go and|come|come and|try and|get|run and|start to|begin to|go ahead and|get ready to|go off and|just go|go there and|get going and|move in and|come in and|and',
)
const doing: Rule<Deed> = cell(either(deed, priced(1, after(idle, after(GO, deed)))))

/** More of it behind a joiner; or close behind it, as in `form phalanx facing east`. */
const further: Rule<readonly Deed[]> = cell((chart, at) => [
  { value: [], end: at, price: 0, marks: [] },
  ...several(
    either<Deed>(
      after(
        both(idle, joint, () => true),
        either(doing, priced(1, bareDeed)),
      ),
      after(
        both(
          joint,
          both(several(idleThing, 4), joint, () => true),
          () => true,
        ),
        doing,
      ),
      map(
        after(words('joiner', 'before|before you|before they|before it'), doing),
        (done): Deed => ({ ...done, later: true }),
      ),
      priced(2, (inner, here) =>
        isBent(inner, here)
          ? doing(inner, here).filter(({ value }) => value.acts.length > 0 && value.acts.every(isManner))
          : [],
      ),
    ),
    4,
  )(chart, at),
])

function isBent(chart: Chart, at: number): boolean {
  return chart.tokens[at]?.key.endsWith('ing') === true || chart.tokens[at]?.key === 'and'
}

const deeds: Rule<readonly Deed[]> = cell(both(doing, further, (first, more) => [first, ...more]))
const bareDeeds: Rule<readonly Deed[]> = cell(
  either(
    both(either(bareDeed, doing), further, (first, more) => [first, ...more]),
    // `E9 hold`.
    both(
      bareDeed,
      priced(
        1,
        both(doing, further, (first, more) => [first, ...more]),
      ),
      (first, more) => [first, ...more],
    ),
  ),
)

interface Core {
  readonly who: Who | null
  readonly deeds: readonly Deed[]
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
const named: Rule<Who> = cell(after(idle, before(before(who, CALLED), maybe(ASIDE))))
const separated: Rule<unknown> = cell(
  maybe(both(joint, maybe(both(several(idleThing, 4), joint, () => true)), () => true)),
)
const within = maybe(after(separated, before(condition, separated)))
const trailing = maybe(after(maybe(comma), after(idle, condition)))

const exceptSome: Rule<Who> = map(after(maybe(comma), after(EXCEPT, who)), (some) => some)

/** `militia, move to E9 and hold`; `cav C15`. */
const spokenTo: Rule<Core> = (chart, at) =>
  both(
    both(before(named, separated), within, (someone, cond) => ({ someone, cond })),
    both(
      both(bareDeeds, maybe(exceptSome), (done, some) => ({ done, some })),
      trailing,
      (acts, cond) => ({ ...acts, cond }),
    ),
    ({ someone, cond }, rest) => {
      if (someone.nobody || (cond !== null && rest.cond !== null)) return null
      if (rest.done[0]?.bare === true && UNIT_OR_VERB.has(chart.tokens[at]?.key ?? '')) return null
      const meant = rest.some === null ? someone : without(someone, rest.some)
      return meant === null ? null : { who: meant, deeds: rest.done, condition: cond ?? rest.cond }
    },
  )(chart, at)

function without(all: Who, some: Who): Who | null {
  const left = less(all.refs, some.refs)
  return left === null ? null : { ...all, refs: left }
}

const STIR = words(
  'verb',
  'to move|to attack|to leave|to charge|move|moves|moving|leave|leaves|leave its place|leave his place|leave their place|leave your place|go anywhere|stir|advance|advances|do anything|attack|attacks|charge|charges|is to move|is to attack|shall move|may move|shall leave its place|be moved|leaves its place|leaves his place|go|goes|fight|fights|engage|engages',
)
const SHOT = words('verb', 'to shoot|to fire|shoot|shoots|fire|fires|is to shoot|is to fire|shooting|shoot yet')

const FORBID = words(
  'verb',
  "let|do not let|don't let|dont let|under no circumstances are|under no circumstances is|under no circumstances must|under no circumstances should|under no circumstances may|on no account are|on no account must|on no account is|on no account may|on no account should|by no means are|never let|do not allow|don't allow",
)
const FORBIDDING: ReadonlySet<string> = new Set(['do', "don't", 'dont', 'under', 'on', 'by', 'never'])

/** `nobody move`; `don't let the train move`. */
const forbidden: Rule<Core> = (chart, at) =>
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
      maybe(after(idle, after(w('until|till|before'), turnNumber))),
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
    const done: Deed = {
      acts: how === 'still' ? [still] : [],
      stance: null,
      fire: how === 'quiet' ? 'hold' : null,
      keep: false,
      bare: false,
      it: false,
    }
    return [{ ...found, value: { who: { ...someone, nobody: false }, deeds: [done], condition: null } }]
  })

const SPEAK = words(
  'verb',
  'let|have|tell|ask|order|make|get|instruct|command|want|need|use|allow|beg|see|lets|direct|urge|request|inform|remind|i want|we need|i need|we want|let s|use the|would|could|can|will|should|may|might|is|are|am|let us have|that',
)
/** `tell the archers to shoot X2`, `use the cavalry to attack X1`. */
const toldOf: Rule<Core> = (chart, at) =>
  both(
    after(
      SPEAK,
      before(before(named, separated), maybe(words('skip', 'to|that they|that it|that they should|for|to be'))),
    ),
    both(bareDeeds, trailing, (done, cond) => ({ done, cond })),
    (someone, { done, cond }) => (someone.nobody ? null : { who: someone, deeds: done, condition: cond }),
  )(chart, at)

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
const sent: Rule<Core> = (chart, at) => {
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
      either<Deed | null>(
        (inner, here) => placeByUnit(inner, here).flatMap((found): Found<Deed>[] => goTo(inner, here, found)),
        (inner, here) =>
          after(aim, after(idle, placeByUnit))(inner, here).flatMap((found): Found<Deed>[] => goTo(inner, here, found)),
        (inner, here) =>
          after(aim, after(idle, place))(inner, here).flatMap((found): Found<Deed>[] => goTo(inner, here, found)),
        (inner, here) =>
          bearing(inner, here).map(
            (found): Found<Deed> => ({
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
    (done, more): Deed | null => {
      if (done === null) return null
      const by = more?.flatMap((each) => (each.by === null ? [] : [each.by])).at(-1)
      const how = more?.flatMap((each) => (each.how === null ? [] : [each.how])).at(-1) ?? null
      const acts = done.acts.map((act) =>
        by !== undefined && (act.do === 'go' || act.do === 'march') ? { ...act, route: by } : act,
      )
      return { ...done, acts, stance: how }
    },
  )
  const back = (done: string): Deed | null =>
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
      (someone, { done, cond }) => (someone.nobody ? null : { who: someone, deeds: done, condition: cond }),
    ),
    both(
      both(SEND, named, (verb, someone) => ({ verb, someone })),
      both(further, trailing, (more, cond) => ({ more, cond })),
      ({ verb, someone }, { more, cond }) => {
        const gone = back(verb)
        return gone === null || someone.nobody ? null : { who: someone, deeds: [gone, ...more], condition: cond }
      },
    ),
    both(
      both(words('verb', 'get'), named, (_, someone) => someone),
      words('verb', 'out of here|out of there|back|away|to safety'),
      (someone) => ({
        who: someone,
        deeds: [
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

function plain(act: Act): Deed {
  return { acts: [act], stance: null, fire: null, keep: false, bare: false, it: false }
}

function goTo(chart: Chart, from: number, found: Found<Parameters<typeof goActs>[0]>): Found<Deed>[] {
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
    'there|here|where it is|where they are|in place|in reserve|back|still|from moving|from attacking|where it stands|moving|attacking|at once|in position|right there|from going anywhere|from advancing|on the spot',
  ),
)
/** `stop the cavalry`, `keep the train where it is`, `stop the archers from shooting`. */
const kept: Rule<Core> = (chart, at) => {
  const span = spanOf({ text: chart.text, tokens: chart.tokens }, at, at + 1)
  return either<Core>(
    both(
      both(KEEP, named, (verb, someone) => ({ verb, someone })),
      STAYING,
      ({ verb, someone }, where) => {
        if (someone.same || someone.nobody || ((verb === 'leave' || verb === 'keep') && where === null)) return null
        return { who: someone, deeds: [plain({ do: 'hold', until: null, span })], condition: null }
      },
    ),
    both(
      after(words('verb', 'stop|keep'), named),
      words('verb', 'from shooting|from firing|shooting|firing'),
      (someone) =>
        someone.nobody
          ? null
          : {
              who: someone,
              deeds: [{ acts: [], stance: null, fire: 'hold', keep: false, bare: false, it: false }],
              condition: null,
            },
    ),
  )(chart, at)
}

const PLACING = words('verb', 'hide|conceal|keep|hold|leave|station|park|post|hides|keeps')

/** `hide the cavalry in the woods`, `keep the archers on the hill`. */
const placed: Rule<Core> = (chart, at) =>
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
          deeds: [{ acts, stance: null, fire: null, keep: false, bare: false, it: false }],
          condition: null,
        },
      },
    ]
  })

/** `turn the first infantry to face north`. */
const turned: Rule<Core> = (chart, at) =>
  both(
    caused(named),
    both(further, trailing, (more, cond) => ({ more, cond })),
    ({ who: someone, deed: done }, { more, cond }) =>
      someone.same || someone.nobody ? null : { who: someone, deeds: [done, ...more], condition: cond },
  )(chart, at)

const NOT_LISTED = token('joiner', ({ kind, key }) =>
  kind === 'joiner' && (key === ',' || key === ':' || key === '-' || key === '\u2013' || key === '\u2014') ? key : null,
)

/** `run away, scouts`; `wait until turn 4, cavalry, and then go to C15`. */
const calledLast: Rule<Core> = (chart, at) =>
  priced(
    1,
    both(
      both(deeds, trailing, (done, cond) => ({ done, cond })),
      both(
        both(maybe(NOT_LISTED), before(named, maybe(words('skip', 'with you|now|please'))), (sign, someone) => ({
          sign,
          someone,
        })),
        both(further, trailing, (more, cond) => ({ more, cond })),
        (called, more) => ({ ...called, ...more }),
      ),
      (first, { sign, someone, more, cond }) =>
        (sign === null && mayTakeWho(first.done.at(-1))) ||
        someone.same ||
        someone.nobody ||
        (first.cond !== null && cond !== null)
          ? null
          : { who: someone, deeds: [...first.done, ...more], condition: first.cond ?? cond },
    ),
  )(chart, at)

/** `attack the militia`: without a comma they are whom it is done to. */
function mayTakeWho(done: Deed | undefined): boolean {
  const last = done?.acts.at(-1)
  if (last?.do === 'attack' || last?.do === 'shoot') return last.target.is === 'pick' && last.target.group === null
  return last?.do === 'follow' || last?.do === 'face'
}

/** `off to the ford with you, First Cohort`: without a verb. */
const calledLastBare: Rule<Core> = (chart, at) =>
  priced(
    2,
    both(
      after(
        maybe(words('skip', 'off|away|on|back|away with you|off with you|go|onward|onwards|back')),
        before(bareDeed, maybe(words('skip', 'with you|now'))),
      ),
      after(NOT_LISTED, named),
      (done, someone) => (someone.same || someone.nobody ? null : { who: someone, deeds: [done], condition: null }),
    ),
  )(chart, at)

/** `attack X2 with the cavalry`. */
const doneWith: Rule<Core> = (chart, at) =>
  either<Core>(
    priced(
      1,
      both(
        deeds,
        both(
          after(words('skip', 'with|using'), named),
          both(further, trailing, (more, cond) => ({ more, cond })),
          (someone, more) => ({ someone, ...more }),
        ),
        (done, { someone, more, cond }) =>
          someone.same || someone.nobody ? null : { who: someone, deeds: [...done, ...more], condition: cond },
      ),
    ),
    both(
      both(words('skip', 'with|using'), named, (_, someone) => someone),
      after(separated, deeds),
      (someone, done) => (someone.same || someone.nobody ? null : { who: someone, deeds: done, condition: null }),
    ),
  )(chart, at)

/** Nobody is named: it goes on with whoever was spoken to. */
const goesOn: Rule<Core> = both(deeds, trailing, (done, cond) => ({ who: null, deeds: done, condition: cond }))

const FIRST = words(
  'skip',
  'let|lets|let us|let us all|move out|first|second|third|finally|lastly|firstly|then|next|and|also|so|but|now|well|as for|ok so|alright|meanwhile|today|again|listen|attention|remember|note|chat|alright chat|fyi',
)
const opening: Rule<unknown> = cell(
  both(maybe(several(either<unknown>(comma, FIRST, exclaimed(), idleThing), 8)), idle, () => true),
)

/** `Jolly good, …`: unknown words alone before a comma. */
function exclaimed(): Rule<unknown> {
  return (chart, at) =>
    as(
      both(several(unknownWord, 2), comma, () => true),
      null,
    )(chart, at)
}

/** `The scouts go to F11 before going to E9`: what stands second is done first, or the other way round. */
const turnedRound: Rule<Core> = (chart, at) =>
  both(
    before(named, separated),
    both(
      bareDeeds,
      both(words('joiner', 'after'), after(maybe(words('skip', 'you|they|it')), doing), (order, other) => ({
        order,
        other,
      })),
      (done, { order, other }) => ({ done, order, other }),
    ),
    (someone, { done, order, other }) =>
      someone.nobody
        ? null
        : { who: someone, deeds: order === 'after' ? [other, ...done] : [...done, other], condition: null },
  )(chart, at)

/** `As for the train, it had best stay`. */
const topic: Rule<Core> = (chart, at) =>
  both(
    both(words('skip', 'as for|regarding|concerning|as regards'), before(named, separated), (_, someone) => someone),
    after(idle, either(spokenTo, goesOn)),
    (someone, said) => (someone.same || someone.nobody || said.who?.same === false ? null : { ...said, who: someone }),
  )(chart, at)

const core: Rule<Core> = cell((chart, at) => [
  ...spokenTo(chart, at),
  ...forbidden(chart, at),
  ...toldOf(chart, at),
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
    const done = until === null ? said.deeds : holdUntil(said.deeds, until)
    if (done === null) return []
    return [
      {
        ...found,
        value: {
          who: said.who,
          condition: cond ?? said.condition,
          leads: cond !== null,
          otherwise: otherwise !== null,
          deeds: done,
          from: at,
          to: found.end,
          joint: '',
        },
      },
    ]
  }),
)

function holdUntil(done: readonly Deed[], until: Test): readonly Deed[] | null {
  const last = done.at(-1)
  const hold = last?.acts.at(-1)
  if (last === undefined || hold?.do !== 'hold' || hold.until !== null) return null
  return [...done.slice(0, -1), { ...last, acts: [...last.acts.slice(0, -1), { ...hold, until }] }]
}

const next: Rule<Said> = either(
  both(joint, clause, (signs, said) => ({ ...said, joint: signs.join(' ') })),
  map(clause, (said) => (said.otherwise ? said : null)),
)

/** The whole of a sentence, in every way it can be understood. */
export const speech: Rule<readonly Said[]> = both(
  both(clause, maybe(several(priced(1, next), 5)), (first, more) => [first, ...(more ?? [])]),
  as(
    both(maybe(several(either<unknown>(comma, closing), 4)), idle, () => true),
    null,
  ),
  (said) => said,
)

/** Nothing but words that say nothing. */
export const idleSpeech: Rule<unknown> = several(either<unknown>(idleThing, closing, comma), 12)

/** `Militia!`: only who is meant. */
export const calledAlone: Rule<Who> = before(after(opening, who), maybe(several(either<unknown>(comma, idleThing), 3)))

/** Told to whoever was called, perhaps without a verb: `Western Ford!` */
export const spokenOn: Rule<readonly Said[]> = (chart, at) =>
  before(after(opening, bareDeeds), maybe(several(either<unknown>(comma, closing), 4)))(chart, at).map((found) => ({
    ...found,
    price: found.price + 1,
    value: [
      {
        who: null,
        condition: null,
        leads: false,
        otherwise: false,
        deeds: found.value,
        from: at,
        to: found.end,
        joint: '',
      },
    ],
  }))
