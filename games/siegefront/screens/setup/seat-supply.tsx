import { PERSONALITIES, READY_DECKS, type SeatConfig } from '@tessera/siegefront'
import { Segments, Select } from '@tessera/ui'

export interface SeatSupplyProps {
  /** Whose cards: "Azure’s cards". */
  readonly label: string
  readonly seat: SeatConfig
  readonly onChange: (seat: SeatConfig) => void
}

const FORGE = { personality: 'marshal', difficulty: 'normal' } as const
const QUALITIES = [
  { value: 'easy', name: 'Plain' },
  { value: 'normal', name: 'Good' },
  { value: 'hard', name: 'Fine' },
] as const

/** SGF-201: where a seat's cards come from, a deck or a forge, and whether the deck is known to everybody. */
export function SeatSupply({ label, seat, onChange }: SeatSupplyProps) {
  const { supply, deck, forge = FORGE } = seat
  return (
    <div className="sf-supply">
      <Segments
        label={label}
        value={supply}
        options={[
          { value: 'deck', name: 'From a deck' },
          { value: 'forge', name: 'Forged as it goes' },
        ]}
        onChange={(next) => onChange(next === 'deck' ? { supply: 'deck' } : { supply: 'forge', forge })}
      />
      {supply === 'deck' ? (
        <Select
          label="Which deck"
          value={typeof deck === 'string' ? deck : ''}
          options={[
            { value: '', name: 'Its own, sealed until the match begins' },
            ...READY_DECKS.map(({ key, name }) => ({ value: key, name: `${name}, known to both` })),
          ]}
          onChange={(key) => onChange(key === '' ? { supply: 'deck' } : { supply: 'deck', deck: key })}
        />
      ) : (
        <div className="opts-numbers">
          <Select
            label="Temper of the forge"
            value={forge.personality}
            options={PERSONALITIES.map(({ key, name }) => ({ value: key, name }))}
            onChange={(personality) => onChange({ supply, forge: { ...forge, personality } })}
          />
          <Select
            label="Quality of its cards"
            value={forge.difficulty}
            options={QUALITIES}
            onChange={(quality) => onChange({ supply, forge: { ...forge, difficulty: quality } })}
          />
        </div>
      )}
    </div>
  )
}
