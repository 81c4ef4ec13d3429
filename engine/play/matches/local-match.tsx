import { words } from '@tessera/table/words'
import { IconButton, say } from '@tessera/ui'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type After,
  type KeptMatch,
  type MatchDefinition,
  type PlayTypes,
  refusalText,
  type ScreenParts,
} from '../definition/index.ts'
import { ForkDialog, positionAt, useBegin, waysBack } from '../fork/index.ts'
import { listingOf, type OpenMatch, OWN_SEAT, seatsHere, useKept, useVersion } from '../kept/index.ts'
import { GiveUp } from '../result/index.ts'
import { startFork, startMatch } from '../start/index.ts'
import { MatchTable } from './match-table.tsx'

/** Where a practice leads. */
export interface Practising {
  readonly back: string
  readonly onAgain: () => void
  readonly after: After
}

/** A match against the bots of this browser: what is being chosen, and how far it was watched, is kept here. */
export function LocalMatch<T extends PlayTypes>(props: {
  readonly definition: MatchDefinition<T>
  readonly parts: ScreenParts<T>
  readonly match: OpenMatch<T>
  /** A match to try the game in: nothing of it is kept, and it leads nowhere but back. */
  readonly practice?: Practising | undefined
}): ReactNode {
  const { definition, parts, match, practice } = props
  const { session, config } = match
  const { id, acts } = definition.game.ruleset
  const resigns = acts === undefined || acts.includes('resign')
  const version = useVersion(session)
  const seats = useMemo(() => seatsHere(definition, config, match.kept.opponent), [definition, config, match])
  const { kept, change } = useKept<KeptMatch<T>>({
    id: practice === undefined ? match.id : null,
    session,
    kept: match.kept,
    listed: ({ seen, own }) => {
      const { view: latest, result } = session.envelope()
      const { timeline } = session
      const forked = session.record()?.start.state !== undefined
      return { game: id, ...listingOf(definition, { timeline, seats, seen, latest, result, own, forked }) }
    },
  })
  const { at, result, view } = session.envelope()
  const undo = async () => {
    const refusal = await session.act('ask-takeback')
    if (refusal === null) say(words.text('match.taken-back'))
    else say(refusalText(refusal), 'bad')
  }
  const begin = useBegin()
  const { send, reopen, onDraft } = useChoice(match, kept, change)
  const onSeen = useCallback(
    (furthest: number) => change((now) => (furthest > now.seen ? { seen: furthest } : {})),
    [change],
  )
  const onOwn = useCallback((own: T['own']) => change({ own }), [change])
  const onTourDone = useCallback(() => change({ tour: false }), [change])
  const forkAt = (index: number) => {
    const from = positionAt(definition, session, index)
    if (from !== null) void begin(startFork(definition, from, kept.opponent, kept.own))
  }
  const [forking, setForking] = useState<number | null>(null)
  const fork = parts.redo === undefined ? forkAt : setForking
  const rematch = () => {
    const record = session.record()
    if (record !== null) void begin(startMatch(definition, definition.rematch(config, kept, record)))
  }
  return (
    <>
      <MatchTable
        definition={definition}
        parts={parts}
        after={practice?.after}
        table={{
          session,
          version,
          me: OWN_SEAT,
          seats,
          over: result !== null,
          where: 'here',
          seen: kept.seen,
          onSeen,
          drafted: kept.draft?.at === at ? kept.draft.choice : null,
          onDraft,
          send,
          reopen,
          sending: false,
          stop: match.stop,
          own: kept.own,
          onOwn,
          guided: kept.tour,
          back: practice?.back ?? '/',
          tools: result === null && practice === undefined && (
            <>
              {parts.undo?.(view) === true && (
                <IconButton label={words.text('match.take-back')} glyph="undo" onClick={() => void undo()} />
              )}
              {resigns && <GiveUp onResign={() => void session.act('resign')} />}
            </>
          ),
          fresh: practice?.back ?? `/${id}/play`,
          replay: `/${id}/battle/${match.id}/replay`,
          record: session.record,
          onRematch: practice?.onAgain ?? rematch,
          onFork: practice === undefined ? fork : null,
        }}
      />
      {forking !== null && parts.redo !== undefined && (
        <ForkDialog
          ways={waysBack(session.timeline, forking, parts.redo)}
          onClose={() => setForking(null)}
          onDice={() => forkAt(forking)}
          onWay={forkAt}
        />
      )}
      {parts.Guide && kept.tour && (
        <Suspense fallback={null}>
          <parts.Guide
            session={session}
            seats={seats}
            seen={kept.seen}
            present={kept.seen >= session.timeline.length - 1}
            own={kept.own}
            onOwn={onOwn}
            onDone={onTourDone}
            onRematch={rematch}
          />
        </Suspense>
      )}
    </>
  )
}

/** The player's choice: drafted, sent, opened again; one that was sent before the page was left is sent again. */
function useChoice<T extends PlayTypes>(
  { session, kept: first }: OpenMatch<T>,
  kept: KeptMatch<T>,
  change: (part: Pick<KeptMatch<T>, 'draft'>) => void,
) {
  const submit = useCallback(
    async (choice: T['choice']) => {
      const { at } = session.envelope()
      change({ draft: { at, choice, final: true } })
      const refusal = await session.submit(choice)
      if (refusal === null) return
      change({ draft: { at, choice, final: false } })
      say(refusalText(refusal), 'bad')
    },
    [session, change],
  )
  const resumed = useRef(false)
  useEffect(() => {
    if (resumed.current) return
    resumed.current = true
    const { at, awaiting, mine } = session.envelope()
    const { draft } = first
    if (draft?.final === true && draft.at === at && awaiting.includes(OWN_SEAT) && mine?.final !== true)
      void submit(draft.choice)
  }, [session, first, submit])
  const send = useCallback((choice: T['choice']) => void submit(choice), [submit])
  const onDraft = useCallback(
    (choice: T['choice']) => change({ draft: { at: session.envelope().at, choice, final: false } }),
    [session, change],
  )
  const { draft } = kept
  const reopen = useCallback(() => {
    if (draft !== null) change({ draft: { ...draft, final: false } })
    void session.withdraw()
  }, [session, draft, change])
  return { send, onDraft, reopen }
}
