import { hundred } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { Token } from '@tessera/table'
import { Segments } from '@tessera/ui'
import { useId } from 'react'
import type { Remembered } from './remembered.ts'

/** The personality and the level of the bot. */
export function Opponents({
  setup,
  onChange,
}: {
  readonly setup: Remembered
  readonly onChange: (part: Partial<Remembered>) => void
}) {
  const group = useId()
  const { opponent } = setup
  const { levels, personalities } = hundred.bot
  return (
    <div className="hu-foe">
      <div role="radiogroup" aria-label={words.text('setup.opponent')}>
        {personalities.map(({ id, name }) => (
          <label key={id} className={id === opponent.personality ? 'on' : ''}>
            <input
              type="radio"
              className="vh"
              name={group}
              checked={id === opponent.personality}
              onChange={() => onChange({ opponent: { ...opponent, personality: id } })}
            />
            <Token seat={1} icon={FACES[id] ?? 'orc-head'} size={44} />
            <b>{name}</b>
          </label>
        ))}
      </div>
      <p className="muted">{personalities.find(({ id }) => id === opponent.personality)?.blurb}</p>
      <Segments
        label={words.text('setup.level')}
        value={opponent.level}
        options={levels.map(({ id, name }) => ({ value: id, name }))}
        hint={levels.find(({ id }) => id === opponent.level)?.blurb ?? ''}
        onChange={(level) => onChange({ opponent: { ...opponent, level } })}
      />
    </div>
  )
}

const FACES: Readonly<Record<string, string>> = {
  aggressive: 'orc-head',
  cunning: 'hood',
  cautious: 'visored-helm',
  brutal: 'troll',
  honorable: 'crested-helmet',
}
