import type { Ammunition, Armour, Plan, Policy, Shield, Special, Template, Weapon } from '@tessera/hundred'

/** A fighter as the screens show it: the view's own words, with nulls for what a seat may not know of the other side. */
export interface Fighter {
  readonly id: number
  /** "u1": the key of its figure. */
  readonly key: string
  readonly seat: 0 | 1
  readonly mine: boolean
  /** "Warrior", with a number where there are twins: "Warrior 2". */
  readonly name: string
  readonly template: Template
  readonly experience: string
  readonly cost: number
  readonly x: number
  readonly y: number
  readonly fx: number
  readonly fy: number
  readonly radius: number
  readonly rate: number
  readonly hp: number
  readonly maxHp: number
  readonly wound: 'healthy' | 'bloodied' | 'wounded' | 'critical' | 'down'
  readonly morale: 'steady' | 'shaken' | 'broken' | 'routed'
  readonly armour: Armour
  readonly protection: readonly { readonly place: string; readonly rolls: string; readonly value: number }[]
  readonly weapon: Weapon | 'unarmed'
  readonly weapons: readonly Weapon[]
  readonly shield: Shield | null
  readonly shieldLeft: number
  readonly shieldFull: number
  readonly exhausted: boolean
  readonly burning: boolean
  readonly bleeding: boolean
  readonly crippled: readonly ('weaponArm' | 'shieldArm' | 'legs')[]
  readonly prone: boolean
  readonly stance: number
  readonly wall: boolean
  readonly banner: string | null
  readonly engaged: readonly number[]
  readonly down: boolean
  readonly fled: boolean
  readonly seen: boolean
  /** Turn of the marker of an enemy that is out of sight. */
  readonly seenTurn: number | null
  readonly skills: readonly SkillLine[]
  readonly traits: readonly { readonly name: string; readonly text: string }[]
  /** Facts that only its own side knows; null for enemies. */
  readonly own: OwnFighter | null
}

export interface SkillLine {
  readonly name: string
  readonly value: number
  /** "60 − 10 wounded", the sum behind it; empty when nothing changes it. */
  readonly sum: string
}

export interface OwnFighter {
  readonly ap: number
  readonly apFull: number
  readonly stamina: number
  readonly staminaMax: number
  readonly loaded: boolean
  readonly ammo: readonly { readonly type: Ammunition; readonly left: number }[]
  readonly items: { readonly bandage: number; readonly oil: number; readonly caltrops: number }
  readonly plan: Plan
  /** The step that is being carried out. */
  readonly current: number
  readonly policy: Policy
  readonly specials: readonly Special[]
}
