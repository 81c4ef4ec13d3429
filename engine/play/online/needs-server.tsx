import { Button, EmptyState, Icon, Skeletons } from '@tessera/ui'
import type { ReactNode } from 'react'
import { outdated } from './answers.ts'
import { type Server, useServer } from './me.ts'

type Here = Extract<Server, { readonly state: 'here' }>

/** What makes no sense without a match server says so instead. */
export function NeedsServer({ children }: { readonly children: (server: Here) => ReactNode }) {
  const server = useServer()
  if (server.state === 'here') return children(server)
  if (server.state === 'asking') return <Skeletons lines={4} label="Asking the server" />
  return (
    <EmptyState
      title="There is no match server here now"
      picture={<Icon name="scroll-unfurled" />}
      actions={
        <>
          <Button kind="primary" onClick={() => outdated('facts')}>
            Try again
          </Button>
          <Button to="/">Play against a bot</Button>
        </>
      }
    >
      Either this browser is offline, or these pages come from a place without one. Everything against bots works as
      ever.
    </EmptyState>
  )
}
