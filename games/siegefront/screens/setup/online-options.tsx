import { fieldsOf, type OptionsProps } from '@tessera/play'
import type { SeatConfig, SiegefrontConfig } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Options, inShort as optionsInShort } from './options.tsx'
import { type MatchOptions, USUAL } from './remembered.ts'
import { SeatSupply } from './seat-supply.tsx'
import './setup.css'

/** The options of a match between people: those of a match alone, and where each side's cards come from. */
export function OnlineOptions({ config, inputErrors, onChange }: OptionsProps) {
  const sides = [words.text('side.azure'), words.text('side.vermilion')] as const
  const options = optionsOf(config)
  const seats = seatsOf(config)
  const seated = (at: number, seat: SeatConfig) => onChange({ ...options, seats: seats.with(at, seat) })
  return (
    <>
      {sides.map((name, at) => (
        <SeatSupply
          key={name}
          label={words.text('supply.cardsOf', { side: name })}
          seat={seats[at] ?? DECK}
          onChange={(seat) => seated(at, seat)}
        />
      ))}
      <Options options={options} inputErrors={inputErrors} sides={sides} onChange={onChange} />
    </>
  )
}

export function inShort(config: unknown): string {
  const forges = seatsOf(config).filter(({ supply }) => supply === 'forge').length
  const options = optionsInShort(optionsOf(config))
  if (forges === 0) return options
  return words.text(forges === 1 ? 'supply.oneForges' : 'supply.bothForge', { options })
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
