import type { Army, SideIndex } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Nowhere, Sealed, type TableProps, useLive } from '@tessera/play'
import { Button } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { DuelTable } from '../../shared/table/duel-table.tsx'
import { DeploymentScreen } from '../table/deployment.tsx'
import { Muster } from '../table/muster.tsx'
import { foughtIn, stageOf } from '../table/state.ts'
import type { Duel } from '../types.ts'

/** A duel from muster to its result, wherever it runs. */
export default function Table(props: TableProps<Duel>): ReactNode {
  const { session, seats, back, seen, tools } = props
  const { view } = session.envelope()
  const live = useLive(props)
  const { me, drafted, trouble, send, onDraft } = live
  const side: SideIndex = me === 1 ? 1 : 0
  const foe = seats[side === 0 ? 1 : 0]?.name ?? ''
  const fought = foughtIn(view)
  const [watched, setWatched] = useState(() => (seen >= session.timeline.length - 1 ? fought : fought - 1))
  if (trouble !== null)
    return (
      <Nowhere
        play={props.fresh}
        title={words.text('duel.silent', { foe })}
        actions={
          <Button kind="primary" onClick={live.retry}>
            {words.text('duel.ask')}
          </Button>
        }
      >
        {trouble}.
      </Nowhere>
    )
  switch (stageOf({ view, live: { ...live, over: props.over }, watched: watched >= fought })) {
    case 'battle':
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
              {tools}
              {!props.over && me !== null && (
                <Button onClick={() => setWatched(fought)}>{words.text('duel.next')}</Button>
              )}
            </>
          }
          after={props.after}
        />
      )
    case 'secret':
      return <Sealed title={words.text('duel.name')} back={back} waiting={words.text('duel.secret')} />
    case 'sealed':
      return (
        <Sealed
          title={words.text(view.phase === 'muster' ? 'duel.teamSealed' : 'duel.deploymentSealed')}
          back={back}
          waiting={words.text('duel.choosing', { foe })}
          onChange={live.sent ? live.reopen : undefined}
          sending={live.sending ? words.text('duel.yourChoice') : null}
        >
          <p className="muted">{words.text('duel.sealedWhy')}</p>
        </Sealed>
      )
    case 'muster':
      return (
        <Muster
          first={drafted?.do === 'muster' ? drafted : null}
          gold={view.config.gold}
          foe={foe}
          back={back}
          tools={tools}
          onDraft={(army) => onDraft({ do: 'muster', ...broughtOf(army) })}
          onDone={(army) => send({ do: 'muster', ...broughtOf(army) })}
        />
      )
    case 'deploy': {
      const army = view.armies[side]
      if (army === null) throw new Error('A team that was not mustered cannot be deployed')
      return (
        <DeploymentScreen
          key={view.fought.length}
          army={army}
          foe={view.armies[side === 0 ? 1 : 0]}
          foeName={foe}
          first={drafted?.do === 'deploy' ? drafted : view.deployments[side]}
          back={back}
          tools={tools}
          onDraft={(deployment) => onDraft({ do: 'deploy', ...deployment })}
          onDone={(deployment) => send({ do: 'deploy', ...deployment })}
        />
      )
    }
  }
}

/** The fields of a team alone: a draft that was read back is a choice, with more in it. */
function broughtOf({ faction, leader, spells, cards }: Army): Army {
  return { faction, leader, spells, cards }
}

/** The first frame of a battle: where its deployments are shown. */
function firstOf(timeline: TableProps<Duel>['session']['timeline'], battle: number): number {
  for (let index = timeline.length - 1; index >= 0; index--)
    if (timeline.events(index).some((event) => event.type === 'deployed' && event.battle === battle)) return index
  return 0
}
