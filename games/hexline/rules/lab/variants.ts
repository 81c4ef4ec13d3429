import type { Json } from '@tessera/kernel'

/** Configs that reach what the usual one does not: deployment, series, deferred events, large and strange armies. */
export const variants: readonly Json[] = [
  { battles: 3, deployment: 'free' },
  { battles: 3, events: 'deferred', max_families: 4 },
  { battles: 1, budget: 20 },
  { battles: 1, budget: 400, max_units: 30, max_copies: 30, max_families: 4, round_limit: 30 },
  { battles: 5, budget: 40, deployment: 'free', bans: ['greywolf', 'warden'], round_limit: 10 },
  {
    battles: 1,
    budget: 200,
    max_copies: 10,
    custom_only: true,
    custom_units: [
      {
        id: 'x_martyr',
        name: 'Martyr',
        max_hp: 1,
        damage: 1,
        attack_range: 2,
        abilities: [
          { trigger: 'turnstart', effect: 'strike', target: 'area', value: 1, range: 2 },
          { trigger: 'harvest', effect: 'strike', target: 'area', value: 5, range: 3 },
        ],
      },
      {
        id: 'x_caller',
        name: 'Caller',
        max_hp: 30,
        damage: 2,
        attack_range: 1,
        speed: 150,
        abilities: [
          { trigger: 'lament', effect: 'summon', target: 'self', value: 2, range: 4, summon_ready: true },
          { trigger: 'wounded', effect: 'push', target: 'target', value: 2 },
          { trigger: 'passive', effect: 'undying', value: 1, aura: 3 },
        ],
      },
      {
        id: 'x_frost',
        name: 'Frost',
        max_hp: 20,
        damage: 4,
        attack_range: 4,
        armor: -2,
        abilities: [
          { trigger: 'onhit', effect: 'freeze', target: 'target', value: 1, charge: 2 },
          { trigger: 'onhit', effect: 'silence', target: 'target', value: 2 },
          { trigger: 'endturn', effect: 'ready', target: 'self', charge: 3 },
        ],
      },
      {
        id: 'x_dancer',
        name: 'Dancer',
        max_hp: 25,
        damage: 6,
        attack_range: 1,
        speed: 200,
        abilities: [
          { trigger: 'passive', effect: 'shadowstep', charge: 2 },
          { trigger: 'onhit', effect: 'retreat', target: 'target', value: 2 },
          { trigger: 'onkill', effect: 'ready', target: 'self' },
        ],
      },
    ],
  },
]
