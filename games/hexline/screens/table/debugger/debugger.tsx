import {
  abilitiesOf,
  armourOf,
  attackOf,
  type Explained,
  type HexlineEvent,
  type HexlineView,
  type QueueEntry,
  queuesDuring,
  ruleOf,
  sentence,
  type Unit,
} from '@tessera/hexline'
import type { Frame } from '@tessera/kernel'
import { Button, IconButton, Select } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { type ReactNode, useState } from 'react'
import { signed } from '../../board/scene/badges.ts'
import { unitName } from '../../names.ts'

export interface DebuggerProps {
  readonly frame: Frame<HexlineEvent, HexlineView>
  readonly before: HexlineView | null
  readonly selected: number | null
  /** Shows the log again. */
  readonly onLog: () => void
}

/** The inside of a step (HEX-163): its events with rules, the queue, the order, every field, changes, watched values, draws. */
export function Debugger({ frame, before, selected, onLog }: DebuggerProps): ReactNode {
  const { events, view } = frame
  const unit = view.battle?.units.find((each) => each.id === selected)
  return (
    <div className="hx-debugger">
      <header>
        <h2>Inside the step</h2>
        <span className="hx-log-aside muted t13">
          step {view.battle?.steps ?? 0}
          <IconButton label="Back to the log" glyph="close" onClick={onLog} />
        </span>
      </header>
      <div className="body">
        <Part title="Events" count={events.length} open>
          <ol className="events">
            {events.map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no name but their place
              <li key={i}>
                <RuleLink rule={ruleOf(event)} />
                <span>
                  <code>{event.type}</code> {sentence(event, view)}
                </span>
              </li>
            ))}
          </ol>
          {events.length === 0 && <p className="note">Nothing happens in this frame.</p>}
        </Part>
        <Part title="Draws" count={drawsOf(events).length} open>
          <ul className="draws">
            {drawsOf(events).map((draw, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same draw may come twice
              <li key={i}>
                <code>D({draw.of})</code> <b className="mono">{draw.result}</b> {draw.why}
              </li>
            ))}
          </ul>
          {drawsOf(events).length === 0 && <p className="note">No dice in this step.</p>}
        </Part>
        <Part title="Queue" count={queueOf(events).length}>
          <Queue events={events} view={view} />
        </Part>
        <Part title="Turn order" count={view.battle?.order.length ?? 0}>
          <p className="mono order">
            {view.battle?.order.map((id, slot) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a unit may stand in the order several times
                key={slot}
                className={slot === view.battle?.index ? 'next' : slot < (view.battle?.index ?? 0) ? 'past' : ''}
              >
                {id}
              </span>
            ))}
          </p>
          <p className="note">
            Next entry: index {view.battle?.index ?? 0} of {view.battle?.order.length ?? 0}. Stalemate counter{' '}
            {view.battle?.stale ?? 0}.
          </p>
        </Part>
        <Part title="Changes" count={changesOf(before, view).length} open>
          <ul className="changes">
            {changesOf(before, view).map((change) => (
              <li key={change.key}>
                <span>
                  {change.name} <code>{change.field}</code>
                </span>
                <span className="mono">
                  {change.from} → {change.to}
                </span>
              </li>
            ))}
          </ul>
        </Part>
        <Watches view={view} before={before} selected={selected} />
        <Part
          title={unit === undefined ? 'Fields' : `Fields of ${unitName(view.config, unit.type)} #${unit.id}`}
          count={unit === undefined ? 0 : FIELDS.length}
        >
          {unit === undefined ? (
            <p className="note">Select a piece on the board.</p>
          ) : (
            <Fields view={view} unit={unit} />
          )}
        </Part>
      </div>
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly count: number
  readonly open?: boolean
  readonly children: ReactNode
}

function Part({ title, count, open = false, children }: PartProps): ReactNode {
  return (
    <details open={open}>
      <summary>
        <b>{title}</b> <span>{count}</span>
      </summary>
      {children}
    </details>
  )
}

function RuleLink({ rule }: { readonly rule: string }): ReactNode {
  return (
    <Link className="hx-rule" to={`/rules/hexline#${rule}`} aria-label={`Rule ${rule}`}>
      {rule.replace('HEX-', '')}
    </Link>
  )
}

function Fields({ view, unit }: { readonly view: HexlineView; readonly unit: Unit }): ReactNode {
  return (
    <dl className="fields">
      {FIELDS.map((field) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>{shown(unit[field])}</dd>
        </div>
      ))}
      <div>
        <dt>armour adds up to</dt>
        <dd>{sumWords(armourOf(view, unit))}</dd>
      </div>
      <div>
        <dt>an attack adds up to</dt>
        <dd>{sumWords(attackOf(view, unit))}</dd>
      </div>
      <div>
        <dt>abilities</dt>
        <dd>
          {abilitiesOf(view, unit)
            .map((ability) => `${ability.trigger} ${ability.effect}`)
            .join(', ') || 'none'}
        </dd>
      </div>
    </dl>
  )
}

