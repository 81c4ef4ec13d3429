import { GuidedStart } from '../../../table/guided-start.tsx'
import { startMatch } from '../match/start.ts'
import { FIRST_BATTLE } from './first-battle.ts'

/** The guided first battle at /cohort/learn: a battle like any other, with the guide beside it. */
export default function Learn() {
  return <GuidedStart name="Cohort" play="/cohort/play" begin={begin} />
}

function begin() {
  return startMatch(FIRST_BATTLE)
}
