import { NumberField, Segments, Select } from '@tessera/ui'
import type { Clock } from '@tessera/wire'
import { words } from '../words/catalogue.ts'
import { timeWords } from '../words/index.ts'

const KINDS = ['bank', 'turn', 'days', 'none'] as const

const FIRST: Record<Clock['kind'], Clock> = {
  bank: { kind: 'bank', seconds: 900, increment: 15 },
  turn: { kind: 'turn', seconds: 120 },
  days: { kind: 'days', hours: 72 },
  none: { kind: 'none' },
}

const HOURS = [1, 4, 8, 24, 48, 72, 168, 336] as const

/** Live by bank or turn, over days, or none. */
export function ClockChoice({
  clock,
  suggested,
  onChange,
}: {
  readonly clock: Clock
  /** What suits the game; where it suggests nothing of a kind, something usual. */
  readonly suggested: readonly Clock[]
  readonly onChange: (clock: Clock) => void
}) {
  return (
    <div className="on-clockchoice">
      <Segments
        label={words.text('new.clock')}
        value={clock.kind}
        options={KINDS.map((value) => ({ value, name: words.text(`clock.kind.${value}`) }))}
        hint={words.text(`clock.hint.${clock.kind}`)}
        onChange={(kind) => onChange(suggested.find((one) => one.kind === kind) ?? FIRST[kind])}
      />
      {clock.kind === 'bank' && (
        <div className="opts-numbers">
          <NumberField
            label={words.text('clock.minutes')}
            value={Math.round(clock.seconds / 60)}
            least={1}
            most={120}
            onChange={(minutes) => onChange({ ...clock, seconds: within(minutes, 1, 120) * 60 })}
          />
          <NumberField
            label={words.text('clock.seconds.back')}
            value={clock.increment}
            least={0}
            most={300}
            onChange={(increment) => onChange({ ...clock, increment: within(increment, 0, 300) })}
          />
        </div>
      )}
      {clock.kind === 'turn' && (
        <div className="opts-numbers">
          <NumberField
            label={words.text('clock.seconds')}
            value={clock.seconds}
            least={10}
            most={3600}
            onChange={(seconds) => onChange({ ...clock, seconds: within(seconds, 10, 3600) })}
          />
        </div>
      )}
      {clock.kind === 'days' && (
        <Select
          label={words.text('clock.each')}
          value={String(clock.hours)}
          options={HOURS.map((hours) => ({
            value: String(hours),
            name: timeWords(hours * 3600),
          }))}
          onChange={(hours) => onChange({ kind: 'days', hours: Number(hours) })}
        />
      )}
    </div>
  )
}

function within(number: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, number))
}
