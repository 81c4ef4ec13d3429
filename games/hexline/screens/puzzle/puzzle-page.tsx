import { BATTLES, type HexlinePuzzle, PUZZLES, readPuzzle, storedPuzzle } from '@tessera/hexline/puzzles'
import { NoPuzzle } from '@tessera/play/puzzles'
import { Skeletons, useTitle } from '@tessera/ui'
import { useLocation, useParams } from '@tessera/ui/router'
import { unpackLink } from '@tessera/ui/storage'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { PuzzleDesk } from './puzzle-desk.tsx'

/** /hexline/puzzle/:number, and /hexline/puzzle/own#... for one made in the lab. */
export default function PuzzlePage(): ReactNode {
  const { number } = useParams()
  return number === 'own' ? <OwnPuzzle /> : <StoredPuzzle number={Number(number)} />
}

function StoredPuzzle({ number }: { readonly number: number }): ReactNode {
  const stored = PUZZLES[number - 1]
  useTitle(`Hexline puzzle ${number}`)
  const puzzle = useMemo(() => (stored === undefined ? null : storedPuzzle(stored)), [stored])
  if (stored === undefined || puzzle === null) return <NoPuzzle text={`Hexline has ${PUZZLES.length} puzzles.`} />
  const known = { solution: stored.solution, facts: factsOf(stored) }
  return <PuzzleDesk key={number} puzzle={puzzle} place={{ game: 'hexline', number }} known={known} />
}

function factsOf({ kind, odds, rate, after }: (typeof PUZZLES)[number]): string {
  const guess = kind === 'change' ? `One change in ${odds} solves it.` : `About one placing in ${odds} solves it.`
  return `${guess} The known solution wins ${after} of the ${BATTLES} battles, and ${(rate / 10).toFixed(1)} % of 1,000 further ones.`
}

/** A puzzle in the link itself: nothing of it is stored anywhere. */
function OwnPuzzle(): ReactNode {
  useTitle('A puzzle of Hexline')
  const { hash } = useLocation()
  const [read, setRead] = useState<{ readonly puzzle: HexlinePuzzle } | { readonly text: string } | null>(null)
  useEffect(() => {
    let current = true
    void unpackLink(hash.replace(/^#(puzzle=)?/, '')).then((unpacked) => {
      if (!current) return
      const parsed = unpacked.ok ? readPuzzle(unpacked.value) : null
      if (parsed?.ok === true) setRead({ puzzle: parsed.value })
      else if (parsed === null) setRead({ text: unpacked.ok ? '' : unpacked.text })
      else setRead({ text: parsed.inputErrors[0]?.text ?? 'This link holds no puzzle of Hexline.' })
    })
    return () => {
      current = false
    }
  }, [hash])
  if (read === null)
    return (
      <main className="loading">
        <h1 className="vh">A puzzle of Hexline</h1>
        <Skeletons lines={4} label="Reading the puzzle" />
      </main>
    )
  if ('text' in read) return <NoPuzzle text={read.text} />
  return <PuzzleDesk key={hash} puzzle={read.puzzle} place={null} known={null} />
}
