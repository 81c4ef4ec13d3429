import { words } from '@tessera/gauntlet/words'
import { type GuideProps, useVersion } from '@tessera/play'
import { appears, pressed, Tour, type TourStep } from '@tessera/ui'
import { useCallback } from 'react'
import type { Duel } from '../types.ts'

const deploySteps = (): readonly TourStep[] => [
  {
    target: '.gd-field',
    title: words.text('tour.rows'),
    text: words.text('tour.rowsText'),
  },
  {
    target: '.gd-formations',
    title: words.text('tour.formations'),
    text: words.text('tour.formationsText'),
  },
  {
    target: '.gd-timings',
    title: words.text('tour.spells'),
    text: words.text('tour.spellsText'),
  },
  {
    target: '.ply-bar button',
    title: words.text('tour.lock'),
    text: words.text('tour.lockText'),
    press: { name: words.text('deploy.lock'), target: '.ply-bar button' },
    until: pressed('.ply-bar button'),
  },
]

const watchSteps = (): readonly TourStep[] => [
  {
    target: '.gd-board',
    title: words.text('tour.battle'),
    text: words.text('tour.battleText'),
  },
  {
    target: ['.gd-unit', '.gd-none'],
    title: words.text('tour.why'),
    text: words.text('tour.whyText'),
  },
  {
    target: '.table .time',
    title: words.text('tour.watch'),
    text: words.text('tour.watchText'),
    press: { name: words.text('tour.play'), target: '.table .time .play' },
    until: appears('.table .time .play[aria-label="Pause"]'),
  },
]

/** The guided first duel: place, lock, watch. */
export default function Guide({ session, onDone }: GuideProps<Duel>) {
  useVersion(session)
  const { view, mine } = session.envelope()
  const watching = view.battle !== null
  const end = useCallback(
    (how: 'taken' | 'left') => {
      if (how === 'left' || watching) onDone()
    },
    [watching, onDone],
  )
  if (!watching && (view.phase !== 'deploy' || mine?.final === true)) return null
  const steps = watching ? watchSteps() : deploySteps()
  const chapter = watching ? 'watch' : 'deploy'
  return <Tour key={chapter} id={`gauntlet-duel.${chapter}`} steps={steps} again onDone={end} />
}
