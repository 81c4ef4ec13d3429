import type { Memory } from '@tessera/kernel'
import { CENTURION, type Temper } from './temper.ts'

/** The usual plan, with those still on their way who were sent to a point last turn. */
export function intended(memory: Memory): Temper {
  const raids = memory['raids'] as readonly (readonly [number, number])[] | undefined
  return raids === undefined || raids.length === 0 ? CENTURION : { ...CENTURION, raids: new Map(raids) }
}

/** A unit sent to a distant point is on its way for turns. */
export function keepRaids(memory: Memory, { raids }: Temper): void {
  memory['raids'] = [...raids]
}
