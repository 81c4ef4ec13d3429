import { Button } from '@tessera/ui'
import type { PlacingAction } from '../../shared/placing/state.ts'
import { benchOf, unitAt } from '../../shared/placing/state.ts'
import type { ShownCamp } from './camp-state.ts'
import { SmallCard } from './hand.tsx'

interface BenchProps {
  readonly shown: ShownCamp
  readonly onAct: (action: PlacingAction) => void
}

/** Cards that stand nowhere, and where the held card can go. */
export function Bench({ shown: { camp, lineup, placing }, onAct }: BenchProps) {
  const bench = benchOf(placing, lineup)
  const { held } = placing
  const heldName = held === null ? '' : (unitAt(lineup, held)?.name ?? '')
  const stands = held !== null && !bench.includes(held)
  return (
    <section className={`panel gr-bench ${bench.length === 0 ? 'bare' : ''}`} aria-label="Bench">
      <div>
        <b>{bench.length === 0 ? 'Nobody is on the bench' : `On the bench: ${bench.length}`}</b>
        <span className="muted t13">
          {bench.length === 0
            ? 'Units on the bench do not fight.'
            : 'A card on the bench does not fight. Press it, then a cell.'}
        </span>
      </div>
      <ul>
        {bench.map((place) => {
          const card = camp.hand[place]
          if (card === undefined) return null
          return (
            <li key={card.id}>
              <SmallCard
                card={card}
                pressed={held === place}
                after="on the bench"
                onPress={() => onAct({ do: 'take', card: place })}
              />
            </li>
          )
        })}
      </ul>
      {held !== null && !lineup.locked && (
        <span className="gr-held">
          <Button onClick={() => onAct({ do: stands ? 'bench' : 'place' })}>
            {stands ? `${heldName} to the bench` : `Place ${heldName}`}
          </Button>
        </span>
      )}
    </section>
  )
}
