import type { HexlineConfig } from '@tessera/hexline'
import type { Json } from '@tessera/kernel'
import type { OnlineOptionsProps, OnlineScreens } from '../online.ts'
import { ReplayTable } from './battle/ReplayTable.tsx'
import { OnlineTable } from './setup/OnlineTable.tsx'
import { inShort, Options } from './setup/Options.tsx'
import { PLAY_CONFIG } from './setup/remembered.ts'
import 'virtual:icons/hexline'
import './setup/setup.css'

export const screens: OnlineScreens = {
  Table: OnlineTable,
  Replay: ReplayTable,
  Options: OnlineOptions,
  usual: { deployment: PLAY_CONFIG.deployment },
  inShort: (config) => inShort(configOf(config)),
}

function OnlineOptions({ config, faults, onChange }: OnlineOptionsProps) {
  return (
    <Options config={configOf(config)} faults={faults} onChange={(changed) => onChange(changed as unknown as Json)} />
  )
}

function configOf(config: Json): HexlineConfig {
  return { ...PLAY_CONFIG, ...(config as Partial<HexlineConfig>) }
}
