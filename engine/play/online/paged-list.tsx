import { words } from '@tessera/table/words'
import { Button, Skeletons } from '@tessera/ui'
import type { ReactNode } from 'react'
import { sorry } from './seat-taking.ts'

export interface PagedListProps<Entry> {
  readonly pages: {
    readonly entries: readonly Entry[] | null
    readonly error: Error | null
    readonly more: (() => void) | null
    readonly loadingMore: boolean
    again(): void
  }
  readonly className?: string
  readonly label: string
  readonly keyOf: (entry: Entry) => string
  /** What to say, and do next, when there is nothing. */
  readonly none: ReactNode
  readonly children: (entry: Entry) => ReactNode
}

/** A list of the server: loading, failed, empty, and page after page. */
export function PagedList<Entry>(props: PagedListProps<Entry>) {
  const { pages, label, keyOf, none, className = 'ac-list', children } = props
  const { entries, error, more, loadingMore, again } = pages
  if (entries === null) {
    if (error === null) return <Skeletons lines={3} label={words.text('list.loading', { list: label })} />
    return (
      <div className="ac-none" role="alert">
        <p>{sorry(error)}</p>
        <Button onClick={again}>{words.text('again')}</Button>
      </div>
    )
  }
  if (entries.length === 0) return <div className="ac-none">{none}</div>
  return (
    <>
      <ul className={className} aria-label={label}>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>{children(entry)}</li>
        ))}
      </ul>
      {more !== null && (
        <div className="ac-more">
          <Button onClick={more} blocked={loadingMore ? words.text('list.busy') : null}>
            {words.text('list.more')}
          </Button>
        </div>
      )}
    </>
  )
}
