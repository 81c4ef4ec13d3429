import type { Plan, Policy, Step } from '@tessera/hundred'
import { Button, Term } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import type { Fighter } from '../../match/fighter.ts'
import { moveStep, removeStep, replaceStep } from '../../orders/drafting.ts'
import type { Outlook } from '../../orders/outlook.ts'
import { stepWords } from '../../orders/words.ts'
import type { Aiming } from '../aiming.ts'
import { Adding } from './order-adding.tsx'
import { Policies } from './order-policies.tsx'
import { StepRow } from './order-step.tsx'

interface OrdersProps {
  readonly fighter: Fighter
  readonly plan: Plan
  readonly policy: Policy
  readonly outlook: Outlook | null
  readonly fighters: readonly Fighter[]
  readonly aiming: Aiming
  readonly onAim: (aiming: Aiming) => void
  readonly onPlan: (plan: Plan) => void
  readonly onStep: (step: Step) => void
  readonly onPolicy: (policy: Partial<Policy>) => void
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  /** Gives the same plan to all other chosen fighters. */
  readonly onCopy: (() => void) | null
}

/** The selected fighter's plan: its steps with what each costs, what can be added, and how it reacts (HUN-1802). */
export function OrdersPanel(props: OrdersProps): ReactNode {
  const { fighter, plan, outlook, fighters, onPlan } = props
  const own = fighter.own
  const [open, setOpen] = useState<number | null>(null)
  if (own === null) return null
  const spent = plan.steps.length === 0 ? 0 : own.ap - (outlook?.apLeft ?? own.ap)
  const nameOf = (id: number): string => fighters.find((one) => one.id === id)?.name ?? 'somebody unseen'
  return (
    <div className="hu-orders">
      <header>
        <h2>Orders</h2>
        <ActionPoints spent={spent} all={own.ap} />
      </header>
      <p className="vh" role="status">
        {planSentence(fighter, plan, outlook, nameOf)}
      </p>
      {fighter.morale === 'broken' && (
        <p className="hu-none">{fighter.name} is broken: it falls back, and its orders wait until it recovers.</p>
      )}
      {plan.steps.length === 0 ? (
        <p className="hu-none muted">
          No orders: {fighter.name} {IDLE_WORDS[props.policy.idle]}. Press the ground to move there, or an enemy to
          strike it.
        </p>
      ) : (
        <ol className="hu-steps">
          {plan.steps.map((step, at) => (
            <StepRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a plan is its order
              key={at}
              at={at}
              step={step}
              count={plan.steps.length}
              outlook={outlook?.steps.find((one) => one.step === at) ?? null}
              fighters={fighters}
              nameOf={nameOf}
              open={open === at}
              onOpen={() => setOpen(open === at ? null : at)}
              onMove={(from, to) => onPlan(moveStep(plan, from, to))}
              onRemove={() => onPlan(removeStep(plan, at))}
              onChange={(next) => onPlan(replaceStep(plan, at, next))}
            />
          ))}
        </ol>
      )}
      {plan.steps.length > 0 && outlook !== null && outlook.idle > 0 && (
        <p className="hu-none muted">
          {outlook.idle === 1 ? 'The point that is left goes' : `The ${outlook.idle} points that are left go`} into
          defence, unless you add an order.
        </p>
      )}
      <Adding fighter={fighter} aiming={props.aiming} onAim={props.onAim} onStep={props.onStep} />
      <div className="hu-acts">
        <Button kind="quiet" blocked={props.undo === null ? 'Nothing to undo' : null} onClick={props.undo ?? undefined}>
          Undo
        </Button>
        <Button kind="quiet" blocked={props.redo === null ? 'Nothing to redo' : null} onClick={props.redo ?? undefined}>
          Redo
        </Button>
        {plan.steps.length > 0 && (
          <Button kind="quiet" onClick={() => onPlan({ steps: [], loop: false })}>
            Clear
          </Button>
        )}
        {props.onCopy !== null && (
          <Button kind="quiet" onClick={props.onCopy}>
            Same for the group
          </Button>
        )}
        {plan.steps.length > 1 && (
          <label className="hu-loop">
            <input type="checkbox" checked={plan.loop} onChange={() => onPlan({ ...plan, loop: !plan.loop })} /> Repeat
          </label>
        )}
      </div>
      <Policies policy={props.policy} onPolicy={props.onPolicy} />
      <Warnings outlook={outlook} nameOf={nameOf} />
    </div>
  )
}

function ActionPoints({ spent, all }: { readonly spent: number; readonly all: number }) {
  return (
    <span className="hu-ap">
      <span className="pips" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points are alike
          <i key={i} className={i < all - spent ? 'on' : ''} />
        ))}
      </span>
      <b>{all - spent}</b> of {all}{' '}
      <Term means="Action points: what a fighter may spend in a turn. Walking, striking and turning each have a price.">
        action points
      </Term>{' '}
      left
    </span>
  )
}

function Warnings({ outlook, nameOf }: { readonly outlook: Outlook | null; readonly nameOf: (id: number) => string }) {
  if (outlook === null) return null
  return (
    <div className="hu-risk">
      {outlook.risks.length === 0 ? (
        <p>No free attack is risked on this path.</p>
      ) : (
        outlook.risks.map((risk) => (
          <p key={risk.by} className="w">
            {nameOf(risk.by)} gets a free attack: {risk.hurts} % to wound, {risk.fells} % to fell.
          </p>
        ))
      )}
      {outlook.warnings.map((warning) => (
        <p key={warning} className="w">
          {warning}
        </p>
      ))}
    </div>
  )
}

function planSentence(fighter: Fighter, plan: Plan, outlook: Outlook | null, nameOf: (id: number) => string): string {
  const steps = plan.steps.map((step) => {
    const words = stepWords(step, nameOf)
    return `${words.title}${words.target === null ? '' : ` ${nameOf(words.target)}`}`
  })
  const blow = outlook?.steps.flatMap((step) => step.blows)[0]
  return `${fighter.name}: ${steps.join(', then ') || 'no orders'}.${outlook === null || steps.length === 0 ? '' : ` ${outlook.apLeft} action points left.`}${blow === undefined ? '' : ` ${blow.chance} to hit ${nameOf(blow.target)} in tick ${blow.tick}, ${blow.hurts} % to wound.`}`
}

const IDLE_WORDS = { defend: 'defends itself', strike: 'strikes whoever is in reach', none: 'waits' } as const
