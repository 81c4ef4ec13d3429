import { WEAPON_DATA } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import type { Fighter } from '../match/fighter.ts'

/** Sorts fighters by their distance from one of them, in mm, or by id without one. */
export function away(one: Fighter, from: Fighter | null): number {
  return from === null ? one.id : Math.hypot(one.x - from.x, one.y - from.y)
}

const BEARINGS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const

/** "4.2 m north-west" from another fighter, or its place on the field. */
export function placeWords(one: Fighter, from: Fighter | null): string {
  if (from === null || from.id === one.id) return words.text('place.at', { x: one.x / 1000, y: one.y / 1000 })
  const turn = Math.round((Math.atan2(one.y - from.y, one.x - from.x) / (Math.PI / 4) + 8) % 8) % 8
  return words.text('place.from', {
    far: away(one, from) / 1000,
    bearing: words.said(`bearing.${BEARINGS[turn] ?? 'east'}`),
  })
}

export function stateWords(one: Fighter): string {
  if (one.down) return words.text('picture.down')
  if (!one.seen) return words.text('state.unseen', { turn: one.seenTurn ?? 0 })
  const parts = [
    words.text('state.health', { hp: one.hp, most: one.maxHp }),
    one.wound === 'healthy' ? null : words.text(`wound.${one.wound}`),
    one.morale === 'steady' ? null : words.text(`morale.${one.morale}`),
    one.exhausted ? words.text('state.exhausted') : null,
    one.burning ? words.text('state.burning') : null,
    one.engaged.length > 0 ? words.text('state.engaged') : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

/** How far its weapon reaches, in mm; bare hands reach 1.2 m. */
export function reachOf({ weapon }: Pick<Fighter, 'weapon'>): number {
  return weapon === 'unarmed' ? 1200 : WEAPON_DATA[weapon].reach
}

export function shoots({ weapon }: Pick<Fighter, 'weapon'>): boolean {
  return weapon !== 'unarmed' && WEAPON_DATA[weapon].kind !== 'melee'
}

/** Its weapons; bare hands come first when it has lost the last one it held. */
export function carried({ weapon, weapons }: Pick<Fighter, 'weapon' | 'weapons'>): readonly Fighter['weapon'][] {
  return weapons.some((one) => one === weapon) ? weapons : [weapon, ...weapons]
}

/** The conditions of a fighter as sentences. */
export function conditionWords(fighter: Fighter): readonly string[] {
  return [
    fighter.burning ? words.text('condition.burning') : null,
    fighter.bleeding ? words.text('condition.bleeding') : null,
    fighter.prone ? words.text('condition.prone') : null,
    fighter.stance > 0 ? words.text('condition.stance', { n: fighter.stance * 10 }) : null,
    fighter.wall ? words.text('condition.wall') : null,
    fighter.banner !== null ? words.text('condition.banner') : null,
    ...fighter.crippled.map((limb) => words.text(`condition.${limb}`)),
  ].filter((line) => line !== null)
}
