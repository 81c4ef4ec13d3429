import { Button, Panel } from '@tessera/ui'
import type { Person } from '@tessera/wire'
import type { ReactNode } from 'react'
import { useMe } from './me.ts'
import { PersonLink } from './person-link.tsx'
import './account.css'
import './people.css'
import { words } from '@tessera/table/words'

interface RankingProps<Entry extends Ranked> {
  /** What the list is, for those who do not see it. */
  readonly label: string
  readonly title?: string | undefined
  readonly aside?: ReactNode
  readonly entries: readonly Entry[]
  readonly columns: readonly RankingColumn<Entry>[]
  /** Behind the name. */
  readonly note?: (entry: Entry) => ReactNode
  readonly more?: (() => void) | null
  readonly loadingMore?: boolean
  /** Above the list. */
  readonly before?: ReactNode
  readonly children?: ReactNode
}

interface Ranked {
  readonly place: number
  readonly person: Person
}

interface RankingColumn<Entry> {
  readonly name: string
  readonly cell: (entry: Entry) => ReactNode
}

/** People in order, with oneself marked: of a leaderboard, of a ladder, of a day. */
export function Ranking<Entry extends Ranked>(props: RankingProps<Entry>) {
  const { label, title, aside, entries, columns, note, more = null, loadingMore = false } = props
  const me = useMe()
  return (
    <Panel label={label} title={title} aside={aside}>
      {props.before}
      {entries.length > 0 && (
        <table className="pp-board">
          <thead>
            <tr>
              <th scope="col">{words.text('ranking.place')}</th>
              <th scope="col">{words.text('ranking.name')}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.person.id} className={entry.person.id === me?.id ? 'mine' : ''}>
                <td className="pp-place">{entry.place}</td>
                <td>
                  <PersonLink person={entry.person} />
                  {entry.person.id === me?.id && <span className="ac-mark on">{words.text('ranking.you')}</span>}
                  {note?.(entry)}
                </td>
                {columns.map(({ name, cell }) => (
                  <td key={name}>{cell(entry)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more !== null && (
        <div className="ac-more">
          <Button onClick={more} blocked={loadingMore ? words.text('list.busy') : null}>
            {words.text('list.more')}
          </Button>
        </div>
      )}
      {props.children}
    </Panel>
  )
}
