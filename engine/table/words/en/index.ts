import { match } from './match.ts'
import { online } from './online.ts'
import { pages } from './pages.ts'
import { replay } from './replay.ts'
import { result } from './result.ts'
import { saved } from './saved.ts'
import { table } from './table.ts'

/** English: the source of all other languages. */
export const en = { ...table, ...result, ...saved, ...match, ...replay, ...pages, ...online } as const
