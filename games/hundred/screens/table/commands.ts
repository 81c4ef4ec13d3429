import type { OrdersChoice } from '@tessera/hundred'
import type { Dispatch } from 'react'
import type { CameraControl } from '../board/use-camera.ts'
import type { Sandbox } from '../orders/sandbox/use-sandbox.ts'
import type { Planning } from '../orders/use-planning.ts'
import type { Command } from './presses.ts'
import type { HandAction, Table } from './state.ts'

interface Obeying {
  readonly table: Table
  readonly act: Dispatch<HandAction>
  /** Null while no orders can be given. */
  readonly planning: Planning | null
  readonly sandbox: Sandbox
  readonly control: CameraControl
  readonly onSend: (orders: OrdersChoice) => void
}

/** Carries out a command: on the hand, the draft of orders, the sandbox, the camera or the match. */
export function commandsOf({ table, act, planning, sandbox, control, onSend }: Obeying) {
  const find = (id: number): void => {
    act({ do: 'choose', id, add: false, tab: null })
    const fighter = table.fighters.find((one) => one.id === id)
    if (fighter === undefined) return
    const { camera } = control
    const away = Math.hypot(fighter.x / 1000 - camera.x, fighter.y / 1000 - camera.y)
    if (away > camera.distance * 0.3) control.look(fighter.x / 1000, fighter.y / 1000)
  }
  const order = ({ given, on }: Extract<Command, { do: 'order' }>): void => {
    const steps = new Map(given.map(({ fighter, step }) => [fighter, step]))
    planning?.give([...steps.keys()], (fighter) => steps.get(fighter) ?? null)
    if (on === 'key') return
    act({ do: 'ordered', on })
    const next = table.hand.onePress ? table.idle.find((one) => !steps.has(one)) : undefined
    if (next !== undefined) find(next.id)
  }
  return (command: Command | null): void => {
    if (command === null) return
    switch (command.do) {
      case 'find':
        find(command.id)
        break
      case 'order':
        order(command)
        break
      case 'plan':
        planning?.setPlan(command.unit, command.plan)
        break
      case 'guess':
        sandbox.giveEnemy(command.unit, command.step)
        break
      case 'undo':
      case 'redo':
        planning?.[command.do]?.()
        break
      case 'send':
        if (planning?.refusal === null) onSend(planning.orders)
        break
      case 'glide':
        control.glide(command.to, 'player')
        break
      case 'watch':
        control.look(command.x, command.y, command.distance)
        break
      default:
        act(command)
    }
  }
}
