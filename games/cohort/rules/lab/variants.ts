import type { Json } from '@tessera/kernel'

/** Configs that reach what the usual one does not: every map, fixed weather, no fog, big and small armies, both clocks. */
export const variants: readonly Json[] = [
  { map: 'hill_fort', supply: 45 },
  { map: 'hill_fort', cultures: [['han'], ['roman_republic']], supply: 60, fog: false },
  { map: 'forest_ambush', weather: 'heavy_rain', cultures: [['celtic', 'germanic'], ['roman_empire']] },
  { map: 'desert_oasis', weather: 'dust', cultures: [['mongol'], ['sassanid', 'carthaginian']], turnLimit: 30 },
  { map: 'mountain_pass', cultures: [['macedonian'], ['spartan', 'greek']], timeoutRule: 'forfeit' },
  { map: 'river_crossing', layout: 'historic', weather: 'fog', turnLimit: 6, supply: 20 },
  { map: 'river_crossing', fog: false, supply: 60, turnLimit: 20 },
]
