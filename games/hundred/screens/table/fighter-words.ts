import { WEAPON_DATA } from '@tessera/hundred'
import type { Fighter } from '../match/fighter.ts'

/** Sorts fighters by their distance from one of them, in mm, or by id without one. */
export function away(one: Fighter, from: Fighter | null): number {
  return from === null ? one.id : Math.hypot(one.x - from.x, one.y - from.y)
}

const BEARINGS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const

/** "4.2 m north-west" from another fighter, or its place on the field. */
export function placeWords(one: Fighter, from: Fighter | null): string {
  if (from === null || from.id === one.id)
    return `${(one.x / 1000).toFixed(1)} east, ${(one.y / 1000).toFixed(1)} south`
  const turn = Math.round((Math.atan2(one.y - from.y, one.x - from.x) / (Math.PI / 4) + 8) % 8) % 8
  return `${(away(one, from) / 1000).toFixed(1)} m ${BEARINGS[turn] ?? ''}`
}

export function stateWords(one: Fighter): string {
  if (one.down) return 'down'
  if (!one.seen) return `out of sight since turn ${one.seenTurn ?? '?'}`
  const parts = [
    `${one.hp} of ${one.maxHp} hit points`,
    one.wound,
    one.morale === 'steady' ? null : one.morale,
    one.exhausted ? 'exhausted' : null,
    one.burning ? 'burning' : null,
    one.engaged.length > 0 ? 'in contact' : null,
  ]
  return parts.filter((part) => part !== null && part !== 'healthy').join(', ')
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
    fighter.burning ? 'Burning: damage at every turn end until put out.' : null,
    fighter.bleeding ? 'Bleeding: 1 hit point at every turn end.' : null,
    fighter.prone ? 'Fallen: easier to hit until the turn ends.' : null,
    fighter.stance > 0 ? `Defends: +${fighter.stance * 10} to its reactions.` : null,
    fighter.wall ? 'Stands in a shield wall.' : null,
    fighter.banner !== null ? 'Carries the banner: three quarters of its pace.' : null,
    ...fighter.crippled.map((limb) => CRIPPLED[limb] ?? null),
  ].filter((line) => line !== null)
}

const CRIPPLED: Readonly<Record<string, string>> = {
  weaponArm: 'Weapon arm crippled: −20 to hit and to parry.',
  shieldArm: 'Shield arm crippled: the shield is useless.',
  legs: 'Legs crippled: half pace, no running.',
}
