import type { PlayerView } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Button } from '@tessera/ui'
import { starterOf } from '../match/definition.ts'
import type { Brought } from '../types.ts'
import { DailyWords } from './daily-words.tsx'
import { NewRun } from './new-run.tsx'

interface BeginScreenProps {
  readonly view: PlayerView
  readonly back: string
  readonly onBegin: (brought: Brought | null) => void
}

/** The first choice of a run that waits for it on a server. */
export function BeginScreen({ view, back, onBegin }: BeginScreenProps) {
  const { daily, unlocked } = view.config
  if (daily === undefined)
    return <NewRun first={starterOf('ser_aldric')} back={back} unlocked={unlocked} blocked={null} onBegin={onBegin} />
  return (
    <main className="gr gr-daily">
      <DailyWords daily={daily}>
        <Button kind="primary" size="big" onClick={() => onBegin(null)}>
          {words.text('day.begin')}
        </Button>
      </DailyWords>
    </main>
  )
}
