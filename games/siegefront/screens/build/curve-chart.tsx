import type { Deck } from './cards.ts'
import { curveInWords, curveOf } from './curve.ts'

/** How many cards of each cost, as bars; `small` is the picture of a deck in a list. */
export function Curve({ deck, small }: { readonly deck: Deck; readonly small?: boolean }) {
  const curve = curveOf(deck)
  const most = Math.max(4, ...curve.byCost)
  return (
    <div className={small ? 'dk-curve small' : 'dk-curve'} role="img" aria-label={curveInWords(curve)}>
      {curve.byCost.map((count, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its cost
        <span key={i} className="dk-bar">
          {!small && <b>{count === 0 ? '' : count}</b>}
          <i style={{ height: `${(100 * count) / most}%` }} />
          {!small && <span>{i + 1}</span>}
        </span>
      ))}
    </div>
  )
}
