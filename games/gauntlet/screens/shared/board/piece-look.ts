import { type Bearing, PRINTED, STATUS_KINDS, type Tag, type Unit } from '@tessera/gauntlet'
import { statusIcon } from '../icons.ts'

/** Whether it flees or crumbles. */
export function isBroken({ state }: Unit): boolean {
  return state === 'retreating' || state === 'crumbling'
}

export function tagsOf({ key }: Unit): readonly Tag[] {
  return PRINTED.units.get(key)?.tags ?? []
}

/** The parts of 1 that are left of its life and its Resolve. */
export function sharesOf({ hp, maxHp, resolve, maxResolve }: Unit) {
  return { life: Math.max(0, hp / maxHp), resolve: maxResolve > 0 ? Math.max(0, resolve / maxResolve) : 0 }
}

/** GB-1302: everything that is drawn on a piece, in words. */
export function pieceWords(unit: Unit, bearing: Bearing | null, name: string): string {
  const { engaged, held, ripostes, ready, atRisk, watch } = bearing ?? {}
  return [
    `${name}, ${unit.hp} of ${unit.maxHp} life, ${unit.resolve} Resolve`,
    unit.state === 'crumbling' ? 'crumbling' : isBroken(unit) ? 'fleeing' : '',
    engaged ? 'in close combat' : '',
    held ? 'held by its formation' : '',
    ripostes ? `${ripostes} ripostes left` : '',
    ready === null || ready === undefined ? '' : ready === 0 ? 'ability ready' : `ability in ${ready} turns`,
    atRisk ? 'may catch a contagion' : '',
    watch ? `watches ${watch.cells.length} cells` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

export interface Badge {
  readonly id: string
  readonly icon: string
  readonly harm: boolean
  /** Shown of contagions: how long they will still last. */
  readonly turns: number
}

/** The worst two of what it is under, and its watch. */
export function badgesOf(unit: Unit): readonly Badge[] {
  const badges = [
    ...unit.contagions.map(({ type, turns }) => ({
      id: type as string,
      icon: 'virus' as string | undefined,
      harm: true,
      turns,
    })),
    ...unit.statuses.map(({ id }) => ({
      id: id as string,
      icon: statusIcon(id),
      harm: STATUS_KINDS[id] !== 'helpful',
      turns: 0,
    })),
    ...(unit.vigilant ? [{ id: 'vigilant', icon: 'hunter-eyes' as string | undefined, harm: false, turns: 0 }] : []),
  ]
  return badges.flatMap(({ icon, ...badge }) => (icon === undefined ? [] : [{ ...badge, icon }])).slice(0, 2)
}
