import { type CardChoice, PRINTED, type UnitPreview } from '@tessera/gauntlet'

interface Line {
  readonly what: string
  readonly value: string
}

/** The most lines of one kind: a summary is read at a glance. */
const MOST_OF_A_KIND = 2

/** GB-1301 for the whole team: what this placement gives and what it costs. */
export function placementLines(preview: readonly UnitPreview[], cards: readonly CardChoice[]): readonly Line[] {
  const nameOf = ({ card }: UnitPreview): string => PRINTED.units.get(cards[card]?.key ?? '')?.name ?? ''
  const inLine = longestLine(preview)
  const shutOff = preview.filter(({ blocked }) => blocked.length > 0)
  const riders = preview.flatMap((unit) => (unit.lane === null ? [] : [{ unit, lane: unit.lane }]))
  const carriers = preview.filter(({ auras }) => auras.some(({ side }) => side !== 'enemies'))
  const beside = preview.filter(({ neighbours }) => neighbours.length > 0).length
  return [
    { what: 'Formation', value: inLine < 2 ? 'none' : `${inLine} in line` },
    ...most(shutOff).map((unit) => ({ what: nameOf(unit), value: `${cellsOf(unit.blocked.length)} shut off` })),
    ...most(riders).map(({ unit, lane }) => ({
      what: `${nameOf(unit)} charges`,
      value: lane.closed ? 'way blocked' : cellsOf(lane.cells.length),
    })),
    ...most(carriers).map((unit) => {
      const friends = reached(unit, preview)
      return { what: `${nameOf(unit)} reaches`, value: friends === 1 ? '1 friend' : `${friends} friends` }
    }),
    { what: 'Side by side', value: beside === 0 ? 'nobody' : `${beside}, may infect` },
  ]
}

const most = <T,>(list: readonly T[]): readonly T[] => list.slice(0, MOST_OF_A_KIND)
const cellsOf = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`)

/** The longest row of units of which each supports the next. */
function longestLine(preview: readonly UnitPreview[]): number {
  const of = new Map(preview.map((unit) => [unit.card, unit]))
  const lengthFrom = (unit: UnitPreview | undefined): number =>
    unit === undefined ? 0 : 1 + (unit.supports.right === null ? 0 : lengthFrom(of.get(unit.supports.right)))
  return Math.max(0, ...preview.map(lengthFrom))
}

function reached({ card, auras }: UnitPreview, preview: readonly UnitPreview[]): number {
  const covered = new Set(
    auras.filter(({ side }) => side !== 'enemies').flatMap(({ cells }) => cells.map(({ c, r }) => 10 * r + c)),
  )
  return preview.filter((unit) => unit.card !== card && covered.has(10 * unit.at.r + unit.at.c)).length
}

export function PlacementSummary(props: {
  readonly preview: readonly UnitPreview[]
  readonly cards: readonly CardChoice[]
}) {
  return (
    <section className="gp-summary" aria-label="This placement">
      <h2>This placement</h2>
      <dl>
        {placementLines(props.preview, props.cards).map(({ what, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two units may have one name
          <div key={place}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
