import { type DailyRun, factionName, leaderName } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import type { ReactNode } from 'react'
import { LeaderPortrait } from '../../shared/team/leader-portrait.tsx'
import '../run.css'

/** GR-2411: what all players play today. */
export function DailyWords({ daily, children }: { readonly daily: DailyRun; readonly children: ReactNode }) {
  return (
    <section className="panel gr-day" data-faction={daily.faction} aria-label={words.text('day.title')}>
      <LeaderPortrait leader={daily.leader} size={56} />
      <div>
        <h2>{words.text('day.title')}</h2>
        <p className="muted">
          {words.text('day.text', { leader: leaderName(daily.leader), faction: factionName(daily.faction) })}
        </p>
      </div>
      {children}
    </section>
  )
}
