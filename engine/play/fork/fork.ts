import { openRecord, randomSeed } from '@tessera/kernel'
import { say } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import type { MatchDefinition, PlayTypes, SessionOf } from '../definition/index.ts'
import type { Begun } from '../start/index.ts'

/** Goes to a match that has begun, or says why it has not. */
export function useBegin(): (beginning: Promise<Begun>) => Promise<void> {
  const navigate = useNavigate()
  return async (beginning) => {
    const begun = await beginning
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
}

/** The position after a frame of a running match; null while knowing it would give away what is hidden. */
export function positionAt<T extends PlayTypes>(
  { game, position }: MatchDefinition<T>,
  session: SessionOf<T>,
  at: number,
): { readonly config: T['config']; readonly state: T['state'] } | null {
  if (position !== undefined) return position(session.timeline.frame(at).view)
  const record = session.record()
  if (record === null) return null
  const { config, state } = openRecord(game.ruleset, record, session.seat).fork(at, randomSeed())
  return state === undefined ? null : { config, state }
}
