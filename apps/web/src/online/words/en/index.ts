import { account } from './account.ts'
import { lobby } from './lobby.ts'
import { match } from './match.ts'
import { people } from './people.ts'
import { replay } from './replay.ts'
import { talk } from './talk.ts'

/** English: the source of all other languages. */
export const en = { ...account, ...lobby, ...match, ...people, ...replay, ...talk } as const
