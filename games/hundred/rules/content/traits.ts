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

export const TRAIT_DATA: Readonly<Record<Trait, { readonly name: string; readonly text: string }>> = {
  expendable: { name: 'Expendable', text: 'Its fall shakes only other expendable fighters.' },
  solid: { name: 'Solid', text: '+10 to morale checks while a friend with a working shield stands within 1.5 m.' },
  reliable: { name: 'Reliable', text: 'Never tests when a friend goes down.' },
  leader: { name: 'Leader', text: 'Friends within 5 m get +10 to morale checks.' },
  mobile: { name: 'Mobile', text: 'Walking costs no action points.' },
  medic: { name: 'Medic', text: 'May treat wounds; the fallen near it survive more often.' },
  flanker: { name: 'Flanker', text: '+5 more on attacks from the side or rear.' },
  stealthy: { name: 'Stealthy', text: 'Seen in forest only from 5 m instead of 8 m.' },
  cowardly: { name: 'Cowardly', text: '−10 to morale checks with no friend within 5 m.' },
  swarm: {
    name: 'Swarm',
    text: '+5 to hit per other goblin on the target (at most 15), +5 to morale per goblin within 5 m (at most 20).',
  },
  tough: { name: 'Tough', text: 'Only hits of 40% of its hit points shake it.' },
  aggressive: { name: 'Aggressive', text: '+5 to hit on a charge.' },
  fierce: { name: 'Fierce', text: 'May intimidate.' },
  inaccurate: { name: 'Inaccurate', text: 'Far shots are at −30 instead of −20.' },
  fear: { name: 'Fear', text: 'Enemies test when they first see it near, and when it attacks them.' },
  fearless: { name: 'Fearless', text: 'Passes every test of fear and intimidation.' },
  regen: { name: 'Regenerates', text: '+4 hit points at turn end unless burnt this turn.' },
  large: { name: 'Large', text: 'Ranged attacks against it are at +10.' },
  mounted: { name: 'Mounted', text: 'Cannot cross walls; caltrops slow it without hurting; no shield wall.' },
  caring: {
    name: 'Caring',
    text: 'Hurt friends within 6 m get 3 hit points back at turn end and stop bleeding; all friends there have +10 to morale checks.',
  },
  drilled: {
    name: 'Drilled',
    text: '+10 to hit in melee and to morale checks beside another drilled fighter, within 1.5 m.',
  },
  small: { name: 'Small', text: 'Ranged attacks against it are at −10.' },
}

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
