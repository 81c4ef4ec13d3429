import type { OrdersChoice } from '@tessera/hundred'

/** What a running match adds to watching. */
export interface Live {
  readonly awaited: boolean
  readonly sent: boolean
  readonly sending: boolean
  readonly thinking: boolean
  readonly trouble: string | null
  readonly over: boolean
  readonly send: (orders: OrdersChoice) => void
  readonly reopen: () => void
  readonly stop: (() => void) | null
  readonly retry: () => void
  readonly drafted: OrdersChoice | null
  readonly onDraft: (orders: OrdersChoice) => void
}
