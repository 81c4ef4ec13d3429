import { type HundredConfig, hundred, hundredRules, SCENARIO_DATA, SCENARIOS, type ScenarioId } from '@tessera/hundred'
import { SetUpFrame, startMatch, useBegin } from '@tessera/play'
import { Token } from '@tessera/table'
import { Button, Panel, Segments, Select, Toggle, useTitle } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import { useId, useMemo, useState } from 'react'
import { armyWords, costOf } from '../build/cost.ts'
import { hundredMatch } from '../match/definition.ts'
import { opponentName } from '../match/opponent.ts'
import { capital, conditionWords } from '../table/objectives.ts'
import { type Remembered, rememberedIn, setup as stored } from './remembered.ts'
import { ScenarioMap } from './scenario-map.tsx'
import './setup.css'

/** Set-up: a scenario with its briefing and map, who sits opposite, and one press that begins. */
export default function Play() {
  useTitle('Play Hundred')
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
      sub={
        <>
          {scenario.name} against {opponentName(setup.opponent)}
        </>
      }
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
          <Segments
            label="Your side"
            value={setup.swapSides ? 'east' : 'west'}
            options={[
              { value: 'west', name: 'West' },
              { value: 'east', name: 'East' },
            ]}
            onChange={(side) => change({ swapSides: side === 'east' })}
          />
          <Segments
            label="Fog"
            value={setup.fog === null ? 'scenario' : setup.fog ? 'on' : 'off'}
            options={[
              { value: 'scenario', name: 'As the scenario says' },
              { value: 'on', name: 'On' },
              { value: 'off', name: 'Off' },
            ]}
            onChange={(fog) => change({ fog: fog === 'scenario' ? null : fog === 'on' })}
          />
          {scenario.builder && (
            <Select
              label="Budget"
              value={String(setup.budget)}
              options={[200, 300, 400, 500].map((value) => ({ value: String(value), name: `${value} points` }))}
              onChange={(budget) => change({ budget: Number(budget) })}
            />
          )}
          <Toggle
            label="Begin with the guide"
            hint="First Muster is where it teaches."
            checked={false}
            onChange={() => navigate('/hundred/learn')}
          />
        </div>
      }
      optionsInShort={<span className="muted">{inShort(config)}</span>}
      onUsual={() => setSetup({ ...rememberedIn({}), scenario: setup.scenario, opponent: setup.opponent })}
      sum={scenario.name}
      sumNote={
        <>
          against {opponentName(setup.opponent)}, {scenario.turns} turns at most
        </>
      }
      begin="Begin the battle"
      blocked={busy ? 'The match is starting.' : null}
      onBegin={() => void onBegin()}
    />
  )
}

export function configOf(setup: Remembered): HundredConfig {
  const parsed = hundredRules.config.parse({
    scenario: setup.scenario,
    swapSides: setup.swapSides,
    fog: setup.fog,
    budget: setup.budget,
  })
  if (!parsed.ok) throw new Error(parsed.inputErrors.map((inputError) => inputError.text).join(' '))
  return parsed.value
}

function inShort(config: HundredConfig): string {
  const parts = [config.swapSides ? 'you in the east' : 'you in the west']
  if (config.fog !== null) parts.push(config.fog ? 'with fog' : 'without fog')
  return parts.join(', ')
}

function Scenarios({ value, onChange }: { readonly value: ScenarioId; readonly onChange: (id: ScenarioId) => void }) {
  const name = useId()
  return (
    <Panel title="Scenario" className="hu-scenarios">
      <div role="radiogroup" aria-label="Scenario">
        {SCENARIOS.map((id) => {
          const data = SCENARIO_DATA[id]
          return (
            <label key={id} className={id === value ? 'on' : ''}>
              <input type="radio" className="vh" name={name} checked={id === value} onChange={() => onChange(id)} />
              <ScenarioMap config={plain(id)} />
              <span>
                <b>{data.name}</b>
                <small>
                  {data.builder
                    ? 'bring an army'
                    : `${data.sides[0].units.length} against ${data.sides[1].units.length}`}
                  , {data.turns} turns
                </small>
              </span>
            </label>
          )
        })}
      </div>
    </Panel>
  )
}

const PLAIN = new Map<ScenarioId, HundredConfig>()

function plain(id: ScenarioId): HundredConfig {
  const known = PLAIN.get(id)
  if (known !== undefined) return known
  const made = configOf({ ...rememberedIn({}), scenario: id })
  PLAIN.set(id, made)
  return made
}

function Briefing({
  setup,
  config,
  onArmy,
}: {
  readonly setup: Remembered
  readonly config: HundredConfig
  readonly onArmy: () => void
}) {
  const scenario = SCENARIO_DATA[setup.scenario]
  const mine = setup.swapSides ? 1 : 0
  return (
    <Panel title={scenario.name} className="hu-briefing">
      <ScenarioMap config={config} />
      <p>{scenario.briefing}</p>
      <dl>
        <dt className="s1">You win if you</dt>
        <dd>{conditionWords(scenario.sides[mine].condition, scenario)}.</dd>
        <dt className="s2">They win if they</dt>
        <dd>{conditionWords(scenario.sides[mine === 0 ? 1 : 0].condition, scenario)}.</dd>
        <dt>After turn {scenario.turns}</dt>
        <dd>{LIMIT[scenario.atLimit]}.</dd>
      </dl>
      {scenario.builder ? (
        <>
          <p>
            Your army: {armyWords(setup.army)} ({costOf(setup.army, config)} of {config.budget} points)
          </p>
          <Button onClick={onArmy}>Change the army</Button>
        </>
      ) : (
        <p className="muted">
          {capital(armyWords(scenario.sides[mine].units))} against {armyWords(scenario.sides[mine === 0 ? 1 : 0].units)}
          .
        </p>
      )}
    </Panel>
  )
}

const LIMIT = {
  points: 'whoever has more points left wins',
  draw: 'it is a draw',
  side0: 'the west wins',
  side1: 'the east wins',
} as const

function Opponents({
  setup,
  onChange,
}: {
  readonly setup: Remembered
  readonly onChange: (part: Partial<Remembered>) => void
}) {
  const group = useId()
  const { opponent } = setup
  const { levels, personalities } = hundred.bot
  return (
    <div className="hu-foe">
      <div role="radiogroup" aria-label="Opponent">
        {personalities.map(({ id, name }) => (
          <label key={id} className={id === opponent.personality ? 'on' : ''}>
            <input
              type="radio"
              className="vh"
              name={group}
              checked={id === opponent.personality}
              onChange={() => onChange({ opponent: { ...opponent, personality: id } })}
            />
            <Token seat={1} icon={FACES[id] ?? 'orc-head'} size={44} />
            <b>{name}</b>
          </label>
        ))}
      </div>
      <p className="muted">{personalities.find(({ id }) => id === opponent.personality)?.blurb}</p>
      <Segments
        label="Level"
        value={opponent.level}
        options={levels.map(({ id, name }) => ({ value: id, name }))}
        hint={levels.find(({ id }) => id === opponent.level)?.blurb ?? ''}
        onChange={(level) => onChange({ opponent: { ...opponent, level } })}
      />
    </div>
  )
}

const FACES: Readonly<Record<string, string>> = {
  aggressive: 'orc-head',
  cunning: 'hood',
  cautious: 'visored-helm',
  brutal: 'troll',
  honorable: 'crested-helmet',
}
