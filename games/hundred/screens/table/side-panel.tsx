import type { HundredView } from '@tessera/hundred'
import { Button, Segments } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import type { Fighter } from '../match/fighter.ts'
import type { Outlook } from '../orders/outlook.ts'
import { SandboxPanel } from '../orders/sandbox/sandbox-panel.tsx'
import type { Sandbox } from '../orders/sandbox/use-sandbox.ts'
import type { Trials } from '../orders/sandbox/use-trial.ts'
import { obeys, type Planning } from '../orders/use-planning.ts'
import type { Aiming } from './aiming.ts'
import type { Selection } from './hooks/use-selection.ts'
import type { Live } from './live.ts'
import { OrdersPanel } from './orders/orders-panel.tsx'
import { QuickOrders } from './orders/quick-orders.tsx'
import { UnitTable } from './unit-table.tsx'
import { Waiting } from './waiting.tsx'

interface SideProps {
  readonly view: HundredView
  readonly fighters: readonly Fighter[]
  readonly selection: Selection
  /** Null while nothing can be ordered. */
  readonly planning: Planning | null
  readonly outlook: Outlook | null
  readonly sandbox: Sandbox
  readonly trial: Trials
  readonly aiming: Aiming
  readonly onAim: (aiming: Aiming) => void
  readonly onFighter: (id: number) => void
  readonly onePress: boolean
  readonly onOnePress: (on: boolean) => void
  /** The log, where it shares a column with the orders. */
  readonly log: ReactNode | null
  readonly foot: ReactNode
}

/** The right side of a running match: orders while a turn is planned, the log while it is played. */
export function SidePanel(props: SideProps): ReactNode {
  const { planning, log, foot } = props
  const [side, setSide] = useState<'orders' | 'log'>('orders')
  if (planning === null && log !== null)
    return (
      <div className="hu-side">
        <div className="hu-scroll fill">{log}</div>
        {foot}
      </div>
    )
  return (
    <div className="hu-side">
      {log !== null && (
        <Segments
          label="Show"
          bare
          value={side}
          options={[
            { value: 'orders', name: 'Orders' },
            { value: 'log', name: 'Log' },
          ]}
          onChange={setSide}
        />
      )}
      <div className="hu-scroll">{log !== null && side === 'log' ? log : <Orders {...props} />}</div>
      {foot}
    </div>
  )
}

function Orders({ view, fighters, selection, planning, outlook, sandbox, ...props }: SideProps): ReactNode {
  const { selected, group } = selection
  return (
    <>
      {planning !== null && selected !== null && obeys(selected) ? (
        <OrdersPanel
          fighter={selected}
          plan={planning.planFor(selected)}
          policy={planning.policyFor(selected)}
          outlook={outlook}
          fighters={fighters}
          aiming={props.aiming}
          onAim={props.onAim}
          onPlan={(plan) => planning.setPlan(selected.id, plan)}
          onStep={(step) => planning.give([selected], () => step)}
          onPolicy={(policy) => planning.setPolicy(selected.id, policy)}
          undo={planning.undo}
          redo={planning.redo}
          onCopy={
            group.length > 1
              ? () => planning.setPlans(Object.fromEntries(group.map((one) => [one.id, planning.planFor(selected)])))
              : null
          }
        />
      ) : (
        <div className="hu-orders">
          <header>
            <h2>Orders</h2>
          </header>
          <p className="hu-none muted">{whyNoOrders(planning !== null, selected)}</p>
        </div>
      )}
      {planning !== null && (
        <QuickOrders
          view={view}
          fighters={fighters}
          planning={planning}
          group={group}
          onePress={props.onePress}
          onOnePress={props.onOnePress}
        />
      )}
      {planning !== null && <SandboxPanel sandbox={sandbox} trial={props.trial} fighters={fighters} />}
      <UnitTable fighters={fighters} selected={selected} onFighter={props.onFighter} />
    </>
  )
}

/** The one thing to do next. */
export function Foot({
  live,
  planning,
  foe,
  atLast,
  result,
  onNow,
}: {
  readonly live: Live | null
  readonly planning: Planning | null
  readonly foe: string
  readonly atLast: boolean
  /** The button that opens the result, once there is one. */
  readonly result: ReactNode | null
  readonly onNow: () => void
}): ReactNode {
  return (
    <div className="hu-foot">
      {result !== null ? (
        result
      ) : live === null ? null : planning !== null ? (
        <>
          {planning.refusal !== null && <p className="w">{planning.refusal}</p>}
          <Button kind="primary" size="big" blocked={planning.refusal} onClick={() => live.send(planning.orders)}>
            Ready
          </Button>
        </>
      ) : (
        <Waiting live={live} foe={foe} atLast={atLast} onNow={onNow} />
      )}
    </div>
  )
}

function whyNoOrders(planning: boolean, selected: Fighter | null): string {
  if (!planning) return 'Orders are given before a turn; now it is played.'
  if (selected?.own != null && selected.morale === 'routed' && !selected.down && !selected.fled)
    return `${selected.name} has lost its nerve: it runs, and takes no orders for the rest of the battle.`
  return 'Press one of your fighters to give it orders.'
}
