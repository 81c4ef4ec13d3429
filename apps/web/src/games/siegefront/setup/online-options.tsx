import type { OptionsProps } from '#play'
import { fieldsOf } from '#play'
import { Options, inShort as optionsInShort } from './options.tsx'
import { type MatchOptions, USUAL } from './remembered.ts'
import './setup.css'

/** The options of a match between people. */
export function OnlineOptions({ config, inputErrors, onChange }: OptionsProps) {
  return (
    <Options options={optionsOf(config)} inputErrors={inputErrors} sides={['Azure', 'Vermilion']} onChange={onChange} />
  )
}

export function inShort(config: unknown): string {
  return optionsInShort(optionsOf(config))
}

function optionsOf(config: unknown): MatchOptions {
  return { ...USUAL, ...fieldsOf(config) }
}
