import { type HexlineView, namedPiece, type Plan, type Unit } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'

/** Why a unit attacks, walks or stays, as the next turn stands now (HEX-47, HEX-50 to HEX-55). */
export function planWords(view: HexlineView, unit: Unit, plan: Plan): string {
  const steps = words.said('count.steps', { n: plan.path.length })
  switch (plan.action) {
    case 'attack':
      return plan.targets.length === 1
        ? words.text('plan.attack', { unit: namedPiece(view, plan.targets[0] ?? 0) })
        : words.text('plan.attackOne', { count: plan.targets.length })
    case 'walk':
      return plan.goal === 0
        ? words.text('plan.walkNear', { steps })
        : words.text('plan.walk', { unit: namedPiece(view, plan.goal), steps })
    case 'leap':
      return words.text('plan.leap', { unit: namedPiece(view, plan.goal) })
    case 'stay':
      return words.text('plan.stay')
    case 'skip':
      return words.text('plan.skip', { turns: words.said('count.turns', { n: unit.frozen_turns }) })
    case 'none':
      return words.text('plan.over')
  }
}
