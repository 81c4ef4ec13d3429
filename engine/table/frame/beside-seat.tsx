import { createContext, type ReactNode, useContext } from 'react'

/** What stands beside a seat's name wherever the match runs: a clock, what its player says. The match's page gives it, the table shows it. */
export const BesideSeats = createContext<((seat: number) => ReactNode) | null>(null)

export function BesideSeat({ seat }: { readonly seat: number }) {
  const beside = useContext(BesideSeats)
  return beside === null ? null : <div className="at-seat">{beside(seat)}</div>
}
