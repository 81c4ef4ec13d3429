import { as, before, both, cell, either, map, maybe, nothing, type Rule, words } from './chart.ts'
import type { SaidTest } from './conditions/subjects.ts'
import { test, turnNumber } from './conditions/tests.ts'
import { comma } from './filler.ts'
import { distance } from './places/bearing.ts'

export interface SaidCondition {
  readonly on: 'if' | 'when' | 'unless'
  readonly said: SaidTest
}

export const w = (list: string) => words('condition', list)
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

export const condition: Rule<SaidCondition> = cell((chart, at) => {
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
          'at the start of|at the beginning of|at the beginning of the|at the start of the|come|on|from|at|in|as of|starting|starting on|starting with|beginning on|in the|on the|at the|from the|during|only on|only from',
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
