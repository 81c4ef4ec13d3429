import { catalogOf, drillCells, type HexlineConfig } from '@tessera/hexline'
import {
  allSwaps,
  BATTLES,
  type HexlinePuzzle,
  judge,
  LEAST_GOAL,
  ownUnits,
  type PuzzleKind,
  readPuzzle,
  solves,
} from '@tessera/hexline/puzzles'
import { seededDice, seedFrom } from '@tessera/kernel'
import { copyText } from '@tessera/play'
import { Button, Dialog, NumberField, Progress, Segments } from '@tessera/ui'
import { packLink } from '@tessera/ui/storage'
import { type ReactNode, useState } from 'react'

/** What the search found out about a puzzle in the making. */
interface Found {
  readonly puzzle: HexlinePuzzle
  readonly good: boolean
  readonly text: string
}

/** The position in the editor as a puzzle for others: checked by search first, then a link. */
export function MakePuzzle({
  config,
  open,
  onClose,
}: {
  readonly config: HexlineConfig
  readonly open: boolean
  readonly onClose: () => void
}): ReactNode {
  const [kind, setKind] = useState<PuzzleKind>('change')
  const [goal, setGoal] = useState(60)
  const [done, setDone] = useState<number | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const fresh =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setFound(null)
    }
  const check = async () => {
    setDone(0)
    setFound(await checked(kind, goal, config, setDone))
    setDone(null)
  }
  const share = async () => {
    if (found === null) return
    const link = `${location.origin}/hexline/puzzle/own#puzzle=${await packLink(found.puzzle)}`
    await copyText(link, 'The link to your puzzle is on the clipboard.')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Make a puzzle"
      actions={
        <>
          <Button blocked={done === null ? null : 'The search goes on.'} onClick={() => void check()}>
            Check it
          </Button>
          <Button
            kind="primary"
            glyph="link"
            blocked={found?.good === true ? null : 'Check it first: a puzzle must have a solution.'}
            onClick={() => void share()}
          >
            Copy the link
          </Button>
        </>
      }
    >
      <Segments<PuzzleKind>
        label="What is asked"
        options={[
          { value: 'change', name: 'Swap one unit' },
          { value: 'place', name: 'Place the units' },
        ]}
        value={kind}
        onChange={fresh(setKind)}
      />
      <p className="note">
        {kind === 'change'
          ? 'The West is the solver’s. One of its units may be swapped for another that costs no more.'
          : 'The West is the solver’s, and gets its units lined up by the drill. Where they stand now is your solution.'}
      </p>
      <NumberField
        label="Battles to win"
        unit={`of ${BATTLES}`}
        value={goal}
        least={LEAST_GOAL}
        most={BATTLES}
        onChange={fresh(setGoal)}
      />
      {done !== null && <Progress label="Searching" value={done} />}
      <p role="status" className={found === null || found.good ? 'pz-verdict' : 'pz-verdict harm'}>
        {found?.text}
      </p>
    </Dialog>
  )
}

const pause = () => new Promise((resume) => setTimeout(resume))

async function checked(
  kind: PuzzleKind,
  goal: number,
  config: HexlineConfig,
  onDone: (part: number) => void,
): Promise<Found> {
  const as = (from: HexlineConfig): HexlinePuzzle => ({ kind, goal, config: from })
  const given = readPuzzle(as(config))
  if (!given.ok) return { puzzle: as(config), good: false, text: given.inputErrors[0]?.text ?? '' }
  const puzzle = kind === 'place' ? as(drilled(given.value)) : given.value
  const before = judge(puzzle, null).won
  if (before >= goal) {
    const how = kind === 'place' ? 'lined up by the drill' : 'as it stands'
    return { puzzle, good: false, text: `There is nothing to solve: ${how}, the West wins ${before} of ${BATTLES}.` }
  }
  if (kind === 'place') {
    const { won } = judge(given.value, null)
    const good = won >= goal
    const text = `Lined up by the drill the West wins ${before} of ${BATTLES}, as you placed it ${won}.`
    return { puzzle, good, text: good ? text : `${text} Your own placing does not reach the goal.` }
  }
  const swaps = allSwaps(puzzle)
  let solving = 0
  for (const [place, swap] of swaps.entries()) {
    if (solves(puzzle, swap)) solving++
    onDone((place + 1) / swaps.length)
    await pause()
  }
  const text = `As it stands the West wins ${before} of ${BATTLES}. ${solving} of ${swaps.length} changes solve it.`
  return { puzzle, good: solving > 0, text: solving > 0 ? text : `${text} Lower the goal, or change the position.` }
}

/** The units of the West as the drill lines them up, so that the author's own placing is not given away. */
function drilled(puzzle: HexlinePuzzle): HexlineConfig {
  const { config } = puzzle
  const { scenario } = config
  if (scenario === null) return config
  const catalog = catalogOf(config)
  const types = ownUnits(puzzle).flatMap(({ unit }) => catalog.type(unit.type) ?? [])
  const cells = drillCells(types, 1, scenario.rows, seededDice(seedFrom('the drill')))
  let next = 0
  const units = scenario.units.map((unit) => {
    const cell = unit.side === 1 ? cells[next++] : undefined
    return cell === undefined ? unit : { ...unit, col: cell[0], row: cell[1] }
  })
  return { ...config, scenario: { ...scenario, units } }
}
