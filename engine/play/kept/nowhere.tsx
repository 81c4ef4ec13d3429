import { words } from '@tessera/table/words'
import { Button, EmptyState } from '@tessera/ui'
import type { ReactNode } from 'react'

/** A page with a sentence in the middle: a match that is gone, a bot that does not answer. */
export function Nowhere(props: {
  readonly title: string
  /** Where a new match is set up. */
  readonly play: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}) {
  return (
    <main className="nowhere">
      <h1 className="vh">{props.title}</h1>
      <EmptyState
        title={props.title}
        actions={
          props.actions ?? (
            <>
              <Button kind="primary" to={props.play}>
                {words.text('nowhere.new')}
              </Button>
              <Button to="/replays">{words.text('nowhere.replays')}</Button>
            </>
          )
        }
      >
        {props.children}
      </EmptyState>
    </main>
  )
}
