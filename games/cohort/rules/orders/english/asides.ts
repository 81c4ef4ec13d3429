import { after, as, both, type Chart, type Found, maybe, type Rule, several, words } from './chart.ts'
import { comma } from './filler.ts'

const REASON = words(
  'skip',
  "because|cuz|coz|cos|bc|so that|so they|so it|so we|so he|so you|so nobody|so no one|so the enemy|so x|in order to|since they|since it|since we|since x|given that|as they are|as it is|as we are|now that|it is too|it's too|they are too|they're too|i don't want|i do not want them|i think they|i think it|otherwise they|otherwise we",
)

/** `because it is tired`: why something is ordered changes nothing of it. To the end, or to the next comma. */
export const reason: Rule<unknown> = (chart, at) =>
  after(maybe(comma), REASON)(chart, at).flatMap((found) => {
    const ends: Found<unknown>[] = []
    for (let end = found.end; end <= chart.stop; end++) {
      const sign = end < chart.stop && chart.tokens[end]?.kind === 'joiner' && chart.tokens[end]?.key !== 'and'
      if (end < chart.stop && !sign) continue
      ends.push({ value: null, end, price: found.price + 1, marks: [{ from: at, to: end, kind: 'skip' }] })
    }
    return ends
  })

const CORRECTED = words(
  'skip',
  'no actually|no wait|no sorry|sorry|i mean|no i mean|or rather|correction|wait no|actually no|no|scratch that|make that|sorry i mean|sorry no|oops|wait',
)

/** `the train, no, the engineers`: what stands before it does not count. */
export function corrected<T>(rule: Rule<T>): Rule<T> {
  return (chart, at) => [
    ...rule(chart, at),
    ...after(
      both(
        rule,
        both(
          maybe(comma),
          both(CORRECTED, maybe(several(comma, 2)), () => true),
          () => true,
        ),
        () => true,
      ),
      rule,
    )(chart, at).map((found) => ({ ...found, price: found.price + 1 })),
  ]
}

const TAKEN_BACK = words(
  'skip',
  'no|no no|wait|no wait|wait no|actually no|actually|belay that|scratch that|cancel that|strike that|correction|disregard previous|disregard that|disregard|ignore that|forget that|never mind|nevermind|on second thought|on second thoughts|change of plan|change of plans|new plan|new orders|i changed my mind|hold on|sorry',
)

/** `Belay that, …`: only where nothing was written before that it could take back. */
export const takenBack: Rule<unknown> = (chart: Chart, at: number) =>
  at > 0
    ? []
    : as(
        both(TAKEN_BACK, comma, () => true),
        null,
      )(chart, at)
