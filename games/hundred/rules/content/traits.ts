/** HUN-302, in the order of their bits. */
export const TRAITS = [
  'expendable',
  'solid',
  'reliable',
  'leader',
  'mobile',
  'medic',
  'flanker',
  'stealthy',
  'cowardly',
  'swarm',
  'tough',
  'aggressive',
  'fierce',
  'inaccurate',
  'fear',
  'fearless',
  'regen',
  'large',
  'mounted',
  'caring',
  'drilled',
  'small',
] as const

export type Trait = (typeof TRAITS)[number]

/** One bit for every trait. */
export const TRAIT_BITS: Readonly<Record<Trait, number>> = {
  expendable: 1 << 0,
  solid: 1 << 1,
  reliable: 1 << 2,
  leader: 1 << 3,
  mobile: 1 << 4,
  medic: 1 << 5,
  flanker: 1 << 6,
  stealthy: 1 << 7,
  cowardly: 1 << 8,
  swarm: 1 << 9,
  tough: 1 << 10,
  aggressive: 1 << 11,
  fierce: 1 << 12,
  inaccurate: 1 << 13,
  fear: 1 << 14,
  fearless: 1 << 15,
  regen: 1 << 16,
  large: 1 << 17,
  mounted: 1 << 18,
  caring: 1 << 19,
  drilled: 1 << 20,
  small: 1 << 21,
}

export function traitBit(trait: Trait): number {
  return TRAIT_BITS[trait]
}

export function traitBits(traits: readonly Trait[]): number {
  return traits.reduce((bits, trait) => bits | traitBit(trait), 0)
}

export function traitsOf(bits: number): readonly Trait[] {
  return TRAITS.filter((_, place) => (bits & (1 << place)) !== 0)
}
