import type { AnyGame } from '@tessera/kernel'
import { Crest } from '@tessera/table'
import { Select, TextField } from '@tessera/ui'
import type { SeatWish as Wish } from '@tessera/wire'

export interface SeatChoiceProps {
  readonly seat: number
  readonly wish: Wish
  readonly bot: AnyGame['bot'] | undefined
  /** Oneself sits elsewhere already; choosing it moves here. */
  readonly mineTaken: boolean
  readonly inputError: string | null
  readonly onChange: (wish: Wish) => void
}

/** Who is wanted for a seat. */
export function SeatChoice({ seat, wish, bot, mineTaken, inputError, onChange }: SeatChoiceProps) {
  const levels = bot?.levels ?? []
  const personalities = bot?.personalities ?? []
  const usual = levels[Math.floor((levels.length - 1) / 2)]?.id ?? ''
  const wanted = (who: Wish['who']): Wish => {
    if (who === 'bot') return { who, bot: { level: usual, ...first(personalities) } }
    return who === 'invited' ? { who, name: '' } : { who }
  }
  return (
    <div className="on-seatchoice">
      <Crest seat={seat === 0 ? 0 : 1} />
      <Select
        label={`Seat ${seat + 1}`}
        bare
        value={wish.who}
        options={[
          { value: 'me', name: mineTaken ? 'You, instead' : 'You' },
          { value: 'open', name: 'Anybody' },
          { value: 'invited', name: 'A player by name' },
          ...(levels.length === 0 ? [] : [{ value: 'bot' as const, name: 'A bot' }]),
        ]}
        onChange={(who) => onChange(wanted(who))}
      />
      {wish.who === 'invited' && (
        <TextField
          label={`Name for seat ${seat + 1}`}
          bare
          placeholder="Their name"
          value={wish.name}
          error={inputError}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(name) => onChange({ who: 'invited', name: name.trim() })}
        />
      )}
      {wish.who === 'bot' && (
        <>
          {personalities.length > 0 && (
            <Select
              label={`Personality in seat ${seat + 1}`}
              bare
              value={wish.bot.personality ?? ''}
              options={personalities.map(({ id, name }) => ({ value: id, name }))}
              onChange={(personality) => onChange({ who: 'bot', bot: { ...wish.bot, personality } })}
            />
          )}
          <Select
            label={`Level in seat ${seat + 1}`}
            bare
            value={wish.bot.level}
            options={levels.map(({ id, name }) => ({ value: id, name }))}
            onChange={(level) => onChange({ who: 'bot', bot: { ...wish.bot, level } })}
          />
        </>
      )}
    </div>
  )
}

function first(styles: readonly { readonly id: string }[]): { readonly personality?: string } {
  return styles[0] === undefined ? {} : { personality: styles[0].id }
}
