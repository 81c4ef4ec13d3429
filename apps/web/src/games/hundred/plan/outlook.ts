/** HUN-610: what a plan comes to, as the screens show it. Made from the rules' own preview. */
export interface Outlook {
  readonly unit: number
  /** Places at the end of each tick, from 0 (now) on, in mm. */
  readonly ticks: readonly { readonly x: number; readonly y: number; readonly fx: number; readonly fy: number }[]
  readonly steps: readonly StepOutlook[]
  readonly apLeft: number
  readonly staminaLeft: number
  /** Reach of the readied weapon in mm. */
  readonly reach: number
  readonly warnings: readonly string[]
  /** Enemies that would get a free attack, with their chance. */
  readonly risks: readonly { readonly by: number; readonly chance: number }[]
}

export interface StepOutlook {
  readonly step: number
  /** Ticks in which it starts and is due; null when it does not start this turn. */
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
  /** Chance that the blow hurts after the best reaction, and that it fells: what matters in the end. */
  readonly lands: number | null
  readonly fells: number | null
  readonly damage: { readonly least: number; readonly most: number } | null
}
