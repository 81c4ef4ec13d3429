import { words } from '@tessera/hundred/words'
import { Waiting } from '@tessera/play'
import { Button, Segments } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { SandboxPanel } from '../orders/sandbox/sandbox-panel.tsx'
import { OrdersPanel } from './orders/orders-panel.tsx'
import { QuickOrders } from './orders/quick-orders.tsx'
import { UnitTable } from './unit-table.tsx'
import type { AtTable } from './use-table.ts'

interface SideProps {
  readonly now: AtTable
  readonly foe: string
  /** The log, where it shares a column with the orders. */
  readonly log: ReactNode | null
  /** The button that opens the result, once there is one. */
  readonly result: ReactNode | null
}

/** The right side of a running match: orders while a turn is planned, the log while it is played. */
export function SidePanel({ now, foe, log, result }: SideProps): ReactNode {
  const [side, setSide] = useState<'orders' | 'log'>('orders')
  const foot = <div className="hu-foot">{result ?? <Foot now={now} foe={foe} />}</div>
  if (now.planning === null && log !== null)
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
          label={words.text('table.show')}
          bare
          value={side}
          options={[
            { value: 'orders', name: words.text('log.orders') },
            { value: 'log', name: words.text('table.log') },
          ]}
          onChange={setSide}
        />
      )}
      <div className="hu-scroll">{log !== null && side === 'log' ? log : <Orders now={now} />}</div>
      {foot}
    </div>
  )
}

function Orders({ now }: { readonly now: AtTable }): ReactNode {
  const { table, planning, sandbox, trial, perform } = now
  const { fighters, selected } = table
  return (
    <>
      {planning !== null && selected !== null && table.noOrders === null ? (
        <OrdersPanel fighter={selected} table={table} planning={planning} perform={perform} />
      ) : (
        <div className="hu-orders">
          <header>
            <h2>{words.text('log.orders')}</h2>
          </header>
          <p className="hu-none muted">{table.noOrders}</p>
        </div>
      )}
      {planning !== null && <QuickOrders table={table} planning={planning} perform={perform} />}
      {planning !== null && <SandboxPanel sandbox={sandbox} trial={trial} fighters={fighters} />}
      <UnitTable fighters={fighters} selected={selected} onFighter={(id) => perform({ do: 'find', id })} />
    </>
  )
}

/** The one thing to do next. */
function Foot({ now, foe }: { readonly now: AtTable; readonly foe: string }): ReactNode {
  const { live, planning, perform, atLast, player } = now
  if (live === null) return null
  if (planning === null)
    return (
      <Waiting
        live={live}
        foe={foe}
        atLast={atLast}
        words={{
          what: words.text('wait.what'),
          change: words.text('wait.change'),
          sent: words.text('wait.sent', { foe }),
          others: words.text('wait.others', { foe }),
        }}
        onNow={() => player.toEnd()}
      />
    )
  return (
    <>
      {planning.refusal !== null && <p className="w">{planning.refusal}</p>}
      <Button kind="primary" size="big" blocked={planning.refusal} onClick={() => perform({ do: 'send' })}>
        {words.text('table.ready')}
      </Button>
    </>
  )
}
