import type { Aim, AttackStep, Mode } from '@tessera/hundred'

/** The step that the next press on the board adds to the plan. */
export type Aiming =
  | { readonly kind: 'move'; readonly mode: Mode; readonly style: 'normal' | 'retreat' }
  | { readonly kind: 'attack'; readonly attack: AttackStep['kind']; readonly aim: Aim | null }
  | { readonly kind: 'item'; readonly item: 'bandage' | 'oil' | 'caltrops' }
  | { readonly kind: 'special'; readonly name: 'treat' | 'intimidate' | 'challenge' | 'execute' }
  | { readonly kind: 'disengage' }

/** With nothing else chosen, a press on the ground moves there. */
export const NO_AIM = { kind: 'move', mode: 'advance', style: 'normal' } as const satisfies Aiming
export const STRIKE = { kind: 'attack', attack: 'normal', aim: null } as const satisfies Aiming
