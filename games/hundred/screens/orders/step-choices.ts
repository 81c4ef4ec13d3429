import { AIMS, type Aim, type AttackStep, type Spot, type Step, type When } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { capitalised, plainWords } from '@tessera/words'

/** The condition of a step, with its usual values; null for none. */
export function whenOf(is: string, step: Step): When | null {
  const target = step.do === 'attack' ? step.target : 'nearest'
  switch (is) {
    case 'inRange':
      return { is, target, weapon: null, not: false }
    case 'enemyApproaches':
      return { is, mm: 6000, not: false }
    case 'hpBelow':
      return { is, pct: 50, unit: null, not: false }
    case 'targetDead':
      return typeof target === 'number' ? { is, target, not: false } : null
    case 'engaged':
      return { is, not: false }
    case 'turnReached':
      return { is, n: 2, not: false }
    default:
      return null
  }
}

export function whenOptions() {
  return (['always', 'inRange', 'enemyApproaches', 'hpBelow', 'targetDead', 'engaged', 'turnReached'] as const).map(
    (value) => ({ value, name: words.text(`only.${value}`) }),
  )
}

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

export const COMPASS: Readonly<Record<string, Spot>> = {
  north: { x: 0, y: -1000 },
  'north-east': { x: 1000, y: -1000 },
  east: { x: 1000, y: 0 },
  'south-east': { x: 1000, y: 1000 },
  south: { x: 0, y: 1000 },
  'south-west': { x: -1000, y: 1000 },
  west: { x: -1000, y: 0 },
  'north-west': { x: -1000, y: -1000 },
}

export function facings(): readonly { readonly value: string; readonly name: string }[] {
  return [
    { value: 'along', name: words.text('facing.along') },
    ...POINTS.map((value) => ({ value, name: plainWords(capitalised([words.text(`bearing.${value}`)])) })),
  ]
}

/** The compass point that a facing is nearest to. */
export function compassOf(face: Spot): string {
  let best = 'east'
  let most = Number.NEGATIVE_INFINITY
  for (const [name, { x, y }] of Object.entries(COMPASS)) {
    const along = (face.x * x + face.y * y) / Math.hypot(x, y)
    if (along > most) {
      most = along
      best = name
    }
  }
  return best
}

export function approaches() {
  return (['none', 'walk', 'advance', 'run'] as const).map((value) => ({
    value,
    name: words.text(value === 'none' ? 'pace.stay' : `pace.${value}`),
  }))
}

export function blows() {
  return (['normal', 'power', 'head', 'item', 'weaponArm', 'shieldArm', 'legs', 'torso'] as const).map((value) => ({
    value: value === 'normal' || value === 'power' ? value : `aimed:${value}`,
    name: words.text(`blowKind.${value}`),
  }))
}

/** The kind of a blow and its aim, from the value of an option. */
export function blowOf(value: string): Pick<AttackStep, 'kind' | 'aim'> {
  const aim: Aim | undefined = AIMS.find((one) => value === `aimed:${one}`)
  if (aim !== undefined) return { kind: 'aimed', aim }
  return { kind: value === 'power' ? 'power' : 'normal', aim: null }
}
