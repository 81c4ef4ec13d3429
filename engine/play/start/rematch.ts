import { words } from '@tessera/table/words'
import { createContext, useContext } from 'react'

/** Whether the other side has asked for a rematch already. */
export const RematchAsked = createContext(false)

/** What the button for it says. */
export function useRematchWord(): string {
  return words.text(useContext(RematchAsked) ? 'over.rematch.join' : 'over.rematch')
}
