import { PERSONALITIES, READY_DECKS, siegefront } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Portrait } from '@tessera/table'
import { Segments, Select } from '@tessera/ui'
import { useId } from 'react'
import { lineFor } from '../log/voice.ts'
import type { OpponentChoice } from '../match/opponent.ts'
import { personalityKey } from './personalities.ts'

export interface OpponentPickerProps {
  readonly opponent: OpponentChoice
  readonly onChange: (opponent: OpponentChoice) => void
}

/** SGF-1907: a face and a line, how hard it thinks, and where its cards come from. */
export function OpponentPicker({ opponent, onChange }: OpponentPickerProps) {
  const group = useId()
  const { personality, level, supply, deck } = opponent
  const change = (part: Partial<OpponentChoice>) => onChange({ ...opponent, ...part })
  const levels = siegefront.bot.levels.map(({ id, name }) => ({ value: id as OpponentChoice['level'], name }))
  return (
    <div className="sf-foe">
      <div className="sf-faces" role="radiogroup" aria-label={words.text('foe.label')}>
        {PERSONALITIES.map(({ key, name }) => (
          <label key={key}>
            <input
              type="radio"
              className="vh"
              name={group}
              checked={key === personality}
              onChange={() => change({ personality: key })}
            />
            <Portrait name={name} seat={1} />
            <b>{name}</b>
          </label>
        ))}
      </div>
      <div className="sf-about" aria-live="polite">
        <p className="eyebrow">“{lineFor(personality, 'greeting', 0)}”</p>
        <p>
          {words.text(`temper.${personalityKey(personality)}`)} {words.text(`against.${personalityKey(personality)}`)}
        </p>
      </div>
      <Segments
        label={words.text('foe.level')}
        value={level}
        options={levels}
        hint={siegefront.bot.levels.find(({ id }) => id === level)?.blurb ?? ''}
        onChange={(next) => change({ level: next })}
      />
      <Segments
        label={words.text('foe.cards')}
        value={supply}
        options={[
          { value: 'deck', name: words.text('supply.deck') },
          { value: 'forge', name: words.text('supply.forge') },
        ]}
        hint={words.text(supply === 'deck' ? 'foe.deckHint' : 'foe.forgeHint')}
        onChange={(next) => change({ supply: next })}
      />
      {supply === 'deck' && (
        <Select
          label={words.text('foe.deck')}
          value={deck ?? ''}
          options={[
            { value: '', name: words.text('foe.favourite') },
            ...READY_DECKS.map(({ key, name }) => ({ value: key, name })),
          ]}
          onChange={(next) => onChange(withDeck(opponent, next))}
        />
      )}
    </div>
  )
}

function withDeck({ deck: _, ...rest }: OpponentChoice, key: string): OpponentChoice {
  return key === '' ? rest : { ...rest, deck: key }
}
