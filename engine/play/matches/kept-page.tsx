import type { AnyRecord } from '@tessera/kernel'
import { words } from '@tessera/table/words'
import { Skeletons, useTitle } from '@tessera/ui'
import { useParams } from '@tessera/ui/router'
import type { ReactNode } from 'react'
import { inputErrorLine, Nowhere, type Opened, type StoredMatch, useStoredMatch } from '../kept/index.ts'

export interface KeptPageProps<Match> {
  /** The page's title. */
  readonly title: string
  /** Where a new match is set up. */
  readonly play: string
  /** It must not change between renders. */
  readonly open: (stored: StoredMatch) => Opened<Match>
  readonly replay: (record: AnyRecord, id: string, names?: readonly string[]) => ReactNode
  readonly match: (match: Match) => ReactNode
}

/** A match kept in this browser: played on where it was left, or watched. */
export function KeptPage<Match extends { close(): void }>({ title, play, open, replay, match }: KeptPageProps<Match>) {
  const { id = '' } = useParams()
  const opened = useStoredMatch(id, open)
  useTitle(title)
  switch (opened.state) {
    case 'loading':
      return (
        <main className="loading">
          <h1 className="vh">{title}</h1>
          <Skeletons lines={4} label={words.text('kept.opening')} />
        </main>
      )
    case 'missing':
      return (
        <Nowhere title={words.text('kept.missing')} play={play}>
          {words.text('kept.missing.text')}
        </Nowhere>
      )
    case 'faulty':
      return (
        <Nowhere title={words.text('kept.faulty')} play={play}>
          {opened.inputErrors.slice(0, 3).map(inputErrorLine).join(' ')}
        </Nowhere>
      )
    case 'replay':
      return replay(opened.record, id, opened.names)
    case 'open':
      return match(opened.match)
  }
}
