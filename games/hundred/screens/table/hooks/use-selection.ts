import { useEffect, useMemo, useState } from 'react'
import type { Fighter } from '../../match/fighter.ts'

export interface Selection {
  /** Ids, the one whose card and orders are shown first. */
  readonly chosen: readonly number[]
  readonly selected: Fighter | null
  /** Own fighters among the chosen that can still act. */
  readonly group: readonly Fighter[]
  /** With shift the group grows or shrinks. */
  choose(id: number, shift: boolean): void
  /** Who comes next in the order of ids; null past the last and before the first. */
  next(by: 1 | -1): Fighter | null
}

/** Who is selected. While a turn is planned somebody is, except on a phone, where the board comes first. */
export function useSelection(fighters: readonly Fighter[], planning: boolean, phone: boolean): Selection {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const selected = fighters.find((one) => one.id === chosen[0] && !one.fled) ?? null
  const group = useMemo(
    () => fighters.filter((one) => chosen.includes(one.id) && one.own !== null && !one.down),
    [fighters, chosen],
  )
  const firstOwn = fighters.find((one) => one.own !== null && canAct(one))?.id
  useEffect(() => {
    if (planning && selected === null && firstOwn !== undefined && !phone) setChosen([firstOwn])
  }, [planning, selected, firstOwn, phone])
  return {
    chosen,
    selected,
    group,
    choose: (id, shift) =>
      setChosen((list) => (shift ? (list.includes(id) ? list.filter((one) => one !== id) : [...list, id]) : [id])),
    next: (by) => neighbour(fighters, chosen[0] ?? null, by),
  }
}

/** HUN-1511: own fighters, or everybody for those who only watch. */
export function neighbour(fighters: readonly Fighter[], id: number | null, by: 1 | -1): Fighter | null {
  const own = fighters.filter((one) => one.own !== null && canAct(one))
  const list = own.length > 0 ? own : fighters.filter(canAct)
  const at = list.findIndex((one) => one.id === id)
  return list[at < 0 ? (by > 0 ? 0 : list.length - 1) : at + by] ?? null
}

function canAct(fighter: Fighter): boolean {
  return !fighter.down && !fighter.fled
}
