import { campaignOf } from '@tessera/cohort'
import { Button, Panel, say } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import { counted } from '@tessera/words'
import { useState } from 'react'
import { cultureName, mapName } from '../names.ts'
import { ArmyRoll } from './army-roll.tsx'
import { type BattleNews, battlePath, beginBattle } from './battle.ts'
import type { KeptCampaign } from './stored.ts'

/** The battle to be fought next, or the one that is being fought. */
export function NextBattle({ kept, news }: { readonly kept: KeptCampaign; readonly news: BattleNews | null }) {
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
