import { leaderName, type PlayerView } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Nowhere, type TableProps, useLive } from '@tessera/play'
import { Button, Skeletons } from '@tessera/ui'
import { useParams } from '@tessera/ui/router'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { formerTeams, teamOfBattle } from '../../shared/former-teams.ts'
import { BeginScreen } from '../setup/begin-screen.tsx'
import { BattleScreen } from '../table/battle.tsx'
import { CampScreen } from '../table/camp.tsx'
import { DraftScreen } from '../table/draft.tsx'
import { Spectating } from '../table/spectating.tsx'
import { stageOf } from '../table/stage.ts'
import type { Run } from '../types.ts'
import { bestBefore, rememberBest } from './best.ts'
import { setsOut, takeFirst } from './departures.ts'
import { battleSpans } from './frames.ts'

const Ended = lazy(() => import('../table/ended.tsx'))
const ResultScreen = lazy(() => import('../table/result.tsx'))
const FieldWords = lazy(() => import('../online/field-words.tsx'))

/** A run from its first cards to its end, wherever it is played. */
export default function Table(props: TableProps<Run>): ReactNode {
  const { session, back, fresh } = props
  const { view } = session.envelope()
  const { trouble, retry } = useLive(props)
  if (trouble !== null)
    return (
      <Nowhere
        play={fresh}
        title={words.text('runTable.none')}
        actions={
          <Button kind="primary" onClick={retry}>
            {words.text('runTable.again')}
          </Button>
        }
      >
        {trouble}.
      </Nowhere>
    )
  if (view.to !== 0) return <Spectating view={view} back={back} />
  return <Played {...props} view={view} />
}

function Played(props: TableProps<Run> & { readonly view: PlayerView }): ReactNode {
  const { session, version, view, seen, own, onOwn, drafted, back, tools, send, onDraft } = props
  const { id = '' } = useParams()
  useFirstChoice(id, view.phase, send)
  useKeptTeams(props.where, own.run, view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timeline grows in place
  const spans = useMemo(() => battleSpans(session.timeline), [session.timeline, version])
  const [again, setAgain] = useState<number | null>(null)
  const best = useMemo(() => bestBefore(own.run), [own.run])
  const settingOut = props.sending || setsOut(id)
  const { phase, battles } = view
  const frames = session.timeline.length
  const stage = stageOf({ phase, decided: battles.length, spans, frames, seen, own, again, settingOut })
  switch (stage.show) {
    case 'battle': {
      const { span, live } = stage
      const onDone = () => {
        if (!live) return setAgain(null)
        onOwn({ ...own, watched: span.number })
        props.onSeen(span.last)
      }
      return (
        <BattleScreen
          {...props}
          {...stage}
          key={`${span.number} ${live}`}
          timeline={session.timeline}
          waits={props.guided && span.number === 1}
          onDone={onDone}
        />
      )
    }
    case 'outcome': {
      const { number } = stage.span
      const onNext = () => onOwn({ ...own, told: number })
      return (
        <ResultScreen
          {...stage}
          timeline={session.timeline}
          best={best}
          back={back}
          tools={tools}
          onAgain={() => setAgain(number)}
          onNext={onNext}
        />
      )
    }
    case 'setting-out':
      return <Skeletons lines={6} label={words.text('runTable.begins')} />
    case 'begin':
      return <BeginScreen view={view} back={back} onBegin={(brought) => send({ do: 'begin', ...brought })} />
    case 'draft':
      return (
        <DraftScreen
          key={view.battles.length}
          view={view}
          marked={drafted?.do === 'pick' ? drafted.cards : []}
          back={back}
          tools={tools}
          onMark={(cards) => onDraft({ do: 'pick', cards })}
          onPick={(cards) => send({ do: 'pick', cards })}
        />
      )
    case 'camp': {
      const counted = props.where === 'server' && view.config.pool === 'async'
      return (
        <CampScreen
          key={view.battles.length}
          view={view}
          drafted={drafted?.do === 'find' ? drafted : null}
          back={back}
          tools={tools}
          field={
            counted && (
              <Suspense fallback={null}>
                <FieldWords wins={view.wins} />
              </Suspense>
            )
          }
          onDraft={(preparation) => onDraft({ do: 'find', ...preparation })}
          onFind={(preparation) => send({ do: 'find', ...preparation })}
          onFight={() => send({ do: 'fight' })}
        />
      )
    }
    case 'ended':
      return <Ended {...props} best={best} onWatch={setAgain} />
  }
}

/** Sends what was chosen before the server had opened the run. */
function useFirstChoice(id: string, phase: PlayerView['phase'], send: TableProps<Run>['send']): void {
  useEffect(() => {
    const brought = phase === 'begin' ? takeFirst(id) : null
    if (brought !== null) send({ do: 'begin', ...brought })
  }, [phase, id, send])
}

/** Every team that has fought here can be met by later runs of this device. */
function useKeptTeams(where: TableProps<Run>['where'], run: string, view: PlayerView): void {
  const { battles, banner, wins, config } = view
  useEffect(() => {
    if (where !== 'here' || run === '' || banner === null || battles.length === 0) return
    rememberBest(run, wins)
    if (config.daily !== undefined) return
    const name = words.text('runTable.former', { leader: leaderName(banner.leader) })
    void formerTeams.keep(battles.map((_, place) => teamOfBattle(run, name, battles, place)))
  }, [where, run, battles, banner, wins, config])
}
