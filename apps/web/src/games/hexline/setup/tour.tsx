import { pressed, Tour, type TourStep } from '../../../ui/index.ts'
import type { Stage } from './stage.ts'

export interface MatchTourProps {
  readonly stage: Stage
  readonly battle: number
  readonly onDone: () => void
}

/** The guided first battle: army, placing, watching, why, and changing the army for the next one. */
export function MatchTour({ stage, battle, onDone }: MatchTourProps) {
  const chapter = chapterOf(stage, battle)
  if (chapter === null) return null
  const last = chapter === 'change'
  return <Tour key={chapter} id={`hexline.${chapter}`} steps={CHAPTERS[chapter]} again {...(last ? { onDone } : {})} />
}

type Chapter = 'army' | 'deploy' | 'watch' | 'change'

function chapterOf(stage: Stage, battle: number): Chapter | null {
  if (stage.kind === 'battle') return stage.number === 1 ? 'watch' : null
  if (stage.kind === 'deploy') return battle === 1 ? 'deploy' : null
  if (stage.kind === 'muster') return battle === 1 ? 'army' : battle === 2 ? 'change' : null
  return null
}

const CHAPTERS: Readonly<Record<Chapter, readonly TourStep[]>> = {
  army: [
    {
      target: '.al-wrap, .mbar',
      title: 'This is your army',
      text: 'A pack of wolves and hunters, ready to go. You have 100 points; each unit costs some of them.',
    },
    {
      target: '.ugrid',
      title: 'Units for hire',
      text: 'Plus hires a unit, minus lets one go. The sentence on each card says what its ability does and when.',
    },
    {
      target: '.shape, .mbar',
      title: 'Who stands where',
      text: 'Short range stands in front, long range behind. You can move everybody before the battle.',
    },
    {
      target: '.bld .btn.primary',
      title: 'Lock it',
      text: 'Change what you like, or nothing. Then lock the army: neither side sees the other before both are locked.',
      until: pressed('.bld .btn.primary'),
    },
  ],
  deploy: [
    {
      target: '.dep-theirs',
      title: 'Now you know them',
      text: 'This is what stands against you. Where each of them stands you will see only when the battle begins.',
    },
    {
      target: '.dep-board',
      title: 'Place your units',
      text: 'They are lined up already. Drag one to another hex of your ground, or tap it and then the hex.',
    },
    {
      target: '.dep .btn.primary',
      title: 'Fight',
      text: 'From here on nobody gives orders: every unit walks to the nearest enemy and attacks.',
      until: pressed('.dep .btn.primary'),
    },
  ],
  watch: [
    {
      target: '.table > .centre',
      title: 'The battle',
      text: 'One unit acts at a time, in an order drawn anew each round. The sentence under the board says what happened.',
    },
    {
      target: '.table .time',
      title: 'Time is yours',
      text: 'Pause, step back, go faster, or drag anywhere. Space plays and pauses, the arrow keys step.',
    },
    {
      target: '.table > .right, .table-tabs',
      title: 'Why?',
      text: 'Press a line of the log to see the sum behind a number: damage, boost, armour, and the dice.',
    },
    {
      target: '.table > .centre',
      title: 'Every piece has a card',
      text: 'Press a unit on the board: its reach, its ability, and why it walks or stays. Watch to the end, or skip there.',
    },
  ],
  change: [
    {
      target: '.earlier, .bld .acts',
      title: 'What they fielded',
      text: 'Their armies of this match stand here with how it ended. Something in there beat you, or nearly did.',
    },
    {
      target: '.test, .mbar',
      title: 'Try before you lock',
      text: 'Fight their last army as often as you like. A thousand battles tell which of the two is stronger.',
    },
    {
      target: '.ugrid',
      title: 'Change and come back',
      text: 'Swap a unit, look at the result, lock. You know the rest; enjoy the match.',
    },
  ],
}
