import type {
  AttackStep,
  DefendStep,
  Goal,
  HoldStep,
  Mode,
  MoveStep,
  Special,
  SpecialStep,
  UnitRef,
  UseItemStep,
} from '@tessera/hundred'

/** Steps as the screens make them, with the rulebook's usual values (HUN-602). */
export function moveTo(to: Goal, mode: Mode): MoveStep {
  return { do: 'move', to, mode, style: 'normal', onContact: 'stop', face: null, when: null }
}

export function attackOn(target: UnitRef, more: Partial<AttackStep> = {}): AttackStep {
  return {
    do: 'attack',
    target,
    kind: 'normal',
    aim: null,
    weapon: null,
    ammo: null,
    approach: 'advance',
    times: 'untilDown',
    perTurn: 3,
    retarget: 'nearest',
    when: null,
    ...more,
  }
}

export function defendWith(ap: 1 | 2 | 3): DefendStep {
  return { do: 'defend', ap, when: null }
}

export function holdFor(turns: number): HoldStep {
  return { do: 'hold', turns, ticks: 0, when: null }
}

export function specialOf(name: Special, target: UnitRef | null = null): SpecialStep {
  return { do: 'special', name, target, when: null }
}

export function use(item: UseItemStep['item'], target: UseItemStep['target']): UseItemStep {
  return { do: 'useItem', item, target, when: null }
}
