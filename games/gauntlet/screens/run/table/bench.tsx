import { cardName } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
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
  const heldName = held === null ? '' : cardName(unitAt(lineup, held)?.id ?? '')
  const stands = held !== null && !bench.includes(held)
  return (
    <section className={`panel gr-bench ${bench.length === 0 ? 'bare' : ''}`} aria-label={words.text('bench.title')}>
      <div>
        <b>{bench.length === 0 ? words.text('bench.nobody') : words.text('bench.some', { n: bench.length })}</b>
        <span className="muted t13">{words.text(bench.length === 0 ? 'bench.nobodyHint' : 'bench.someHint')}</span>
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
                after={words.text('bench.on')}
                onPress={() => onAct({ do: 'take', card: place })}
              />
            </li>
          )
        })}
      </ul>
      {held !== null && !lineup.locked && (
        <span className="gr-held">
          <Button onClick={() => onAct({ do: stands ? 'bench' : 'place' })}>
            {words.text(stands ? 'bench.to' : 'bench.place', { unit: heldName })}
          </Button>
        </span>
      )}
    </section>
  )
}
