import type { AnyRecord, Audience, Seat, Timeline } from '@tessera/kernel'
import { createContext, useContext } from 'react'
import { say } from '../ui/index.ts'
import { copyText, shareLink } from './share-link.ts'

/** What a game's replay is given. */
export interface ReplayProps {
  /** Checked; null when only frames are left of a match. */
  readonly record: AnyRecord | null
  /** What listeners saw, where the rules of the record are no longer here. */
  readonly frames?: (to: Audience) => Timeline<unknown, unknown>
  /** The frame to begin at, counted in the whole match. */
  readonly at?: number
  /** Who sat where, by seat. */
  readonly names?: readonly string[]
  /** Whose match it was: "You win" instead of a name. */
  readonly me?: Seat
  /** Where the arrow at the top left leads. */
  readonly back?: string
  /** Instead of playing on here against a bot. */
  readonly onFork?: (at: number) => void
}

/** Where a moment of the match can be looked at by address; without it, links carry the whole record. */
export const MomentAddress = createContext<((at: number) => string) | null>(null)

/** Copies a link to a moment. Records are made only when they are asked for: hashing one takes a moment. */
export function useMomentLink(): (record: () => AnyRecord | null, at: number) => Promise<void> {
  const address = useContext(MomentAddress)
  return async (record, at) => {
    if (address !== null) return await copyText(address(at), 'The link to this moment is on the clipboard.')
    const whole = record()
    if (whole !== null) return await shareLink(whole, at)
    say('Links can be made once the match is over: a record would give away what is still hidden.')
  }
}
