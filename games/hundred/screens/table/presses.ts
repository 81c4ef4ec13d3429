import { type Spot, WEAPON_DATA } from '@tessera/hundred'
import type { FieldModel } from '../board/scene/model.ts'
import type { Fighter } from '../match/fighter.ts'
import type { Sandbox } from '../orders/sandbox/use-sandbox.ts'
import { attackOn, moveTo, specialOf, use } from '../orders/steps.ts'
import type { Planning } from '../orders/use-planning.ts'
import type { Aiming } from './aiming.ts'

/** A press on the ground moves there unless something else was chosen. */
export const NO_AIM = { kind: 'move', mode: 'advance', style: 'normal' } as const satisfies Aiming

interface Pressing {
  readonly fighters: readonly Fighter[]
  /** Own fighters that are selected. */
  readonly group: readonly Fighter[]
  /** The enemy that is selected. */
  readonly enemy: Fighter | null
  readonly field: FieldModel
  readonly aiming: Aiming
  /** Null while nothing can be ordered. */
  readonly planning: Planning | null
  readonly sandbox: Sandbox
  readonly onAim: (aiming: Aiming) => void
  readonly choose: (id: number, shift: boolean) => void
  /** An order was given to the group. */
  readonly onOrdered: () => void
}

export interface Presses {
  figure(key: string, shift: boolean): void
  /** In metres. */
  ground(x: number, y: number, shift: boolean): void
  /** Where a drag from a selected fighter ends. */
  drop(at: readonly [number, number] | null, over: string | null): void
  /** Where the ground cursor stands, in mm. */
  spot(at: Spot): void
}

/** What presses on the board mean: whom they select, and which order they give (HUN-1802). */
export function pressesOf(now: Pressing): Presses {
  const { fighters, group, enemy, field, aiming, planning, sandbox, onAim, choose, onOrdered } = now
  const onField = (x: number, y: number): Spot => ({ x: between(x, field.w * 1000), y: between(y, field.h * 1000) })
  const strike = (target: Fighter): void => {
    planning?.give(group, (fighter) => {
      if (aiming.kind === 'item' && aiming.item === 'bandage') return use('bandage', target.id)
      if (aiming.kind === 'special') return specialOf(aiming.name, target.id)
      const attack = aiming.kind === 'attack' ? aiming : { attack: 'normal' as const, aim: null }
      const far = fighter.weapon !== 'unarmed' && WEAPON_DATA[fighter.weapon].kind !== 'melee'
      return attackOn(target.id, { kind: attack.attack, aim: attack.aim, approach: far ? 'none' : 'advance' })
    })
    onAim(NO_AIM)
    onOrdered()
  }
  /** Friends are bandaged and treated, the fallen executed, everybody else struck. */
  const isTarget = (fighter: Fighter): boolean => {
    if (planning === null || group.length === 0) return false
    if (fighter.own === null) return !fighter.down || (aiming.kind === 'special' && aiming.name === 'execute')
    return (
      (aiming.kind === 'item' && aiming.item === 'bandage') || (aiming.kind === 'special' && aiming.name === 'treat')
    )
  }
  const presses: Presses = {
    figure(key, shift) {
      const fighter = fighters.find((one) => one.key === key)
      if (fighter === undefined) return
      if (sandbox.forEnemy && fighter.own !== null && enemy !== null) sandbox.giveEnemy(enemy.id, attackOn(fighter.id))
      else if (!sandbox.forEnemy && isTarget(fighter)) strike(fighter)
      else choose(fighter.id, shift && fighter.own !== null && !sandbox.forEnemy)
    },
    ground(x, y, shift) {
      if (sandbox.forEnemy && enemy !== null)
        return sandbox.giveEnemy(enemy.id, moveTo(onField(x * 1000, y * 1000), 'advance'))
      const lead = group[0]
      if (planning === null || lead === undefined) return
      // A group keeps its places to each other.
      planning.give(group, (fighter) => {
        const spot = onField(x * 1000 + fighter.x - lead.x, y * 1000 + fighter.y - lead.y)
        if (aiming.kind === 'item' && aiming.item !== 'bandage') return use(aiming.item, spot)
        const { mode, style } = aiming.kind === 'move' ? aiming : NO_AIM
        return { ...moveTo(spot, mode), style, onContact: shift ? 'push' : 'stop' }
      })
      if (aiming.kind !== 'move') onAim(NO_AIM)
      onOrdered()
    },
    drop(at, over) {
      const target = fighters.find((one) => one.key === over && one.own === null && !one.down)
      if (target !== undefined) strike(target)
      else if (at !== null) presses.ground(at[0], at[1], false)
    },
    spot(at) {
      const here = fighters.find((one) => !one.fled && Math.hypot(one.x - at.x, one.y - at.y) <= one.radius + 200)
      if (here !== undefined) presses.figure(here.key, false)
      else presses.ground(at.x / 1000, at.y / 1000, false)
    },
  }
  return presses
}

function between(value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(0, value)))
}
