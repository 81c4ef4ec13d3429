import {
  campaignOf,
  type Outcome,
  type Refit,
  refitPrice,
  refitProblem,
  resupplied,
  usualRefit,
  usualStep,
} from '@tessera/cohort'
import { Button, Panel, Skeletons, say } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import { counted } from '@tessera/words'
import { useEffect, useState } from 'react'
import { cultureName, mapName } from '../names.ts'
import { ArmyRoll } from './army-roll.tsx'
import { type BattleNews, battlePath, beginBattle, newsOf } from './battle.ts'
import { dropCampaign, type KeptCampaign, keepCampaign } from './stored.ts'

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

function NextBattle({ kept, news }: { readonly kept: KeptCampaign; readonly news: BattleNews | null }) {
  const { start, steps, battles } = kept
  const campaign = campaignOf(start, steps)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const fighting = news === 'running' ? battles[steps.length] : undefined
  const begin = async () => {
    setBusy(true)
    const begun = await beginBattle(kept)
    setBusy(false)
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
  return (
    <Panel title={`Battle ${campaign.battle}, ${mapName(campaign.map)}`} aside={foeWords(kept)}>
      <ArmyRoll roll={campaign.rolls[0]} />
      <div className="co-camp-acts">
        {fighting !== undefined ? (
          <Button kind="primary" to={battlePath(kept, fighting)}>
            Back to the battle
          </Button>
        ) : (
          <Button kind="primary" blocked={busy ? 'The battle is being set up.' : null} onClick={() => void begin()}>
            {news === 'gone' ? 'Fight this battle again' : 'To the field'}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function foeWords({ start, steps }: KeptCampaign): string {
  const { rolls } = campaignOf(start, steps)
  const men = rolls[1].men.reduce((sum, each) => sum + each, 0)
  return `${cultureName(rolls[1].army.culture)}: ${counted(rolls[1].men.filter((each) => each > 0).length, 'unit')}, ${men} men`
}

/** Between two battles: what is left, and what the supplies are spent on (COH-21.5). */
function Camp({ kept, outcome }: { readonly kept: KeptCampaign; readonly outcome: Outcome }) {
  const { start, steps, level } = kept
  const campaign = resupplied(campaignOf(start, steps), outcome)
  const roll = campaign.rolls[0]
  const purse = campaign.purses[0]
  const [refit, setRefit] = useState<Refit>(() => usualRefit(roll, purse))
  const problem = refitProblem(roll, purse, refit)
  const over = campaign.won.some((won) => won >= start.wins)
  const marchOn = () => {
    const usual = usualStep(start, steps, outcome)
    // Between friends nobody chooses for the other: quartermasters do for both.
    const step = level === null ? usual : { ...usual, refits: [refit, usual.refits[1]] as const }
    keepCampaign({ ...kept, steps: [...steps, step] })
  }
  return (
    <Panel
      title={`${outcome.winner === 0 ? 'Won' : outcome.winner === 1 ? 'Lost' : 'Drawn'}: in camp`}
      aside={`${refitPrice(roll, refit)} of ${purse} supply points spent`}
    >
      <p className="muted">
        A unit that stood to the end counts one battle more, and three make it stronger. One that was running has half
        of its men, one that left the field a third. New men cost supply points and know nothing yet, so a unit that
        takes many forgets. Points you do not spend are kept.
      </p>
      <ArmyRoll
        roll={roll}
        refit={refit}
        purse={purse - refitPrice(roll, refit)}
        {...(level !== null && !over && { onRefit: setRefit })}
      />
      <div className="co-camp-acts">
        {problem !== null && <span className="refusal">{problem}</span>}
        <Button kind="primary" blocked={problem} onClick={marchOn}>
          {over ? 'To the end' : 'March on'}
        </Button>
      </div>
    </Panel>
  )
}
