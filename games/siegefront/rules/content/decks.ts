/** SGF-1204. */
export interface ReadyDeck {
  readonly key: string
  readonly name: string
  /** 30 card keys. */
  readonly cards: readonly string[]
}

export const READY_DECKS: readonly ReadyDeck[] = [
  deck('red-vanguard', 'Red Vanguard', [
    ['fleet-runner', 1],
    ['herald', 2],
    ['wolf-rider', 3],
    ['footman', 3],
    ['powder-runner', 1],
    ['horse-raider', 3],
    ['swordsman', 3],
    ['outrider-captain', 3],
    ['light-horse', 3],
    ['berserker', 2],
    ['knight', 3],
    ['assassin', 1],
    ['griffin-rider', 1],
    ['undying-marshal', 1],
  ]),
  deck('iron-wall', 'Iron Wall', [
    ['gate-ward', 2],
    ['shieldbearer', 2],
    ['palisade', 1],
    ['man-at-arms', 3],
    ['pikeman', 3],
    ['field-surgeon', 2],
    ['trench-digger', 2],
    ['heavy-foot', 2],
    ['wall-captain', 2],
    ['old-campaigner', 3],
    ['bramble-giant', 1],
    ['battering-ram', 2],
    ['royal-guard', 2],
    ['paladin', 2],
    ['stone-colossus', 1],
  ]),
  deck('far-bows', 'Far Bows', [
    ['slinger', 1],
    ['gate-ward', 2],
    ['bowman', 3],
    ['swordsman', 1],
    ['trapper', 2],
    ['crossbowman', 3],
    ['field-surgeon', 2],
    ['standard-bearer', 2],
    ['longbowman', 2],
    ['catapult', 2],
    ['old-campaigner', 3],
    ['knight', 1],
    ['trebuchet', 2],
    ['royal-guard', 1],
    ['hush-warden', 2],
    ['frost-queen', 1],
  ]),
  deck('storm-court', 'Storm Court', [
    ['frost-adept', 2],
    ['footman', 3],
    ['swordsman', 2],
    ['fire-mage', 3],
    ['torchbearer', 3],
    ['hedge-witch', 2],
    ['poisoner', 1],
    ['fog-weaver', 1],
    ['storm-caller', 2],
    ['grave-knight', 2],
    ['hush-warden', 1],
    ['ice-warden', 2],
    ['zealot', 2],
    ['cinder-shaman', 2],
    ['frost-queen', 1],
    ['elder-dragon', 1],
  ]),
]

export function readyDeck(key: string): ReadyDeck | undefined {
  return READY_DECKS.find((deck) => deck.key === key)
}

function deck(key: string, name: string, counts: readonly (readonly [card: string, count: number])[]): ReadyDeck {
  return { key, name, cards: counts.flatMap(([card, count]) => new Array<string>(count).fill(card)) }
}
