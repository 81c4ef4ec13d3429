import { PRINTED } from '@tessera/gauntlet'
import { Icon } from '@tessera/ui'
import { EMBLEMS } from '../icons.ts'

const HAIR = ['#2b1d12', '#5b3a1c', '#8a6a3a', '#c9b48a', '#d9d4cc', '#3a3a44'] as const
const SKIN = ['#f0d3b0', '#d9ac82', '#b98258', '#8d5d3c', '#a9b6a0', '#cfd6d8'] as const

/** A face composed of a few shapes that follow from the leader's name: always the same one, no two alike in a faction. */
export function LeaderPortrait({ leader, size = 48 }: { readonly leader: string; readonly size?: number }) {
  const known = PRINTED.leaders.get(leader)
  const faction = known?.faction ?? 'order'
  const seed = [...leader].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const place = Math.max(0, PRINTED.factions.get(faction)?.leaders.indexOf(leader) ?? 0)
  const pale = faction === 'undead'
  const steel = faction === 'machine'
  const skin = pale ? '#d8ddd6' : steel ? '#b8b2ac' : (SKIN[(seed + place) % 4] ?? SKIN[0])
  const hair = HAIR[(seed + 2 * place) % HAIR.length] ?? HAIR[0]
  const crowned = place === 2
  const bearded = place !== 1 && seed % 3 !== 0 && !steel
  return (
    <span className="gd-portrait cloth" data-faction={faction} style={{ width: size, height: size }}>
      <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
        <path d="M4 48c2-11 10-14 20-14s18 3 20 14z" fill="#2a2018" />
        <path d="M14 48l10-12 10 12z" fill="var(--f-hi)" opacity=".8" />
        <path
          d={`M13 ${place === 1 ? 34 : 24}q-2-18 11-18t11 18${place === 1 ? 'q-2 4-4 4h-14q-3 0-4-4' : ''}z`}
          fill={hair}
        />
        <ellipse cx="24" cy="23" rx="8.500" ry="10.500" fill={skin} />
        {bearded && <path d="M16 25q0 13 8 13t8-13q-3 5-8 5t-8-5z" fill={hair} />}
        <path d="M15 19q3-9 9-9t9 9q-4-4-9-4t-9 4z" fill={hair} />
        <circle cx="20.500" cy="22.500" r="1.300" fill={pale ? '#5fe0a0' : steel ? '#f0b83c' : '#1d140c'} />
        <circle cx="27.500" cy="22.500" r="1.300" fill={pale ? '#5fe0a0' : steel ? '#f0b83c' : '#1d140c'} />
        <path d="M21 29q3 1.600 6 0" stroke="#1d140c" strokeWidth="1.200" fill="none" strokeLinecap="round" />
        {crowned && <path d="M14 14l2-7 4 4 4-6 4 6 4-4 2 7z" fill="#e8b647" stroke="#6b4a12" />}
      </svg>
      <Icon name={EMBLEMS[faction]} className="gi14" />
    </span>
  )
}
