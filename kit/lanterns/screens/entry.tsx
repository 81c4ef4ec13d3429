import type { GameEntry } from '@tessera/play'
import puzzles from '../rules/puzzles/set.json' with { type: 'json' }

const lanterns: GameEntry = {
  id: 'lanterns',
  name: 'Lanterns',
  blurb: 'Burn more oil than the other, on more nights than the other.',
  minutes: 2,
  players: 2,
  verb: 'Light a lantern',
  door: '/lanterns/play',
  icon: 'scroll-unfurled',
  Picture: LanternsPicture,
  puzzles: { ...puzzles, task: 'Divide your oil so that you win the match, whatever the others burn.' },
  screens: () => import('./index.tsx'),
}

/** Two lights in the dark; decoration. */
function LanternsPicture({ wide }: { readonly wide?: boolean }) {
  const width = wide ? 512 : 256
  return (
    <svg className="art" viewBox={`0 0 ${width} 216`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={width} height="216" fill="#1d2430" />
      <circle cx={width * 0.3} cy="110" r="34" fill="#e0a83c" />
      <circle cx={width * 0.7} cy="110" r="22" fill="#e0a83c" />
    </svg>
  )
}

export const entries = [lanterns]
