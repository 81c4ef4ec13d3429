import { GuidedStart } from '../../../table/guided-start.tsx'
import { startMatch } from '../match/start.ts'
import { FIRST_MATCH } from './first-match.ts'

/** The guided first match at /siegefront/learn: a match like any other, with the guide beside it. */
export default function Learn() {
  return <GuidedStart name="Siegefront" play="/siegefront/play" begin={begin} />
}

function begin() {
  return startMatch(FIRST_MATCH)
}
