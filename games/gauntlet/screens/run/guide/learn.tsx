import { GuidedStart, startMatch } from '@tessera/play'
import { matches } from '@tessera/play/kept'
import { runMatch, runWith, starterOf } from '../match/definition.ts'
import { runDayOf } from '../match/stored-runs.ts'

/** /gauntlet-run/learn: a first run with a guide, against poorly equipped teams. */
export default function LearnPage() {
  return <GuidedStart name="Gauntlet run" play="/gauntlet-run/play" begin={begin} />
}

async function begin() {
  const active = (await matches.list()).find(
    (run) => run.game === 'gauntlet-run' && run.state === 'running' && runDayOf(run) === null,
  )
  if (active !== undefined) return { path: `/gauntlet-run/battle/${active.id}` }
  const beginning = runWith({ pool: 'local', botLevel: 'easy' }, starterOf('ser_aldric'))
  return startMatch(runMatch, { ...beginning, tour: true })
}
