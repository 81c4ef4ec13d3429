import {
  abilitiesOf,
  armourOf,
  attackOf,
  type HexlineEvent,
  type HexlineView,
  type QueueEntry,
  ruleOf,
  type Unit,
} from '@tessera/hexline'
import type { Frame } from '@tessera/kernel'
import { worded } from '@tessera/table'
import { IconButton } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import type { Happening } from '@tessera/words'
import type { ReactNode } from 'react'
import { Part } from './part.tsx'
import { changesOf, drawsOf, FIELDS, fieldWords, queueOf, sumWords, unitLabel } from './step-facts.ts'
import { Watches } from './watches.tsx'

export interface DebuggerProps {
  readonly frame: Frame<HexlineEvent, HexlineView>
  readonly told: readonly Happening[]
  readonly before: HexlineView | null
  readonly selected: number | null
  /** Shows the log again. */
  readonly onLog: () => void
}

/** The inside of a step (HEX-163): its events with rules, the queue, the order, every field, changes, watched values, draws. */
export function Debugger({ frame, told, before, selected, onLog }: DebuggerProps): ReactNode {
  const { events, view } = frame
  const draws = drawsOf(events)
  const changes = changesOf(before, view)
  const queue = queueOf(events)
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
                  <code>{event.type}</code> <Told happening={told[i]} />
                </span>
              </li>
            ))}
          </ol>
          {events.length === 0 && <p className="note">Nothing happens in this frame.</p>}
        </Part>
        <Part title="Draws" count={draws.length} open>
          <ul className="draws">
            {draws.map((draw, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same draw may come twice
              <li key={i}>
                <code>D({draw.of})</code> <b className="mono">{draw.result}</b> {draw.why}
              </li>
            ))}
          </ul>
          {draws.length === 0 && <p className="note">No dice in this step.</p>}
        </Part>
        <Part title="Queue" count={queue.length}>
          <Queue queue={queue} view={view} />
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
        <Part title="Changes" count={changes.length} open>
          <ul className="changes">
            {changes.map((change) => (
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
          title={unit === undefined ? 'Fields' : `Fields of ${unitLabel(view, unit)}`}
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

/** The sentence of the log with the numbers behind it. */
function Told({ happening }: { readonly happening: Happening | undefined }): ReactNode {
  const line = happening?.line
  if (line === undefined || line === null) return null
  const numbers = line.sum.filter(({ to }) => to === undefined).map(({ name, value }) => `${name} ${value}`)
  return (
    <>
      {worded(line.parts)} <span className="muted">{numbers.join(', ')}</span>
    </>
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
          <dd>{fieldWords(unit[field])}</dd>
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

function Queue(props: { readonly queue: readonly (readonly QueueEntry[])[]; readonly view: HexlineView }): ReactNode {
  const { queue: takes, view } = props
  if (takes.length === 0) return <p className="note">Nothing was queued in this step.</p>
  const words = (entry: QueueEntry) => {
    const target = view.battle?.units[entry.target_id - 1]
    return `${entry.type} ${entry.amount} → ${target === undefined ? ` #${entry.target_id}` : unitLabel(view, target)}${entry.answer ? ' (answer)' : ''}`
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
