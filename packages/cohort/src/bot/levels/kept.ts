import type { Json, Memory } from '@tessera/kernel'
import { CENTURION, type Temper } from './temper.ts'

/** What the plan of last turn was about; the usual before there was one. */
export function keptTemper(memory: Memory): Temper {
  const kept = memory['temper'] as unknown as Kept | undefined
  return kept === undefined ? CENTURION : { ...kept, posts: new Map(kept.posts), raids: new Map(kept.raids) }
}

/** Whoever was sent somewhere is on its way for turns, so that next turn begins with the same intention. */
export function keepTemper(memory: Memory, temper: Temper): void {
  const kept: Kept = { ...temper, posts: [...temper.posts], raids: [...temper.raids] }
  memory['temper'] = kept as unknown as Json
}

/** As plain data. */
interface Kept extends Omit<Temper, 'posts' | 'raids'> {
  readonly posts: readonly (readonly [number, number])[]
  readonly raids: readonly (readonly [number, number])[]
}
