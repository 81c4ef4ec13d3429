import { cohortRules } from '@tessera/cohort'
import { type AnyRecord, openRecord, randomSeed } from '@tessera/kernel'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { Segments, say } from '../../../ui/index.ts'
import { CohortTable } from '../table/CohortTable.tsx'
import type { CohortTimeline } from '../table/story.ts'
import { MatchOver } from './MatchOver.tsx'
import { FIRST_OPPONENT } from './opponent.ts'
import type { CohortRecord } from './session.ts'
import { startMatch } from './start.ts'
import { truthRules } from './truth.ts'

export interface ReplayTableProps {
  /** A checked record of Cohort. */
  readonly record: AnyRecord
  readonly at?: number
  readonly back?: string
}

/** Whose eyes a battle is watched through. */
type Eyes = 'all' | '0' | '1'

/** A record on the table: with the fog lifted, or as either side saw it; a battle can be played on from any moment. */
export function ReplayTable({ record, at = 0, back = '/replays' }: ReplayTableProps) {
  const navigate = useNavigate()
  const [eyes, setEyes] = useState<Eyes>('all')
  const whole = record as unknown as CohortRecord
  const timeline = useMemo(
    (): CohortTimeline =>
      eyes === 'all' ? openRecord(truthRules, whole, 0) : openRecord(cohortRules, whole, eyes === '0' ? 0 : 1),
    [whole, eyes],
  )
  const ending = useMemo(() => {
    const seen = openRecord(cohortRules, whole, 0)
    return seen.frame(seen.length - 1).view
  }, [whole])
  const [place, setPlace] = useState(at)
  const fork = async (index: number) => {
    const { state } = openRecord(cohortRules, whole, 0).fork(index, randomSeed())
    if (state === undefined) return
    const begun = await startMatch({ opponent: FIRST_OPPONENT, army: null, state })
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
  const seats = useMemo(() => [{ name: 'Azure' }, { name: 'Vermilion' }] as const, [])
  return (
    <CohortTable
      key={eyes}
      timeline={timeline}
      version={0}
      seats={seats}
      me={null}
      live={null}
      back={back}
      at={Math.min(place, timeline.length - 1)}
      onPlace={setPlace}
      onFork={(index) => void fork(index)}
      record={() => record}
      tools={
        <Segments
          label="Seen by"
          bare
          options={[
            { value: 'all', name: 'No fog' },
            { value: '0', name: 'Azure' },
            { value: '1', name: 'Vermilion' },
          ]}
          value={eyes}
          onChange={setEyes}
        />
      }
      after={(open, close, index) => (
        <MatchOver
          open={open}
          onClose={close}
          view={ending}
          me={null}
          names={['Azure', 'Vermilion']}
          at={index}
          record={() => record}
        />
      )}
    />
  )
}
