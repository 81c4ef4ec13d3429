import { type GuideProps, useVersion } from '@tessera/play'
import { appears, pressed, Tour, type TourStep } from '@tessera/ui'
import { useCallback } from 'react'
import type { Duel } from '../types.ts'

const DEPLOY: readonly TourStep[] = [
  {
    target: '.gd-field',
    title: 'Your two rows',
    text: 'Your team stands here, and the other side cannot see it. Press a unit, then the cell where it should stand.',
  },
  {
    target: '.gd-formations',
    title: 'Ready formations',
    text: 'Units side by side support each other with armour and Resolve. One press puts everybody into such a shape.',
  },
  {
    target: '.gd-timings',
    title: 'Two spells',
    text: 'Your leader casts them by himself: early, in the middle, or late in the battle.',
  },
  {
    target: '.ply-bar button',
    title: 'Lock it',
    text: 'When both sides have locked their deployment, the battle begins by itself.',
    press: { name: 'Lock the deployment', target: '.ply-bar button' },
    until: pressed('.ply-bar button'),
  },
]

const WATCH: readonly TourStep[] = [
  {
    target: '.gd-board',
    title: 'The battle',
    text: 'Units act one after the other. Green is life, blue is Resolve: whoever runs out of Resolve flees.',
  },
  {
    target: ['.gd-unit', '.gd-none'],
    title: 'Why',
    text: 'Whoever acts is shown here with every figure, and with the reason why it does what it does.',
  },
  {
    target: '.table .time',
    title: 'Watch it',
    text: 'Play, pause, step back and forth. Every line of the log opens into its sum.',
    press: { name: 'Play', target: '.table .time .play' },
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
  const chapter = watching ? 'watch' : 'deploy'
  return <Tour key={chapter} id={`gauntlet-duel.${chapter}`} steps={watching ? WATCH : DEPLOY} again onDone={end} />
}
