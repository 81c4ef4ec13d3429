import type { Seat } from '@tessera/kernel'
import { playSound } from '@tessera/ui/sound'
import { type ReactNode, useEffect } from 'react'
import './outcome.css'

export type Mood = 'won' | 'lost' | 'drawn' | 'watched'

/** Whether the end is good or bad for its reader. */
export function moodOf(winner: Seat | null, me: Seat | null, players = 2): Mood {
  if (me === null || players === 1) return 'watched'
  return winner === null ? 'drawn' : winner === me ? 'won' : 'lost'
}

/** The picture over a result: a standard in a laurel wreath, one that lies broken, or two that lean on each other. */
export function Outcome({ mood }: { readonly mood: Mood }): ReactNode {
  useEffect(() => {
    if (mood === 'won' || mood === 'lost') playSound(mood)
    else if (mood === 'drawn') playSound('bell')
  }, [mood])
  if (mood === 'watched') return null
  return (
    <svg className={`outcome ${mood}`} viewBox="-120 -44 240 88" aria-hidden="true">
      {mood === 'won' && (
        <>
          <path className="rays" d={RAYS} />
          <path className="leaves" d={LEAVES} />
          <g className="banner">
            <path className="pole" d="M-14 34V-36" />
            <path className="cloth" d="M-14 -34h34l-9 12l9 12h-34z" />
          </g>
        </>
      )}
      {mood === 'lost' && (
        <>
          <path className="ground" d="M-96 30q48 -8 96 0t96 0" />
          <g className="banner">
            <path className="pole" d="M-52 28L2 8M8 10L46 26" />
            <path className="cloth" d="M-46 26l30 -12l8 14l-26 8l3 -7l-8 3z" />
          </g>
        </>
      )}
      {mood === 'drawn' && (
        <g className="banner">
          <path className="pole" d="M-26 34L12 -32M26 34L-12 -32" />
          <path className="cloth" d="M12 -32l22 10l-10 5l3 10l-22 -8z" />
          <path className="cloth" d="M-12 -32l-22 10l10 5l-3 10l22 -8z" />
        </g>
      )}
    </svg>
  )
}

/** Two branches that bend around the standard, leaf by leaf. */
const LEAVES = [-1, 1]
  .flatMap((side) =>
    Array.from({ length: 8 }, (_, i) => {
      const turn = Math.PI * (0.08 + i * 0.105) * side + Math.PI / 2
      const [x, y] = [Math.cos(turn) * 52, Math.sin(turn) * 36]
      const out = turn + side * 0.9
      const tip = [x + Math.cos(out) * 15, y + Math.sin(out) * 15]
      const bend = [x + Math.cos(out - 0.7) * 9, y + Math.sin(out - 0.7) * 9]
      const back = [x + Math.cos(out + 0.7) * 9, y + Math.sin(out + 0.7) * 9]
      const at = (point: readonly number[]) => point.map((n) => n.toFixed(1)).join(' ')
      return `M${at([x, y])}Q${at(bend)} ${at(tip)}Q${at(back)} ${at([x, y])}Z`
    }),
  )
  .join('')

const RAYS = Array.from({ length: 18 }, (_, i) => {
  const turn = (i * Math.PI) / 9
  const at = (r: number) => `${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r * 0.7).toFixed(1)}`
  return `M${at(74)}L${at(i % 2 === 0 ? 112 : 96)}`
}).join('')
