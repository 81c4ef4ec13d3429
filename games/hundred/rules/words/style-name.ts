import type { StyleName } from '@tessera/kernel'
import { words } from './catalogue.ts'

type Key =
  | 'level.easy'
  | 'level.normal'
  | 'level.hard'
  | `personality.${'aggressive' | 'cunning' | 'cautious' | 'brutal' | 'honorable'}`

/** How a bot plays, in the language that is spoken when it is read. */
export function styleName(id: string, key: Key): StyleName {
  return {
    id,
    get name() {
      return words.text(`${key}.name`)
    },
    get blurb() {
      return words.text(`${key}.blurb`)
    },
  }
}
