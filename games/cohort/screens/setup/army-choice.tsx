import {
  type ArmyList,
  armyCost,
  armyProblems,
  type CohortConfig,
  CULTURES,
  presetArmy,
  readArmyCode,
} from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Panel } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { useId } from 'react'
import { savedArmies } from '../build/saved.ts'
import { sameArmy } from '../build/words.ts'
import { cultureDoes, cultureName } from '../names.ts'

/** The saved armies and the preset of every culture; those that these options forbid say why. */
export function ArmyChoice(props: {
  readonly options: CohortConfig
  readonly army: ArmyList
  readonly onChange: (army: ArmyList) => void
}) {
  const { options, army, onChange } = props
  const group = useId()
  const saved = savedArmies.useList().flatMap(({ name, code }) => {
    const read = readArmyCode(code)
    return read.ok ? [{ name, army: read.value }] : []
  })
  const presets = CULTURES.map((id) => ({ name: cultureName(id), army: presetArmy(id, options, 0) }))
  const listed = [...saved, ...presets]
  const taken = listed.findIndex((each) => sameArmy(each.army, army))
  const all = taken === -1 ? [{ name: words.text('setup.lastArmy'), army }, ...listed] : listed
  return (
    <Panel
      title={words.text('setup.army')}
      aside={<Link to="/cohort/army">{words.text('setup.build')}</Link>}
      className="ply-armies"
    >
      <div role="radiogroup" aria-label={words.text('setup.army')} className="co-cultures">
        {all.map((each, i) => {
          const problem = armyProblems(each.army, options, 0)[0]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a saved army may have the name of a culture
            <label key={`${each.name}${i}`} className={problem === undefined ? undefined : 'no'}>
              <input
                type="radio"
                name={group}
                checked={i === Math.max(0, taken)}
                onChange={() => onChange(each.army)}
              />
              <span className="ply-army">
                <b>{each.name}</b>
                <span className="muted t13">{problem?.message ?? cultureDoes(each.army.culture)}</span>
              </span>
              <span className="muted">{armyCost(each.army)}</span>
            </label>
          )
        })}
      </div>
    </Panel>
  )
}
