import { gauntletDuel, PRINTED, READY_ARMIES, refuseArmy } from '@tessera/gauntlet'
import { useState } from 'react'
import { startMatch, useBegin } from '#play'
import { SetUpFrame } from '#table'
import { Button, Segments, Select } from '#ui'
import { useTitle } from '#web/pages/use-title.ts'
import { armyName } from '../../gauntlet-shared/team/names.ts'
import { duelMatch, levelName } from '../match/definition.ts'
import { TeamBuilder } from '../team/team-builder.tsx'
import { inShort, OnlineOptions, optionsIn } from './online-options.tsx'
import { setup as stored } from './remembered.ts'
import '../../gauntlet-shared/gauntlet.css'

const LEVELS = ['easy', 'normal', 'hard'] as const

/** Set-up of a duel: a team, somebody opposite, and one press that begins. */
export default function Play() {
  useTitle('Play Gauntlet')
  const begin = useBegin()
  const [setup, setSetup] = useState(stored.recall)
  const { army, opponent, options } = setup
  const { gold } = optionsIn(options)
  const refusal = refuseArmy(PRINTED, army, gold)?.message ?? null
  const onBegin = () => {
    stored.keep(setup)
    void begin(startMatch(duelMatch, { config: options, opponent, own: { army } }))
  }
  return (
    <SetUpFrame
      game="Gauntlet"
      id="gauntlet-duel"
      className="gd-play"
      sub={<>Against {levelName(opponent.level)}</>}
      own={<TeamBuilder army={army} gold={gold} onChange={(next) => setSetup({ ...setup, army: next })} />}
      preview={null}
      opponent={
        <div className="gd-foe">
          <Segments
            label="Opponent"
            value={opponent.level}
            options={LEVELS.map((level) => ({ value: level, name: levelName(level) }))}
            onChange={(level) => setSetup({ ...setup, opponent: { ...opponent, level } })}
          />
          <p className="muted">{gauntletDuel.bot.levels.find(({ id }) => id === opponent.level)?.blurb}</p>
          <Select
            label="Their team"
            value={opponent.leader ?? ''}
            options={[
              { value: '', name: 'Their own choice' },
              ...READY_ARMIES.map(({ army: { leader }, name }) => ({ value: leader, name })),
            ]}
            onChange={(leader) =>
              setSetup({ ...setup, opponent: { ...opponent, leader: leader === '' ? null : leader } })
            }
          />
        </div>
      }
      options={
        <OnlineOptions config={options} inputErrors={[]} onChange={(next) => setSetup({ ...setup, options: next })} />
      }
      optionsInShort={<span className="muted">{inShort(options)}</span>}
      onUsual={() => setSetup({ ...setup, options: {} })}
      sum={armyName(army)}
      sumNote={<>against {levelName(opponent.level)}, about 8 minutes</>}
      acts={
        <Button kind="quiet" to="/gauntlet-duel/units">
          All units
        </Button>
      }
      begin="Begin the duel"
      blocked={refusal}
      onBegin={onBegin}
    />
  )
}
