import type { TableProps } from '@tessera/play'
import { Button, NumberField } from '@tessera/ui'
import { useState } from 'react'
import type { Lanterns } from '../types.ts'
import { NightTable } from './night-table.tsx'

/** A match, wherever it runs. */
export default function Table(props: TableProps<Lanterns>) {
  const { session, me, send } = props
  const { view, awaiting, mine } = session.envelope()
  const [burn, setBurn] = useState(0)
  const asked = me !== null && awaiting.includes(me) && mine?.final !== true
  return (
    <>
      <NightTable
        {...props}
        timeline={session.timeline}
        at={props.seen}
        running={!props.over}
        orders={
          asked && (
            <form onSubmit={(event) => event.preventDefault()}>
              <NumberField label="Oil to burn" value={burn} least={0} most={view.oil ?? 0} onChange={setBurn} />
              <Button kind="primary" onClick={() => send({ burn: Math.min(burn, view.oil ?? 0) })}>
                Burn it
              </Button>
            </form>
          )
        }
      />
      {props.after(props.over, () => {}, session.timeline.length - 1)}
    </>
  )
}
