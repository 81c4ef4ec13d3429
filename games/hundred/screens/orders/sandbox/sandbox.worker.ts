import type { HundredView, OrdersChoice, Plan } from '@tessera/hundred'
import type { Seed } from '@tessera/kernel'
import { type Outcomes, outcomesOf } from './outcomes.ts'

export interface SandboxQuestion {
  readonly id: number
  readonly view: HundredView
  readonly orders: OrdersChoice
  readonly foePlans: Readonly<Record<string, Plan>>
  readonly tries: number
  readonly seed: Seed
}

export type SandboxReply =
  | { readonly id: number; readonly outcomes: Outcomes }
  | { readonly id: number; readonly error: string }

addEventListener('message', ({ data }: MessageEvent<SandboxQuestion>) => {
  const { id, view, orders, foePlans, tries, seed } = data
  try {
    const reply: SandboxReply = { id, outcomes: outcomesOf(view, orders, foePlans, tries, seed) }
    postMessage(reply)
  } catch (error) {
    const reply: SandboxReply = { id, error: error instanceof Error ? error.message : String(error) }
    postMessage(reply)
  }
})
