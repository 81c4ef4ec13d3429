import { copy, type Dice } from '@tessera/kernel'
import type { HexlineEvent } from '../events.ts'
import { closeField, type Field, openField } from '../rules/board/scratch.ts'
import type { HexlineView } from './view.ts'

/** Asks the rules about the position of a view, which stays as it is. */
export function askRules<T>(view: HexlineView, ask: (field: Field) => T): T {
  if (view.battle === null) throw new Error('There is no battle to ask about')
  const field = openField(view.battle, view.config, { dice: NO_DICE, tell: undefined })
  try {
    return ask(field)
  } finally {
    closeField(field)
  }
}

/** The events of an action without dice, done on a copy of the position. */
export function tryOut(view: HexlineView, action: (field: Field) => void): readonly HexlineEvent[] {
  if (view.battle === null) return []
  const told: HexlineEvent[] = []
  const field = openField(copy(view.battle), view.config, { dice: NO_DICE, tell: (event) => told.push(event) })
  try {
    action(field)
  } finally {
    closeField(field)
  }
  return told
}

/** Neither walking nor leaping draws, and looking draws nothing. */
const NO_DICE: Dice = {
  int: () => 0,
  d: () => 1,
  pick(list) {
    const [first] = list
    if (first === undefined) throw new Error('Nothing to pick from')
    return first
  },
  shuffle() {},
}
