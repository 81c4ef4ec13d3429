import type { Test } from '../../order.ts'
import type { Act } from '../grammar/act.ts'
import type { TargetRef } from '../grammar/enemy-phrases.ts'
import { spanOf } from '../grammar/reading.ts'
import { anyPlace, NO_END, until } from './action-parts.ts'
import { after, as, before, both, cell, either, type Found, maybe, nothing, type Rule, words } from './chart.ts'
import { test, turnNumber } from './conditions/tests.ts'
import { idle } from './filler.ts'
import { NO_ACTION, readingOf, type SaidAction } from './verb-phrases.ts'

const NOT = words(
  'verb',
  "do not|don't|dont|never|not|not to|must not|shall not|should not|shouldn't|shouldnt|cannot|can not|can't|cant|won't|wont|will not|may not|refrain from|refrain from any|is not to|are not to|mustn't|no|stop|cease|avoid|please do not|please don't|don't you dare|do not yet|under no circumstances|on no account|under no circumstances are to|do not even|is prohibited from|is forbidden to|are forbidden to|no more|not yet|isn't to|aren't to|quit|hold off|hold off on|is not allowed to|are not allowed to|to not|is not|are not|not be|without|don t|do",
)
const NEGATED = words(
  'verb',
  'go nowhere|going nowhere|wander off|wander|stray|go far|let anyone through|let anyone past|let them through|let them pass|let anyone pass|move|moving|moved|go|going|go anywhere|leave|leave there|leave it|leave your place|leave its place|advance|advancing|advance no further|march|marching|proceed|budge|do anything|do a thing|move a muscle|step|one step back|run|running|retreat|retreating|fall back|falling back|withdraw|stir|move of there|move from there|move away|go away|move yet|move at all|go further|one step|give ground|yield|attack|attacking|engage|engaging|charge|charging|fight|fighting|assault|attack yet|attack anyone|attack anybody|attack anything|attack the enemy|engage the enemy|fight the enemy|fight anyone|an attack|attacks|press|any attack|do anything yet|nothing|anything|attack now|moves|leave their position|leave your position|leave position|shift|move after|move after that',
)
const SHOT = words(
  'verb',
  'shoot|shooting|fire|firing|volley|shoot yet|fire yet|shoot anyone|shoot anybody|shoot at all|shots|loose|shoot anything|shoot at the enemy|shoot the enemy|shoot arrows|open fire',
)

/** What is not to be done comes to standing still, or to holding fire. */
export const negated: Rule<SaidAction> = cell((chart, at) => {
  const tail = maybe(
    after(
      idle,
      either<Test | null>(
        until,
        both(words('condition', 'before|before the'), test, (_, said) =>
          said.negated || said.about !== null ? null : said.test,
        ),
        both(words('condition', 'before|before the'), turnNumber, (_, turn): Test => ({ test: 'turn', turn })),
        as(NO_END, null),
        as(
          words(
            'skip',
            'yet|now|today|at all|any more|anymore|under any circumstances|this turn|for now|for the time being|here|there|after|after that|again',
          ),
          null,
        ),
      ),
    ),
  )
  const still = both(
    both(
      before(NOT, idle),
      either(before(NEGATED, nothing(null)), before(words('verb', 'leave|leave the'), anyPlace)),
      (no, action) => (no === 'do' && action !== 'nothing' ? null : action),
    ),
    tail,
    (action, end) => ({ action, end }),
  )(chart, at).map((found) => {
    const span = spanOf(readingOf(chart), at, found.end)
    return {
      ...found,
      value: {
        ...NO_ACTION,
        open: /attack|engag|charg|fight|assault/.test(found.value.action),
        acts: [{ do: 'hold' as const, until: found.value.end, span }],
      },
    }
  })
  const quiet = both(
    both(before(NOT, idle), SHOT, (no) => (no === 'do' ? null : no)),
    tail,
    (_, end) => ({ end }),
  )(chart, at).flatMap((found): Found<SaidAction>[] => {
    const { end } = found.value
    if (end === null) return [{ ...found, value: { ...NO_ACTION, open: true, fire: 'hold' } }]
    // Whether it shoots afterwards, or only not before: both can be meant.
    const span = spanOf(readingOf(chart), at, found.end)
    const later: readonly Act[] = [
      { do: 'hold', until: end, span },
      { do: 'shoot', target: awaited(end), span },
    ]
    return [
      { ...found, value: { ...NO_ACTION, fire: 'hold' } },
      { ...found, value: { ...NO_ACTION, acts: later } },
    ]
  })
  return [...still, ...quiet]
})

/** The enemy that was waited for, else the nearest. */
function awaited(test: Test): TargetRef {
  const handle = 'contact' in test ? test.contact : undefined
  return handle === undefined ? { is: 'pick', which: 'nearest', group: null } : { is: 'contact', handle }
}

/** `hold fire until`: the same two. */
export const fireLater: Rule<SaidAction> = (chart, at) =>
  both(
    words('verb', 'hold fire|hold your fire|hold their fire|hold its fire'),
    after(idle, until),
    (_, end) => end,
  )(chart, at).flatMap((found): Found<SaidAction>[] => {
    const span = spanOf(readingOf(chart), at, found.end)
    const later: readonly Act[] = [
      { do: 'hold', until: found.value, span },
      { do: 'shoot', target: awaited(found.value), span },
    ]
    return [
      { ...found, value: { ...NO_ACTION, acts: later } },
      { ...found, value: { ...NO_ACTION, fire: 'hold' } },
    ]
  })
