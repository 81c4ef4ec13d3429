import { type Army, type DuelView, PRINTED, refuseArmy, type SideIndex } from '@tessera/gauntlet'
import { Nowhere, Sealed, type TableProps } from '@tessera/play'
import { Button, IconButton, ThemeButton } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { DuelTable } from '../../shared/table/duel-table.tsx'
import { TeamBuilder } from '../build/team-builder.tsx'
import { setup } from '../setup/remembered.ts'
import { DeploymentScreen } from '../table/deployment.tsx'
import type { Duel } from '../types.ts'
import '@tessera/table/builder.css'
import '@tessera/table/set-up.css'

/** A duel from muster to its result, wherever it runs. */
export default function Table(props: TableProps<Duel>): ReactNode {
  const { session, me, seats, back, seen, drafted } = props
  const { view, mine, awaiting } = session.envelope()
  const side: SideIndex = me === 1 ? 1 : 0
  const foe = seats[side === 0 ? 1 : 0]?.name ?? ''
  const fought = view.fought.length + (view.phase === 'battle' ? 1 : 0)
  const [watched, setWatched] = useState(() => (seen >= session.timeline.length - 1 ? fought : fought - 1))
  const trouble = session.trouble()
  if (trouble !== null)
    return (
      <Nowhere
        play={props.fresh}
        title={`${foe} does not answer`}
        actions={
          <Button kind="primary" onClick={() => session.retry()}>
            Ask again
          </Button>
        }
      >
        {trouble}.
      </Nowhere>
    )
  // A battle that was fought is watched before the next one is prepared.
  const toWatch = view.battle !== null && (me === null || props.over || watched < fought)
  if (toWatch)
    return (
      <DuelTable
        key={fought}
        timeline={session.timeline}
        version={props.version}
        seats={seats}
        below={side}
        at={Math.max(seen, firstOf(session.timeline, fought))}
        running
        autoplay={!props.guided}
        back={back}
        onSeen={props.onSeen}
        onFork={props.onFork}
        tools={
          <>
            {props.tools}
            {!props.over && me !== null && <Button onClick={() => setWatched(fought)}>Next battle</Button>}
          </>
        }
        after={props.after}
      />
    )
  if (me === null) return <Sealed title="Gauntlet" back={back} waiting="Both sides prepare in secret" />
  const sent = mine?.final === true || !awaiting.includes(me)
  if (sent)
    return (
      <Sealed
        title={view.phase === 'muster' ? 'Your team is sealed' : 'Your deployment is sealed'}
        back={back}
        waiting={`${foe} is choosing`}
        onChange={mine?.final === true ? props.reopen : undefined}
        sending={props.sending ? 'your choice' : null}
      >
        <p className="muted">Nothing of it is shown before both sides have chosen.</p>
      </Sealed>
    )
  const army = view.armies[side]
  if (view.phase === 'muster' || army === null) return <Muster {...props} view={view} foe={foe} />
  return (
    <DeploymentScreen
      key={view.fought.length}
      army={army}
      foe={view.armies[side === 0 ? 1 : 0]}
      foeName={foe}
      first={drafted?.do === 'deploy' ? drafted : view.deployments[side]}
      back={back}
      tools={props.tools}
      onDraft={({ units, timings }) => props.onDraft({ do: 'deploy', units, timings })}
      onDone={({ units, timings }) => props.send({ do: 'deploy', units, timings })}
    />
  )
}

/** The first frame of a battle: where its deployments are shown. */
function firstOf(timeline: TableProps<Duel>['session']['timeline'], battle: number): number {
  for (let index = timeline.length - 1; index >= 0; index--)
    if (timeline.events(index).some((event) => event.type === 'deployed' && event.battle === battle)) return index
  return 0
}

function Muster(props: TableProps<Duel> & { readonly view: DuelView; readonly foe: string }) {
  const { drafted, onDraft, send, back, view, foe } = props
  const [army, setArmy] = useState<Army>(() => (drafted?.do === 'muster' ? drafted : setup.recall().army))
  const { gold } = view.config
  return (
    <main className="ply gd-play">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label="Leave the table" glyph="left" to={back} />
          <div className="who">
            <h1 className="name">Muster a team</h1>
            <div className="sub">Gauntlet against {foe}</div>
          </div>
        </div>
        <span />
        <div className="acts">
          {props.tools}
          <ThemeButton />
        </div>
      </header>
      <TeamBuilder
        army={army}
        gold={gold}
        onChange={(next) => {
          setArmy(next)
          if (refuseArmy(PRINTED, next, gold) === null) onDraft({ do: 'muster', ...next })
        }}
      />
      <footer className="ply-bar panel">
        <div className="ply-sum">
          <b>{army.cards.length} units</b>
          <span className="muted">Sealed until both have mustered</span>
        </div>
        <Button
          kind="primary"
          size="big"
          blocked={refuseArmy(PRINTED, army, gold)?.message ?? null}
          onClick={() => {
            setup.keep({ ...setup.recall(), army })
            send({ do: 'muster', faction: army.faction, leader: army.leader, spells: army.spells, cards: army.cards })
          }}
        >
          Bring this team
        </Button>
      </footer>
    </main>
  )
}
