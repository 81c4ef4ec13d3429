import { NumberField, Segments, Select } from '@tessera/ui'
import type { Clock } from '@tessera/wire'

const KINDS: readonly { readonly value: Clock['kind']; readonly name: string; readonly hint: string }[] = [
  {
    value: 'bank',
    name: 'Minutes each',
    hint: 'For playing now: each side has this much time, and every turn adds some.',
  },
  { value: 'turn', name: 'Per turn', hint: 'For playing at once: the same time for every turn.' },
  { value: 'days', name: 'Over days', hint: 'Play when you find the time; you are told when it is your turn.' },
  { value: 'none', name: 'None', hint: 'Nobody is ever late.' },
]

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
        label="Clock"
        value={clock.kind}
        options={KINDS}
        hint={KINDS.find(({ value }) => value === clock.kind)?.hint ?? ''}
        onChange={(kind) => onChange(suggested.find((one) => one.kind === kind) ?? FIRST[kind])}
      />
      {clock.kind === 'bank' && (
        <div className="opts-numbers">
          <NumberField
            label="Minutes each"
            value={Math.round(clock.seconds / 60)}
            least={1}
            most={120}
            onChange={(minutes) => onChange({ ...clock, seconds: within(minutes, 1, 120) * 60 })}
          />
          <NumberField
            label="Seconds back a turn"
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
            label="Seconds a turn"
            value={clock.seconds}
            least={10}
            most={3600}
            onChange={(seconds) => onChange({ ...clock, seconds: within(seconds, 10, 3600) })}
          />
        </div>
      )}
      {clock.kind === 'days' && (
        <Select
          label="For each turn"
          value={String(clock.hours)}
          options={HOURS.map((hours) => ({
            value: String(hours),
            name:
              hours < 24
                ? `${hours} ${hours === 1 ? 'hour' : 'hours'}`
                : `${hours / 24} ${hours === 24 ? 'day' : 'days'}`,
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
