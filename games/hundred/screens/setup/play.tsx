import { type HundredConfig, SCENARIO_DATA, scenarioName } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { SetUpFrame, startMatch, useBegin } from '@tessera/play'
import { Select, Toggle, useTitle } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import { useMemo, useState } from 'react'
import { hundredMatch } from '../match/definition.ts'
import { opponentName } from '../match/opponent.ts'
import { Briefing } from './briefing.tsx'
import { Opponents } from './opponents.tsx'
import { configOf, type Remembered, rememberedIn, setup as stored } from './remembered.ts'
import { Scenarios } from './scenarios.tsx'
import { SideAndFog } from './side-and-fog.tsx'
import './setup.css'

/** Set-up: a scenario with its briefing and map, who sits opposite, and one press that begins. */
export default function Play() {
  useTitle(words.text('setup.title'))
  const begin = useBegin()
  const navigate = useNavigate()
  const [setup, setSetup] = useState<Remembered>(stored.recall)
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<Remembered>): void => setSetup({ ...setup, ...part })
  const config = useMemo(() => configOf(setup), [setup])
  const scenario = SCENARIO_DATA[setup.scenario]
  const onBegin = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    stored.keep(setup)
    await begin(startMatch(hundredMatch, { config, opponent: setup.opponent, own: { army: [], lessons: [] } }))
    setBusy(false)
  }
  return (
    <SetUpFrame
      game="Hundred"
      id="hundred"
      className="hu-ply"
      sub={words.text('setup.against', { scenario: scenarioName(config), foe: opponentName(setup.opponent) })}
      own={<Scenarios value={setup.scenario} onChange={(id) => change({ scenario: id })} />}
      preview={
        <Briefing
          setup={setup}
          config={config}
          onArmy={() => {
            stored.keep(setup)
            navigate('/hundred/army')
          }}
        />
      }
      opponent={<Opponents setup={setup} onChange={change} />}
      options={
        <div className="hu-options">
          <SideAndFog label={words.text('setup.side')} value={setup} onChange={change} />
          {scenario.builder && (
            <Select
              label={words.text('setup.budget')}
              value={String(setup.budget)}
              options={[200, 300, 400, 500].map((value) => ({
                value: String(value),
                name: words.text('setup.points', { n: value }),
              }))}
              onChange={(budget) => change({ budget: Number(budget) })}
            />
          )}
          <Toggle
            label={words.text('setup.guide')}
            hint={words.text('setup.guideHint')}
            checked={false}
            onChange={() => navigate('/hundred/learn')}
          />
        </div>
      }
      optionsInShort={<span className="muted">{inShort(config)}</span>}
      onUsual={() => setSetup({ ...rememberedIn({}), scenario: setup.scenario, opponent: setup.opponent })}
      sum={scenarioName(config)}
      sumNote={words.text('setup.note', { foe: opponentName(setup.opponent), turns: scenario.turns })}
      begin={words.text('setup.begin')}
      blocked={busy ? words.text('setup.starting') : null}
      onBegin={() => void onBegin()}
    />
  )
}

function inShort(config: HundredConfig): string {
  const parts = [words.text(config.swapSides ? 'setup.inEast' : 'setup.inWest')]
  if (config.fog !== null) parts.push(words.text(config.fog ? 'setup.withFog' : 'setup.withoutFog'))
  return parts.join(', ')
}
