import type { FactionId } from '@tessera/gauntlet'
import { BoardIcon } from '@tessera/ui'
import { useId } from 'react'
import { EMBLEMS } from '../icons.ts'
import { FACTION_LOOKS } from './factions.ts'

const SHAPE = 'M2 2h36v30l-18 13l-18 -13z'
const INNER = 'M4.500 4.500h31v26.200l-15.500 11.200l-15.500 -11.200z'

/** A faction's pennon on a field of 40 by 47, inside a drawing; without a faction it is bare. */
export function EmblemShape({ faction }: { readonly faction: FactionId | null }) {
  const id = useId()
  if (faction === null)
    return (
      <>
        <path d={SHAPE} fill="#f3e9d0" stroke="#0b0805" strokeWidth={2} />
        <path d={INNER} fill="none" stroke="#6a5836" strokeOpacity={0.55} />
        <text x={20} y={31} textAnchor="middle" fontFamily="Alegreya, Georgia, serif" fontSize={26} fontWeight={700}>
          ?
        </text>
      </>
    )
  const { field, ink, tile } = FACTION_LOOKS[faction]
  return (
    <>
      <defs>
        <pattern
          id={id}
          width={tile.width}
          height={tile.height}
          patternUnits="userSpaceOnUse"
          patternTransform="scale(0.55)"
        >
          <path d={tile.path} fill="none" stroke={ink} strokeOpacity={0.3} strokeWidth={1.5} strokeLinecap="round" />
        </pattern>
      </defs>
      <path d={SHAPE} fill={field} stroke="#0b0805" strokeWidth={2} />
      <path d={SHAPE} fill={`url(#${id})`} />
      <path d={INNER} fill="none" stroke={ink} strokeOpacity={0.55} />
      <BoardIcon name={EMBLEMS[faction]} x={20} y={19} size={25} fill={ink} />
    </>
  )
}

/** The pennon of a faction, for headings and lists. */
export function Emblem({ faction, size = 36 }: { readonly faction: FactionId | null; readonly size?: number }) {
  return (
    <svg className="gemblem" width={size} height={(size * 47) / 40} viewBox="0 0 40 47" aria-hidden="true">
      <EmblemShape faction={faction} />
    </svg>
  )
}
