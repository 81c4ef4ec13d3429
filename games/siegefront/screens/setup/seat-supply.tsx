import { PERSONALITIES, READY_DECKS, type SeatConfig } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Segments, Select } from '@tessera/ui'
import { qualities } from './personalities.ts'

export interface SeatSupplyProps {
  /** Whose cards: "Azure’s cards". */
  readonly label: string
  readonly seat: SeatConfig
  readonly onChange: (seat: SeatConfig) => void
}

const FORGE = { personality: 'marshal', difficulty: 'normal' } as const

/** SGF-201: where a seat's cards come from, a deck or a forge, and whether the deck is known to everybody. */
export function SeatSupply({ label, seat, onChange }: SeatSupplyProps) {
  const { supply, deck, forge = FORGE } = seat
  return (
    <div className="sf-supply">
      <Segments
        label={label}
        value={supply}
        options={[
          { value: 'deck', name: words.text('supply.deck') },
          { value: 'forge', name: words.text('supply.forge') },
        ]}
        onChange={(next) => onChange(next === 'deck' ? { supply: 'deck' } : { supply: 'forge', forge })}
      />
      {supply === 'deck' ? (
        <Select
          label={words.text('supply.which')}
          value={typeof deck === 'string' ? deck : ''}
          options={[
            { value: '', name: words.text('supply.sealed') },
            ...READY_DECKS.map(({ key, name }) => ({ value: key, name: words.text('supply.known', { deck: name }) })),
          ]}
          onChange={(key) => onChange(key === '' ? { supply: 'deck' } : { supply: 'deck', deck: key })}
        />
      ) : (
        <div className="opts-numbers">
          <Select
            label={words.text('supply.temper')}
            value={forge.personality}
            options={PERSONALITIES.map(({ key, name }) => ({ value: key, name }))}
            onChange={(personality) => onChange({ supply, forge: { ...forge, personality } })}
          />
          <Select
            label={words.text('supply.quality')}
            value={forge.difficulty}
            options={qualities()}
            onChange={(quality) => onChange({ supply, forge: { ...forge, difficulty: quality } })}
          />
        </div>
      )}
    </div>
  )
}
