import {
  type ArmyList,
  type ArmyProblem,
  type CohortConfig,
  CULTURE_DATA,
  contentOf,
  EQUIPMENT_DATA,
  heavyShare,
  musterArmy,
  TROOP_DATA,
  troopCost,
} from '@tessera/cohort'
import { Token } from '@tessera/table'
import { EmptyState, IconButton, TextField } from '@tessera/ui'
import { counted } from '@tessera/words'
import { pieceIcon, tilesOf, troopName } from '../names.ts'
import { gearFor, withGear, withHire, withName, withoutTroop } from './draft.ts'
import { groundWords } from './words.ts'

export interface ArmyRowsProps {
  readonly config: CohortConfig
  readonly seat: 0 | 1
  readonly army: ArmyList
  readonly problems: readonly ArmyProblem[]
  readonly onArmy: (army: ArmyList) => void
}

/** The army unit by unit, each with its gear to be put on and taken off, and what the rules say against it. */
export function ArmyRows({ config, seat, army, problems, onArmy }: ArmyRowsProps) {
  const culture = CULTURE_DATA[army.culture]
  const units = musterArmy(army, seat, contentOf(config))
  const ground = groundWords(config, army.culture, seat)
  const whole = problems.filter(({ troop }) => troop === null)
  return (
    <>
      <div className="ah">
        <h2>Your army</h2>
        <span className="muted">{counted(units.length, 'unit')} of 15</span>
      </div>
      {ground !== null && <p className="muted t13">{ground}</p>}
      {whole.length > 0 && (
        <div className="co-problems" role="alert">
          {whole.map(({ code, message }) => (
            <p key={`${code} ${message}`}>{message}</p>
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, so the keyboard must get into it */}
      <div className="al-wrap" tabIndex={0}>
        {army.troops.length === 0 && <EmptyState title="Nobody yet">Add troops, or take the preset.</EmptyState>}
        <ol className="co-entries">
          {army.troops.map((entry, i) => {
            const unit = units[i]
            const wrong = problems.filter(({ troop }) => troop === i)
            const name = unit?.name ?? troopName(entry.type)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a troop is its place in the army
              <li key={i} className={wrong.length > 0 ? 'no' : undefined}>
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
                  <IconButton label={`Remove ${name}`} glyph="trash" onClick={() => onArmy(withoutTroop(army, i))} />
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
                      onClick={() => onArmy(withGear(army, i, item))}
                    >
                      {EQUIPMENT_DATA[item].name} {EQUIPMENT_DATA[item].cost}
                    </button>
                  ))}
                  {TROOP_DATA[entry.type].mercenary && culture.mercenaries !== 'none' && (
                    <button
                      type="button"
                      className="chip"
                      aria-pressed={entry.mercenary === true}
                      title="1 point cheaper, morale 10 less, breaks 5 % sooner, and a rout beside it counts double"
                      onClick={() => onArmy(withHire(army, i))}
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
                    onChange={(next) => onArmy(withName(army, i, next))}
                  />
                </details>
                {wrong.map(({ code, message }) => (
                  <p key={`${code} ${message}`} className="refusal" role="alert">
                    {message}
                  </p>
                ))}
              </li>
            )
          })}
        </ol>
        <ul className="co-free">
          {units.slice(army.troops.length).map((unit) => (
            <li key={unit.id}>
              <Token seat={seat} icon={pieceIcon(unit)} size={24} />
              <span>{unit.name}</span>
              <span className="muted t13">
                {unit.full} men, attack {unit.attack}, defence {unit.defence}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {culture.heavyShare > 0 && (
        <p className="note">
          Heavy infantry: <b>{heavyShare(army)}%</b> of what the troops cost, {culture.heavyShare}% needed.
        </p>
      )}
    </>
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