/** The queue as it was when each entry was taken (HEX-94, HEX-95). */
function Queue({ events, view }: { readonly events: readonly HexlineEvent[]; readonly view: HexlineView }): ReactNode {
  const takes = queueOf(events)
  if (takes.length === 0) return <p className="note">Nothing was queued in this step.</p>
  const words = (entry: QueueEntry) => {
    const target = view.battle?.units[entry.target_id - 1]
    return `${entry.type} ${entry.amount} → ${target === undefined ? '' : unitName(view.config, target.type)} #${entry.target_id}${entry.answer ? ' (answer)' : ''}`
  }
  return (
    <ol className="queue">
      {takes.map((queue, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place
        <li key={i}>
          {queue.map((entry, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place
            <span key={place} className={place === 0 ? 'taken' : undefined}>
              {words(entry)}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}

interface Watch {
  readonly unit: number
  readonly field: keyof Unit
}

const MOST_WATCHES = 8

function Watches({
  view,
  before,
  selected,
}: {
  readonly view: HexlineView
  readonly before: HexlineView | null
  readonly selected: number | null
}): ReactNode {
  const [watches, setWatches] = useState<readonly Watch[]>([])
  const [field, setField] = useState<string>('hp')
  const full = watches.length >= MOST_WATCHES
  const add = () => {
    const known = FIELDS.find((each) => each === field)
    if (selected === null || known === undefined) return
    if (watches.some((watch) => watch.unit === selected && watch.field === known)) return
    setWatches([...watches, { unit: selected, field: known }])
  }
  return (
    <Part title="Watched" count={watches.length} open={watches.length > 0}>
      <ul className="changes">
        {watches.map((watch) => {
          const unit = view.battle?.units[watch.unit - 1]
          const was = before?.battle?.units[watch.unit - 1]
          return (
            <li key={`${watch.unit} ${watch.field}`}>
              <span>
                {unit === undefined ? `#${watch.unit}` : `${unitName(view.config, unit.type)} #${unit.id}`}{' '}
                <code>{watch.field}</code>
              </span>
              <span className="mono">
                {was !== undefined &&
                  unit !== undefined &&
                  shown(was[watch.field]) !== shown(unit[watch.field]) &&
                  `${shown(was[watch.field])} → `}
                {unit === undefined ? '' : shown(unit[watch.field])}
              </span>
              <IconButton
                label={`Stop watching ${watch.field} of ${watch.unit}`}
                glyph="close"
                onClick={() => setWatches(watches.filter((each) => each !== watch))}
              />
            </li>
          )
        })}
      </ul>
      <div className="watch">
        <Select
          label="Field to watch"
          bare
          options={FIELDS.map((each) => ({ value: each, name: each }))}
          value={field}
          onChange={setField}
        />
        <Button
          glyph="plus"
          blocked={selected === null ? 'Select a piece first' : full ? `At most ${MOST_WATCHES} values` : null}
          onClick={add}
        >
          Watch
        </Button>
      </div>
    </Part>
  )
}

const FIELDS = [
  'hp',
  'max_hp',
  'damage',
  'attack_range',
  'armor',
  'speed',
  'col',
  'row',
  'alive',
  'frozen_turns',
  'silenced_turns',
  'block_used',
  'ramp_accumulated',
  'has_acted',
  'ready_triggered',
  'turns_taken',
  'ready_blades',
  'charges',
  'summoner_id',
  'dealt',
  'taken',
  'healed',
  'kills',
] as const satisfies readonly (keyof Unit)[]

function shown(value: unknown): string {
  return Array.isArray(value) ? (value.length === 0 ? 'none' : value.join(', ')) : String(value)
}

function sumWords({ total, terms }: Explained): string {
  if (terms.length <= 1) return String(total)
  return `${terms.map((part, i) => `${i === 0 ? part.amount : signed(part.amount)} ${part.why}`).join(', ')} = ${total}`
}

interface Change {
  readonly key: string
  readonly name: string
  readonly field: string
  readonly from: string
  readonly to: string
}

function changesOf(before: HexlineView | null, after: HexlineView): readonly Change[] {
  if (before?.battle === null || before === null || after.battle === null) return []
  const changes: Change[] = []
  for (const unit of after.battle.units) {
    const was = before.battle.units[unit.id - 1]
    const name = `${unitName(after.config, unit.type)} #${unit.id}`
    if (was === undefined) {
      changes.push({ key: `${unit.id}`, name, field: 'new', from: 'nothing', to: `${unit.col},${unit.row}` })
      continue
    }
    for (const field of FIELDS) {
      if (shown(was[field]) === shown(unit[field])) continue
      changes.push({ key: `${unit.id} ${field}`, name, field, from: shown(was[field]), to: shown(unit[field]) })
    }
  }
  return changes
}

function drawsOf(events: readonly HexlineEvent[]): { of: number; result: number; why: string }[] {
  return events.flatMap((event) => {
    if (event.type === 'attack' && event.draw !== null)
      return [{ of: event.candidates.length, result: event.draw, why: 'target of the attack' }]
    if (event.type === 'ability' && event.draw !== null)
      return [{ of: event.candidates.length, result: event.draw, why: `target of ${event.effect}` }]
    if (event.type === 'speed_roll') return [{ of: 100, result: event.roll, why: `extra hex below ${event.need}` }]
    if (event.type === 'round_start')
      return [
        {
          of: event.order.length,
          result: event.order[0] ?? 0,
          why: `order shuffled, first is #${event.order[0] ?? 0}`,
        },
      ]
    return []
  })
}

/** The queue at each taking, the entry taken in front. */
function queueOf(events: readonly HexlineEvent[]): readonly (readonly QueueEntry[])[] {
  return queuesDuring(events).filter((queue, i) => {
    const event = events[i]
    const [front] = queue
    if (event === undefined || front === undefined || !('unit' in event)) return false
    const kind = event.type === 'damage' || event.type === 'blocked' ? event.kind : event.type
    return front.type === kind && front.target_id === event.unit
  })
}
