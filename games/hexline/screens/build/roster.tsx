import { catalogOf, FAMILIES, type Family, type HexlineConfig } from '@tessera/hexline'
import type { SeatOf } from '@tessera/table'
import { Button, Chips, EmptyState, Glyph } from '@tessera/ui'
import { useState } from 'react'
import { FILTERS, type RosterFilter, shownUnits } from './filter.ts'
import { type ArmyTally, refuseOneMore } from './limits.ts'
import { priceWarnings } from './price-warnings.ts'
import { UnitCard } from './unit-card.tsx'

export interface RosterProps {
  readonly config: HexlineConfig
  readonly seat: SeatOf
  readonly family: Family
  readonly units: readonly string[]
  readonly tally: ArmyTally
  readonly onAdd: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** The units for hire of one family, or of all while something is searched for. */
export function Roster({ config, seat, family, units, tally, onAdd, onRemove }: RosterProps) {
  const [filter, setFilter] = useState<RosterFilter>('all')
  const [search, setSearch] = useState('')
  const { forHire } = catalogOf(config)
  const shown = shownUnits(forHire, family, filter, search, tally.byType)
  const { name, motto } = FAMILIES.find(({ id }) => id === family) ?? { name: family, motto: '' }
  const everywhere = search.trim() !== '' || filter === 'hired'
  return (
    <section className="roster" aria-label="Choose your units">
      <div className="rh">
        <h2>{everywhere ? 'All families' : name}</h2>
        {!everywhere && <p className="eyebrow">{motto}</p>}
        <label className="find">
          <span className="vh">Search units and abilities</span>
          <Glyph name="search" />
          <input
            type="search"
            placeholder="Search"
            value={search}
            maxLength={60}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <Chips label="Filter" chips={FILTERS} value={filter} onChange={setFilter} />
      </div>
      {shown.some((unit) => unit.family === 'custom') &&
        priceWarnings(config).map((text) => (
          <p key={text} className="warn">
            {text}
          </p>
        ))}
      {shown.length === 0 ? (
        <EmptyState
          title="No unit like that"
          actions={
            <Button
              onClick={() => {
                setSearch('')
                setFilter('all')
              }}
            >
              Show all
            </Button>
          }
        >
          {filter === 'hired' && search === ''
            ? 'Your army is empty. Add a unit, or take a ready-made army.'
            : 'Try a shorter word, or another filter.'}
        </EmptyState>
      ) : (
        <div className="ugrid" data-count={shown.length}>
          {shown.map((unit) => (
            <UnitCard
              key={unit.id}
              unit={unit}
              seat={seat}
              count={tally.byType.get(unit.id) ?? 0}
              left={tally.left}
              refusal={refuseOneMore(config, units, unit.id)}
              onAdd={() => onAdd(unit.id)}
              onRemove={() => onRemove(unit.id)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
