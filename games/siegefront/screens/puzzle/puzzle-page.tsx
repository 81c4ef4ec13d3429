import { localSession, openRecord, randomSeed } from '@tessera/kernel'
import { type After, type RecordOf, useVersion } from '@tessera/play'
import { NoPuzzle, noteShown, noteTry, PuzzleBar, type PuzzlePlace, puzzlePath } from '@tessera/play/puzzles'
import { type SiegefrontChoice, siegefront, siegefrontRules } from '@tessera/siegefront'
import { commandWords, type Given, luckyAt, outcomes, PUZZLES, puzzleStart, Solver } from '@tessera/siegefront/puzzles'
import { moodOf, Outcome } from '@tessera/table'
import { Button, Dialog, IconButton, say, useTitle } from '@tessera/ui'
import { useParams } from '@tessera/ui/router'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { SiegeTable } from '../table/siege-table.tsx'
import type { Siege } from '../types.ts'

type Stored = (typeof PUZZLES)[number]

/** /siegefront/puzzle/:number: "win this turn", played on the ordinary table with real dice. */
export default function PuzzlePage(): ReactNode {
  const number = Number(useParams()['number'])
  const stored = PUZZLES[number - 1]
  const [tries, setTries] = useState(0)
  useTitle(`Siegefront puzzle ${number}`)
  if (stored === undefined) return <NoPuzzle text={`Siegefront has ${PUZZLES.length} puzzles.`} />
  const place = { game: 'siegefront', number }
  return (
    <div className="pz-room">
      <Attempt key={`${number} ${tries}`} stored={stored} place={place} onAgain={() => setTries(tries + 1)} />
    </div>
  )
}

const SEATS = [
  { name: 'You', style: null },
  { name: 'Defender', style: null },
] as const

function Attempt(props: { readonly stored: Stored; readonly place: PuzzlePlace; readonly onAgain: () => void }) {
  const { stored, place, onAgain } = props
  const session = useMemo(
    () => localSession(siegefront, { ...puzzleStart(stored.puzzle), seed: randomSeed() }, 0, new Map()),
    [stored],
  )
  const version = useVersion(session)
  const { result, awaiting } = session.envelope()
  const over = result !== null
  const [shown, setShown] = useState(false)
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
  const live = useMemo(
    () => ({
      awaited: awaiting.includes(0),
      sending: false,
      thinking: false,
      trouble: null,
      send: (choice: SiegefrontChoice) => void send(choice),
      stop: null,
      retry: () => {},
      over,
    }),
    [awaiting, over, send],
  )
  const show = () => {
    noteShown(place)
    setShown(true)
  }
  const after: After = (open, onClose) => (
    <Dialog
      open={open && verdict !== null}
      onClose={onClose}
      title={verdict === null ? '' : TITLES[verdict.kind]}
      actions={
        <>
          {verdict?.kind !== 'solved' && <Button onClick={show}>Show the solution</Button>}
          <Button kind={verdict?.kind === 'solved' ? 'plain' : 'primary'} onClick={onAgain}>
            Try again
          </Button>
          {verdict?.kind === 'solved' && (
            <Button kind="primary" to={place.number < PUZZLES.length ? nextPath(place) : '/puzzles'}>
              {place.number < PUZZLES.length ? 'Next puzzle' : 'All puzzles'}
            </Button>
          )}
        </>
      }
    >
      <Outcome mood={verdict?.kind === 'lucky' ? 'drawn' : moodOf(verdict?.kind === 'solved' ? 0 : 1, 0)} />
      <p className="pz-verdict">{verdict?.text}</p>
    </Dialog>
  )
  return (
    <>
      <PuzzleBar place={place} task="Bring the castle down this turn, whatever the dice say.">
        <IconButton label="Begin again" glyph="undo" onClick={onAgain} />
      </PuzzleBar>
      <SiegeTable
        timeline={session.timeline}
        version={version}
        seats={SEATS}
        bottom={0}
        me={0}
        personality={null}
        live={live}
        back={null}
        at={0}
        onFork={null}
        after={after}
      />
      <Dialog
        open={shown}
        onClose={() => setShown(false)}
        title="One way to win"
        actions={
          <Button kind="primary" onClick={onAgain}>
            Play it
          </Button>
        }
      >
        <ol className="pz-line">
          {linesOf(stored).map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the line
            <li key={place}>{line}</li>
          ))}
        </ol>
        <p className="muted">
          {stored.looked} positions were looked through to be sure. Whoever plays at random finds it once in{' '}
          {stored.odds} tries.
        </p>
      </Dialog>
    </>
  )
}

function nextPath({ game, number }: PuzzlePlace): string {
  return puzzlePath({ game, number: number + 1 })
}

interface Verdict {
  readonly kind: 'solved' | 'lucky' | 'failed'
  readonly text: string
}

const TITLES: Readonly<Record<Verdict['kind'], string>> = {
  solved: 'Solved',
  lucky: 'Won, with luck',
  failed: 'Not this turn',
}

/** The castle must have fallen, and no other roll may have saved it. */
function verdictOf(record: RecordOf<Siege>): Verdict {
  const timeline = openRecord(siegefrontRules, record, 0)
  const { config } = record.start
  const { result, seats } = timeline.state(timeline.length - 1)
  if (result?.winner !== 0 || result.reason !== 'castle')
    return { kind: 'failed', text: `The castle still stands with ${seats[1].castleHp}.` }
  const line = record.turns.flatMap(({ choices }, place): Given[] => {
    const choice = choices[0]
    return choice == null ? [] : [{ state: timeline.state(place), choice }]
  })
  const at = luckyAt(line, config, new Solver(config))
  const lucky = at === null ? undefined : line[at]
  if (lucky === undefined) return { kind: 'solved', text: 'No roll of the dice could have saved the castle.' }
  return {
    kind: 'lucky',
    text: `The castle fell, but another roll would have saved it: “${commandWords(lucky.state, lucky.choice)}” There is a way that needs no luck.`,
  }
}

function linesOf({ puzzle, solution }: Stored): readonly string[] {
  const { config, state } = puzzleStart(puzzle)
  let at = state
  return solution.map((choice) => {
    const words = commandWords(at, choice)
    at = outcomes(at, config, choice)[0]?.after ?? at
    return words
  })
}
