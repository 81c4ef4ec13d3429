import { type CohortEvent, type CohortView, cohortRules } from '@tessera/cohort'
import { openRecord, randomSeed, type Timeline } from '@tessera/kernel'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReplayProps } from '../../../table/replay.ts'
import { Segments, say } from '../../../ui/index.ts'
import { CohortTable } from '../table/CohortTable.tsx'
import type { CohortTimeline } from '../table/story.ts'
import { MatchOver } from './MatchOver.tsx'
import { FIRST_OPPONENT } from './opponent.ts'
import type { CohortRecord } from './session.ts'
import { startMatch } from './start.ts'
import { truthRules } from './truth.ts'

/** Whose eyes a battle is watched through. */
type Eyes = 'all' | '0' | '1'

/** A record on the table: with the fog lifted, or as either side saw it; a battle can be played on from any moment. */
export function ReplayTable({ record, frames, at = 0, names, back = '/replays', onFork }: ReplayProps) {
  const navigate = useNavigate()
  // Where only frames are left of a match, nobody saw it without fog.
  const whole = frames === undefined ? (record as unknown as CohortRecord | null) : null
  const [eyes, setEyes] = useState<Eyes>(whole === null ? '0' : 'all')
  const timeline = useMemo((): CohortTimeline => {
    const seat = eyes === '1' ? 1 : 0
    if (whole === null) return frames?.(seat) as CohortTimeline
    return eyes === 'all' ? openRecord(truthRules, whole, 0) : openRecord(cohortRules, whole, seat)
  }, [whole, frames, eyes])
  const ending = useMemo(() => {
    const seen = whole === null ? (frames?.(0) as Timeline<CohortEvent, CohortView>) : openRecord(cohortRules, whole, 0)
    return seen.frame(seen.length - 1).view
  }, [whole, frames])
  const [place, setPlace] = useState(() => (at > 0 ? at : firstTurn(timeline)))
  const fork = async (index: number) => {
    if (whole === null) return
    const { state } = openRecord(cohortRules, whole, 0).fork(index, randomSeed())
    if (state === undefined) return
    const begun = await startMatch({ opponent: FIRST_OPPONENT, army: null, state })
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
  const seats = useMemo(() => [{ name: names?.[0] ?? 'Azure' }, { name: names?.[1] ?? 'Vermilion' }] as const, [names])
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
      onFork={onFork ?? ((index) => void fork(index))}
      record={() => record}
      eyes={
        <Segments
          label="Seen by"
          bare
          options={[
            ...(whole === null ? [] : [{ value: 'all' as const, name: 'No fog' }]),
            { value: '0', name: seats[0].name },
            { value: '1', name: seats[1].name },
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
          names={[seats[0].name, seats[1].name]}
          at={index}
          record={() => record}
        />
      )}
    />
  )
}

/** Before it there is nothing to see: the armies are mustered and placed in secret. */
function firstTurn(timeline: CohortTimeline): number {
  for (let index = 0; index < timeline.length; index++) if (timeline.period(index) > 0) return index
  return 0
}
