import { words } from '@tessera/hexline/words'
import type { WatchProps } from '@tessera/play'
import { EmptyState, Segments, useWidth } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import { type ReactNode, useMemo, useState } from 'react'
import { BattleTable } from '../table/battle-table.tsx'
import { battlesOf } from '../table/frames.ts'
import type { HexlinePlay } from '../types.ts'

/** A record on the table: every battle of it, forwards and backwards, with nothing to hide. */
export default function Replay(props: WatchProps<HexlinePlay>): ReactNode {
  const { timeline, seats, me, at, back } = props
  const navigate = useNavigate()
  const spans = useMemo(() => battlesOf(timeline), [timeline])
  const first = spans.find((span) => at >= span.first && at <= span.last) ?? spans[0]
  const [number, setNumber] = useState(first?.number)
  const span = spans.find((each) => each.number === number) ?? spans[0]
  if (span === undefined) {
    return (
      <main>
        <EmptyState title={words.text('match.nothingFought')}>{words.text('match.endedBefore')}</EmptyState>
      </main>
    )
  }
  const next = spans.find((each) => each.number > span.number)
  const inside = at >= span.first && at <= span.last ? at - span.first : 0
  return (
    <BattleTable
      key={span.number}
      timeline={timeline}
      battle={span.number}
      seats={seats}
      mode="replay"
      me={me}
      back={back}
      at={inside}
      record={props.record}
      {...(next
        ? {
            next: { name: words.text('match.watchBattle', { battle: next.number }), run: () => setNumber(next.number) },
          }
        : {})}
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
      onFork={(_view, index) => props.onFork(index)}
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
        label={words.text('match.choose')}
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
      aria-label={words.text('match.choose')}
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
