import { type BattleEntry, duelRecord, type PlayerView } from '@tessera/gauntlet'
import { type HandedOver, Nowhere, type TableProps } from '@tessera/play'
import { saveRecordFile } from '@tessera/play/kept'
import { Button, Skeletons } from '@tessera/ui'
import { useNavigate, useParams } from '@tessera/ui/router'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { formerTeams, teamOfBattle } from '../../shared/former-teams.ts'
import { leaderName } from '../../shared/team/names.ts'
import { BeginScreen } from '../setup/begin-screen.tsx'
import { CampScreen } from '../table/camp.tsx'
import { DraftScreen } from '../table/draft.tsx'
import { Spectating } from '../table/spectating.tsx'
import { WatchBattle } from '../table/watch.tsx'
import type { Run } from '../types.ts'
import { bestBefore, rememberBest } from './best.ts'
import { setsOut, takeFirst } from './departures.ts'
import { type BattleSpan, battleSpans, duelFrames, playerOf, winsBefore } from './frames.ts'
import { tallyOf } from './tally.ts'

const EndScreen = lazy(() => import('../table/end.tsx'))
const ResultScreen = lazy(() => import('../table/result.tsx'))
const FieldWords = lazy(() => import('../online/field-words.tsx'))

/** A run from its first cards to its end, wherever it is played. */
export default function Table(props: TableProps<Run>): ReactNode {
  const { session, back } = props
  const { view } = session.envelope()
  const trouble = session.trouble()
  if (trouble !== null)
    return (
      <Nowhere
        play={props.fresh}
        title="No opponent was found"
        actions={
          <Button kind="primary" onClick={() => session.retry()}>
            Look again
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
  const { session, version, view, seen, own, onOwn, drafted, back, tools } = props
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { phase } = view
  const { send } = props
  useEffect(() => {
    const brought = phase === 'begin' ? takeFirst(id) : null
    if (brought !== null) send({ do: 'begin', ...brought })
  }, [phase, id, send])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timeline grows in place
  const spans = useMemo(() => battleSpans(session.timeline), [session.timeline, version])
  const [again, setAgain] = useState<number | null>(null)
  const best = useMemo(() => bestBefore(own.run), [own.run])
  useKeptTeams(props.where, own.run, view)
  const told = (number: number) => onOwn({ ...own, told: number })
  const due = spans.at(-1)
  const shown = again === null ? undefined : spans.find(({ number }) => number === again)
  if (shown !== undefined)
    return (
      <Battle
        {...props}
        key={`again ${shown.number}`}
        span={shown}
        at={shown.first}
        live={false}
        onDone={() => setAgain(null)}
      />
    )
  // What came after a battle was chosen by the player, here or on another device: the result has been told.
  if (due !== undefined && own.told < due.number && due.last === session.timeline.length - 1) {
    const entry = view.battles[due.number - 1]
    if ((seen < due.last && own.watched < due.number) || entry === undefined)
      return (
        <Battle
          {...props}
          key={due.number}
          span={due}
          at={Math.max(due.first, seen)}
          live
          onDone={() => {
            onOwn({ ...own, watched: due.number })
            props.onSeen(due.last)
          }}
        />
      )
    return (
      <Outcome
        {...props}
        span={due}
        entry={entry}
        best={best}
        onAgain={() => setAgain(due.number)}
        onNext={() => told(due.number)}
      />
    )
  }
  const seat = { back, tools }
  switch (view.phase) {
    case 'begin':
      if (props.sending || setsOut(id)) return <Skeletons lines={6} label="The run begins" />
      return <BeginScreen view={view} back={back} onBegin={(brought) => props.send({ do: 'begin', ...brought })} />
    case 'draft':
      return (
        <DraftScreen
          {...seat}
          key={view.battles.length}
          view={view}
          marked={drafted?.do === 'pick' ? drafted.cards : []}
          onMark={(cards) => props.onDraft({ do: 'pick', cards })}
          onPick={(cards) => props.send({ do: 'pick', cards })}
        />
      )
    case 'camp':
    case 'matching':
    case 'matched':
    case 'battle':
      return (
        <CampScreen
          {...seat}
          key={view.battles.length}
          view={view}
          drafted={drafted?.do === 'find' ? drafted : null}
          field={
            props.where === 'server' &&
            view.config.pool === 'async' && (
              <Suspense fallback={null}>
                <FieldWords wins={view.wins} />
              </Suspense>
            )
          }
          onDraft={(preparation) => props.onDraft({ do: 'find', ...preparation })}
          onFind={(preparation) => props.send({ do: 'find', ...preparation })}
          onFight={() => props.send({ do: 'fight' })}
        />
      )
    case 'ended':
      return (
        <EndScreen
          view={view}
          best={best}
          back={back}
          acts={<EndActs {...props} />}
          onWatch={setAgain}
          onReplay={view.config.daily === undefined || props.where === 'here' ? (entry) => openDuel(entry) : null}
        />
      )
  }

  function openDuel(entry: BattleEntry) {
    const state: HandedOver = {
      record: duelRecord(entry, view.config),
      names: ['You', entry.opponent.name],
      me: 0,
      back: location.pathname,
    }
    navigate('/gauntlet-duel/watch', { state })
  }
}

function EndActs({ onRematch, where, record }: TableProps<Run>) {
  const whole = record()
  return (
    <>
      <Button kind="primary" size="big" to="/gauntlet-run/play">
        New run
      </Button>
      {onRematch !== null && where === 'here' && <Button onClick={onRematch}>The same again</Button>}
      {whole !== null && (
        <Button glyph="save" onClick={() => saveRecordFile(whole)}>
          Save the record
        </Button>
      )}
    </>
  )
}

interface BattleProps extends TableProps<Run> {
  readonly view: PlayerView
  readonly span: BattleSpan
  readonly at: number
  readonly live: boolean
  readonly onDone: () => void
}

function Battle({ session, span, at, live, view, guided, back, tools, onSeen, onDone }: BattleProps) {
  const frames = useMemo(() => duelFrames(session.timeline, span), [session.timeline, span])
  const opponent = view.battles[span.number - 1]?.opponent ?? view.opponent
  return (
    <WatchBattle
      frames={frames}
      opponent={opponent}
      at={at - span.first}
      number={span.number}
      wins={winsBefore(view.battles, span.number)}
      live={live}
      waits={guided && span.number === 1}
      back={back}
      tools={tools}
      // The last frame counts as watched when the player goes on: then the result is told.
      onSeen={(index) => {
        if (live) onSeen(Math.min(span.first + index, span.last - 1))
      }}
      onDone={onDone}
    />
  )
}

interface OutcomeProps extends TableProps<Run> {
  readonly span: BattleSpan
  readonly entry: BattleEntry
  readonly best: number | undefined
  readonly onAgain: () => void
  readonly onNext: () => void
}

function Outcome({ session, span, entry, best, back, tools, onAgain, onNext }: OutcomeProps) {
  const view = useMemo(() => playerOf(session.timeline.frame(span.last).view), [session.timeline, span])
  const tally = useMemo(() => tallyOf(duelFrames(session.timeline, span)), [session.timeline, span])
  return (
    <ResultScreen
      view={view}
      entry={entry}
      tally={tally}
      best={best}
      back={back}
      tools={tools}
      onAgain={onAgain}
      onNext={onNext}
    />
  )
}

/** Every team that has fought here can be met by later runs of this device. */
function useKeptTeams(where: TableProps<Run>['where'], run: string, view: PlayerView): void {
  const { battles, banner, wins, config } = view
  useEffect(() => {
    if (where !== 'here' || run === '' || banner === null || battles.length === 0) return
    rememberBest(run, wins)
    if (config.daily !== undefined) return
    const name = `Former ${leaderName(banner.leader)}`
    void formerTeams.keep(battles.map((_, place) => teamOfBattle(run, name, battles, place)))
  }, [where, run, battles, banner, wins, config])
}
