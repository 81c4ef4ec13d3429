import type { HundredView } from '@tessera/hundred'
import { type ReactNode, useMemo } from 'react'
import type { Fighter } from '../../match/fighter.ts'
import { outlookNow } from './chance-slip.tsx'
import { exchangeWords } from './slip-words.ts'

/** Above the card of an enemy: what the nearest own fighter would do to it, and it to that one. One tap, where nothing hovers. */
export function Exchange({
  view,
  enemy,
  fighters,
}: {
  readonly view: HundredView
  readonly enemy: Fighter
  readonly fighters: readonly Fighter[]
}): ReactNode {
  const lines = useMemo(() => {
    const own = nearestOwn(enemy, fighters)
    return own === null ? [] : exchangeWords(own.name, outlookNow(view, own, enemy), outlookNow(view, enemy, own))
  }, [view, enemy, fighters])
  return lines.map((line) => (
    <p key={line} className="note">
      {line}
    </p>
  ))
}

function nearestOwn(enemy: Fighter, fighters: readonly Fighter[]): Fighter | null {
  let best: Fighter | null = null
  for (const one of fighters)
    if (one.own !== null && !one.down && !one.fled && (best === null || away(one, enemy) < away(best, enemy)))
      best = one
  return best
}

function away(a: Fighter, b: Fighter): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
