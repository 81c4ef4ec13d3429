import { type TableProps, useLive } from '@tessera/play'
import type { ReactNode } from 'react'
import { CohortTable } from '../table/cohort-table.tsx'
import type { CohortPlay } from '../types.ts'
import { Preparing } from './preparing.tsx'

/** A battle from the muster to its result, wherever it runs. */
export default function Table(props: TableProps<CohortPlay>): ReactNode {
  const { session, me } = props
  const live = useLive(props)
  const { phase } = session.envelope().view
  if (!live.over && (phase === 'muster' || phase === 'deploy')) return <Preparing {...props} live={live} />
  return (
    <CohortTable
      timeline={session.timeline}
      version={props.version}
      seats={props.seats}
      me={me === null ? null : me === 0 ? 0 : 1}
      live={live}
      back={props.back}
      at={props.seen}
      onSeen={props.onSeen}
      onFork={props.onFork}
      tools={props.tools}
      after={props.after}
    />
  )
}
