import { agoWords, ask, outdated, PagedList, PersonLink, sorry, useAnswer, usePages } from '@tessera/play/online'
import { Button, Panel, say } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import type { ReportEntry } from '@tessera/wire'
import { words } from '../words/catalogue.ts'

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
    <Panel title={words.text('reports.title')}>
      <PagedList
        pages={pages}
        label={words.text('reports.title')}
        keyOf={({ id }) => id}
        none={words.text('reports.none')}
      >
        {(report) => (
          <>
            <div>
              <b>{words.text(`reports.why.${report.reason}`)}</b>: <PersonLink person={report.about} />
              <p>
                {words.text('reports.by', { name: report.by.name, when: agoWords(report.created) })}
                {report.match !== null && (
                  <>
                    {', '}
                    <Link to={`/m/${report.match}`}>{words.text('reports.match')}</Link>
                  </>
                )}
              </p>
              {report.match !== null && report.reason === 'chat' && <Written match={report.match} />}
              {report.text !== '' && <blockquote>{report.text}</blockquote>}
            </div>
            <Button
              kind="quiet"
              onClick={() => onPerson(report.about.id)}
              aria-label={words.text('reports.act.on', { name: report.about.name })}
            >
              {words.text('reports.act')}
            </Button>
            {report.settled === null ? (
              <Button
                kind="quiet"
                onClick={() => void settle(report)}
                aria-label={words.text('reports.settle.of', { name: report.about.name })}
              >
                {words.text('reports.settle')}
              </Button>
            ) : (
              <span className="ac-mark on">{words.text('reports.settled', { when: agoWords(report.settled) })}</span>
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
      <summary>{words.text('reports.written')}</summary>
      <ol>
        {data.lines.map(({ number, seat, text }) => (
          <li key={number}>{words.text('reports.line', { n: seat + 1, text })}</li>
        ))}
      </ol>
    </details>
  )
}
