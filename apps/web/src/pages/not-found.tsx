import { useLocation } from '#router'
import { Icon } from '#table'
import { Button, EmptyState } from '#ui'
import { useTitle } from './use-title.ts'

export default function NotFound() {
  const { pathname } = useLocation()
  useTitle('Page not found')
  return (
    <main className="page">
      <h1 className="vh">Page not found</h1>
      <EmptyState
        title="Page not found"
        picture={<Icon name="scroll-unfurled" />}
        actions={
          <>
            <Button kind="primary" to="/">
              To the games
            </Button>
            <Button to="/replays">Replays</Button>
          </>
        }
      >
        {`Nothing is at ${pathname.slice(0, 80)}. The address may be old or mistyped.`}
      </EmptyState>
    </main>
  )
}
