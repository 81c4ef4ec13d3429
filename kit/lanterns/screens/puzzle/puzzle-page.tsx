import { NoPuzzle, noteTry, PuzzleBar } from '@tessera/play/puzzles'
import { Button, NumberField, useTitle } from '@tessera/ui'
import { useParams } from '@tessera/ui/router'
import { useState } from 'react'
import { PUZZLES, type Puzzle, replyTo } from '../../rules/puzzles/index.ts'

/** /lanterns/puzzle/:number: divide the oil among the nights that are left. */
export default function PuzzlePage() {
  const number = Number(useParams()['number'])
  const puzzle = PUZZLES[number - 1]
  useTitle(`Lanterns puzzle ${number}`)
  if (puzzle === undefined) return <NoPuzzle text={`Lanterns has ${PUZZLES.length} puzzles.`} />
  return <Plan key={number} puzzle={puzzle} number={number} />
}

function Plan({ puzzle, number }: { readonly puzzle: Puzzle; readonly number: number }) {
  const { config, state } = puzzle
  const [own, other] = state.oil
  const place = { game: 'lanterns', number }
  const [plan, setPlan] = useState<readonly number[]>(Array(config.nights - state.night).fill(0))
  const [verdict, setVerdict] = useState('')
  const left = plan.reduce((oil, burn) => oil - burn, own)
  const judge = () => {
    const replies = replyTo(puzzle, plan)
    noteTry(place, replies === null)
    setVerdict(replies === null ? 'Solved. Nothing the others burn can save them.' : `Not yet: ${wordsFor(replies)}.`)
  }
  return (
    <main className="page">
      <PuzzleBar place={place} task="Divide your oil so that you win the match, whatever the others burn." />
      <p>
        {`${state.taken.join(' to ')} after ${state.night} of ${config.nights} nights. You have ${own} measures, the other has ${other}. The lighthouse burns 0 to ${config.lighthouse} every night, and every coin falls against you.`}
      </p>
      <form onSubmit={(event) => event.preventDefault()}>
        {plan.map((burn, at) => (
          <NumberField
            key={at}
            label={`Night ${state.night + at + 1}`}
            value={burn}
            least={0}
            most={burn + left}
            onChange={(next) => setPlan(plan.with(at, next))}
          />
        ))}
        <Button kind="primary" onClick={judge}>
          Burn it
        </Button>
      </form>
      <p role="status">{verdict}</p>
    </main>
  )
}

function wordsFor(replies: NonNullable<ReturnType<typeof replyTo>>): string {
  const nights = replies.map(({ other, lighthouse }) => `${other} and ${lighthouse}`)
  return `the other and the lighthouse may burn ${nights.join(', then ')}`
}
