import { agoWords, ask, dayWords, outdated, PagedList, sorry, usePages } from '@tessera/play/online'
import { Button, Panel, say } from '@tessera/ui'
import { words } from '../words/catalogue.ts'
import { browserWords } from './browser-words.ts'

/** Where one is signed in, and ending it there. */
export function Sessions() {
  const pages = usePages('sessions')
  const others = (pages.entries ?? []).filter(({ current }) => !current).length
  const end = (request: Promise<unknown>, done: string) =>
    request.then(
      () => {
        outdated('sessions')
        say(done, 'good')
      },
      (error: unknown) => say(sorry(error), 'bad'),
    )
  return (
    <Panel title={words.text('sessions.title')}>
      <PagedList
        pages={pages}
        label={words.text('part.sessions')}
        keyOf={({ id }) => id}
        none={words.text('sessions.none')}
      >
        {({ id, agent, created, lastSeen, current }) => (
          <>
            <div>
              <b>{browserWords(agent)}</b>{' '}
              {current && <span className="ac-mark on">{words.text('sessions.this')}</span>}
              <p>{words.text('sessions.seen', { when: agoWords(lastSeen), day: dayWords(created) })}</p>
            </div>
            {!current && (
              <Button
                kind="quiet"
                aria-label={words.text('sessions.end', { browser: browserWords(agent), when: agoWords(lastSeen) })}
                onClick={() => void end(ask('endSession', { params: { id } }), words.text('sessions.ended'))}
              >
                {words.text('access.end')}
              </Button>
            )}
          </>
        )}
      </PagedList>
      {others > 0 && (
        <div className="ac-more">
          <Button kind="danger" onClick={() => void end(ask('endOtherSessions'), words.text('sessions.all.ended'))}>
            {words.text('sessions.all')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
