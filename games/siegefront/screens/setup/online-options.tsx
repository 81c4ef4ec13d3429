import { fieldsOf, type OptionsProps } from '@tessera/play'
import type { SeatConfig, SiegefrontConfig } from '@tessera/siegefront'
import { Options, inShort as optionsInShort } from './options.tsx'
import { type MatchOptions, USUAL } from './remembered.ts'
import { SeatSupply } from './seat-supply.tsx'
import './setup.css'

const SIDES = ['Azure', 'Vermilion'] as const

/** The options of a match between people: those of a match alone, and where each side's cards come from. */
export function OnlineOptions({ config, inputErrors, onChange }: OptionsProps) {
  const options = optionsOf(config)
  const seats = seatsOf(config)
  const seated = (at: number, seat: SeatConfig) => onChange({ ...options, seats: seats.with(at, seat) })
  return (
    <>
      {SIDES.map((name, at) => (
        <SeatSupply
          key={name}
          label={`${name}’s cards`}
          seat={seats[at] ?? DECK}
          onChange={(seat) => seated(at, seat)}
        />
      ))}
      <Options options={options} inputErrors={inputErrors} sides={SIDES} onChange={onChange} />
    </>
  )
}

export function inShort(config: unknown): string {
  const forges = seatsOf(config).filter(({ supply }) => supply === 'forge').length
  const cards = forges === 0 ? '' : forges === 1 ? 'One side forges. ' : 'Both sides forge. '
  return `${cards}${optionsInShort(optionsOf(config))}`
}

/** Seats and bonuses travel along with what the options show. */
function optionsOf(config: unknown): MatchOptions {
  return { ...USUAL, ...fieldsOf(config) }
}

const DECK: SeatConfig = { supply: 'deck' }

function seatsOf(config: unknown): readonly SeatConfig[] {
  const { seats } = fieldsOf(config) as Partial<SiegefrontConfig>
  return Array.isArray(seats) && seats.length === 2 ? seats : [DECK, DECK]
}
