import { type Act, isAimless, isManner } from '../grammar/act.ts'
import { bareDeed } from './bare.ts'
import { after, both, type Chart, cell, either, map, priced, type Rule, several, words } from './chart.ts'
import { deed } from './deed.ts'
import { idle, idleThing, joint } from './idle.ts'
import type { Deed } from './spoken.ts'

const GO = words(
  'verb',
  'start|begin|commence|starts|begins|only|go|go and|come|come and|try and|get|run and|start to|begin to|go ahead and|get ready to|go off and|just go|go there and|get going and|move in and|come in and|and',
)
export const doing: Rule<Deed> = cell(either(deed, priced(1, after(idle, after(GO, deed)))))

/** More of it behind a joiner; or close behind it, as in `form phalanx facing east`. */
export const further: Rule<readonly Deed[]> = cell((chart, at) => [
  { value: [], end: at, price: 0, marks: [] },
  ...several(
    either<Deed>(
      after(
        both(idle, joint, () => true),
        doing,
      ),
      priced(1, both(after(idle, joint), bareDeed, goingOn)),
      after(
        both(
          joint,
          both(several(idleThing, 4), joint, () => true),
          () => true,
        ),
        doing,
      ),
      map(
        (inner, here) =>
          after(either(words('joiner', 'before|before you'), priced(2, words('joiner', 'before they'))), doing)(
            inner,
            here,
          ).filter(() => isOwn(inner, here)),
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

/** Without a verb `anything but X1` leaves somebody out, and `to D11, next to the Guards` is one place. */
function goingOn(joints: readonly string[], done: Deed): Deed | null {
  return joints.includes('but') ? null : { ...done, joined: joints.join(' ') }
}

/** `before going` and `before you go` are of who is told; `before it gets there` is of somebody else. */
function isOwn(chart: Chart, at: number): boolean {
  const next = chart.tokens[at + 1]?.key ?? ''
  return next === 'you' || next === 'they' || next.endsWith('ing')
}

function isBent(chart: Chart, at: number): boolean {
  return chart.tokens[at]?.key.endsWith('ing') === true || chart.tokens[at]?.key === 'and'
}

export const deeds: Rule<readonly Deed[]> = cell(both(doing, further, (first, more) => [first, ...more]))
export const bareDeeds: Rule<readonly Deed[]> = cell(
  either(
    both(either(bareDeed, doing), further, (first, more) => [first, ...more]),
    // `E9 hold`, `X1 attack`.
    both(
      bareDeed,
      both(doing, further, (first, more) => [first, ...more]),
      (first, [second, ...more]) => {
        const aimed = second === undefined ? null : aimedAt(first, second)
        return aimed === null ? [first, ...(second === undefined ? [] : [second]), ...more] : [aimed, ...more]
      },
    ),
  ),
)

/** Whoever is named before a verb that names nobody is the one it is done to. */
function aimedAt({ acts: [named] }: Deed, fight: Deed): Deed | null {
  const [act, ...more] = fight.acts
  if (named?.do !== 'attack' || act === undefined || !isAimless(act)) return null
  return { ...fight, acts: [{ ...act, target: named.target } as Act, ...more] }
}
