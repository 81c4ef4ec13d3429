import { AIMS, type Aim, type AttackStep, type Spot, type Step, type When } from '@tessera/hundred'

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

export const WHEN_OPTIONS = [
  { value: 'always', name: 'At once' },
  { value: 'inRange', name: 'When the target is in reach' },
  { value: 'enemyApproaches', name: 'When an enemy comes near' },
  { value: 'hpBelow', name: 'When it is hurt' },
  { value: 'targetDead', name: 'When the target has fallen' },
  { value: 'engaged', name: 'When it is in contact' },
  { value: 'turnReached', name: 'From a turn on' },
] as const

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
export const FACINGS = [
  { value: 'along', name: 'Where it went' },
  ...Object.keys(COMPASS).map((value) => ({ value, name: `${value.charAt(0).toUpperCase()}${value.slice(1)}` })),
]

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

export const APPROACHES = [
  { value: 'none', name: 'Stay' },
  { value: 'walk', name: 'Walk' },
  { value: 'advance', name: 'Advance' },
  { value: 'run', name: 'Run' },
] as const
export const BLOWS = [
  { value: 'normal', name: 'Plain' },
  { value: 'power', name: 'Power: +4 damage, −10 to hit' },
  { value: 'aimed:head', name: 'Aimed at the head: −30' },
  { value: 'aimed:item', name: 'Aimed at weapon or shield: −20' },
  { value: 'aimed:weaponArm', name: 'Aimed at the weapon arm: −10' },
  { value: 'aimed:shieldArm', name: 'Aimed at the shield arm: −10' },
  { value: 'aimed:legs', name: 'Aimed at the legs: −10' },
  { value: 'aimed:torso', name: 'Aimed at the torso' },
]

/** The kind of a blow and its aim, from the value of an option. */
export function blowOf(value: string): Pick<AttackStep, 'kind' | 'aim'> {
  const aim: Aim | undefined = AIMS.find((one) => value === `aimed:${one}`)
  if (aim !== undefined) return { kind: 'aimed', aim }
  return { kind: value === 'power' ? 'power' : 'normal', aim: null }
}
