import { armyCost, armyProblems, budgetOf, cohortRules, MAP_DATA } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { SetUpFrame, startMatch, useBegin } from '@tessera/play'
import { Button, useTitle } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import { useState } from 'react'
import { cohortMatch, optionsFor } from '../match/definition.ts'
import { opponentName } from '../match/opponent.ts'
import { cultureName, mapName } from '../names.ts'
import { ArmyChoice } from './army-choice.tsx'
import { inShort } from './in-short.ts'
import { OpponentPicker } from './opponent-picker.tsx'
import { Options } from './options.tsx'
import { Preview } from './preview.tsx'
import { onMap, setup as stored, USUAL } from './remembered.ts'
import './setup.css'

/** Set-up: a map, an army and an opponent are chosen already, so that one press begins; everything can be changed. */
export default function Play() {
  useTitle(words.text('setup.title'))
  const navigate = useNavigate()
  const begin = useBegin()
  const [setup, setSetup] = useState(stored.recall)
  const [busy, setBusy] = useState(false)
  const { options, opponent, army } = setup
  const config = optionsFor(options, opponent)
  const parsed = cohortRules.config.parse(config)
  const inputErrors = parsed.ok ? [] : parsed.inputErrors
  const problems = armyProblems(army, options, 0)
  const refusal = inputErrors[0]?.text ?? problems[0]?.message ?? null
  const onBegin = async () => {
    if (refusal !== null || busy) return
    setBusy(true)
    stored.keep(setup)
    await begin(startMatch(cohortMatch, { config, opponent, own: { army } }))
    setBusy(false)
  }
  return (
    <SetUpFrame
      game="Cohort"
      id="cohort"
      className="co-ply"
      sub={words.text('setup.sub', { map: mapName(options.map), foe: opponentName(opponent) })}
      own={<ArmyChoice options={options} army={army} onChange={(next) => setSetup({ ...setup, army: next })} />}
      preview={
        <Preview
          options={options}
          army={army}
          problem={problems[0]?.message ?? null}
          onMap={(map) => setSetup(onMap(setup, map))}
        />
      }
      opponent={<OpponentPicker opponent={opponent} onChange={(next) => setSetup({ ...setup, opponent: next })} />}
      options={
        <Options
          options={options}
          inputErrors={inputErrors}
          onChange={(next) => setSetup({ ...setup, options: next })}
        />
      }
      optionsInShort={
        <span className={inputErrors.length > 0 ? 'harm' : 'muted'}>{inputErrors[0]?.text ?? inShort(options)}</span>
      }
      onUsual={() => setSetup({ ...setup, options: { ...USUAL, map: options.map } })}
      sum={words.text('setup.sum', { culture: cultureName(army.culture), map: mapName(options.map) })}
      sumNote={words.text('setup.note', {
        cost: armyCost(army),
        budget: budgetOf(options, 0, army.culture),
        turns: MAP_DATA[options.map].turnLimit,
      })}
      acts={
        <>
          <Button
            kind="quiet"
            onClick={() => {
              stored.keep(setup)
              navigate('/cohort/army')
            }}
          >
            {words.text('setup.changeArmy')}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              stored.keep(setup)
              navigate('/cohort/campaign')
            }}
          >
            {words.text('setup.campaign')}
          </Button>
        </>
      }
      begin={words.text('setup.begin')}
      blocked={refusal ?? (busy ? words.text('setup.starting') : null)}
      onBegin={() => void onBegin()}
    />
  )
}
