import type { HexlineView, Plan, Unit } from '@tessera/hexline'
import { counted } from '@tessera/words'
import { unitName } from '../names.ts'

/** Why a unit attacks, walks or stays, as the next turn stands now (HEX-47, HEX-50 to HEX-55). */
export function planWords(view: HexlineView, unit: Unit, plan: Plan): string {
  const name = (id: number) => {
    const other = view.battle?.units[id - 1]
    return other === undefined ? 'nobody' : unitName(view.config, other.type)
  }
  switch (plan.action) {
    case 'attack':
      return plan.targets.length === 1
        ? `Why it stays: ${name(plan.targets[0] ?? 0)} is in range, so it attacks and does not walk.`
        : `Why it stays: ${plan.targets.length} enemies are in range; one is drawn, and it does not walk.`
    case 'walk': {
      const steps = counted(plan.path.length, 'step')
      return plan.goal === 0
        ? `Why it walks: no place to fight from can be reached; it comes as near as it can, ${steps} away.`
        : `Why it walks: ${name(plan.goal)} has the nearest place to fight from, ${steps} away.`
    }
    case 'leap':
      return `Why it leaps: its charge is full, and ${name(plan.goal)} is the enemy furthest away.`
    case 'stay':
      return 'Why it stays: it is boxed in, and no free hex is nearer to an enemy.'
    case 'skip':
      return `Why it stays: frozen, it skips ${counted(unit.frozen_turns, 'turn')}.`
    case 'none':
      return 'The battle is over.'
  }
}
