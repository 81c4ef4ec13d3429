import { Icon } from '../icons/index.ts'
import { useLocation } from '../router/index.ts'
import { words } from '../words/catalogue.ts'
import { Button } from './button.tsx'
import { useTitle } from './use-title.ts'
import { EmptyState } from './waiting.tsx'

export function NotFound() {
  const { pathname } = useLocation()
  const title = words.text('not-found.title')
  useTitle(title)
  return (
    <main className="page">
      <h1 className="vh">{title}</h1>
      <EmptyState
        title={title}
        picture={<Icon name="scroll-unfurled" />}
        actions={
          <>
            <Button kind="primary" to="/">
              {words.text('not-found.games')}
            </Button>
            <Button to="/replays">{words.text('replays')}</Button>
          </>
        }
      >
        {words.text('not-found.text', { address: pathname.slice(0, 80) })}
      </EmptyState>
    </main>
  )
}
