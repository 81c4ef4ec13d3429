import { type DailyRun, factionName, leaderName } from '@tessera/gauntlet'
import type { ReactNode } from 'react'
import { LeaderPortrait } from '../../shared/team/leader-portrait.tsx'
import '../run.css'

/** GR-2411: what all players play today. */
export function DailyWords({ daily, children }: { readonly daily: DailyRun; readonly children: ReactNode }) {
  return (
    <section className="panel gr-day" data-faction={daily.faction} aria-label="The run of the day">
      <LeaderPortrait leader={daily.leader} size={56} />
      <div>
        <h2>The run of the day</h2>
        <p className="muted">
          {leaderName(daily.leader)} of {factionName(daily.faction)}: same cards, dice and opponents for all, one try.
        </p>
      </div>
      {children}
    </section>
  )
}
