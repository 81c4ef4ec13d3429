import type { Building } from './state.ts'

/** COH-14.2: the supply points spent, a piece of the bar for each item. */
export function SupplyBar({ spent, budget, left, shares }: Building) {
  return (
    <div className="budget" role="img" aria-label={`${spent} of ${budget} supply points spent`}>
      <div className="bt2">
        <span>
          <b className={left < 0 ? 'harm' : undefined}>{spent}</b> of {budget} supply points
        </span>
        <span className={left < 0 ? 'harm' : 'muted'}>
          {left < 0 ? `${-left} too many` : left === 0 ? 'all spent' : `${left} stay in reserve`}
        </span>
      </div>
      <div className={left < 0 ? 'bb over' : 'bb'}>
        {shares.map((share, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the army
          <i key={i} style={{ width: `${100 * share}%` }} />
        ))}
      </div>
    </div>
  )
}
