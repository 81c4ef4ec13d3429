import { MatchCard } from '@tessera/play'
import { useMatches } from '@tessera/play/kept'
import { Button, EmptyState, IconButton, Skeletons, ThemeButton, useTitle } from '@tessera/ui'
import '../run.css'

/** All runs of this browser, the newest first. */
export default function Runs() {
  useTitle('Your runs')
  const kept = useMatches()
  const runs = (kept ?? []).filter(({ game }) => game === 'gauntlet-run')
  return (
    <main className="gr gr-runs">
      <header className="gr-newtop">
        <IconButton className="nav" label="Back" glyph="left" to="/gauntlet-run/play" />
        <h1>Your runs</h1>
        <p className="muted">{runs.length === 1 ? 'One run' : `${runs.length} runs`} in this browser</p>
        <span className="gr-tools">
          <ThemeButton />
        </span>
      </header>
      {kept === null && <Skeletons lines={3} label="Reading your runs" />}
      {kept !== null && runs.length === 0 && (
        <EmptyState
          title="No run yet"
          actions={
            <Button kind="primary" to="/gauntlet-run/play">
              Set out
            </Button>
          }
        >
          A run takes about twenty minutes and can be left at any time.
        </EmptyState>
      )}
      <ul>
        {runs.map((run) => (
          <li key={run.id}>
            <MatchCard match={run} icon="knight-banner" />
          </li>
        ))}
      </ul>
    </main>
  )
}
