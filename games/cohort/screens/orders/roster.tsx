import { type OwnUnit, tileName } from '@tessera/cohort'
import { Token } from '@tessera/table'

import { pieceIcon } from '../names.ts'

/** Own units by name, as they stand: the other way to take one in hand. */
export function Roster({
  units,
  onUnit,
}: {
  readonly units: readonly OwnUnit[]
  readonly onUnit: (id: number) => void
}) {
  return (
    <ul className="co-roster" aria-label="Your units">
      {units.map((unit) => (
        <li key={unit.id}>
          <button type="button" onClick={() => onUnit(unit.id)}>
            <Token seat={unit.seat === 1 ? 1 : 0} icon={pieceIcon(unit)} size={24} />
            <span>{unit.name}</span>
            <span className={unit.routing ? 'harm t13' : 'muted t13'}>
              {unit.routing ? 'routing' : unit.engaged ? 'engaged' : `${unit.men} of ${unit.full}`}
            </span>
            <span className="mono muted">{tileName(unit.tile)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
