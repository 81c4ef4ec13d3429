import { agoWords, ask, outdated, PagedList, PersonLink, sorry, useAnswer, usePages } from '@tessera/play/online'
import { Button, Panel, say } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import type { ReportEntry } from '@tessera/wire'

const REASONS = {
  cheating: 'Cheating',
  stalling: 'Stalling',
  chat: 'What they wrote',
  name: 'Offensive name',
  other: 'Something else',
} as const

export function Reports({ onPerson }: { readonly onPerson: (id: string) => void }) {
  const pages = usePages('reports', { query: { limit: 20 } })
  const settle = async ({ id }: ReportEntry) => {
    try {
      await ask('settle', { params: { id } })
    } catch (error) {
      return say(sorry(error), 'bad')
    }
    outdated('reports')
  }
  return (
    <Panel title="Reports">
      <PagedList pages={pages} label="Reports" keyOf={({ id }) => id} none="Nobody has reported anybody.">
        {(report) => (
          <>
            <div>
              <b>{REASONS[report.reason]}</b>: <PersonLink person={report.about} />
              <p>
                by {report.by.name}, {agoWords(report.created)}
                {report.match !== null && (
                  <>
                    {', '}
                    <Link to={`/m/${report.match}`}>the match</Link>
                  </>
                )}
              </p>
              {report.match !== null && report.reason === 'chat' && <Written match={report.match} />}
              {report.text !== '' && <blockquote>{report.text}</blockquote>}
            </div>
            <Button kind="quiet" onClick={() => onPerson(report.about.id)} aria-label={`Act on ${report.about.name}`}>
              Act
            </Button>
            {report.settled === null ? (
              <Button kind="quiet" onClick={() => void settle(report)} aria-label={`Settle: ${report.about.name}`}>
                Settle
              </Button>
            ) : (
              <span className="ac-mark on">settled {agoWords(report.settled)}</span>
            )}
          </>
        )}
      </PagedList>
    </Panel>
  )
}

/** What was written in the match a report is about. */
function Written({ match }: { readonly match: string }) {
  const { data } = useAnswer('chat', { params: { id: match }, query: {} })
  if (data === undefined || data.lines.length === 0) return null
  return (
    <details>
      <summary>What was written</summary>
      <ol>
        {data.lines.map(({ number, seat, text }) => (
          <li key={number}>
            Seat {seat + 1}: {text}
          </li>
        ))}
      </ol>
    </details>
  )
}
