/** HUN-610: the outcome of a plan as the screens show it, from the rules' own preview. */
export interface Outlook {
  readonly unit: number
  /** Places at the end of each tick, from 0 (now) on, in mm. */
  readonly ticks: readonly { readonly x: number; readonly y: number; readonly fx: number; readonly fy: number }[]
  readonly steps: readonly StepOutlook[]
  /** Action points that no order uses. */
  readonly apLeft: number
  /** The part of them that goes into defence at the end. */
  readonly idle: number
  readonly staminaLeft: number
  readonly warnings: readonly string[]
  /** Enemies that would get a free attack: their chance to wound in the end, and to fell. */
  readonly risks: readonly { readonly by: number; readonly hurts: number; readonly fells: number }[]
}

export interface StepOutlook {
  readonly step: number
  /** Ticks in which it starts and ends; null when it does not start this turn. */
  readonly start: number | null
  readonly due: number | null
  readonly ap: number
  readonly blows: readonly BlowOutlook[]
  /** Why it waits or is dropped; null when it runs. */
  readonly waits: string | null
}

export interface BlowOutlook {
  readonly target: number
  readonly tick: number
  /** Before the other reacts. */
  readonly chance: number
  readonly base: number
  readonly baseName: string
  readonly modifiers: readonly { readonly source: string; readonly value: number }[]
  /** The target's reaction; null when it cannot react. */
  readonly answer: { readonly reaction: string; readonly chance: number } | null
  /** Percent that it lands after the other's reaction, whole or turned. */
  readonly lands: number
  /** Percent that it costs a hit point at least, and that the target goes down: what matters in the end. */
  readonly hurts: number
  readonly fells: number
  readonly damage: { readonly least: number; readonly most: number } | null
}
