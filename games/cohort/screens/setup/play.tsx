import {
  type ArmyList,
  armyCost,
  armyProblems,
  budgetOf,
  type CohortConfig,
  CULTURE_DATA,
  CULTURES,
  cohort,
  cohortRules,
  contentOf,
  MAP_DATA,
  MAPS,
  musterArmy,
  presetArmy,
  readArmyCode,
} from '@tessera/cohort'
import { SetUpFrame, startMatch, useBegin } from '@tessera/play'
import { Portrait, Token } from '@tessera/table'
import { Button, Panel, Segments, Select, useTitle } from '@tessera/ui'
import { Link, useNavigate } from '@tessera/ui/router'
import { counted } from '@tessera/words'
import { useId, useState } from 'react'
import { MapPicture } from '../board/map-picture.tsx'
import { savedArmies } from '../build/saved.ts'
import { armyWords, groundWords, sameArmy } from '../build/words.ts'
import { cohortMatch, optionsFor } from '../match/definition.ts'
import { type OpponentChoice, opponentName } from '../match/opponent.ts'
import { CULTURE_WORDS, cultureName, mapName, pieceIcon } from '../names.ts'
import { inShort } from './in-short.ts'
import { Options } from './options.tsx'
import { onMap, setup as stored, USUAL } from './remembered.ts'
import './setup.css'

/** Set-up: a map, an army and an opponent are chosen already, so that one press begins; everything can be changed. */
export default function Play() {
  useTitle('Play Cohort')
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
      sub={
        <>
          {mapName(options.map)}, against {opponentName(opponent)}
        </>
      }
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
      sum={`${cultureName(army.culture)} on ${mapName(options.map)}`}
      sumNote={
        <>
          {armyCost(army)} of {budgetOf(options, 0, army.culture)} supply points, {MAP_DATA[options.map].turnLimit}{' '}
          turns, about half an hour
        </>
      }
      acts={
        <>
          <Button
            kind="quiet"
            onClick={() => {
              stored.keep(setup)
              navigate('/cohort/army')
            }}
          >
            Change the army
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              stored.keep(setup)
              navigate('/cohort/campaign')
            }}
          >
            Campaign
          </Button>
        </>
      }
      begin="To the field"
      blocked={refusal ?? (busy ? 'The match is starting.' : null)}
      onBegin={() => void onBegin()}
    />
  )
}

function ArmyChoice(props: {
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
  const presets = CULTURES.map((id) => ({ name: CULTURE_DATA[id].name, army: presetArmy(id, options, 0) }))
  const listed = [...saved, ...presets]
  const taken = listed.findIndex((each) => sameArmy(each.army, army))
  const all = taken === -1 ? [{ name: 'Your last army', army }, ...listed] : listed
  return (
    <Panel title="Your army" aside={<Link to="/cohort/army">Build one</Link>} className="ply-armies">
      <div role="radiogroup" aria-label="Your army" className="co-cultures">
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
                <span className="muted t13">{problem?.message ?? CULTURE_WORDS[each.army.culture]}</span>
              </span>
              <span className="muted">{armyCost(each.army)}</span>
            </label>
          )
        })}
      </div>
    </Panel>
  )
}

function Preview(props: {
  readonly options: CohortConfig
  readonly army: ArmyList
  readonly problem: string | null
  readonly onMap: (map: CohortConfig['map']) => void
}) {
  const { options, army, problem, onMap } = props
  const map = MAP_DATA[options.map]
  const ground = groundWords(options, army.culture, 0)
  const units = musterArmy(army, 0, contentOf(options))
  return (
    <section className="ply-preview panel" aria-label="The map and your army">
      <Select
        label="Map"
        value={options.map}
        options={MAPS.map((id) => ({ value: id, name: `${MAP_DATA[id].name} (${LEVELS[MAP_DATA[id].level]})` }))}
        hint={`After ${map.model}. ${holdWords(options.map)}`}
        onChange={onMap}
      />
      <MapPicture map={options.map} zones />
      {problem !== null && (
        <p className="refusal" role="alert">
          {problem}
        </p>
      )}
      {ground !== null && <p className="muted t13">{ground}</p>}
      <ul aria-label="Your units">
        {units.map((unit) => (
          <li key={unit.id}>
            <Token seat={0} icon={pieceIcon(unit)} size={32} />
            <span>{unit.name}</span>
            <b>{unit.full}</b>
          </li>
        ))}
      </ul>
      <p className="vh">{armyWords(army)}</p>
    </section>
  )
}

const LEVELS = { new: 'for beginners', veteran: 'veteran', master: 'master' } as const

function holdWords(map: CohortConfig['map']): string {
  const { hold, points } = MAP_DATA[map]
  const what = hold.points > 0 ? `${hold.points} of ${points.length} points` : `points worth ${hold.value}`
  return `Hold ${what} for ${counted(hold.turns, 'turn')}${hold.seats.length === 1 ? ', as the attacker' : ''}, or break the enemy.`
}

function OpponentPicker(props: {
  readonly opponent: OpponentChoice
  readonly onChange: (opponent: OpponentChoice) => void
}) {
  const { opponent, onChange } = props
  return (
    <div className="co-foe">
      <Portrait name={opponentName(opponent)} seat={1} size={56} />
      <Segments
        label="Level"
        value={opponent.level}
        options={cohort.bot.levels.map(({ id, name }) => ({ value: id, name }))}
        hint={cohort.bot.levels.find(({ id }) => id === opponent.level)?.blurb ?? ''}
        onChange={(level) => onChange({ ...opponent, level })}
      />
      <Select
        label="Its culture"
        value={opponent.culture ?? ''}
        options={[
          { value: '', name: 'One it likes; you find out' },
          ...CULTURES.map((id) => ({ value: id, name: CULTURE_DATA[id].name })),
        ]}
        onChange={(culture) => onChange({ ...opponent, culture: CULTURES.find((id) => id === culture) ?? null })}
      />
    </div>
  )
}
