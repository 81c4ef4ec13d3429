import type { AbilityKey } from './abilities.ts'

export type Rarity = 'common' | 'rare' | 'epic' | 'legendary'

/** SGF-701: what is printed on a card. */
export interface Card {
  readonly key: string
  readonly name: string
  readonly cost: number
  readonly attack: number
  readonly hp: number
  readonly defence: number
  readonly speed: number
  readonly rarity: Rarity
  readonly abilities: readonly AbilityKey[]
}

/** SGF-1203: the catalogue. Values are attack, HP, defence, speed. */
export const CARDS: readonly Card[] = [
  card('common', 'peasant-levy', 'Peasant Levy', 1, [2, 4, 0, 1], []),
  card('common', 'fleet-runner', 'Fleet Runner', 1, [1, 2, 0, 3], []),
  card('common', 'gate-ward', 'Gate Ward', 1, [1, 4, 0, 1], ['guard']),
  card('common', 'slinger', 'Slinger', 1, [1, 2, 0, 1], ['ranged']),
  card('common', 'footman', 'Footman', 2, [3, 4, 0, 2], []),
  card('common', 'spearman', 'Spearman', 2, [2, 4, 0, 2], ['lance']),
  card('common', 'bowman', 'Bowman', 2, [2, 4, 0, 1], ['ranged']),
  card('common', 'shieldbearer', 'Shieldbearer', 2, [1, 5, 1, 1], ['guard']),
  card('common', 'wolf-rider', 'Wolf Rider', 2, [2, 4, 0, 3], []),
  card('common', 'palisade', 'Palisade', 2, [0, 11, 2, 1], ['immobile']),
  card('common', 'powder-runner', 'Powder Runner', 2, [2, 2, 0, 3], ['burst']),
  card('common', 'wandering-monk', 'Wandering Monk', 2, [1, 6, 0, 2], ['martyr']),
  card('common', 'swordsman', 'Swordsman', 3, [4, 6, 0, 2], []),
  card('common', 'pikeman', 'Pikeman', 3, [3, 5, 1, 1], ['lance']),
  card('common', 'crossbowman', 'Crossbowman', 3, [3, 3, 0, 1], ['ranged', 'pierce']),
  card('common', 'horse-raider', 'Horse Raider', 3, [3, 4, 0, 3], ['pack']),
  card('common', 'man-at-arms', 'Man-at-Arms', 3, [3, 5, 1, 2], []),
  card('common', 'field-surgeon', 'Field Surgeon', 3, [2, 6, 0, 2], ['medic']),
  card('common', 'torchbearer', 'Torchbearer', 3, [3, 5, 0, 2], ['ignite']),
  card('common', 'trapper', 'Trapper', 3, [3, 6, 0, 2], ['snare']),
  card('common', 'pit-brawler', 'Pit Brawler', 3, [4, 4, 0, 2], ['shove']),
  card('common', 'trench-digger', 'Trench Digger', 3, [3, 5, 0, 2], ['dig-in']),
  card('common', 'hedge-witch', 'Hedge Witch', 3, [3, 6, 0, 2], ['weaken']),
  card('common', 'longbowman', 'Longbowman', 4, [4, 6, 0, 2], ['ranged']),
  card('common', 'heavy-foot', 'Heavy Foot', 4, [4, 7, 1, 2], []),
  card('common', 'halberdier', 'Halberdier', 4, [4, 6, 0, 2], ['cleave']),
  card('common', 'tower-warden', 'Tower Warden', 4, [2, 8, 2, 1], ['guard']),
  card('common', 'light-horse', 'Light Horse', 4, [5, 6, 0, 3], []),
  card('common', 'catapult', 'Catapult', 4, [4, 7, 0, 1], ['bombard']),
  card('common', 'shield-veteran', 'Shield Veteran', 4, [3, 4, 2, 1], ['shield']),
  card('common', 'old-campaigner', 'Old Campaigner', 5, [5, 9, 1, 2], []),
  card('common', 'knight', 'Knight', 5, [5, 7, 1, 2], ['lance']),
  card('common', 'battering-ram', 'Battering Ram', 5, [4, 10, 1, 1], ['siegecraft']),
  card('common', 'siege-beast', 'Siege Beast', 6, [6, 13, 0, 1], ['trample']),
  card('common', 'royal-guard', 'Royal Guard', 6, [5, 10, 2, 1], ['guard']),
  card('common', 'iron-column', 'Iron Column', 7, [6, 14, 2, 1], []),
  card('rare', 'herald', 'Herald', 1, [1, 2, 0, 2], ['warcry']),
  card('rare', 'field-engineer', 'Field Engineer', 1, [1, 3, 0, 2], ['fortify']),
  card('rare', 'frost-adept', 'Frost Adept', 2, [2, 4, 0, 2], ['frostbolt']),
  card('rare', 'ridge-ranger', 'Ridge Ranger', 2, [2, 4, 0, 2], ['pathfinder', 'weatherproof']),
  card('rare', 'castle-thief', 'Castle Thief', 2, [1, 4, 0, 3], ['plunder']),
  card('rare', 'fire-mage', 'Fire Mage', 3, [3, 5, 0, 2], ['fireball']),
  card('rare', 'standard-bearer', 'Standard Bearer', 3, [3, 6, 0, 2], ['banner']),
  card('rare', 'poisoner', 'Poisoner', 3, [3, 4, 0, 3], ['venom']),
  card('rare', 'quartermaster', 'Quartermaster', 3, [3, 6, 0, 2], ['scout']),
  card('rare', 'envoy', 'Envoy', 3, [3, 5, 0, 2], ['legacy']),
  card('rare', 'zealot', 'Zealot', 3, [4, 4, 0, 2], ['reprisal']),
  card('rare', 'outrider-captain', 'Outrider Captain', 3, [4, 4, 0, 3], ['swap']),
  card('rare', 'wall-captain', 'Wall Captain', 4, [3, 7, 1, 2], ['bulwark']),
  card('rare', 'berserker', 'Berserker', 4, [4, 8, 0, 2], ['enrage']),
  card('rare', 'storm-caller', 'Storm Caller', 4, [4, 5, 0, 2], ['ranged', 'weathercall-storm']),
  card('rare', 'grave-knight', 'Grave Knight', 4, [4, 6, 0, 2], ['reborn']),
  card('rare', 'ice-warden', 'Ice Warden', 5, [4, 10, 1, 1], ['frostbite']),
  card('rare', 'bramble-giant', 'Bramble Giant', 5, [4, 11, 1, 1], ['thorns']),
  card('rare', 'trebuchet', 'Trebuchet', 5, [5, 7, 0, 1], ['bombard', 'siegecraft']),
  card('rare', 'war-chaplain', 'War Chaplain', 5, [4, 11, 0, 2], ['lay-hands']),
  card('rare', 'crimson-knight', 'Crimson Knight', 6, [6, 9, 1, 2], ['lifesteal']),
  card('rare', 'sky-lancer', 'Sky Lancer', 6, [6, 9, 0, 3], ['winged', 'lance']),
  card('rare', 'clay-golem', 'Clay Golem', 6, [5, 13, 1, 1], ['harden']),
  card('epic', 'saboteur', 'Saboteur', 2, [1, 4, 0, 3], ['sabotage']),
  card('epic', 'fog-weaver', 'Fog Weaver', 3, [3, 5, 0, 2], ['weathercall-fog', 'ward']),
  card('epic', 'tax-collector', 'Tax Collector', 3, [3, 6, 0, 2], ['tithe']),
  card('epic', 'hush-warden', 'Hush Warden', 4, [4, 6, 0, 2], ['hush', 'volley']),
  card('epic', 'elder-sapling', 'Elder Sapling', 4, [2, 10, 1, 1], ['growth']),
  card('epic', 'war-drummer', 'War Drummer', 5, [4, 9, 0, 2], ['rouse', 'warcry']),
  card('epic', 'assassin', 'Assassin', 5, [6, 5, 0, 3], ['charge', 'keen']),
  card('epic', 'siege-tower', 'Siege Tower', 6, [5, 14, 1, 1], ['levy']),
  card('epic', 'cave-troll', 'Cave Troll', 6, [6, 11, 0, 1], ['regeneration', 'rage']),
  card('epic', 'paladin', 'Paladin', 6, [5, 10, 1, 2], ['shield', 'resolute']),
  card('epic', 'executioner', 'Executioner', 7, [8, 10, 0, 2], ['bloodthirst', 'stunblow']),
  card('epic', 'cinder-shaman', 'Cinder Shaman', 7, [5, 15, 0, 2], ['fireball', 'embers']),
  card('epic', 'griffin-rider', 'Griffin Rider', 8, [8, 13, 0, 3], ['winged', 'charge']),
  card('legendary', 'lady-of-banners', 'Lady of Banners', 5, [4, 9, 1, 2], ['banner', 'mend']),
  card('legendary', 'undying-marshal', 'Undying Marshal', 6, [6, 10, 1, 2], ['reborn']),
  card('legendary', 'frost-queen', 'Frost Queen', 7, [6, 12, 0, 2], ['ranged', 'frostbite', 'weathercall-snow']),
  card('legendary', 'castle-breaker', 'Castle Breaker', 8, [8, 15, 1, 1], ['siegecraft', 'trample']),
  card('legendary', 'elder-dragon', 'Elder Dragon', 9, [9, 11, 1, 2], ['winged', 'fireball', 'cleave']),
  card('legendary', 'stone-colossus', 'Stone Colossus', 10, [9, 17, 3, 1], ['shield']),
]

/** SGF-1202, Levy: the token it calls. */
export const MILITIA: Card = card('common', 'militia', 'Militia', 1, [1, 2, 0, 1], [])

const byKey: ReadonlyMap<string, Card> = new Map([...CARDS, MILITIA].map((entry) => [entry.key, entry]))

export function cardOf(key: string): Card {
  const found = byKey.get(key)
  if (found === undefined) throw new Error(`There is no card ${key}`)
  return found
}

export function isCard(key: string): boolean {
  return key !== MILITIA.key && byKey.has(key)
}

function card(
  rarity: Rarity,
  key: string,
  name: string,
  cost: number,
  [attack, hp, defence, speed]: readonly [number, number, number, number],
  abilities: readonly AbilityKey[],
): Card {
  return { key, name, cost, attack, hp, defence, speed, rarity, abilities }
}
