import type { SiegefrontChoice } from '../choice.ts'
import type { SiegefrontState, Unit } from '../state.ts'
import { configIn, madeWith } from './position.ts'

/** SGF-2011: the board turned top to bottom, and the seats exchanged. */
export function mirrored(state: SiegefrontState): SiegefrontState {
  const copy = structuredClone(state)
  const { terrain, result } = copy
  const [a, b] = copy.seats
  const turned: SiegefrontState = {
    ...copy,
    active: 1 - copy.active,
    first: 1 - copy.first,
    terrain: [...terrain.slice(6), ...terrain.slice(3, 6), ...terrain.slice(0, 3)],
    units: copy.units.map(mirroredUnit),
    seats: [b, a],
    result:
      result === null
        ? null
        : {
            ...result,
            winner: result.winner === null ? null : 1 - result.winner,
            ...(result.score === undefined ? {} : { score: [...result.score].reverse() }),
          },
  }
  const config = configIn(state)
  return madeWith(turned, { ...config, seats: swapped(config.seats), lpSteps: swapped(config.lpSteps) })
}

export function mirroredUnit(unit: Unit): Unit {
  return { ...unit, owner: 1 - unit.owner, y: 2 - unit.y }
}

export function mirroredChoice(choice: SiegefrontChoice): SiegefrontChoice {
  return 'y' in choice ? { ...choice, y: 2 - choice.y } : choice
}

function swapped<T>([a, b]: readonly [T, T]): readonly [T, T] {
  return [b, a]
}
