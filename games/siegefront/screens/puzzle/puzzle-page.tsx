import { localSession, randomSeed } from '@tessera/kernel'
import { type Live, standing, useVersion } from '@tessera/play'
import { NoPuzzle, noteShown, noteTry, PuzzleBar, type PuzzlePlace, puzzlePath } from '@tessera/play/puzzles'
import { type SiegefrontChoice, siegefront } from '@tessera/siegefront'
import { PUZZLES, puzzleStart } from '@tessera/siegefront/puzzles'
import { words } from '@tessera/siegefront/words'
import { moodOf, Outcome } from '@tessera/table'
import { Button, Dialog, IconButton, say, useTitle } from '@tessera/ui'
import { useParams } from '@tessera/ui/router'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { SiegeTable } from '../table/siege-table.tsx'
import { linesOf, type StoredPuzzle, type Verdict, verdictOf } from './verdict.ts'

/** /siegefront/puzzle/:number: "win this turn", played on the ordinary table with real dice. */
export default function PuzzlePage(): ReactNode {
  const number = Number(useParams()['number'])
  const stored = PUZZLES[number - 1]
  const [tries, setTries] = useState(0)
  useTitle(words.text('puzzle.page', { number }))
  if (stored === undefined) return <NoPuzzle text={words.text('puzzle.count', { n: PUZZLES.length })} />
  const place = { game: 'siegefront', number }
  return (
    <div className="pz-room">
      <Attempt key={`${number} ${tries}`} stored={stored} place={place} onAgain={() => setTries(tries + 1)} />
    </div>
  )
}

function Attempt(props: { readonly stored: StoredPuzzle; readonly place: PuzzlePlace; readonly onAgain: () => void }) {
  const { stored, place, onAgain } = props
  const { session, live, verdict } = useAttempt(stored, place)
  const version = useVersion(session)
  const seats = useMemo(
    () => [words.text('puzzle.you'), words.text('puzzle.defender')].map((name) => ({ name, style: null })),
    [],
  )
  const [shown, setShown] = useState(false)
  const show = () => {
    noteShown(place)
    setShown(true)
  }
  return (
    <>
      <PuzzleBar place={place} task={words.text('puzzle.task')}>
        <IconButton label={words.text('puzzle.again')} glyph="undo" onClick={onAgain} />
      </PuzzleBar>
      <SiegeTable
        timeline={session.timeline}
        version={version}
        seats={seats}
        bottom={0}
        me={0}
        personality={null}
        live={live}
        back={null}
        at={0}
        onFork={null}
        after={(open, onClose) =>
          verdict !== null && (
            <VerdictDialog
              open={open}
              onClose={onClose}
              verdict={verdict}
              place={place}
              onShow={show}
              onAgain={onAgain}
            />
          )
        }
      />
      <SolutionDialog open={shown} onClose={() => setShown(false)} stored={stored} onAgain={onAgain} />
    </>
  )
}

/** One try at a puzzle: a match in this browser that only the player's turn is played of. */
function useAttempt(stored: StoredPuzzle, place: PuzzlePlace) {
  const session = useMemo(
    () => localSession(siegefront, { ...puzzleStart(stored.puzzle), seed: randomSeed() }, 0, new Map()),
    [stored],
  )
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const send = useCallback(
    async (choice: SiegefrontChoice) => {
      const refusal = await session.submit(choice)
      if (refusal !== null) return say(refusal.message, 'bad')
      const record = session.record()
      if (record === null || session.envelope().result === null) return
      const found = verdictOf(record)
      setVerdict(found)
      noteTry(place, found.kind === 'solved')
    },
    [session, place],
  )
  const { awaited, over } = standing(session.envelope(), 0)
  const live: Live<SiegefrontChoice> = useMemo(
    () => ({ ...ALONE, awaited, over, send: (choice) => void send(choice) }),
    [awaited, over, send],
  )
  return { session, live, verdict }
}

/** A match that nobody else takes part in. */
const ALONE = {
  me: 0,
  sent: false,
  sending: false,
  sealed: [],
  thinking: false,
  trouble: null,
  drafted: null,
  stop: null,
  onDraft: () => undefined,
  reopen: () => undefined,
  retry: () => undefined,
}

function VerdictDialog(props: {
  readonly open: boolean
  readonly onClose: () => void
  readonly verdict: Verdict
  readonly place: PuzzlePlace
  readonly onShow: () => void
  readonly onAgain: () => void
}) {
  const { open, onClose, verdict, place, onShow, onAgain } = props
  const solved = verdict.kind === 'solved'
  const more = place.number < PUZZLES.length
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.text(`verdict.${verdict.kind}`)}
      actions={
        <>
          {!solved && <Button onClick={onShow}>{words.text('puzzle.show')}</Button>}
          <Button kind={solved ? 'plain' : 'primary'} onClick={onAgain}>
            {words.text('puzzle.tryAgain')}
          </Button>
          {solved && (
            <Button kind="primary" to={more ? nextPath(place) : '/puzzles'}>
              {words.text(more ? 'puzzle.next' : 'puzzle.all')}
            </Button>
          )}
        </>
      }
    >
      <Outcome mood={verdict.kind === 'lucky' ? 'drawn' : moodOf(solved ? 0 : 1, 0)} />
      <p className="pz-verdict">{verdict.text}</p>
    </Dialog>
  )
}

function SolutionDialog(props: {
  readonly open: boolean
  readonly onClose: () => void
  readonly stored: StoredPuzzle
  readonly onAgain: () => void
}) {
  const { open, onClose, stored, onAgain } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.text('puzzle.oneWay')}
      actions={
        <Button kind="primary" onClick={onAgain}>
          {words.text('puzzle.playIt')}
        </Button>
      }
    >
      <ol className="pz-line">
        {linesOf(stored).map((line, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the line
          <li key={step}>{line}</li>
        ))}
      </ol>
      <p className="muted">{words.text('puzzle.searched', { looked: stored.looked, odds: stored.odds })}</p>
    </Dialog>
  )
}

function nextPath({ game, number }: PuzzlePlace): string {
  return puzzlePath({ game, number: number + 1 })
}
