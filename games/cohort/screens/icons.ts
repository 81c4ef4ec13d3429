/**
 * Names in the game-icons set. Keys are the game's own words, with underscores for hyphens, since every quoted word of this
 * file is an icon. A player must be able to tell two units apart without reading.
 */
export const UNIT_ICONS = {
  professional: 'gladius',
  militia: 'pitchfork',
  levy: 'wood-club',
  scouts: 'horse-head',
  cavalry: 'cavalry',
  heavyCavalry: 'mounted-knight',
  warElephants: 'elephant',
  alliedHoplites: 'spartan-helmet',
  elite: 'centurion-helmet',
  fieldEngineers: 'mining-helmet',
  medicalCorps: 'caduceus',
  supplyTrain: 'cartwheel',
  siegeEngineers: 'catapult',
  administrators: 'tied-scroll',
} as const

/** A main weapon tells more than the troop does. */
export const WEAPON_ICONS = {
  bows: 'bowman',
  crossbows: 'crossbow',
  sarissas: 'pikeman',
  spears: 'spears',
} as const

export const WEATHER_ICONS = {
  clear: 'sun',
  light_rain: 'raining',
  heavy_rain: 'heavy-rain',
  fog: 'fog',
  dust: 'dust-cloud',
} as const

export const SIGNS = {
  move: 'walking-boot',
  attack: 'crossed-swords',
  shoot: 'bow-arrow',
  hold: 'anchor',
  face: 'compass',
  follow: 'footsteps',
  ambush: 'hidden',
  build: 'palisade',
  point: 'flying-flag',
  men: 'meeple-group',
  morale: 'hearts',
  ammunition: 'arrow-cluster',
  defence: 'shield',
  sight: 'beast-eye',
  rout: 'run',
  fallen: 'death-skull',
  captured: 'handcuffs',
  heal: 'healing',
  supply: 'wheat',
  dice: 'perspective-dice-six-faces-random',
  orders: 'scroll-quill',
  unknown: 'uncertainty',
  rally: 'rally-the-troops',
  work: 'gear-hammer',
  gate: 'guarded-tower',
} as const
