import { createContext, useContext } from 'react'

/** Whether the other side has asked for a rematch already. */
export const RematchAsked = createContext(false)

/** What the button for it says. */
export function useRematchWord(): string {
  return useContext(RematchAsked) ? 'Join the rematch' : 'Rematch'
}
