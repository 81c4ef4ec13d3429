import type { HexlineConfig } from '@tessera/hexline'
import { fieldsOf, type OptionsProps } from '@tessera/play'
import { Options, inShort as optionsInShort } from './options.tsx'
import { PLAY_CONFIG } from './remembered.ts'
import './setup.css'

/** The options of a match between people. */
export function OnlineOptions({ config, inputErrors, onChange }: OptionsProps) {
  return <Options config={configOf(config)} inputErrors={inputErrors} onChange={onChange} />
}

export function inShort(config: unknown): string {
  return optionsInShort(configOf(config))
}

function configOf(config: unknown): HexlineConfig {
  return { ...PLAY_CONFIG, ...fieldsOf(config) }
}
