import {
  abilityOf,
  cardOf,
  FORMATIONS,
  type Formation,
  isCard,
  type Status,
  TERRAIN,
  type Terrain,
  type Trigger,
  WEATHER,
  type Weather,
} from '@tessera/siegefront'

export const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  NONE: 'Open ground',
  HIGH_GROUND: 'High ground',
  FOREST: 'Forest',
  WATER: 'Water',
  RUINS: 'Ruins',
}

export const WEATHER_NAMES: Readonly<Record<Weather, string>> = {
  CLEAR: 'Clear sky',
  RAIN: 'Rain',
  STORM: 'Storm',
  FOG: 'Fog',
  SNOW: 'Snow',
}

/** Section 11, for people. */
export const STATUS_TEXTS: Readonly<Record<Status, string>> = {
  frozen: 'Cannot attack, move, answer, guard or use abilities.',
  stunned: 'Cannot attack, answer, guard or use abilities; may move.',
  rooted: 'Cannot move.',
  burning: 'Loses 2 when its owner’s turn starts.',
  poisoned: 'Loses 1 when its owner’s turn starts; healing does nothing.',
  silenced: 'All its abilities are off.',
  weakened: '25% less attack.',
  rallied: '25% more attack.',
  warded: 'The next damage to it is 0; the ward is used up.',
}

export const TRIGGER_NAMES: Readonly<Record<Trigger, string>> = {
  passive: 'always',
  on_deploy: 'when deployed',
  on_attack: 'after it attacks',
  on_damage: 'when hurt',
  on_death: 'when it falls',
  on_turn_start: 'when your turn starts',
  on_turn_end: 'when your turn ends',
  activated: 'when you use it',
}

/** When it happens, as briefly as a card has room for; nothing where the text says it itself. */
const CARD_TIMES: Readonly<Partial<Record<Trigger, string>>> = {
  on_deploy: 'At once',
  on_death: 'When it falls',
  on_turn_start: 'Each turn',
  on_turn_end: 'As your turn ends',
}

/** What an ability does, and when: two that draw a card differ in that alone. */
export function abilityWords(key: string): string {
  const { trigger, text } = abilityOf(key)
  const time = CARD_TIMES[trigger]
  return time === undefined ? text : `${time}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** Rows by how far they are from their owner's castle, as a sentence about a card says them. */
export const ROWS_OF_OWNER = ['its home row', 'the middle row', 'the enemy’s home row'] as const

/** The same rows as the viewer calls them, nearest first. */
export const ROWS_SEEN = {
  played: ['Your home row', 'Middle row', 'Their home row'],
  watched: ['Near home row', 'Middle row', 'Far home row'],
} as const

/** "15% more attack, 10% less defence"; empty when it changes nothing. */
export function formationEffect(formation: Formation): string {
  const { cards, castle, defence, speed } = FORMATIONS[formation]
  const attack =
    cards === castle ? part('attack', cards) : [...part('attack', cards), ...part('attack on castles', castle)]
  return [...attack, ...part('defence', defence), ...part('speed', speed)].join(', ')
}

export function weatherEffect(weather: Weather): string {
  const { attack, defence, speed } = WEATHER[weather]
  return [...part('attack', attack), ...part('defence', defence), ...part('speed', speed)].join(', ')
}

export function terrainEffect(terrain: Terrain): string {
  const { attack, defence } = TERRAIN[terrain]
  return [...part('attack', attack), ...part('defence', defence)].join(', ')
}

export function cardName(key: string): string {
  return isCard(key) ? cardOf(key).name : 'An unknown card'
}

/** "Knight", "Knight and Footman", "Knight, Footman and 2 more". */
export function listed(names: readonly string[], most = 3): string {
  const shown = names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : names
  if (shown.length <= 1) return shown[0] ?? ''
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function part(name: string, percent: number): readonly string[] {
  return percent === 100 ? [] : [`${Math.abs(percent - 100)}% ${percent > 100 ? 'more' : 'less'} ${name}`]
}

/** SGF-1902: "LP +20 %". */
export function lpWords(impact: number): string {
  return `LP +${impact - 100} %`
}
