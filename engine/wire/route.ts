import { z } from 'zod'
import type { SCOPES } from './accounts.ts'
import { Id, PageQuery } from './parts.ts'

/**
 * Who may ask. `anybody` needs no session; `player` a session of any kind, guests included; `user` a name and password; `admin`
 * the administrator's role. A token needs the scope as well.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly who: 'anybody' | 'player' | 'user' | 'admin'
  /** Missing: tokens do not open it, only a session does. */
  readonly scope?: (typeof SCOPES)[number]
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Missing: 204 and nothing. */
  readonly answer?: z.ZodType
}

export type Routes = Readonly<Record<string, Route>>

export const ById = z.object({ id: Id })
export const ByName = z.object({ name: z.string().max(40) })
export const ByGame = z.object({ game: z.string().max(40) })
export const OfGame = PageQuery.extend({ game: z.string().max(40).optional() })

type Of<
  R extends Route,
  Key extends 'params' | 'query' | 'body' | 'answer',
  Side extends 'in' | 'out',
> = R[Key] extends z.ZodType ? (Side extends 'in' ? z.input<R[Key]> : z.output<R[Key]>) : undefined

/** The data of a request, as a client writes it. */
export type Sent<R extends Route> = {
  params: Of<R, 'params', 'in'>
  query: Of<R, 'query', 'in'>
  body: Of<R, 'body', 'in'>
}
/** The same as the server reads it, defaults filled in. */
export type Received<R extends Route> = {
  params: Of<R, 'params', 'out'>
  query: Of<R, 'query', 'out'>
  body: Of<R, 'body', 'out'>
}
export type AnswerOf<R extends Route> = Of<R, 'answer', 'out'>
