import type { HexlineChoice, HexlineConfig, HexlineState, HexlineView } from '@tessera/hexline'
import type { Result } from '@tessera/kernel'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useVersion } from '../../../table/kept-match.ts'
import { Sealed } from '../../../table/sealed.tsx'
import { useDraft } from '../../../table/use-draft.ts'
import { say } from '../../../ui/index.ts'
import type { OnlineTableProps } from '../../online.ts'
import { BattleTable } from '../battle/BattleTable.tsx'
import { battlesOf } from '../battle/frames.ts'
import type { Cells } from '../deploy/placement.ts'
import { opponentIn } from './opponent.ts'
import { rememberedSetup } from './remembered.ts'
import { Seated } from './Seated.tsx'
import { stageOf } from './stage.ts'
import { startMatch } from './start.ts'
import type { HexlineSession } from './use-match.ts'

/** Hexline on a server: the same screens as everywhere; what was watched and what is being chosen is kept there. */
export function OnlineTable(props: OnlineTableProps): ReactNode {
  const { session: online, names, bots, back, onRematch } = props
  const session = online as unknown as HexlineSession
  useVersion(session)
  const fork = useFork(bots)
  const { timeline } = session
  const [watched, setWatched] = useState(() => lastWatched(session, online.match().watched))
  const { view, result, mine, at } = session.envelope()
  const over = online.match().status === 'finished'
  const stage = stageOf(view, result ?? (over ? UNTOLD : null), watched)
  // With no battle left to watch, the end has been seen: only then the server tells the result.
  useEffect(() => {
    if (stage.kind === 'over') online.watched(timeline.length - 1)
  }, [stage.kind, online, timeline])
  const span = stage.kind === 'battle' ? battlesOf(timeline).find(({ number }) => number === stage.number) : undefined
  const first = span?.first ?? 0
  const [seen] = useState(() => online.match().watched)
  const seats = useMemo(
    () =>
      [
        { name: names[0] ?? '', ...kind(bots[0]) },
        { name: names[1] ?? '', ...kind(bots[1]) },
      ] as const,
    [names, bots],
  )
  const onWatched = useCallback((furthest: number) => online.watched(first + furthest), [online, first])
  const done = (battle: number) => {
    const after = battlesOf(timeline).find(({ number }) => number > battle)
    online.watched((after?.first ?? timeline.length) - 1)
    setWatched(battle)
  }
  const choosing = useChoosing(session, at, mine?.choice ?? null)
  if (online.seat !== 0 && online.seat !== 1) {
    if (stage.kind !== 'battle' && view.past.length === 0)
      return <Sealed title="Hexline" back={back} waiting="Both sides prepare their armies in secret" />
    return (
      <BattleTable
        key={stage.kind === 'battle' ? stage.number : 'last'}
        timeline={timeline}
        battle={stage.kind === 'battle' ? stage.number : (view.past.at(-1)?.number ?? 1)}
        seats={seats}
        mode="match"
        back={back}
        autoplay
        {...(stage.kind === 'battle' ? { next: { name: 'On', run: () => setWatched(stage.number) } } : {})}
        onLab={() => {}}
        onFork={fork}
      />
    )
  }
  if (stage.kind === 'over' && result === null)
    return <Sealed title="The match is over" back={back} waiting="Asking for the result" />
  const seat = online.seat
  const army = choosing.army ?? view.past.at(-1)?.armies[seat] ?? rememberedSetup().army
  return (
    <Seated
      session={session}
      seat={seat}
      names={seats}
      stage={stage}
      back={back}
      army={army}
      onArmy={choosing.onArmy}
      cells={choosing.cells}
      onCells={choosing.onCells}
      byDrill={false}
      send={choosing.send}
      onChange={() => void session.withdraw()}
      stop={null}
      sending={online.sending()}
      seen={Math.max(0, Math.min(seen - first, (span?.last ?? first) - first))}
      autoplay
      onWatched={onWatched}
      onNext={done}
      fresh="/online/new?game=hexline"
      onRematch={() => onRematch?.()}
      onFork={(config: HexlineConfig, state: HexlineState) => fork({ ...state, config, to: 'spectator' })}
      tools={null}
    />
  )
}

/** The match has ended, but this player may not know how yet. */
const UNTOLD: Result = { winner: null, reason: 'untold' }

/** What is being chosen at this moment of the match: here at once, on the server a moment later. */
function useChoosing(session: HexlineSession, at: number, kept: HexlineChoice | null) {
  const [made, setMade] = useState<{ readonly at: number; readonly choice: HexlineChoice } | null>(null)
  const { draft, send } = useDraft(session)
  const choice = made !== null && made.at === at ? made.choice : kept
  const change = (next: HexlineChoice) => {
    setMade({ at, choice: next })
    draft(next)
  }
  return {
    army: choice?.type === 'muster' ? choice.units : null,
    cells: choice?.type === 'deploy' ? choice.cells : null,
    onArmy: (units: readonly string[]) => change({ type: 'muster', units }),
    onCells: (cells: Cells) => change({ type: 'deploy', cells }),
    send: useCallback(
      (next: HexlineChoice) => {
        setMade({ at, choice: next })
        void send(next)
      },
      [at, send],
    ),
  }
}

/** Playing on from a moment is a match of one's own, against a bot, here. */
function useFork(bots: OnlineTableProps['bots']) {
  const navigate = useNavigate()
  const level = bots.find((bot) => bot !== null)?.level
  const opponent = opponentIn({ kind: 'bot', level }) ?? ({ kind: 'bot', level: 'veteran' } as const)
  return async ({ to: _to, config, ...state }: HexlineView) => {
    const begun = await startMatch({ config, opponent, state })
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
}

/** The last battle whose end was seen. */
function lastWatched({ timeline }: HexlineSession, frame: number): number {
  return battlesOf(timeline).findLast(({ over, last }) => over && last <= frame)?.number ?? 0
}

function kind(bot: OnlineTableProps['bots'][number] | undefined): { readonly kind?: string } {
  return bot === null || bot === undefined ? {} : { kind: 'bot' }
}
