import type { Refusal } from '@tessera/kernel'
import { textOfSaid } from '@tessera/words'

/** Why a choice was refused, in the language that is spoken where the rules say it as data. */
export function refusalText({ said, message }: Refusal): string {
  return said === undefined ? message : textOfSaid(said)
}
