import type { Seat } from '@tessera/kernel'
import { words } from '@tessera/table/words'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import {
  isPlaying,
  type MatchDefinition,
  type OnlineMatchProps,
  type Playing,
  type PlayTypes,
  type ScreenParts,
  type SessionOf,
  type TableSeat,
} from '../definition/index.ts'
import { positionAt, useBegin } from '../fork/index.ts'
import { Nowhere, useVersion } from '../kept/index.ts'
import type { OnlineSession } from '../online/index.ts'
import { startFork } from '../start/index.ts'
import { MatchTable } from './match-table.tsx'
import { useDraft } from './use-draft.ts'

interface Defined<T extends PlayTypes> {
  readonly definition: MatchDefinition<T>
  readonly parts: ScreenParts<T>
}

/** A match on a server: what was watched and what is being chosen is kept there. */
export function OnlineMatch<T extends PlayTypes>(props: Defined<T> & OnlineMatchProps): ReactNode {
  const { game } = props.session.match()
  const playing: Playing<OnlineSession> = { game, session: props.session }
  if (!isPlaying<T>(props.definition.game, playing))
    return (
      <Nowhere title={words.text('online.other-game')} play="/online">
        {words.text('online.other-game.text', { game })}
      </Nowhere>
    )
  return <Seated {...props} online={props.session} session={playing.session} />
}

function Seated<T extends PlayTypes>(
  props: Defined<T> &
    Omit<OnlineMatchProps, 'session'> & { readonly online: OnlineSession; readonly session: SessionOf<T> },
): ReactNode {
  const { definition, parts, online, session, names, bots, back, onRematch } = props
  const id = definition.game.ruleset.id
  const version = useVersion(session)
  const begin = useBegin()
  const me: Seat | null = session.seat === 'spectator' ? null : session.seat
  const seats = useMemo(() => names.map((name, seat) => seatOf(name, bots[seat] ?? null)), [names, bots])
  // A player who has seen nothing yet begins in the present where there is nothing to watch: the log has it.
  const [seen, setSeen] = useState(() => {
    const { watched } = online.match()
    return watched === 0 && definition.opensAt === 'present' ? session.timeline.length - 1 : watched
  })
  const onSeen = useCallback(
    (furthest: number) => {
      setSeen((now) => Math.max(now, furthest))
      online.watched(furthest)
    },
    [online],
  )
  const [own, onOwn] = useState(() => definition.own.read({}))
  const choice = useChoice<T>(session)
  const foe = seats.findIndex((_, seat) => seat !== (me ?? 0))
  const fork = (index: number) => {
    const from = positionAt(definition, session, index)
    const opponent = definition.opponent.like?.(seats[foe]?.style ?? null, null) ?? definition.opponent.usual
    if (from !== null) void begin(startFork(definition, from, opponent, null))
  }
  const forkable = definition.position !== undefined || session.record() !== null
  return (
    <MatchTable
      definition={definition}
      parts={parts}
      table={{
        session,
        version,
        me,
        seats,
        over: online.match().status === 'finished',
        where: 'server',
        seen,
        onSeen,
        ...choice,
        sending: online.sending(),
        stop: null,
        own,
        onOwn,
        guided: false,
        back,
        tools: null,
        fresh: `/online/new?game=${id}`,
        replay: '?at=0',
        record: session.record,
        onRematch,
        onFork: forkable ? fork : null,
      }}
    />
  )
}

/** The choice at this moment of the match: on the screen at once, on the server a moment later. */
function useChoice<T extends PlayTypes>(session: SessionOf<T>) {
  const { at, mine } = session.envelope()
  const [made, setMade] = useState<{ readonly at: number; readonly choice: T['choice'] } | null>(null)
  const { draft, send: seal } = useDraft<T['choice']>(session)
  const onDraft = useCallback(
    (choice: T['choice']) => {
      setMade({ at, choice })
      draft(choice)
    },
    [at, draft],
  )
  const send = useCallback(
    (choice: T['choice']) => {
      setMade({ at, choice })
      void seal(choice)
    },
    [at, seal],
  )
  /** It is a draft again, not gone: it still counts if the clock runs out. */
  const reopen = useCallback(() => {
    const now = session.envelope().mine
    if (now !== null) draft(now.choice, 'now')
  }, [session, draft])
  return { drafted: made?.at === at ? made.choice : (mine?.choice ?? null), onDraft, send, reopen }
}

function seatOf(name: string, bot: OnlineMatchProps['bots'][number]): TableSeat {
  if (bot === null) return { name, style: null }
  const { level, personality } = bot
  return { name, kind: 'bot', style: { level, ...(personality === undefined ? {} : { personality }) } }
}
