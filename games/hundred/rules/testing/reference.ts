/** A plain second telling of HUN-505 and of the arithmetic of HUN-803 to HUN-812, sharing nothing with the rules. */

export interface Disc {
  readonly id: number
  readonly seat: number
  readonly x: number
  readonly y: number
  readonly r: number
  /** The place it wishes to step to; null stays. */
  readonly wish: { readonly x: number; readonly y: number } | null
  /** Squared way to its waypoint. */
  readonly way2: number
}

/** HUN-505 (2) on open ground: where everybody ends, by id. */
export function settledPlaces(
  discs: readonly Disc[],
  isOpen: (x: number, y: number, r: number) => boolean,
): ReadonlyMap<number, readonly [number, number]> {
  type Stand = { disc: Disc; x: number; y: number; stage: 'whole' | 'half' | 'none' }
  const stands: Stand[] = discs.map((disc) =>
    disc.wish === null
      ? { disc, x: disc.x, y: disc.y, stage: 'none' }
      : { disc, x: disc.wish.x, y: disc.wish.y, stage: 'whole' },
  )
  const clash = (a: Stand, b: Stand): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < (a.disc.r + b.disc.r) ** 2
  for (;;) {
    const yielding = new Set<Stand>()
    for (const a of stands)
      for (const b of stands) {
        if (a.disc.id >= b.disc.id || !clash(a, b) || (a.stage === 'none' && b.stage === 'none')) continue
        if (a.stage === 'none') yielding.add(b)
        else if (b.stage === 'none') yielding.add(a)
        else if (a.disc.seat !== b.disc.seat) yielding.add(a).add(b)
        else if (a.disc.way2 > b.disc.way2) yielding.add(a)
        else yielding.add(b)
      }
    if (yielding.size === 0) return new Map(stands.map(({ disc, x, y }) => [disc.id, [x, y] as const]))
    for (const stand of yielding) {
      const { disc } = stand
      const hx = disc.x + Math.trunc((stand.x - disc.x) / 2)
      const hy = disc.y + Math.trunc((stand.y - disc.y) / 2)
      if (stand.stage === 'whole' && isOpen(hx, hy, disc.r)) Object.assign(stand, { x: hx, y: hy, stage: 'half' })
      else Object.assign(stand, { x: disc.x, y: disc.y, stage: 'none' })
    }
  }
}

export interface Duel {
  readonly chance: number
  readonly reaction: 'parry' | 'block' | 'dodge' | null
  readonly defence: number
  readonly dice: number
  readonly sides: number
  readonly bonus: number
  readonly pierce: number
  readonly hp: number
  readonly toughness: number
  readonly armour: { readonly head: number; readonly torso: number; readonly arms: number; readonly legs: number }
  readonly shield: { readonly integrity: number; readonly hardness: number } | null
}

export interface DuelEnd {
  readonly hp: number
  readonly down: boolean
  readonly integrity: number
}

/** HUN-803 to HUN-812 for a blow from the front by somebody who swings at a fighter with a working shield. */
export function duel(blow: Duel, draw: (n: number) => number): DuelEnd {
  const unhurt = { hp: blow.hp, down: false, integrity: blow.shield?.integrity ?? 0 }
  const attack = draw(100)
  if (attack > blow.chance) return unhurt
  let halved = false
  if (blow.reaction !== null) {
    const defence = draw(100)
    if (defence <= blow.defence) {
      if (blow.reaction === 'dodge' || blow.defence - defence >= blow.chance - attack) return unhurt
      halved = true
    }
  }
  const where = draw(100)
  let raw = blow.bonus
  for (let die = 0; die < blow.dice; die++) raw += draw(blow.sides)
  if (halved) raw = Math.floor(raw / 2)
  if (where > 80) {
    if (blow.shield === null) throw new Error('This reference knows shields only')
    return { ...unhurt, integrity: Math.max(0, blow.shield.integrity - Math.max(0, raw - blow.shield.hardness)) }
  }
  const { head, torso, arms, legs } = blow.armour
  const armour = where <= 15 ? head : where <= 35 ? torso : where <= 55 ? arms : legs
  const net = Math.max(0, raw - Math.max(0, armour - blow.pierce))
  const harm = where <= 15 ? 3 * net : net
  const hp = blow.hp - harm
  const stunned = where <= 15 && harm > 5 && hp > 0 && draw(100) > Math.min(95, Math.max(5, blow.toughness))
  return { hp, down: hp <= 0 || stunned, integrity: unhurt.integrity }
}
