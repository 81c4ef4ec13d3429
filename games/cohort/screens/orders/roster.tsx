import { type OwnUnit, tileName } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Token } from '@tessera/table'

import { pieceIcon, unitText } from '../names.ts'

/** Own units by name, as they stand: the other way to take one in hand. */
export function Roster({
  units,
  onUnit,
}: {
  readonly units: readonly OwnUnit[]
  readonly onUnit: (id: number) => void
}) {
  return (
    <ul className="co-roster" aria-label={words.text('desk.units')}>
      {units.map((unit) => (
        <li key={unit.id}>
          <button type="button" onClick={() => onUnit(unit.id)}>
            <Token seat={unit.seat === 1 ? 1 : 0} icon={pieceIcon(unit)} size={24} />
            <span>{unitText(unit)}</span>
            <span className={unit.routing ? 'harm t13' : 'muted t13'}>
              {unit.routing
                ? words.text('desk.routing')
                : unit.engaged
                  ? words.text('desk.engaged')
                  : words.text('desk.strength', { men: unit.men, full: unit.full })}
            </span>
            <span className="mono muted">{tileName(unit.tile)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
