import type { AnswerOf, Me, routes } from '@tessera/wire'
import { answers, ask, useAnswer } from './answers.ts'
import { useOutlook } from './outlook.ts'

type Facts = AnswerOf<typeof routes.facts>

export type Server =
  | { readonly state: 'asking' }
  /** No server answers, or only files are served here: everything but playing with others works. */
  | { readonly state: 'none' }
  | { readonly state: 'here'; readonly facts: Facts; readonly me: Me | null }

/** Whether there is a match server here, and who one is to it; asking needs no session and is never refused. */
export function useServer(): Server {
  const { data, isError } = useAnswer('facts')
  if (data !== undefined) return { state: 'here', facts: data, me: data.you }
  return isError ? { state: 'none' } : { state: 'asking' }
}

/** Whether the operator has configured what a game adds to the server. */
export function usePlugin(name: string): boolean {
  const server = useServer()
  return server.state === 'here' && server.facts.plugins.includes(name)
}

/** The player's own account; null without a session, and while it is not known. */
export function useMe(): Me | null {
  const server = useServer()
  return server.state === 'here' ? server.me : null
}

/** After signing in or out, or taking a name: nothing that another account was told may stay. */
export function becomeMe(me: Me | null): void {
  const facts = answers.getQueryData<Facts>(FACTS)
  const same = facts?.you?.id === me?.id
  if (!same) answers.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'facts' })
  if (facts !== undefined) answers.setQueryData(FACTS, { ...facts, you: me })
  useOutlook.setState({ you: me?.name ?? null, ...(same ? {} : { waiting: 0, next: null }) })
  void answers.invalidateQueries(same ? {} : { queryKey: ['facts'] })
}

/** Makes a visitor without a session a guest, for everything that needs an account. */
export async function beSomebody(): Promise<Me> {
  const facts = answers.getQueryData<Facts>(FACTS)
  if (facts?.you) return facts.you
  const me = await ask('guest')
  becomeMe(me)
  return me
}

const FACTS = ['facts', {}]
