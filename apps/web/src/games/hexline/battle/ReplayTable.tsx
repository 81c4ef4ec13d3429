import { type HexlineView, ruleset } from '@tessera/hexline'
import { type AnyRecord, createMatch, openRecord, randomSeed } from '@tessera/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWidth } from '../../../table/index.ts'
import type { ReplayProps } from '../../../table/replay.ts'
import { EmptyState, Segments } from '../../../ui/index.ts'
import { BattleTable } from './BattleTable.tsx'
import { battlesOf, type HexlineTimeline } from './frames.ts'

/** A record on the table: every battle of it, forwards and backwards, with nothing to hide. */
export function ReplayTable(props: ReplayProps): ReactNode {
  const { record, frames, at, names = NAMES, me, back = '/replays', onFork } = props
  const navigate = useNavigate()
  const timeline = useMemo(
    () => (frames?.('spectator') as HexlineTimeline | undefined) ?? openRecord(ruleset, record as never, 'spectator'),
    [record, frames],
  )
  const seats = useMemo(() => [{ name: names[0] ?? '' }, { name: names[1] ?? '' }] as const, [names])
  const spans = useMemo(() => battlesOf(timeline), [timeline])
  const first = spans.find((span) => at !== undefined && at >= span.first && at <= span.last) ?? spans[0]
  const [number, setNumber] = useState(first?.number)
  const span = spans.find((each) => each.number === number) ?? spans[0]
  if (span === undefined) {
    return (
      <main>
        <EmptyState title="No battle was fought">This match ended before the armies met.</EmptyState>
      </main>
    )
  }
  const next = spans.find((each) => each.number > span.number)
  const inside = at !== undefined && at >= span.first && at <= span.last ? at - span.first : 0
  return (
    <BattleTable
      key={span.number}
      timeline={timeline}
      battle={span.number}
      seats={seats}
      mode="replay"
      {...(me === undefined ? {} : { me })}
      back={back}
      at={inside}
      record={() => record}
      {...(next ? { next: { name: `Watch battle ${next.number}`, run: () => setNumber(next.number) } } : {})}
      tools={
        spans.length > 1 ? (
          <BattleChoice
            numbers={spans.map((each) => each.number)}
            value={span.number}
            onChange={(chosen) => setNumber(chosen)}
          />
        ) : undefined
      }
      onLab={(config) => navigate('/hexline/lab', { state: { config } })}
      onFork={(view, index) =>
        onFork === undefined
          ? navigate('/hexline/replay', { state: { record: foughtOn(view), fresh: crypto.randomUUID() } })
          : onFork(index)
      }
    />
  )
}

function BattleChoice(props: {
  readonly numbers: readonly number[]
  readonly value: number
  readonly onChange: (battle: number) => void
}): ReactNode {
  const { numbers, value, onChange } = props
  // Beside the names of the seats there is room for a row of buttons on a wide screen only.
  if (useWidth() === 'wide') {
    return (
      <Segments
        label="Battle"
        bare
        options={numbers.map((number) => ({ value: String(number), name: String(number) }))}
        value={String(value)}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    )
  }
  return (
    <select
      className="input hx-battle-pick"
      aria-label="Battle"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {numbers.map((number) => (
        <option key={number} value={number}>
          {number}
        </option>
      ))}
    </select>
  )
}

/** A new match from this position on, with dice of its own. A view of Hexline hides nothing: without its reader it is the state. */
export function foughtOn({ to: _to, config, ...state }: HexlineView): AnyRecord {
  const match = createMatch(ruleset, { config, seed: randomSeed(), state })
  return match.record() as unknown as AnyRecord
}

const NAMES: readonly string[] = ['Azure', 'Vermilion']
