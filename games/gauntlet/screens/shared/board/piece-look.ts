import { type Bearing, PRINTED, STATUS_KINDS, type Tag, type Unit } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
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
    words.text('piece.stand', { unit: name, hp: unit.hp, max: unit.maxHp, resolve: unit.resolve }),
    ...(isBroken(unit) ? [words.text(unit.state === 'crumbling' ? 'piece.crumbling' : 'piece.fleeing')] : []),
    ...(engaged ? [words.text('piece.engaged')] : []),
    ...(held ? [words.text('piece.held')] : []),
    ...(ripostes ? [words.text('piece.ripostes', { n: ripostes })] : []),
    ...(ready === 0 ? [words.text('piece.ready')] : ready ? [words.text('piece.readyIn', { n: ready })] : []),
    ...(atRisk ? [words.text('piece.atRisk')] : []),
    ...(watch ? [words.text('piece.watches', { n: watch.cells.length })] : []),
  ].join(', ')
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
