import { words } from '@tessera/gauntlet/words'
import { MatchCard } from '@tessera/play'
import { useMatches } from '@tessera/play/kept'
import { Button, EmptyState, IconButton, Skeletons, ThemeButton, useTitle } from '@tessera/ui'
import '../run.css'

/** All runs of this browser, the newest first. */
export default function Runs() {
  useTitle(words.text('setOut.runs'))
  const kept = useMatches()
  const runs = (kept ?? []).filter(({ game }) => game === 'gauntlet-run')
  return (
    <main className="gr gr-runs">
      <header className="gr-newtop">
        <IconButton className="nav" label={words.text('setOut.back')} glyph="left" to="/gauntlet-run/play" />
        <h1>{words.text('setOut.runs')}</h1>
        <p className="muted">{words.text('runs.count', { n: runs.length })}</p>
        <span className="gr-tools">
          <ThemeButton />
        </span>
      </header>
      {kept === null && <Skeletons lines={3} label={words.text('runs.reading')} />}
      {kept !== null && runs.length === 0 && (
        <EmptyState
          title={words.text('runs.none')}
          actions={
            <Button kind="primary" to="/gauntlet-run/play">
              {words.text('runs.setOut')}
            </Button>
          }
        >
          {words.text('runs.noneHint')}
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
