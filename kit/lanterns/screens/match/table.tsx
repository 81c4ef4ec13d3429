import { type TableProps, useLive, Waiting } from '@tessera/play'
import { Button, NumberField } from '@tessera/ui'
import { useState } from 'react'
import type { Lanterns } from '../types.ts'
import { NightTable } from './night-table.tsx'

/** A match, wherever it runs. */
export default function Table(props: TableProps<Lanterns>) {
  const { session, me, seats, send } = props
  const { view } = session.envelope()
  const live = useLive(props)
  const [burn, setBurn] = useState(0)
  return (
    <>
      <NightTable
        {...props}
        timeline={session.timeline}
        at={props.seen}
        running={!props.over}
        orders={
          live.awaited ? (
            <form onSubmit={(event) => event.preventDefault()}>
              <NumberField label="Oil to burn" value={burn} least={0} most={view.oil ?? 0} onChange={setBurn} />
              <Button kind="primary" onClick={() => send({ burn: Math.min(burn, view.oil ?? 0) })}>
                Burn it
              </Button>
            </form>
          ) : (
            <Waiting
              live={live}
              foe={seats[me === 0 ? 1 : 0]?.name ?? ''}
              atLast
              words={{ what: 'your oil', watching: 'Both sides choose in secret.' }}
              onNow={() => undefined}
            />
          )
        }
      />
      {props.after(props.over, () => {}, session.timeline.length - 1)}
    </>
  )
}
