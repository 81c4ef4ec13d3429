import {
  type ArmyList,
  type ArmyProblem,
  CULTURE_DATA,
  EQUIPMENT_DATA,
  type Mustered,
  TROOP_DATA,
  type TroopEntry,
  troopCost,
} from '@tessera/cohort'
import { Token } from '@tessera/table'
import { IconButton, TextField } from '@tessera/ui'
import { kindName, pieceIcon, tilesOf } from '../names.ts'
import { gearFor, withGear, withHire, withName, withoutTroop } from './draft.ts'

interface ArmyEntryProps {
  readonly seat: 0 | 1
  readonly army: ArmyList
  readonly entry: TroopEntry
  /** Its place in the army. */
  readonly place: number
  readonly unit: Mustered | undefined
  readonly problems: readonly ArmyProblem[]
  readonly onArmy: (army: ArmyList) => void
}

/** One troop of the army: its figures, the gear it wears and could wear, its name, and what the rules say against it. */
export function ArmyEntry({ seat, army, entry, place, unit, problems, onArmy }: ArmyEntryProps) {
  const wrong = problems.filter(({ troop }) => troop === place)
  const name = unit?.name ?? kindName(entry.type)
  const hireable = TROOP_DATA[entry.type].mercenary && CULTURE_DATA[army.culture].mercenaries !== 'none'
  return (
    <li className={wrong.length > 0 ? 'no' : undefined}>
      <div className="co-entry">
        {unit !== undefined && <Token seat={seat} icon={pieceIcon(unit)} size={32} />}
        <span className="co-what">
          <b>{name}</b>
          {unit !== undefined && (
            <span className="muted t13">
              {unit.full} men, attack {unit.attack}, defence {unit.defence}, {tilesOf(unit.mobility)}
            </span>
          )}
        </span>
        <span className="co-sp">{troopCost(entry, army.culture)} points</span>
        <IconButton label={`Remove ${name}`} glyph="trash" onClick={() => onArmy(withoutTroop(army, place))} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that switch gear are no form fields */}
      <div className="chips" role="group" aria-label={`Gear of ${name}`}>
        {gearFor(army.culture, entry.type).map((item) => (
          <button
            key={item}
            type="button"
            className="chip"
            aria-pressed={entry.equipment.includes(item)}
            title={gearWords(item)}
            onClick={() => onArmy(withGear(army, place, item))}
          >
            {EQUIPMENT_DATA[item].name} {EQUIPMENT_DATA[item].cost}
          </button>
        ))}
        {hireable && (
          <button
            type="button"
            className="chip"
            aria-pressed={entry.mercenary === true}
            title="1 point cheaper, morale 10 less, breaks 5 % sooner, and a rout beside it counts double"
            onClick={() => onArmy(withHire(army, place))}
          >
            Hired −1
          </button>
        )}
      </div>
      <details>
        <summary>Its own name</summary>
        <TextField
          label={`Name of ${name}`}
          value={entry.name ?? ''}
          maxLength={20}
          onChange={(next) => onArmy(withName(army, place, next))}
        />
      </details>
      {wrong.map(({ code, message }) => (
        <p key={`${code} ${message}`} className="refusal" role="alert">
          {message}
        </p>
      ))}
    </li>
  )
}

function gearWords(item: keyof typeof EQUIPMENT_DATA): string {
  const { attack, defence, mobility, missileDefence, formation, slot } = EQUIPMENT_DATA[item]
  const signed = (value: number, name: string) => (value === 0 ? [] : [`${name} ${value > 0 ? '+' : ''}${value}`])
  const special = GEAR_RULES[item]
  return [
    ...signed(attack, 'attack'),
    ...signed(defence, 'defence'),
    ...signed(mobility, 'march'),
    ...signed(missileDefence, 'against arrows'),
    ...signed(formation, 'in formation'),
    ...(special === undefined ? [] : [special]),
    `(${slot})`,
  ].join(', ')
}

const GEAR_RULES: Readonly<Partial<Record<keyof typeof EQUIPMENT_DATA, string>>> = {
  warSpears: 'can form a phalanx',
  compositeBows: 'shoots 3 tiles, 5 at half effect, 8 volleys, weaker in rain',
  crossbows: 'shoots 3 tiles, 5 at half effect, pierces armour, 6 volleys, slow to load',
  sarissaPikes: 'in a formed phalanx attack +4, against riders +12, defence +3',
  heavyArmor: 'suffers from heat',
  loricaSegmentata: 'arrows do nothing from 3 tiles on, suffers from heat',
  heavyShields: 'can form a testudo, wet in rain',
}
