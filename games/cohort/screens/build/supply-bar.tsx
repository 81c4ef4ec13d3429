import { words } from '@tessera/cohort/words'
import type { Building } from './state.ts'

/** COH-14.2: the supply points spent, a piece of the bar for each item. */
export function SupplyBar({ spent, budget, left, shares }: Building) {
  return (
    <div className="budget" role="img" aria-label={words.text('build.spent', { spent, budget })}>
      <div className="bt2">
        <span>
          <b className={left < 0 ? 'harm' : undefined}>{spent}</b>
          {words.text('build.ofSupply', { budget })}
        </span>
        <span className={left < 0 ? 'harm' : 'muted'}>
          {left < 0
            ? words.text('build.tooMany', { n: -left })
            : left === 0
              ? words.text('build.allSpent')
              : words.text('build.left', { n: left })}
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
