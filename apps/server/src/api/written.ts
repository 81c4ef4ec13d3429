import type { Understood, WriteChoice } from '@tessera/wire'
import type { z } from 'zod'
import type { ServerContext } from '../context.ts'
import type { Asker } from '../matches/index.ts'
import { submit, understand } from '../matches/turns/index.ts'
import { requestError } from '../request-error.ts'

/** A choice in words: read with the seat's own view, echoed, and put in like any other. */
export async function writeChoice(
  { matches }: ServerContext,
  by: Asker,
  id: string,
  { text, at, final, key }: z.infer<typeof WriteChoice>,
): Promise<z.infer<typeof Understood>> {
  const { at: seenAt, written: read } = await understand(matches, by, id, text)
  if (read === null)
    throw requestError(422, 'not_written', 'Choices of this game cannot be written: send them to /choice.')
  if ('refusal' in read) throw requestError(422, read.refusal.code, read.refusal.message)
  const { update: _update, ...accepted } = await submit(matches, by, id, {
    at: at ?? seenAt,
    choice: read.choice as never,
    final,
    key,
  })
  return { ...accepted, echo: read.echo }
}
