import { campaignOf } from '@tessera/cohort'
import { Button, IconButton, ThemeButton, useTitle } from '@tessera/ui'
import { useState } from 'react'
import { cultureName } from '../names.ts'
import { BeginCampaign } from './begin-campaign.tsx'
import { CampaignRoad } from './campaign-road.tsx'
import { type KeptCampaign, useCampaigns } from './stored.ts'
import './campaign.css'

/** COH-21 at /cohort/campaign: the campaign one is in, or a new one. */
export default function CampaignPage() {
  useTitle('Campaign')
  const campaigns = useCampaigns()
  const [shown, setShown] = useState<string | null>(() => campaigns[0]?.id ?? null)
  const open = campaigns.find(({ id }) => id === shown)
  const others = campaigns.filter(({ id }) => id !== shown)
  return (
    <main className="page co-camp">
      <header className="page-head">
        <IconButton className="nav" label="Back" glyph="left" to="/cohort/play" />
        <div>
          <h1>Campaign</h1>
          <p className="muted">
            One army through three to seven battles. Losses stay, and whoever stands to the end learns.
          </p>
        </div>
        <ThemeButton />
      </header>
      {open === undefined ? (
        <BeginCampaign onBegun={setShown} />
      ) : (
        <CampaignRoad key={open.id} kept={open} onLeave={() => setShown(null)} />
      )}
      {others.length > 0 && (
        <section aria-label="Other campaigns">
          <h2>Other campaigns</h2>
          <ul className="co-camp-others">
            {others.map((each) => (
              <li key={each.id}>
                <span>{inWords(each)}</span>
                <Button kind="quiet" onClick={() => setShown(each.id)}>
                  Open
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}

function inWords({ start, steps }: KeptCampaign): string {
  const { won, winner, battle } = campaignOf(start, steps)
  const how = winner === null ? `before battle ${battle}` : winner === 0 ? 'won' : winner === 1 ? 'lost' : 'undecided'
  const [own, foe] = start.armies
  return `${cultureName(own.culture)} against ${cultureName(foe.culture)}, ${won[0]} to ${won[1]}, ${how}`
}
