import { agoWords, ask, outdated, sorry, useAnswer } from '@tessera/play/online'
import { noticePage } from '@tessera/play/registry'
import { Button, Panel, say, Toggle } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import type { AnswerOf, routes } from '@tessera/wire'
import { usePush } from '../account/index.ts'
import { words } from '../words/catalogue.ts'

/** What happened while one was away, and whether to be told when the page is closed. */
export function NoticeList() {
  const { data } = useAnswer('notices', { query: { limit: 30 } })
  const push = usePush()
  const list = newestOfEach((data?.entries ?? []).filter(({ read }) => !read))
  const readAll = async () => {
    try {
      await ask('readNotices', { body: {} })
    } catch (error) {
      say(sorry(error), 'bad')
    }
    outdated('notices')
  }
  const turn = (on: boolean) => {
    if (push.state === 'impossible') return
    push.turn(on).catch(() => say(words.text('push.failed'), 'bad'))
  }
  return (
    <Panel
      title={words.text('news.title')}
      className="on-notices"
      {...(list.length === 0
        ? {}
        : {
            aside: (
              <Button kind="quiet" onClick={() => void readAll()}>
                {words.text('news.read')}
              </Button>
            ),
          })}
    >
      {list.length === 0 ? (
        <p className="muted">{words.text('news.none')}</p>
      ) : (
        <ul>
          {list.map(({ id, text, match, about, kind, created }) => {
            const to = placeOf(kind, about, match)
            return (
              <li key={id}>
                {to === null ? text : <Link to={to}>{text}</Link>}{' '}
                <span className="muted t13">{agoWords(created)}</span>
              </li>
            )
          })}
        </ul>
      )}
      {push.state === 'impossible' ? (
        <p className="muted t13">{push.why}</p>
      ) : (
        <Toggle
          label={words.text('push.label')}
          hint={words.text('push.hint')}
          checked={push.state === 'on'}
          onChange={turn}
        />
      )}
    </Panel>
  )
}

/** Where a notice leads: those of a game to a page of that game. */
function placeOf(kind: string, about: string | null, match: string | null): string | null {
  if (kind === 'friend' && about !== null) return `/people/${about}`
  const page = noticePage(kind)
  if (page !== undefined && about !== null) return `${page}${about}`
  return match === null ? null : `/m/${match}`
}

type Notice = AnswerOf<typeof routes.notices>['entries'][number]

/** That it was one's turn is no news once the match is over; the list is newest first. */
function newestOfEach(notices: readonly Notice[]): readonly Notice[] {
  const told = new Set<string>()
  return notices.filter(({ match }) => match === null || (!told.has(match) && told.add(match))).slice(0, MOST)
}

const MOST = 8
