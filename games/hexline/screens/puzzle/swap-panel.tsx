import { catalogOf, type HexlineConfig, type UnitType } from '@tessera/hexline'
import { type HexlineAnswer, type HexlinePuzzle, positionIn, swapsFor } from '@tessera/hexline/puzzles'
import { Token } from '@tessera/table'
import { Button } from '@tessera/ui'
import type { ReactNode } from 'react'
import { AbilityText } from '../build/ability-text.tsx'
import { UnitStats } from '../build/unit-card.tsx'
import { unitIcon } from '../icons.ts'

/** What the chosen unit is and does, and, where one may be swapped, who could take its place. */
export function SwapPanel(props: {
  readonly puzzle: HexlinePuzzle
  readonly config: HexlineConfig
  readonly answer: HexlineAnswer | null
  readonly selected: number | null
  readonly onSelect: (unit: number | null) => void
  /** Null puts the old one back. */
  readonly onSwap: (unit: number, type: string | null) => void
}): ReactNode {
  const { puzzle, config, answer, selected, onSwap } = props
  const unit = selected === null ? undefined : positionIn(puzzle).units[selected]
  const now = selected === null ? undefined : config.scenario?.units[selected]
  const catalog = catalogOf(config)
  const type = catalog.type(now?.type ?? '')
  if (unit === undefined || now === undefined || type === undefined || selected === null)
    return (
      <section className="hx-pz-side panel" aria-label="The chosen unit">
        <h2>{puzzle.kind === 'change' ? 'Swap one unit' : 'Place your units'}</h2>
        <p>
          {puzzle.kind === 'change'
            ? 'Choose one of your units, on the left of the board. Another that costs no more may take its place.'
            : 'Choose one of your units, then a hex of your ground. On an occupied hex the two change places.'}
        </p>
        <p className="muted">Choose an enemy to read what it does. Then fight a hundred battles and see.</p>
      </section>
    )
  const swaps = puzzle.kind === 'change' ? swapsFor(puzzle, unit) : []
  const old = catalog.type(unit.type)
  const isNew = answer?.kind === 'change' && answer.unit === selected
  return (
    <section className="hx-pz-side panel" aria-label="The chosen unit">
      <UnitHead type={type} seat={unit.side === 1 ? 0 : 1} />
      <UnitStats unit={type} />
      {type.abilities.map((ability, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an ability is its place in the list
        <p key={place}>
          <AbilityText ability={ability} />
        </p>
      ))}
      {isNew && (
        <Button glyph="undo" onClick={() => onSwap(selected, null)}>
          Back to {old?.name}
        </Button>
      )}
      {swaps.length > 0 && (
        <>
          <h3>In place of {old?.name}</h3>
          <ul className="hx-pz-swaps">
            {swaps.map((each) => (
              <li key={each.id}>
                <button type="button" aria-pressed={now.type === each.id} onClick={() => onSwap(selected, each.id)}>
                  <Token seat={0} icon={unitIcon(each.id)} size={28} />
                  <span>{each.name}</span>
                  <span className="mono muted">{each.cost}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function UnitHead({ type, seat }: { readonly type: UnitType; readonly seat: 0 | 1 }): ReactNode {
  return (
    <div className="uh">
      <Token seat={seat} icon={unitIcon(type.id)} size={48} />
      <div className="un">
        <h2>{type.name}</h2>
        <span className="muted">{type.cost} points</span>
      </div>
    </div>
  )
}
