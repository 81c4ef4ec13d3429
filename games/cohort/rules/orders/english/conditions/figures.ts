import type { UnitRef } from '../../grammar/unit-phrases.ts'
import { TEST_PHRASES } from '../../words/vocabulary.ts'
import { after, as, before, both, either, map, maybe, nothing, phrase, type Rule, token } from '../chart.ts'
import { ownUnits } from '../unit-phrases.ts'
import { little, type SaidTest, said, subject, w } from './subjects.ts'

const number = token('number', (here) =>
  here.kind === 'number' && here.measure !== 'metres' && here.value <= 999
    ? { value: here.value, percent: here.measure === 'percent' }
    : null,
)

const figureWord = phrase(TEST_PHRASES, 'condition')

const about = map(figureWord, (word) =>
  word === 'morale' || word === 'strength' || word === 'casualties' ? word : null,
)

const BELOW = w(
  'below|under|less than|fewer than|falls below|drops below|falls under|drops under|fall below|drop below|down to|<|is below|drops to|falls to|gets below|is less than|are below|lower than',
)

const ABOVE = w(
  'above|over|more than|exceed|exceeds|>|is over|are above|are over|rise above|go above|reach|at least|pass',
)

const amount = both(
  number,
  maybe(w('percent|men|soldiers|%|of strength|of their men|of your men|of its men|strength|pc')),
  ({ value, percent }, unit) => ({
    value,
    percent: percent || unit === 'percent' || unit === 'pc' || unit === 'per cent' || unit === '%',
    men: unit === 'men' || unit === 'soldiers',
  }),
)

const half = map(w('half|half strength|half of full strength|half its strength|half their strength'), () => ({
  value: 50,
  percent: true,
  men: false,
}))

const OF = maybe(after(w('of'), after(maybe(w('the')), nothing(null))))

export const figureTest: Rule<SaidTest> = either(
  both(
    both(subject, after(little, before(about, OF)), (whose, noun) => ({ whose, noun })),
    both(
      maybe(after(maybe(w('of|of the')), ownUnits)),
      after(
        little,
        either(
          map(after(BELOW, either(amount, half)), (figure) => ({ ...figure, above: false })),
          map(after(ABOVE, amount), (figure) => ({ ...figure, above: true })),
        ),
      ),
      (named, figure) => ({ named, figure }),
    ),
    ({ whose, noun }, { named, figure }) => figured(noun, figure, named ?? whose),
  ),
  // `below 30 men`, `falls below half strength`.
  both(subject, after(little, after(BELOW, either(amount, half))), (whose, figure) =>
    figure.men || figure.percent
      ? said({ test: 'strength', unit: null, below: figure.value, percent: figure.percent }, whose)
      : null,
  ),
  // `loses half its men`, `lose more than 40%`.
  both(
    subject,
    after(
      little,
      after(
        w('lose|loses|lost|have lost|has lost'),
        after(
          little,
          either(
            map(
              w(
                'half|half of|half of your|half its men|half their men|half your men|half the men|half their number|half of them|half of the men',
              ),
              () => ({ value: 50, percent: true, half: true }),
            ),
            map(after(maybe(ABOVE), amount), (figure) => ({ ...figure, half: false })),
          ),
        ),
      ),
    ),
    (whose, figure) =>
      figure.half
        ? said({ test: 'strength', unit: null, below: 50, percent: true }, whose)
        : figure.percent
          ? said({ test: 'casualties', unit: null, above: figure.value }, whose)
          : null,
  ),
)

/** `half of the Cohort is dead`. */
export const deadTest: Rule<SaidTest> = both(
  after(
    maybe(w('more than|over|about')),
    after(
      w('half|half of'),
      after(
        little,
        either<readonly UnitRef[] | null>(ownUnits, as(w('them|you|us|the men|men|your men|our men'), null)),
      ),
    ),
  ),
  after(little, w('dead|lost|gone|killed|fallen|down|died|die')),
  (whose) => said({ test: 'strength', unit: null, below: 50, percent: true }, whose),
)

interface Figure {
  readonly value: number
  readonly percent: boolean
  readonly above: boolean
}

function figured(
  noun: 'morale' | 'strength' | 'casualties',
  { value, percent, above }: Figure,
  whose: readonly UnitRef[] | null,
): SaidTest | null {
  if (noun === 'casualties') return above ? said({ test: 'casualties', unit: null, above: value }, whose) : null
  if (above) return null
  return noun === 'morale'
    ? said({ test: 'morale', unit: null, below: value }, whose)
    : said({ test: 'strength', unit: null, below: value, percent }, whose)
}
