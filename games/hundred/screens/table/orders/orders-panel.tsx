import type { Plan } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { Button, Term } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import type { Fighter } from '../../match/fighter.ts'
import { moveStep, removeStep, replaceStep } from '../../orders/drafting.ts'
import type { Outlook } from '../../orders/outlook.ts'
import type { Planning } from '../../orders/use-planning.ts'
import { planSentence } from '../../orders/words.ts'
import type { Command } from '../presses.ts'
import type { Table } from '../state.ts'
import { Adding } from './order-adding.tsx'
import { Policies } from './order-policies.tsx'
import { StepRow } from './order-step.tsx'

interface OrdersProps {
  readonly fighter: Fighter
  readonly table: Table
  readonly planning: Planning
  readonly perform: (command: Command) => void
}

/** The selected fighter's plan: its steps with what each costs, what can be added, and how it reacts (HUN-1802). */
export function OrdersPanel({ fighter, table, planning, perform }: OrdersProps): ReactNode {
  const { outlook, fighters } = table
  const { own } = fighter
  const [open, setOpen] = useState<number | null>(null)
  if (own === null) return null
  const plan = planning.planFor(fighter)
  const policy = planning.policyFor(fighter)
  const onPlan = (next: Plan): void => planning.setPlan(fighter.id, next)
  const spent = plan.steps.length === 0 ? 0 : own.ap - (outlook?.apLeft ?? own.ap)
  const nameOf = (id: number): string => fighters.find((one) => one.id === id)?.name ?? words.text('unit.unseen')
  return (
    <div className="hu-orders">
      <header>
        <h2>{words.text('log.orders')}</h2>
        <ActionPoints spent={spent} all={own.ap} />
      </header>
      <p className="vh" role="status">
        {planSentence(fighter.name, plan, outlook, nameOf)}
      </p>
      {fighter.morale === 'broken' && <p className="hu-none">{words.text('orders.broken', { who: fighter.name })}</p>}
      {plan.steps.length === 0 ? (
        <p className="hu-none muted">{words.text('orders.none', { who: fighter.name, idle: policy.idle })}</p>
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
        <p className="hu-none muted">{words.text('orders.idle', { n: outlook.idle })}</p>
      )}
      <Adding
        fighter={fighter}
        aiming={table.hand.aiming}
        onAim={(aiming) => perform({ do: 'aim', aiming })}
        onStep={(step) => planning.give([fighter], () => step)}
      />
      <PlanButtons plan={plan} planning={planning} group={table.group} onPlan={onPlan} />
      <Policies policy={policy} onPolicy={(next) => planning.setPolicy(fighter.id, next)} />
      <Warnings outlook={outlook} nameOf={nameOf} />
    </div>
  )
}

function PlanButtons({
  plan,
  planning,
  group,
  onPlan,
}: {
  readonly plan: Plan
  readonly planning: Planning
  readonly group: readonly Fighter[]
  readonly onPlan: (plan: Plan) => void
}) {
  const { undo, redo, planFor, setPlans } = planning
  return (
    <div className="hu-acts">
      <Button
        kind="quiet"
        blocked={undo === null ? words.text('orders.nothingToUndo') : null}
        onClick={undo ?? undefined}
      >
        {words.text('orders.undo')}
      </Button>
      <Button
        kind="quiet"
        blocked={redo === null ? words.text('orders.nothingToRedo') : null}
        onClick={redo ?? undefined}
      >
        {words.text('orders.redo')}
      </Button>
      {plan.steps.length > 0 && (
        <Button kind="quiet" onClick={() => onPlan({ steps: [], loop: false })}>
          {words.text('build.clear')}
        </Button>
      )}
      {group.length > 1 && (
        <Button kind="quiet" onClick={() => setPlans(Object.fromEntries(group.map((one) => [one.id, planFor(one)])))}>
          {words.text('orders.same')}
        </Button>
      )}
      {plan.steps.length > 1 && (
        <label className="hu-loop">
          <input type="checkbox" checked={plan.loop} onChange={() => onPlan({ ...plan, loop: !plan.loop })} />{' '}
          {words.text('orders.repeat')}
        </label>
      )}
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
      <Term means={words.text('orders.pointsMeaning')}>{words.text('orders.points', { left: all - spent, all })}</Term>
    </span>
  )
}

function Warnings({ outlook, nameOf }: { readonly outlook: Outlook | null; readonly nameOf: (id: number) => string }) {
  if (outlook === null) return null
  return (
    <div className="hu-risk">
      {outlook.risks.length === 0 ? (
        <p>{words.text('orders.noRisk')}</p>
      ) : (
        outlook.risks.map((risk) => (
          <p key={risk.by} className="w">
            {words.text('orders.risk', { who: nameOf(risk.by), hurts: risk.hurts, fells: risk.fells })}
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
