/**
 * Names in the game-icons set, by the game's own words. A player must be able to tell two fighters apart without reading.
 */
export const UNIT_ICONS = {
  militia: 'spear-feather',
  warrior: 'viking-helmet',
  veteran: 'crested-helmet',
  knight: 'visored-helm',
  archer: 'high-shot',
  crossbowman: 'crossbow',
  healer: 'caduceus',
  scout: 'hood',
  goblin: 'goblin-head',
  orcWarrior: 'orc-head',
  orcArcher: 'bowman',
  orcBrute: 'battle-axe',
  troll: 'troll',
  orcWarlord: 'horned-helm',
  mountedKnight: 'mounted-knight',
} as const

export const ORDER_ICONS = {
  move: 'walking-boot',
  attack: 'crossed-swords',
  ignite: 'flaming-arrow',
  defend: 'shield',
  hold: 'hourglass',
  turn: 'clockwise-rotation',
  disengage: 'exit-door',
  useItem: 'knapsack',
  reload: 'cycle',
  switch: 'switch-weapon',
  pickup: 'grab',
  extinguish: 'water-drop',
  special: 'sonic-shout',
  aimed: 'bullseye',
  power: 'strong',
  bandage: 'bandage-roll',
  oil: 'oil-drum',
  caltrops: 'caltrops',
} as const

export const SIGNS = {
  shaken: 'despair',
  broken: 'run',
  routed: 'run',
  bleeding: 'bleeding-wound',
  burning: 'flame',
  exhausted: 'tired-eye',
  prone: 'fall-down',
  wall: 'shield-bash',
  stance: 'shield',
  crippled: 'broken-bone',
  banner: 'knight-banner',
  dead: 'death-skull',
  dice: 'perspective-dice-six-faces-random',
  nerve: 'brain',
  arrow: 'arrow-flights',
  armour: 'chain-mail',
  eye: 'semi-closed-eye',
  objective: 'flag-objective',
} as const

export function iconOf(template: keyof typeof UNIT_ICONS): string {
  return UNIT_ICONS[template]
}
