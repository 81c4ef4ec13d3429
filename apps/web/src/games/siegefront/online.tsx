import type { Json } from '@tessera/kernel'
import type { OnlineOptionsProps, OnlineScreens } from '../online.ts'
import { OnlineTable } from './match/OnlineTable.tsx'
import { ReplayTable } from './match/ReplayTable.tsx'
import { inShort, Options } from './setup/Options.tsx'
import { type MatchOptions, USUAL } from './setup/remembered.ts'
import 'virtual:icons/siegefront'
import './setup/setup.css'

export const screens: OnlineScreens = {
  Table: OnlineTable,
  Replay: ReplayTable,
  Options: OnlineOptions,
  usual: {},
  inShort: (config) => inShort(optionsOf(config)),
}

function OnlineOptions({ config, faults, onChange }: OnlineOptionsProps) {
  return (
    <Options
      options={optionsOf(config)}
      faults={faults}
      sides={['Azure', 'Vermilion']}
      onChange={(options) => onChange(options as unknown as Json)}
    />
  )
}

function optionsOf(config: Json): MatchOptions {
  return { ...USUAL, ...(config as Partial<MatchOptions>) }
}
