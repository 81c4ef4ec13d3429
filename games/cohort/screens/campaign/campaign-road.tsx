import { campaignOf, type Outcome, resupplied } from '@tessera/cohort'
import { Button, Panel, Skeletons } from '@tessera/ui'
import { useEffect, useState } from 'react'
import { cultureName, mapName } from '../names.ts'
import { ArmyRoll } from './army-roll.tsx'
import { type BattleNews, battlePath, newsOf } from './battle.ts'
import { Camp } from './camp.tsx'
import { NextBattle } from './next-battle.tsx'
import { dropCampaign, type KeptCampaign } from './stored.ts'

/** A campaign from its first battle to its end: the road so far, the army, and what to do next. */
export function CampaignRoad({ kept, onLeave }: { readonly kept: KeptCampaign; readonly onLeave: () => void }) {
  const { start, steps, battles } = kept
  const campaign = campaignOf(start, steps)
  const fighting = battles[steps.length]
  const news = useNews(kept, fighting)
  const outcome = news !== null && typeof news === 'object' ? news.outcome : null
  const [own, foe] = start.armies
  const { won } = outcome === null ? campaign : resupplied(campaign, outcome)
  return (
    <>
      <Panel
        title={`${cultureName(own.culture)} against ${cultureName(foe.culture)}`}
        aside={`${won[0]} to ${won[1]}, first to ${start.wins}`}
      >
        <ol className="co-camp-road" aria-label="Battles">
          {steps.map(({ outcome: past }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a battle is its number
            <li key={place}>
              <b>{mapName(campaignOf(start, steps.slice(0, place)).map)}</b>
              <span className={past.winner === 0 ? 'good' : past.winner === 1 ? 'harm' : 'muted'}>{wordOf(past)}</span>
              <Button kind="quiet" to={battlePath(kept, battles[place] ?? '')}>
                Watch
              </Button>
            </li>
          ))}
          {campaign.winner === null && (
            <li aria-current="step">
              <b>{mapName(campaign.map)}</b>
              <span className="muted">
                {outcome !== null ? wordOf(outcome) : fighting === undefined ? 'next' : 'being fought'}
              </span>
            </li>
          )}
        </ol>
      </Panel>
      {campaign.winner !== null ? (
        <Panel title={endTitle(campaign.winner)}>
          <ArmyRoll roll={campaign.rolls[0]} />
          <div className="co-camp-acts">
            <Button
              onClick={() => {
                dropCampaign(kept.id)
                onLeave()
              }}
            >
              Forget this campaign
            </Button>
            <Button kind="primary" onClick={onLeave}>
              A new campaign
            </Button>
          </div>
        </Panel>
      ) : fighting !== undefined && news === null ? (
        <Skeletons lines={3} label="Reading the battle" />
      ) : outcome !== null ? (
        <Camp kept={kept} outcome={outcome} />
      ) : (
        <NextBattle kept={kept} news={news} />
      )}
    </>
  )
}

function wordOf({ winner }: Outcome): string {
  return winner === null ? 'drawn' : winner === 0 ? 'won' : 'lost'
}

function endTitle(winner: 0 | 1 | 'nobody' | number): string {
  if (winner === 'nobody') return 'The campaign is undecided'
  return winner === 0 ? 'You won the campaign' : 'You lost the campaign'
}

/** How the battle that is being fought stands; null until it is known, or where none is. */
function useNews(kept: KeptCampaign, match: string | undefined): BattleNews | null {
  const [news, setNews] = useState<BattleNews | null>(null)
  useEffect(() => {
    let open = true
    setNews(null)
    if (match !== undefined) void newsOf(kept, match).then((now) => open && setNews(now))
    return () => {
      open = false
    }
  }, [kept, match])
  return news
}
