import type { AnswerOf, Received, Route } from '@tessera/wire'

/** Who asks. */
export interface Asker {
  readonly id: string
  readonly kind: 'guest' | 'user' | 'bot'
  readonly role: 'player' | 'admin'
}

/** Where a request came from, and whom it asked. */
export interface RequestFacts {
  readonly ip: string
  readonly protocol: string
  readonly host: string
  readonly hostname: string
}

/** A request that was checked: the asker may send it, and its data fits the schemas. */
export type Ask<R extends Route> = Received<R> & {
  readonly by: R['who'] extends 'anybody' ? Asker | null : Asker
  readonly request: RequestFacts
}

/** Responses are immutable, so they may share frozen objects. */
export type Fixed<T> = T extends readonly (infer Entry)[]
  ? readonly Fixed<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T]: Fixed<T[Key]> }
    : T

export type Answering<R extends Route> = (ask: Ask<R>) => Promise<Fixed<AnswerOf<R>>>

/** Puts a route on the server, with everything its entry in the table promises. */
export type Serve = <R extends Route>(route: R, answer: Answering<R>) => void
