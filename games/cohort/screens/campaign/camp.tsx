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
import { Button, Panel } from '@tessera/ui'
import { useState } from 'react'
import { ArmyRoll } from './army-roll.tsx'
import { type KeptCampaign, keepCampaign } from './stored.ts'

/** Between two battles: what is left, and what the supplies are spent on (COH-21.5). */
export function Camp({ kept, outcome }: { readonly kept: KeptCampaign; readonly outcome: Outcome }) {
  const { start, steps, level } = kept
  const campaign = resupplied(campaignOf(start, steps), outcome)
  const roll = campaign.rolls[0]
  const purse = campaign.purses[0]
  const [refit, setRefit] = useState<Refit>(() => usualRefit(roll, purse))
  const problem = refitProblem(roll, purse, refit)
  const over = campaign.won.some((won) => won >= start.wins)
  const marchOn = () => {
    const usual = usualStep(start, steps, outcome)
    // A player cannot choose for a friend, so between friends both armies are refitted as usual.
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
