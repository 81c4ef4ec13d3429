import type { Family } from './ability.ts'

export interface FamilyName {
  readonly id: Family
  readonly name: string
  readonly motto: string
}

/** HEX-101. Custom units together count as one family (HEX-14). */
export const FAMILIES: readonly FamilyName[] = [
  { id: 'bastion', name: 'Bastion', motto: 'walls, banners, bolts' },
  { id: 'wildpack', name: 'Wildpack', motto: 'speed, rage, the hunt' },
  { id: 'rimeglass', name: 'Rimeglass', motto: 'frost, hush, falling glass' },
  { id: 'gravewake', name: 'Gravewake', motto: 'oaths, dirges, blades' },
  { id: 'custom', name: 'Custom', motto: 'units made for this match' },
]
