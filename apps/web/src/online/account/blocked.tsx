import { ask, outdated, PagedList, sorry, usePages } from '@tessera/play/online'
import { Button, Panel, say } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { words } from '../words/catalogue.ts'

/** Whom one does not want to meet. */
export function Blocked() {
  const pages = usePages('blocks')
  const unblock = async (id: string, name: string) => {
    try {
      await ask('unblock', { params: { id } })
    } catch (error) {
      return say(sorry(error), 'bad')
    }
    outdated('blocks', 'profile', 'openMatches')
    say(words.text('block.ended', { name }), 'good')
  }
  return (
    <Panel title={words.text('blocked.title')}>
      <p className="ac-none">{words.text('blocked.about')}</p>
      <PagedList
        pages={pages}
        label={words.text('blocked.title')}
        keyOf={({ id }) => id}
        none={words.text('blocked.none')}
      >
        {({ id, name }) => (
          <>
            <div>
              <Link to={`/people/${id}`}>{name}</Link>
            </div>
            <Button
              kind="quiet"
              aria-label={words.text('blocked.undo', { name })}
              onClick={() => void unblock(id, name)}
            >
              {words.text('block.undo')}
            </Button>
          </>
        )}
      </PagedList>
    </Panel>
  )
}
