import { type SiegefrontChoice, type SiegefrontView, siegefrontRules } from '@tessera/siegefront'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Place } from '../board/places.ts'
import { choiceAt, type Held, NO_ORDERS, type Orders, press, settled, stepBack, take, targetsOf } from './orders.ts'

export interface GivenOrders {
  readonly orders: Orders
  readonly targets: ReadonlyMap<Place, SiegefrontChoice>
  /** The deed shown in the preview: what is pointed at, else what is aimed at. */
  readonly shown: SiegefrontChoice | null
  readonly shownAt: Place | null
  readonly press: (place: Place) => void
  readonly point: (place: Place | null) => void
  readonly take: (held: Held) => void
  /** A drag begins, or ends somewhere. */
  readonly lift: (held: Held) => void
  readonly drop: (held: Held, place: Place | null) => void
  readonly sendShown: () => void
  readonly back: () => void
  readonly clear: () => void
}

/** Orders being given, from the first press to the deed; nothing is sent before it is confirmed. */
export function useOrders(
  view: SiegefrontView,
  canAct: boolean,
  send: (choice: SiegefrontChoice) => void,
): GivenOrders {
  const [given, setOrders] = useState<Orders>(NO_ORDERS)
  const [pointed, setPointed] = useState<Place | null>(null)
  const orders = useMemo(() => settled(view, given), [view, given])
  const targets = useMemo(() => (canAct ? targetsOf(view, orders.held) : NOWHERE), [canAct, view, orders.held])
  const hovered = pointed === null ? undefined : targets.get(pointed)
  const shownAt = hovered !== undefined ? pointed : orders.aim
  const shown = hovered ?? (orders.aim === null ? null : (targets.get(orders.aim) ?? null))

  useEffect(() => {
    if (!canAct) setPointed(null)
  }, [canAct])

  const done = useCallback(
    (next: Orders, choice?: SiegefrontChoice) => {
      setOrders(next)
      if (choice === undefined) return
      setPointed(null)
      send(choice)
    },
    [send],
  )
  return {
    orders,
    targets,
    shown,
    shownAt,
    press(place) {
      if (!canAct) {
        // Only looking: any unit may be looked at.
        const { held } = press({ ...view, to: 'spectator' }, { ...orders, aim: null }, place).orders
        return setOrders({ held: held?.kind === 'unit' ? held : null, aim: null, refused: null })
      }
      const { orders: next, send: choice } = press(view, orders, place)
      done(next, choice)
    },
    point: setPointed,
    take: (held) => setOrders(take(view, orders, held)),
    lift(held) {
      setOrders({ held, aim: null, refused: null })
      setPointed(null)
    },
    drop(held, place) {
      setPointed(null)
      if (place === null || !canAct) return
      const choice = choiceAt(view, held, place)
      if (choice === null) return
      const refusal = siegefrontRules.refuse(view, choice)
      if (refusal === null) done(press(view, { held, aim: place, refused: null }, place).orders, choice)
      else setOrders({ held, aim: null, refused: { place, text: refusal.message } })
    },
    sendShown() {
      if (shown === null || shownAt === null) return
      const { orders: next, send: choice } = press(view, { ...orders, aim: shownAt, refused: null }, shownAt)
      done(next, choice)
    },
    back: () => setOrders(stepBack(orders)),
    clear: () => setOrders(NO_ORDERS),
  }
}

const NOWHERE: ReadonlyMap<Place, SiegefrontChoice> = new Map()
