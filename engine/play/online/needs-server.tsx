import { words } from '@tessera/table/words'
import { Button, EmptyState, Icon, Skeletons } from '@tessera/ui'
import type { ReactNode } from 'react'
import { outdated } from './answers.ts'
import { type Server, useServer } from './me.ts'

type Here = Extract<Server, { readonly state: 'here' }>

/** What makes no sense without a match server says so instead. */
export function NeedsServer({ children }: { readonly children: (server: Here) => ReactNode }) {
  const server = useServer()
  if (server.state === 'here') return children(server)
  if (server.state === 'asking') return <Skeletons lines={4} label={words.text('online.asking')} />
  return (
    <EmptyState
      title={words.text('online.none')}
      picture={<Icon name="scroll-unfurled" />}
      actions={
        <>
          <Button kind="primary" onClick={() => outdated('facts')}>
            {words.text('again')}
          </Button>
          <Button to="/">{words.text('online.none.bots')}</Button>
        </>
      }
    >
      {words.text('online.none.text')}
    </EmptyState>
  )
}
