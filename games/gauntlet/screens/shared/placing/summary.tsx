import { type CardChoice, cardName, type UnitPreview } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'

interface Line {
  readonly what: string
  readonly value: string
}

/** The most lines of one kind: a summary is read at a glance. */
const MOST_OF_A_KIND = 2

/** GB-1301 for the whole team: what this placement gives and what it costs. */
export function placementLines(preview: readonly UnitPreview[], cards: readonly CardChoice[]): readonly Line[] {
  const nameOf = ({ card }: UnitPreview): string => cardName(cards[card]?.key ?? '')
  const inLine = longestLine(preview)
  const shutOff = preview.filter(({ blocked }) => blocked.length > 0)
  const riders = preview.flatMap((unit) => (unit.lane === null ? [] : [{ unit, lane: unit.lane }]))
  const carriers = preview.filter(({ auras }) => auras.some(({ side }) => side !== 'enemies'))
  const beside = preview.filter(({ neighbours }) => neighbours.length > 0).length
  return [
    {
      what: words.text('summary.formation'),
      value: inLine < 2 ? words.text('summary.none') : words.text('summary.inLine', { n: inLine }),
    },
    ...most(shutOff).map((unit) => ({
      what: nameOf(unit),
      value: words.text('summary.shutOff', { n: unit.blocked.length }),
    })),
    ...most(riders).map(({ unit, lane }) => ({
      what: words.text('summary.charges', { unit: nameOf(unit) }),
      value: lane.closed ? words.text('summary.blocked') : words.text('summary.cells', { n: lane.cells.length }),
    })),
    ...most(carriers).map((unit) => ({
      what: words.text('summary.reaches', { unit: nameOf(unit) }),
      value: words.text('summary.friends', { n: reached(unit, preview) }),
    })),
    {
      what: words.text('summary.beside'),
      value: beside === 0 ? words.text('summary.nobody') : words.text('summary.infect', { n: beside }),
    },
  ]
}

const most = <T,>(list: readonly T[]): readonly T[] => list.slice(0, MOST_OF_A_KIND)

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
    <section className="gp-summary" aria-label={words.text('summary.title')}>
      <h2>{words.text('summary.title')}</h2>
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
