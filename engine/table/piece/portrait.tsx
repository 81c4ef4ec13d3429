import type { ReactNode } from 'react'
import { seatColour } from './piece.tsx'

/** A face for a name, always the same one: skin, hair, beard, headgear and a look are drawn from the letters. */
export function Portrait({
  name,
  seat,
  size = 44,
}: {
  readonly name: string
  readonly seat: 0 | 1
  readonly size?: number
}) {
  const face = faceOf(name)
  return (
    <svg className="portrait" width={size} height={size} viewBox="-22 -22 44 44" aria-hidden="true">
      <circle r="20" fill={seatColour(seat)} stroke="var(--rim)" strokeWidth="2" />
      <path d="M-16 18q2 -11 16 -11t16 11a20 20 0 0 1 -32 0z" fill="#3a2c1a" />
      <path d="M-5 4h10v6q-5 4 -10 0z" fill={face.skin} />
      <path d="M-9.5 -6q0 -9 9.5 -9t9.5 9q0 14 -9.5 15t-9.5 -15z" fill={face.skin} stroke="#2b1c0a" strokeWidth=".8" />
      {BEARDS[face.beard]?.(face.hair)}
      {HATS[face.hat]?.(face.hair)}
      <path d={EYES[face.eyes] ?? EYES[0]} stroke="#2b1c0a" strokeWidth="1.5" strokeLinecap="round" fill="none" />
      <path d="M0 -2.4l-1.6 4h2.4" stroke="#2b1c0a" strokeWidth=".9" fill="none" />
      <path d={MOUTHS[face.mouth] ?? MOUTHS[0]} stroke="#5d2a1c" strokeWidth="1.2" strokeLinecap="round" fill="none" />
      {face.scar && <path d="M4.5 -1l3 5" stroke="#8a3a26" strokeWidth="1" />}
    </svg>
  )
}

interface Face {
  readonly skin: string
  readonly hair: string
  readonly beard: number
  readonly hat: number
  readonly eyes: number
  readonly mouth: number
  readonly scar: boolean
}

/** @public Pure, so that the same opponent looks the same everywhere. */
export function faceOf(name: string): Face {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  const pick = (among: number) => {
    hash = (Math.imul(hash, 1664525) + 1013904223) >>> 0
    return (hash >>> 8) % among
  }
  return {
    skin: SKINS[pick(SKINS.length)] ?? '#d9a679',
    hair: HAIRS[pick(HAIRS.length)] ?? '#4a3520',
    beard: pick(BEARDS.length),
    hat: pick(HATS.length),
    eyes: pick(EYES.length),
    mouth: pick(MOUTHS.length),
    scar: pick(4) === 0,
  }
}

const SKINS = ['#e8c39e', '#d9a679', '#c08457', '#8d5a3a', '#6b4329']
const HAIRS = ['#2b2018', '#4a3520', '#8a5a26', '#b98a3c', '#8f8a80']

type Feature = (colour: string) => ReactNode

const BEARDS: readonly Feature[] = [
  () => null,
  (hair) => <path d="M-9 0q0 10 9 11t9 -11q-2 4 -5 4q-4 -1.6 -8 0q-3 0 -5 -4z" fill={hair} />,
  (hair) => <path d="M-6 3q6 -3 12 0q-2 3 -6 2.4q-4 .6 -6 -2.4z" fill={hair} />,
  (hair) => <path d="M-4 6.6q4 -1.4 8 0l-4 8z" fill={hair} />,
]

const HATS: readonly Feature[] = [
  (hair) => <path d="M-10.4 -4q-1.6 -13 10.4 -13t10.4 13q-3 -6 -10.4 -6t-10.4 6z" fill={hair} />,
  () => (
    <>
      <path d="M-11 -5q0 -13 11 -13t11 13z" fill="#8d949b" stroke="#2b1c0a" strokeWidth=".8" />
      <path d="M-1.4 -6h2.8v8h-2.8z" fill="#8d949b" stroke="#2b1c0a" strokeWidth=".6" />
    </>
  ),
  () => (
    <>
      <path d="M-2 -20h4v6h-4z" fill="#a1240f" />
      <path d="M-11 -5q0 -11 11 -11t11 11z" fill="#c59a3c" stroke="#2b1c0a" strokeWidth=".8" />
      <path d="M-11 -5v9l4 -3v-6zM11 -5v9l-4 -3v-6z" fill="#c59a3c" stroke="#2b1c0a" strokeWidth=".6" />
    </>
  ),
  () => (
    <path
      d="M-12 6q-2 -24 12 -24t12 24q-3 -3 -3 -10q-3 -6 -9 -6t-9 6q0 7 -3 10z"
      fill="#4b5c2c"
      stroke="#2b1c0a"
      strokeWidth=".8"
    />
  ),
  (hair) => (
    <>
      <path d="M-10.4 2q-2 -19 10.4 -19t10.4 19l-2 -8q-3 -4 -8.4 -4t-8.4 4z" fill={hair} />
      <path d="M-10 -8q10 -4 20 0v3q-10 -4 -20 0z" fill="#c59a3c" stroke="#2b1c0a" strokeWidth=".6" />
    </>
  ),
]

const EYES = [
  'M-5 -3h2.4M2.6 -3H5',
  'M-5.4 -4.6l3 1M5.4 -4.6l-3 1M-4 -2.4h.4M4 -2.4h-.4',
  'M-5 -2.6q1.2 -1.4 2.4 0M2.6 -2.6q1.2 -1.4 2.4 0',
]
const MOUTHS = ['M-3 5.4h6', 'M-3 5q3 1.8 6 0', 'M-3 6q3 -1.8 6 0']
