import { useMemo } from 'react'
import type { PlayTypes, TableProps } from '../definition/index.ts'
import { type Live, standing } from './live.ts'

/** What a running match adds to its table, the same object until one of its parts changes. */
export function useLive<T extends PlayTypes>(props: TableProps<T>): Live<T['choice']> {
  const { session, me, sending, drafted, onDraft, send, reopen, stop } = props
  const { awaited, sent, sealed, over } = standing(session.envelope(), me)
  const thinking = session.thinking().length > 0
  const trouble = session.trouble()
  const waiting = sealed.join()
  return useMemo(
    () => ({
      me,
      awaited,
      sent,
      sending,
      sealed: waiting === '' ? [] : waiting.split(',').map(Number),
      thinking,
      trouble,
      over,
      drafted,
      onDraft,
      send,
      reopen,
      stop,
      retry: () => session.retry(),
    }),
    [me, awaited, sent, sending, waiting, thinking, trouble, over, drafted, onDraft, send, reopen, stop, session],
  )
}
