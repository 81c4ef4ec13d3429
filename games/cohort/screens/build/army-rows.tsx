import {
  type ArmyList,
  type ArmyProblem,
  type CohortConfig,
  CULTURE_DATA,
  contentOf,
  heavyShare,
  musterArmy,
} from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Token } from '@tessera/table'
import { EmptyState } from '@tessera/ui'
import { pieceIcon, unitText } from '../names.ts'
import { ArmyEntry } from './army-entry.tsx'
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
        <h2>{words.text('build.yourArmy')}</h2>
        <span className="muted">{words.text('build.units', { n: units.length, most: 15 })}</span>
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
        {army.troops.length === 0 && (
          <EmptyState title={words.text('build.none')}>{words.text('build.noneHint')}</EmptyState>
        )}
        <ol className="co-entries">
          {army.troops.map((entry, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a troop is its place in the army
            <ArmyEntry key={place} {...{ seat, army, entry, place, problems, onArmy }} unit={units[place]} />
          ))}
        </ol>
        <ul className="co-free">
          {units.slice(army.troops.length).map((unit) => (
            <li key={unit.id}>
              <Token seat={seat} icon={pieceIcon(unit)} size={24} />
              <span>{unitText(unit)}</span>
              <span className="muted t13">
                {words.text('build.figuresStill', { men: unit.full, attack: unit.attack, defence: unit.defence })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {culture.heavyShare > 0 && (
        <p className="note">{words.text('build.heavy', { share: heavyShare(army), least: culture.heavyShare })}</p>
      )}
    </>
  )
}
