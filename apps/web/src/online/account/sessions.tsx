import { agoWords, ask, dayWords, outdated, PagedList, sorry, usePages } from '@tessera/play/online'
import { Button, Panel, say } from '@tessera/ui'
import { browserWords } from './browser-words.ts'

/** Where one is signed in, and ending it there. */
export function Sessions() {
  const pages = usePages('sessions')
  const others = (pages.entries ?? []).filter(({ current }) => !current).length
  const end = (request: Promise<unknown>, words: string) =>
    request.then(
      () => {
        outdated('sessions')
        say(words, 'good')
      },
      (error: unknown) => say(sorry(error), 'bad'),
    )
  return (
    <Panel title="Where you are signed in">
      <PagedList pages={pages} label="Sessions" keyOf={({ id }) => id} none="Nowhere.">
        {({ id, agent, created, lastSeen, current }) => (
          <>
            <div>
              <b>{browserWords(agent)}</b> {current && <span className="ac-mark on">this one</span>}
              <p>
                Seen {agoWords(lastSeen)}, since {dayWords(created)}
              </p>
            </div>
            {!current && (
              <Button
                kind="quiet"
                aria-label={`End the session: ${browserWords(agent)}, seen ${agoWords(lastSeen)}`}
                onClick={() => void end(ask('endSession', { params: { id } }), 'That session has ended.')}
              >
                End
              </Button>
            )}
          </>
        )}
      </PagedList>
      {others > 0 && (
        <div className="ac-more">
          <Button kind="danger" onClick={() => void end(ask('endOtherSessions'), 'All other sessions have ended.')}>
            End all others
          </Button>
        </div>
      )}
    </Panel>
  )
}
