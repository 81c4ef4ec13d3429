import type { Plan } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { Icon, Term } from '@tessera/ui'
import type { ReactNode } from 'react'
import { iconOf, ORDER_ICONS } from '../../icons.ts'
import type { Fighter } from '../../match/fighter.ts'
import type { Outlook } from '../../orders/outlook.ts'
import { stepWords } from '../../orders/words.ts'

interface LanesProps {
  readonly fighters: readonly Fighter[]
  readonly plans: ReadonlyMap<number, Plan>
  readonly outlooks: ReadonlyMap<number, Outlook>
  readonly selected: number | null
  /** Looks at the turn as it would stand in this tick; null for none. */
  readonly tick: number | null
  readonly onTick: (tick: number | null) => void
  readonly onFighter: (id: number) => void
}

/** The turn tick by tick: one lane for every own fighter, on one clock of twenty ticks. */
export function Lanes({ fighters, plans, outlooks, selected, tick, onTick, onFighter }: LanesProps): ReactNode {
  const pick = (event: { currentTarget: HTMLElement; clientX: number }): void => {
    const area = event.currentTarget.getBoundingClientRect()
    onTick(Math.max(1, Math.min(20, Math.ceil(((event.clientX - area.left) / area.width) * 20))))
  }
  return (
    <section className="hu-lanes panel" aria-label={words.text('lanes.title')}>
      <div className="lhead">
        <b>
          <Term means={words.text('lanes.meaning')}>{words.text('lanes.title')}</Term>
        </b>
        <span>{tick === null ? words.text('lanes.own') : words.text('lanes.tick', { tick })}</span>
      </div>
      <div className="lane ruler">
        <span />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the lanes say the same in words; the slider below has keys */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a scale to point at */}
        <div className="ltrack" onClick={(event) => (tick === null ? pick(event) : onTick(null))}>
          {[1, 5, 10, 15, 20].map((n) => (
            <em key={n} style={{ left: `${((n - 0.5) / 20) * 100}%` }}>
              {n}
            </em>
          ))}
          {tick !== null && <i className="lhandle" style={{ left: `${(tick / 20) * 100}%` }} />}
        </div>
      </div>
      {fighters.map((fighter) => (
        <div key={fighter.id} className={`lane ${fighter.id === selected ? 'sel' : ''}`}>
          <button type="button" className="lname" onClick={() => onFighter(fighter.id)}>
            <Icon name={iconOf(fighter.template)} />
            {fighter.name}
          </button>
          <div className="ltrack">
            <Segments plan={plans.get(fighter.id) ?? null} outlook={outlooks.get(fighter.id) ?? null} />
          </div>
        </div>
      ))}
    </section>
  )
}

function Segments({ plan, outlook }: { readonly plan: Plan | null; readonly outlook: Outlook | null }) {
  if (plan === null || outlook === null) return null
  return outlook.steps.map((one) => {
    const step = plan.steps[one.step]
    if (step === undefined || one.start === null) return null
    const { start } = one
    const end = Math.min(20, one.due ?? start)
    const { title } = stepWords(step, () => '')
    return (
      <span
        key={one.step}
        className={`sg ${step.do === 'move' || step.do === 'disengage' ? 'mv' : step.do === 'attack' ? 'at' : 'df'}`}
        style={{ left: `${((start - 1) / 20) * 100}%`, width: `${((end - start + 1) / 20) * 100}%` }}
        title={words.text('lanes.step', { title, start, end })}
      >
        {words.text(`lane.${step.do}`)}
        {one.blows.map((blow) => (
          <i
            key={blow.tick}
            className="blow"
            style={{ left: `${((Math.min(20, blow.tick) - start + 1) / (end - start + 1)) * 100}%` }}
          >
            <Icon name={ORDER_ICONS.attack} />
          </i>
        ))}
      </span>
    )
  })
}
