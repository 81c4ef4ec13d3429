import type { Seat } from '@tessera/kernel'
import { words } from '@tessera/table/words'
import { useTitle } from '@tessera/ui'
import { Navigate, useLocation } from '@tessera/ui/router'
import type { ComponentType } from 'react'
import type { ReplayProps, SomeRecord } from '../definition/index.ts'
import { fieldsOf } from '../kept/index.ts'

/** What a screen hands over to have a test match watched: `navigate('/chess/watch', { state })`. */
export interface HandedOver {
  readonly record: SomeRecord
  readonly names: readonly string[]
  readonly me?: Seat
  /** Where to return to. */
  readonly back: string
}

/** A test match at /<game>/watch, handed over by the screen that played it; it is kept nowhere. */
export function HandedOverPage({
  play,
  Replay,
}: {
  readonly play: string
  readonly Replay: ComponentType<ReplayProps>
}) {
  useTitle(words.text('replay.test'))
  const { state } = useLocation()
  if (!isHandedOver(state)) return <Navigate to={play} replace />
  return <Replay {...state} />
}

/** Only screens of ours write it, but a browser keeps it across versions. */
function isHandedOver(state: unknown): state is HandedOver {
  const { record, names, back } = fieldsOf(state)
  return typeof back === 'string' && Array.isArray(names) && typeof record === 'object' && record !== null
}
