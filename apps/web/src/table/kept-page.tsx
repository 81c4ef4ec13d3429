import type { AnyRecord } from '@tessera/kernel'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useTitle } from '../pages/use-title.ts'
import { faultLine } from '../store/files.ts'
import type { StoredMatch } from '../store/matches.ts'
import { Skeletons } from '../ui/index.ts'
import { type Opened, useStoredMatch } from './kept-match.ts'
import { Nowhere } from './nowhere.tsx'

export interface KeptPageProps<Match> {
  /** The game's name and the folder of its pages: "Hexline", "hexline". */
  readonly game: string
  readonly id: string
  readonly open: (stored: StoredMatch) => Opened<Match>
  readonly replay: (record: AnyRecord) => ReactNode
  readonly match: (match: Match) => ReactNode
}

/** A match kept in this browser, at /<game>/battle/<id>: played on where it was left, or watched. */
export function KeptPage<Match extends { close(): void }>({ game, id, open, replay, match }: KeptPageProps<Match>) {
  const { id: kept = '' } = useParams()
  const opened = useStoredMatch(kept, open)
  useTitle(game)
  switch (opened.state) {
    case 'loading':
      return (
        <main className="loading">
          <h1 className="vh">{game}</h1>
          <Skeletons lines={4} label="Opening the match" />
        </main>
      )
    case 'missing':
      return (
        <Nowhere title="This match is not in this browser" play={`/${id}/play`}>
          It was deleted, or it was played elsewhere. Records can be opened under Replays.
        </Nowhere>
      )
    case 'faulty':
      return (
        <Nowhere title="This match cannot be opened" play={`/${id}/play`}>
          {opened.faults.slice(0, 3).map(faultLine).join(' ')}
        </Nowhere>
      )
    case 'replay':
      return replay(opened.record)
    case 'open':
      return match(opened.match)
  }
}
