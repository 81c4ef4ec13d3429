/** HEX-72: when an ability fires; `passive` never fires and is consulted whenever it matters. */
export type Trigger = 'passive' | 'turnstart' | 'onhit' | 'onkill' | 'wounded' | 'endturn' | 'lament' | 'harvest'

export type PassiveEffect = 'block' | 'armor' | 'boost' | 'execute' | 'undying' | 'lament_aura' | 'shadowstep'
export type QueuedEffect = 'heal' | 'fortify' | 'strike' | 'splash' | 'sunder'
type ImmediateEffect = 'ramp' | 'push' | 'retreat' | 'freeze' | 'silence' | 'summon' | 'ready'
export type Effect = PassiveEffect | QueuedEffect | ImmediateEffect

/** HEX-73. */
export type Target = 'self' | 'target' | 'random' | 'area' | 'global'

/** HEX-70. Fields that an ability does not use are absent. */
export interface Ability {
  readonly trigger: Trigger
  readonly effect: Effect
  readonly target?: Target | undefined
  readonly value?: number | undefined
  readonly range?: number | undefined
  readonly charge?: number | undefined
  readonly aura?: number | undefined
  readonly summon_ready?: boolean | undefined
}

export type Family = 'bastion' | 'wildpack' | 'rimeglass' | 'gravewake' | 'custom'

/** What can be put into an army: a roster unit (HEX-101), the Blade (HEX-100), or a custom unit (HEX-110). */
export interface UnitType {
  readonly id: string
  readonly name: string
  readonly family: Family
  /** Points; 0 for the Blade, which is not for hire. */
  readonly cost: number
  readonly max_hp: number
  readonly damage: number
  readonly attack_range: number
  readonly armor: number
  readonly speed: number
  readonly abilities: readonly Ability[]
}

/** HEX-110: a unit type brought by the match configuration. */
export interface CustomUnit {
  readonly id: string
  readonly name: string
  readonly max_hp: number
  readonly damage: number
  readonly attack_range: number
  readonly armor: number
  readonly speed: number
  readonly abilities: readonly Ability[]
  /** Overrides the price of HEX-115. */
  readonly cost?: number | undefined
}
