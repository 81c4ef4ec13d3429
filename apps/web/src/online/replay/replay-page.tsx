import { Nowhere } from '@tessera/play'
import { sorry, useAnswer } from '@tessera/play/online'
import { Skeletons } from '@tessera/ui'
import { useParams } from '@tessera/ui/router'
import { Site } from '../../site/index.ts'
import { words } from '../words/catalogue.ts'
import { Finished } from './finished.tsx'

/** A finished match at /m/<id>; `?at=17` leads to a moment of it. */
export default function ReplayPage() {
  const { id = '' } = useParams()
  const { data: match, error } = useAnswer('match', { params: { id } })
  if (match !== undefined) return <Finished key={match.id} match={match} />
  if (error !== null)
    return (
      <Nowhere title={words.text('replay.missing')} play="/online">
        {sorry(error)}
      </Nowhere>
    )
  return (
    <Site>
      <main className="page">
        <Skeletons lines={4} label={words.text('match.opening')} />
      </main>
    </Site>
  )
}
