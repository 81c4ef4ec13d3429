import { type SeatConfig, siegefront, siegefrontRules } from '@tessera/siegefront'
import { readBuild } from '../builds.ts'

/** What a seat plays with: cards it brings, or a forge that the config names. */
export type Supply =
  | { readonly kind: 'deck'; readonly cards: readonly string[] }
  | { readonly kind: 'forge'; readonly seat: SeatConfig }

/** As people write it: a ready deck's key or name, forge:ravager, or a list such as "3 footman, 2 knight". */
export function readSupply(text: string, where: string): Supply {
  const usual = siegefrontRules.config.parse({})
  if (!usual.ok) throw new Error('The usual match of Siegefront cannot be read')
  const cards = readBuild(siegefront, text, usual.value, where)
  const seat = siegefront.workshop?.seat(usual.value, [cards, null]).config.seats[0]
  return seat?.supply === 'forge' ? { kind: 'forge', seat } : { kind: 'deck', cards }
}
