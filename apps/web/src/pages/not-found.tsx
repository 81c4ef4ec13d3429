import { useLocation } from 'react-router'
import { Icon } from '#table'
import { Button, EmptyState } from '#ui'
import { useTitle } from './use-title.ts'

export default function NotFound() {
  const { pathname } = useLocation()
  useTitle('Not on the map')
  return (
    <main className="page">
      <h1 className="vh">Not on the map</h1>
      <EmptyState
        title="This place is not on the map"
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
