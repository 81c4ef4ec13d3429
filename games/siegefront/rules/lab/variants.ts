import type { Json } from '@tessera/kernel'

/** Configs that reach rules which the usual one does not: brought decks, forges, fixed weather, short and long matches, LP. */
export const variants: readonly Json[] = [
  {},
  { seats: [forge('arcanist', 'hard'), { deck: 'far-bows' }], weather: 'SNOW', castleHp: 12 },
  { seats: [forge('besieger', 'easy'), forge('stalker', 'normal')], openingHand: 7 },
  { seats: [{}, forge('bastion', 'normal')], turnLimit: 12, weather: 'off', terrain: 'off', mulligan: false },
  { seats: [{}, {}], castleHp: 60, first: 1, lp: { mode: 'capped', cap: 10 }, lpSteps: [4, 20] },
  { seats: [forge('ravager', 'hard'), {}], lp: { mode: 'shared', cap: 40 }, lpSteps: [0, 40] },
  { seats: [{}, {}], castleHp: 100, turnLimit: 200, openingHand: 3, terrain: new Array<string>(9).fill('HIGH_GROUND') },
]

function forge(personality: string, difficulty: string): Json {
  return { supply: 'forge', forge: { personality, difficulty } }
}
