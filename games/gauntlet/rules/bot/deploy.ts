import type { Dice } from '@tessera/kernel'
import type { Army, Deployment, Placement } from '../choice.ts'
import type { Content } from '../content/content.ts'
import { TIMINGS } from '../content/vocabulary.ts'
import { placeCards } from '../view/placement.ts'

/** GB-1406 easy: fighters on a free cell of the front row, the others of the back row; timings by chance. */
export function easyDeployment(content: Content, army: Army, dice: Dice): Deployment {
  const free = [0, 1].map((row) => Array.from({ length: 8 }, (_, c) => ({ c, r: row })))
  const units: Placement[] = army.cards.map(({ key }, card) => {
    const row = content.units.get(key)?.range === 1 ? 1 : 0
    const cells = (free[row]?.length ?? 0) > 0 ? free[row] : free[1 - row]
    const [cell] = cells?.splice(dice.int(cells.length), 1) ?? []
    return { card, c: cell?.c ?? 0, r: cell?.r ?? 0 }
  })
  return { units, timings: army.spells.map(() => dice.pick(TIMINGS)) }
}

/** GB-1406 normal: GR-606 and the spells' hints. */
export function normalDeployment(content: Content, army: Army): Deployment {
  return {
    units: placeCards(content, army.cards),
    timings: army.spells.map((spell) => content.spells.get(spell)?.hint ?? 'early'),
  }
}
