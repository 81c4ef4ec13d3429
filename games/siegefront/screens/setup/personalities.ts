import type { ForgeQuality } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'

const KEYS = ['marshal', 'ravager', 'bastion', 'stalker', 'arcanist', 'besieger'] as const

/** A personality that there are words for. */
export function personalityKey(personality: string): (typeof KEYS)[number] {
  return KEYS.find((key) => key === personality) ?? 'marshal'
}

/** How good the cards of a forge may be, as options. */
export function qualities(): readonly { readonly value: ForgeQuality; readonly name: string }[] {
  return (['easy', 'normal', 'hard'] as const).map((value) => ({ value, name: words.text(`quality.${value}`) }))
}
