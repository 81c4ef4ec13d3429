import { type Act, isAimless, isManner } from '../grammar/act.ts'
import { action } from './action.ts'
import { after, both, type Chart, cell, either, map, priced, type Rule, several, words } from './chart.ts'
import { idle, idleThing, joint } from './filler.ts'
import type { SaidAction } from './verb-phrases.ts'
import { verblessAction } from './verbless.ts'

const GO = words(
  'verb',
  'start|begin|commence|starts|begins|only|go|go and|come|come and|try and|get|run and|start to|begin to|go ahead and|get ready to|go off and|just go|go there and|get going and|move in and|come in and|and',
)
export const doing: Rule<SaidAction> = cell(either(action, priced(1, after(idle, after(GO, action)))))

/** More of it behind a joiner; or close behind it, as in `form phalanx facing east`. */
export const further: Rule<readonly SaidAction[]> = cell((chart, at) => [
  { value: [], end: at, price: 0, marks: [] },
  ...several(
    either<SaidAction>(
      after(
        both(idle, joint, () => true),
        doing,
      ),
      priced(1, both(after(idle, joint), verblessAction, goingOn)),
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
        (done): SaidAction => ({ ...done, later: true }),
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
function goingOn(joints: readonly string[], done: SaidAction): SaidAction | null {
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

export const actions: Rule<readonly SaidAction[]> = cell(both(doing, further, (first, more) => [first, ...more]))
export const verblessActions: Rule<readonly SaidAction[]> = cell(
  either(
    both(either(verblessAction, doing), further, (first, more) => [first, ...more]),
    // `E9 hold`, `X1 attack`.
    both(
      verblessAction,
      both(doing, further, (first, more) => [first, ...more]),
      (first, [second, ...more]) => {
        const aimed = second === undefined ? null : aimedAt(first, second)
        return aimed === null ? [first, ...(second === undefined ? [] : [second]), ...more] : [aimed, ...more]
      },
    ),
  ),
)

/** A unit or enemy named before a verb without an object is its object. */
function aimedAt({ acts: [named] }: SaidAction, fight: SaidAction): SaidAction | null {
  const [act, ...more] = fight.acts
  if (named?.do !== 'attack' || act === undefined || !isAimless(act)) return null
  return { ...fight, acts: [{ ...act, target: named.target } as Act, ...more] }
}
