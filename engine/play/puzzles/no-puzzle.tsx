import { words } from '@tessera/table/words'
import { Button, EmptyState, Icon } from '@tessera/ui'

/** The address names a puzzle that does not exist. */
export function NoPuzzle({ text }: { readonly text: string }) {
  return (
    <main className="page">
      <h1 className="vh">{words.text('puzzle.none')}</h1>
      <EmptyState
        title={words.text('puzzle.none')}
        picture={<Icon name="scroll-unfurled" />}
        actions={
          <Button kind="primary" to="/puzzles">
            {words.text('puzzle.all')}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </main>
  )
}
