import { Button, EmptyState, Icon } from '@tessera/ui'

/** The address names a puzzle that does not exist. */
export function NoPuzzle({ text }: { readonly text: string }) {
  return (
    <main className="page">
      <h1 className="vh">No puzzle</h1>
      <EmptyState
        title="There is no such puzzle"
        picture={<Icon name="scroll-unfurled" />}
        actions={
          <Button kind="primary" to="/puzzles">
            All puzzles
          </Button>
        }
      >
        {text}
      </EmptyState>
    </main>
  )
}
