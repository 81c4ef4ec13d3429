const cascade = {
  id: 'x_cascade',
  name: 'Cascade',
  max_hp: 200,
  damage: 0,
  attack_range: 1,
  cost: 1,
  abilities: [
    { trigger: 'turnstart', effect: 'strike', target: 'global', value: 5 },
    { trigger: 'wounded', effect: 'heal', target: 'global', value: 50 },
    { trigger: 'wounded', effect: 'fortify', target: 'global', value: 50 },
  ],
}

const army = Array.from({ length: 30 }, () => cascade.id)

/** Hexline options under which every blow wakes sixty answers, each of which reaches sixty units, and the choice that begins it. */
export const HEAVIEST = {
  config: {
    battles: 1,
    budget: 400,
    max_units: 30,
    max_copies: 30,
    round_limit: 200,
    custom_units: [cascade],
    armies: [null, army],
  },
  choice: { type: 'muster', units: army },
}
