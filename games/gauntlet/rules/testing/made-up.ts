import type { Definition, EffectDefinition } from '../content/definition.ts'

/** A made-up ability that is used on the nearest enemy, wherever it stands, and needs no rest. */
export function atNearest(effects: Definition['effects'], more: Partial<Definition> = {}): Definition {
  return { kind: 'active', aim: { base: 'enemies', order: 'nearest' }, effects, ...more }
}

/** A made-up passive. */
export function passive(on: Definition['on'], effects: EffectDefinition[], more: Partial<Definition> = {}): Definition {
  return { kind: 'passive', on, effects, ...more }
}
