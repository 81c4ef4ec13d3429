import { cohort } from '@tessera/cohort'
import { type AnyRecord, anyGame } from '@tessera/kernel'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useTitle } from '../../../pages/use-title.ts'
import { matches } from '../../../store/matches.ts'
import { Nowhere } from '../../../table/nowhere.tsx'
import { readOwn } from '../../../table/own-record.ts'
import { Skeletons } from '../../../ui/index.ts'
import { ReplayTable } from './ReplayTable.tsx'

/** A finished battle at /cohort/battle/<id>/replay: through either side's eyes, or with the fog lifted (COH-17.4). */
export default function WatchPage() {
  useTitle('Replay')
  const { id = '' } = useParams()
  const [found, setFound] = useState<AnyRecord | 'loading' | 'missing'>('loading')
  useEffect(() => {
    let here = true
    matches.load(id).then(
      (stored) => {
        const read = stored === undefined ? undefined : readOwn(stored.record, anyGame(cohort))
        if (here) setFound(read?.ok ? read.value : 'missing')
      },
      () => here && setFound('missing'),
    )
    return () => {
      here = false
    }
  }, [id])
  if (found === 'missing')
    return (
      <Nowhere title="This match is not in this browser" play="/cohort/play">
        It was deleted, or it was played elsewhere.
      </Nowhere>
    )
  if (found === 'loading')
    return (
      <main className="loading">
        <h1 className="vh">Replay</h1>
        <Skeletons lines={4} label="Opening the match" />
      </main>
    )
  return <ReplayTable record={found} back={`/cohort/battle/${id}`} />
}
