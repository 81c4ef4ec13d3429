import { type CardChoice, FORMATIONS, formationPlacement, type Placement, PRINTED, placeCards } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Button } from '@tessera/ui'

interface ArrangementsProps {
  readonly cards: readonly CardChoice[]
  readonly units: readonly Placement[]
  readonly blocked: string | null
  readonly onChange: (units: readonly Placement[]) => void
}

/** Ready formations as small pictures, and the rules' own placement. */
export function Arrangements({ cards, units, blocked, onChange }: ArrangementsProps) {
  return (
    <div className="gp-arrange">
      <Button blocked={blocked} onClick={() => onChange(placeCards(PRINTED, cards))}>
        {words.text('placing.arrange')}
      </Button>
      <ul aria-label={words.text('placing.formations')}>
        {FORMATIONS.map(({ id }) => {
          const shape = formationPlacement(PRINTED, cards, id)
          const same = key(shape) === key(units)
          return (
            <li key={id}>
              <button
                type="button"
                title={blocked ?? words.text(`blurb.${id}`)}
                aria-pressed={same}
                aria-disabled={blocked !== null || undefined}
                aria-description={blocked ?? undefined}
                onClick={() => blocked === null && onChange(shape)}
              >
                <svg viewBox="0 0 80 22" aria-hidden="true">
                  {Array.from({ length: 16 }, (_, cell) => {
                    const [c, r] = [cell % 8, 1 - Math.floor(cell / 8)]
                    const full = shape.some((unit) => unit.c === c && unit.r === r)
                    return (
                      <rect
                        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                        key={cell}
                        x={(7 - c) * 10}
                        y={(1 - r) * 11 + 1}
                        width={9}
                        height={9}
                        rx={1.5}
                        fill={full ? '#2a63b5' : '#d9c79c'}
                      />
                    )
                  })}
                </svg>
                {words.text(`formation.${id}`)}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function key(units: readonly Placement[]): string {
  return units
    .map(({ card, c, r }) => `${card}${c}${r}`)
    .toSorted()
    .join()
}
