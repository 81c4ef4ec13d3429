import { type ArmyRules, catalogOf, FAMILIES, type Family } from '@tessera/hexline'
import { Glyph, Icon } from '@tessera/ui'
import { FAMILY_ICONS } from '../icons.ts'
import { type ArmyTally, familyLocked } from './limits.ts'

export interface FamiliesProps {
  readonly rules: ArmyRules
  readonly tally: ArmyTally
  readonly open: Family
  readonly onOpen: (family: Family) => void
}

/** The families for hire. A family that may not join stays open to read, and says why. */
export function Families({ rules, tally, open, onOpen }: FamiliesProps) {
  return (
    <ul className="families">
      {familiesFor(rules).map(({ id, name, motto }) => {
        const locked = familyLocked(rules, tally, id)
        const count = tally.byFamily.get(id) ?? 0
        return (
          <li key={id}>
            <button
              type="button"
              className={locked === null ? 'family' : 'family no'}
              aria-pressed={id === open}
              onClick={() => onOpen(id)}
            >
              <Icon name={FAMILY_ICONS[id]} className="fi" />
              <span className="fn">
                <b>{name}</b>
                <span>{locked ?? motto}</span>
              </span>
              {locked !== null && <Glyph name="lock" />}
              {count > 0 && (
                <i>
                  {count}
                  <span className="vh"> in your army</span>
                </i>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Families of which this match lets anything be hired. */
export function familiesFor(rules: ArmyRules) {
  const hired = new Set(catalogOf(rules).forHire.map((type) => type.family))
  return FAMILIES.filter(({ id }) => hired.has(id))
}
