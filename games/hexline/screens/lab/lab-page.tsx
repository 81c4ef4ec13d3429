import { DEFAULT_CONFIG, type HexlineConfig, type HexlineEvent, type HexlineView, ruleset } from '@tessera/hexline'
import { createMatch, FrameLog, randomSeed } from '@tessera/kernel'
import type { SomeRecord } from '@tessera/play'
import { say, useTitle } from '@tessera/ui'
import { useLocation, useNavigate } from '@tessera/ui/router'
import { newKey, readStored, unpackLink, writeStored } from '@tessera/ui/storage'
import { type ReactNode, useEffect, useState } from 'react'
import { BattleTable } from '../table/battle-table.tsx'
import { inputErrorsIn, withScenario } from './scenario-draft.ts'
import { ScenarioEditor } from './scenario-editor.tsx'

interface Fight {
  readonly timeline: FrameLog<HexlineEvent, HexlineView>
  readonly record: SomeRecord
  readonly key: number
}

/** /hexline/lab: a position is set up, fought and looked into (HEX-162). */
export default function LabPage(): ReactNode {
  useTitle('Hexline lab')
  const { state, hash } = useLocation()
  const navigate = useNavigate()
  const [config, setConfig] = useState<HexlineConfig>(() => handedOver(state) ?? kept() ?? FIRST)
  const [fight, setFight] = useState<Fight | null>(null)
  useEffect(() => {
    writeStored('hexline.lab', config)
  }, [config])
  // What was handed over is in the editor now; after a reload the edited position counts.
  useEffect(() => {
    if (state !== null) navigate('/hexline/lab', { replace: true, state: null })
  }, [state, navigate])
  useEffect(() => {
    const packed = hash.replace(/^#(scenario=)?/, '')
    if (packed === '') return
    void unpackLink(packed).then((unpacked) => {
      const found = unpacked.ok ? checked(unpacked.value) : null
      if (found !== null) setConfig(found)
      else say(unpacked.ok ? 'This link holds no scenario of Hexline.' : unpacked.text, 'bad')
    })
  }, [hash])

  const run = () => {
    const timeline = new FrameLog<HexlineEvent, HexlineView>()
    const match = createMatch(ruleset, { config, seed: randomSeed() }, [
      { to: 'spectator', frame: (frame) => timeline.push(frame) },
    ])
    setFight({ timeline, record: match.record(), key: (fight?.key ?? 0) + 1 })
  }
  if (fight === null) return <ScenarioEditor config={config} onChange={setConfig} onRun={run} />
  return (
    <BattleTable
      key={fight.key}
      timeline={fight.timeline}
      seats={[{ name: 'West' }, { name: 'East' }]}
      mode="test"
      back="/hexline/lab"
      onBack={() => setFight(null)}
      record={() => fight.record}
      onRematch={run}
      next={{ name: 'Back to the editor', run: () => setFight(null) }}
      onLab={(from) => {
        setConfig(from)
        setFight(null)
      }}
      onFork={(view) => navigate('/hexline/replay', { state: { record: foughtOn(view), fresh: newKey() } })}
    />
  )
}

function handedOver(state: unknown): HexlineConfig | null {
  if (typeof state !== 'object' || state === null || !('config' in state)) return null
  return checked(state.config)
}

function kept(): HexlineConfig | null {
  const stored = readStored('hexline.lab')
  return stored === undefined ? null : checked(stored)
}

function checked(input: unknown): HexlineConfig | null {
  const parsed = ruleset.config.parse(input)
  if (!parsed.ok || parsed.value.scenario === null) return null
  return inputErrorsIn(parsed.value).length === 0 ? parsed.value : null
}

/** Something to look at: a blow, a wall, a charge that is nearly full. */
const FIRST: HexlineConfig = withScenario(DEFAULT_CONFIG, {
  rows: 7,
  units: [
    { type: 'shieldbearer', side: 1, col: 6, row: 3 },
    { type: 'warden', side: 1, col: 5, row: 3 },
    { type: 'frost_adept', side: 1, col: 4, row: 2, set: { charges: [1] } },
    { type: 'crossbowman', side: 1, col: 4, row: 4 },
    { type: 'greywolf', side: 2, col: 9, row: 2 },
    { type: 'ripper', side: 2, col: 9, row: 4 },
    { type: 'tuskboar', side: 2, col: 10, row: 3 },
  ],
})

/** A battle from this position on, with dice of its own. */
function foughtOn({ to: _to, config, ...state }: HexlineView): SomeRecord {
  return createMatch(ruleset, { config, seed: randomSeed(), state }).record()
}
