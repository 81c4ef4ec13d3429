import { type ArmyList, armyCost, type CohortConfig, presetArmy, readArmyCode } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { SavedTools } from '@tessera/table'
import { cultureName } from '../names.ts'
import { savedArmies } from './saved.ts'
import { armyWords } from './words.ts'

/** Armies to start from: the preset of the culture and the saved ones. */
export function ReadyArmies(props: {
  readonly config: CohortConfig
  readonly seat: 0 | 1
  readonly army: ArmyList
  readonly onTake: (army: ArmyList) => void
}) {
  const { config, seat, army, onTake } = props
  const saved = savedArmies.useList()
  const preset = presetArmy(army.culture, config, seat)
  return (
    <div className="on-offer">
      <section className="ready">
        <h2>{words.text('build.start')}</h2>
        <ul>
          <li>
            <button type="button" className="take" title={armyWords(preset)} onClick={() => onTake(preset)}>
              <span>{words.text('build.preset', { culture: cultureName(army.culture) })}</span>
              <span className="muted">{armyCost(preset)}</span>
            </button>
          </li>
          {saved.map(({ name, code }) => {
            const read = readArmyCode(code)
            return (
              read.ok && (
                <li key={name} className="saved">
                  <button
                    type="button"
                    className="take"
                    title={armyWords(read.value)}
                    onClick={() => onTake(read.value)}
                  >
                    <span>{name}</span>
                    <span className="muted">{armyCost(read.value)}</span>
                  </button>
                  <SavedTools saved={savedArmies} name={name} what="army" />
                </li>
              )
            )
          })}
        </ul>
      </section>
    </div>
  )
}
