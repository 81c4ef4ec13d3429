import { useAnswer } from '@tessera/play/online'
import { Button, Panel } from '@tessera/ui'
import { MatchLine, titleOf } from '../listed/index.ts'
import { words } from '../words/catalogue.ts'
import { TodaysMatch } from './todays-match.tsx'

/** Matches of others that run at this moment, and one worth watching at any hour. */
export function WatchNow() {
  const { data } = useAnswer('runningMatches', { query: { limit: 8 } }, true, LOOK_EVERY)
  const { data: day } = useAnswer('matchOfTheDay')
  const running = (data?.entries ?? []).filter(({ id }) => id !== day?.match?.id)
  return (
    <Panel
      title={words.text('watch.title')}
      className="on-list"
      {...(running.length === 0 ? {} : { aside: words.text('watch.running', { n: running.length }) })}
    >
      <ul>
        {running.map((match) => (
          <li key={match.id}>
            <MatchLine
              match={match}
              tools={
                <Button to={`/m/${match.id}`} aria-label={words.text('watch.one', { match: titleOf(match) })}>
                  {words.text('line.watch')}
                </Button>
              }
            />
          </li>
        ))}
        {day !== undefined && (
          <li>
            {day.match === null ? (
              <TodaysMatch />
            ) : (
              <MatchLine
                match={day.match}
                state={words.text('today.title')}
                tools={
                  <Button
                    to={`/m/${day.match.id}?replay`}
                    aria-label={words.text('watch.day', { match: titleOf(day.match) })}
                  >
                    {words.text('line.watch')}
                  </Button>
                }
              />
            )}
          </li>
        )}
      </ul>
    </Panel>
  )
}

const LOOK_EVERY = 15_000
