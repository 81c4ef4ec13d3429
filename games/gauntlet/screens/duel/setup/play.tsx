import {
  type Army,
  factionName,
  leaderName,
  PRINTED,
  READY_ARMIES,
  refuseArmy,
  type Snapshot,
  snapshotTeam,
} from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { fieldsOf, SetUpFrame, startMatch, useBegin } from '@tessera/play'
import { Portrait } from '@tessera/table'
import { Button, Segments, Select, useTitle } from '@tessera/ui'
import { useEffect, useState } from 'react'
import { type FormerTeam, formerTeams } from '../../shared/former-teams.ts'
import { armyName } from '../../shared/team/names.ts'
import { TeamBuilder } from '../build/team-builder.tsx'
import { duelMatch, levelName } from '../match/definition.ts'
import { inShort, OnlineOptions, optionsIn } from './online-options.tsx'
import { setup as stored } from './remembered.ts'
import '../../shared/gauntlet.css'

const LEVELS = ['easy', 'normal', 'hard'] as const

/** Set-up of a duel: a team, an opponent, and one press that begins. */
export default function Play() {
  useTitle(words.text('duel.page'))
  const begin = useBegin()
  const [setup, setSetup] = useState(stored.recall)
  const former = useFormerTeams()
  const [practice, setPractice] = useState<string | null>(null)
  const theirs = former.find(({ id }) => id === practice)
  const { army, opponent, options } = setup
  const { gold } = optionsIn(options)
  const refusal = refuseArmy(PRINTED, army, gold)?.message ?? null
  const onBegin = () => {
    stored.keep(setup)
    // GB-1401: an army in the config has no price, so any former team can be met.
    const config = theirs === undefined ? options : { ...fieldsOf(options), armies: [null, armyOf(theirs)] }
    void begin(startMatch(duelMatch, { config, opponent, own: { army } }))
  }
  return (
    <SetUpFrame
      game={words.text('duel.name')}
      id="gauntlet-duel"
      className="gd-play"
      sub={words.text('duel.against', { foe: levelName(opponent.level) })}
      own={<TeamBuilder army={army} gold={gold} onChange={(next) => setSetup({ ...setup, army: next })} />}
      preview={null}
      opponent={
        <div className="gd-foe">
          <Portrait name={levelName(opponent.level)} seat={1} size={56} />
          <Segments
            label={words.text('duel.opponent')}
            value={opponent.level}
            options={LEVELS.map((level) => ({ value: level, name: levelName(level) }))}
            onChange={(level) => setSetup({ ...setup, opponent: { ...opponent, level } })}
          />
          <p className="muted">{words.text(`levelBlurb.${opponent.level}`)}</p>
          <Select
            label={words.text('duel.theirTeam')}
            value={theirs?.id ?? opponent.leader ?? ''}
            options={[
              { value: '', name: words.text('duel.theirChoice') },
              ...READY_ARMIES.map(({ army: their }) => ({ value: their.leader, name: readyName(their) })),
              ...former.map(({ id, snapshot }) => ({ value: id, name: formerName(snapshot) })),
            ]}
            onChange={(chosen) => {
              const own = former.some(({ id }) => id === chosen)
              setPractice(own ? chosen : null)
              setSetup({ ...setup, opponent: { ...opponent, leader: own || chosen === '' ? null : chosen } })
            }}
          />
        </div>
      }
      options={
        <OnlineOptions config={options} inputErrors={[]} onChange={(next) => setSetup({ ...setup, options: next })} />
      }
      optionsInShort={<span className="muted">{inShort(options)}</span>}
      onUsual={() => setSetup({ ...setup, options: {} })}
      sum={armyName(army)}
      sumNote={words.text('duel.sum', { foe: levelName(opponent.level) })}
      acts={
        <Button kind="quiet" to="/gauntlet-duel/units">
          {words.text('duel.allUnits')}
        </Button>
      }
      begin={words.text('duel.begin')}
      blocked={refusal}
      onBegin={onBegin}
    />
  )
}

/** "Ser Aldric (Order)". */
function readyName({ leader, faction }: Army): string {
  return `${leaderName(leader)} (${factionName(faction)})`
}

/** Teams of the player's own runs on this device, the newest first, to practise against. */
function useFormerTeams(): readonly FormerTeam[] {
  const [teams, setTeams] = useState<readonly FormerTeam[]>([])
  useEffect(() => {
    let open = true
    void formerTeams.newest(12).then((found) => open && setTeams(found))
    return () => {
      open = false
    }
  }, [])
  return teams
}

function armyOf({ snapshot }: FormerTeam): Army {
  return snapshotTeam(snapshot).army
}

/** "Former Ser Aldric, 4 wins, 7 units". */
function formerName({ name, wins, team }: Snapshot): string {
  return words.text('duel.former', { name, wins, n: team.length })
}
