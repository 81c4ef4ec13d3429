import type { AnyGame } from '@tessera/kernel'
import { Crest } from '@tessera/table'
import { Select, TextField } from '@tessera/ui'
import type { SeatWish as Wish } from '@tessera/wire'
import { words } from '../words/catalogue.ts'

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
        label={words.text('new.seat', { n: seat + 1 })}
        bare
        value={wish.who}
        options={[
          { value: 'me', name: mineTaken ? words.text('new.you.instead') : words.text('seat.you') },
          { value: 'open', name: words.text('new.anybody') },
          { value: 'invited', name: words.text('new.by-name') },
          ...(levels.length === 0 ? [] : [{ value: 'bot' as const, name: words.text('new.a-bot') }]),
        ]}
        onChange={(who) => onChange(wanted(who))}
      />
      {wish.who === 'invited' && (
        <TextField
          label={words.text('new.seat.name', { n: seat + 1 })}
          bare
          placeholder={words.text('new.their-name')}
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
              label={words.text('new.seat.personality', { n: seat + 1 })}
              bare
              value={wish.bot.personality ?? ''}
              options={personalities.map(({ id, name }) => ({ value: id, name }))}
              onChange={(personality) => onChange({ who: 'bot', bot: { ...wish.bot, personality } })}
            />
          )}
          <Select
            label={words.text('new.seat.level', { n: seat + 1 })}
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
