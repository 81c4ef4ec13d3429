import { words } from '@tessera/table/words'
import { say } from '@tessera/ui'
import { createContext, useContext } from 'react'
import type { SomeRecord } from '../definition/index.ts'
import { copyText, shareLink } from './share-link.ts'

/** Where a moment of the match can be looked at by address; without it, links carry the whole record. */
export const MomentAddress = createContext<((at: number) => string) | null>(null)

/** Copies a link to a moment. Records are made only when they are asked for: hashing one takes a moment. */
export function useMomentLink(): (record: () => SomeRecord | null, at: number) => Promise<void> {
  const address = useContext(MomentAddress)
  return async (record, at) => {
    if (address !== null) return await copyText(address(at), words.text('share.copied.moment'))
    const whole = record()
    if (whole !== null) return await shareLink(whole, at)
    say(words.text('share.running'))
  }
}
