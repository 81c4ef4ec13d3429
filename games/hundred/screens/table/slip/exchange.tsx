import type { HundredView } from '@tessera/hundred'
import { type ReactNode, useMemo } from 'react'
import type { Fighter } from '../../match/fighter.ts'
import { away } from '../fighter-words.ts'
import { outlookNow } from './chance-slip.tsx'
import { exchangeWords } from './slip-words.ts'

/** Above the card of an enemy, for screens without a pointer: the chances between it and the nearest own fighter, both ways. */
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
