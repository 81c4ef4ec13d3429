import { ask, outdated, PagedList, sorry, usePages } from '@tessera/play/online'
import { Button, Panel, say } from '@tessera/ui'
import { Link } from '@tessera/ui/router'

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
    say(`${name} is no longer blocked.`, 'good')
  }
  return (
    <Panel title="Blocked players">
      <p className="ac-none">
        Blocked players cannot invite you, join your matches or be paired with you, and you do not see their open
        matches. They are not told.
      </p>
      <PagedList
        pages={pages}
        label="Blocked players"
        keyOf={({ id }) => id}
        none="Nobody is blocked. You can block somebody on their page."
      >
        {({ id, name }) => (
          <>
            <div>
              <Link to={`/people/${id}`}>{name}</Link>
            </div>
            <Button kind="quiet" aria-label={`Block ${name} no longer`} onClick={() => void unblock(id, name)}>
              Unblock
            </Button>
          </>
        )}
      </PagedList>
    </Panel>
  )
}
