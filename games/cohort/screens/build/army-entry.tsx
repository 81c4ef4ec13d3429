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
import { words } from '@tessera/cohort/words'
import { Token } from '@tessera/table'
import { IconButton, TextField } from '@tessera/ui'
import { gearName, kindName, pieceIcon, tilesOf, unitText } from '../names.ts'
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
  const name = unit === undefined ? kindName(entry.type) : unitText(unit)
  const hireable = TROOP_DATA[entry.type].mercenary && CULTURE_DATA[army.culture].mercenaries !== 'none'
  return (
    <li className={wrong.length > 0 ? 'no' : undefined}>
      <div className="co-entry">
        {unit !== undefined && <Token seat={seat} icon={pieceIcon(unit)} size={32} />}
        <span className="co-what">
          <b>{name}</b>
          {unit !== undefined && (
            <span className="muted t13">
              {words.text('build.figures', {
                men: unit.full,
                attack: unit.attack,
                defence: unit.defence,
                tiles: tilesOf(unit.mobility),
              })}
            </span>
          )}
        </span>
        <span className="co-sp">{words.text('build.cost', { n: troopCost(entry, army.culture) })}</span>
        <IconButton
          label={words.text('build.remove', { name })}
          glyph="trash"
          onClick={() => onArmy(withoutTroop(army, place))}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that switch gear are no form fields */}
      <div className="chips" role="group" aria-label={words.text('build.gear', { name })}>
        {gearFor(army.culture, entry.type).map((item) => (
          <button
            key={item}
            type="button"
            className="chip"
            aria-pressed={entry.equipment.includes(item)}
            title={gearWords(item)}
            onClick={() => onArmy(withGear(army, place, item))}
          >
            {words.text('build.gearCost', { item: gearName(item), cost: EQUIPMENT_DATA[item].cost })}
          </button>
        ))}
        {hireable && (
          <button
            type="button"
            className="chip"
            aria-pressed={entry.mercenary === true}
            title={words.text('build.hiredMeans')}
            onClick={() => onArmy(withHire(army, place))}
          >
            {words.text('build.hired')}
          </button>
        )}
      </div>
      <details>
        <summary>{words.text('build.ownName')}</summary>
        <TextField
          label={words.text('build.nameOf', { name })}
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
  const data = EQUIPMENT_DATA[item]
  const special = `gearDoes.${item}`
  return [
    ...GIVES.flatMap((what) => (data[what] === 0 ? [] : [words.text(`gearGives.${what}`, { n: data[what] })])),
    ...(words.has(special) ? [words.text(special)] : []),
    words.text(`gearSlot.${data.slot}`),
  ].join(', ')
}

const GIVES = ['attack', 'defence', 'mobility', 'missileDefence', 'formation'] as const
