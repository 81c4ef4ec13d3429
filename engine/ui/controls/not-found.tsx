import { Icon } from '../icons/index.ts'
import { useLocation } from '../router/index.ts'
import { Button } from './button.tsx'
import { useTitle } from './use-title.ts'
import { EmptyState } from './waiting.tsx'

export function NotFound() {
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
