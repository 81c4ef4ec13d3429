import { hundred, type Plan } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { randomSeed, seededDice } from '@tessera/kernel'
import { Button, Toggle } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { Fighter } from '../../match/fighter.ts'
import { attackOn, defendWith, holdFor } from '../../orders/steps.ts'
import type { Planning } from '../../orders/use-planning.ts'
import type { Command } from '../presses.ts'
import type { Table } from '../state.ts'

interface QuickProps {
  readonly table: Table
  readonly planning: Planning
  readonly perform: (command: Command) => void
}

/** Orders for many fighters by one press: for the group, or with fewer than two in it for all fighters without orders. */
export function QuickOrders({ table, planning, perform }: QuickProps): ReactNode {
  const { view, idle, group } = table
  const whom = group.length > 1 ? group : idle
  const all = (plan: (fighter: Fighter) => Plan): void =>
    planning.setPlans(Object.fromEntries(whom.map((one) => [one.id, plan(one)])))
  const fill = (): void => {
    const answer = hundred.bot.choose(
      view,
      seededDice(randomSeed()),
      { level: 'normal', personality: 'aggressive' },
      {},
    )
    if (!('choice' in answer) || answer.choice.type !== 'orders') return
    const { plans } = answer.choice
    const filled: Record<string, Plan> = {}
    for (const one of idle) {
      const plan = plans[one.id]
      if (plan !== undefined) filled[one.id] = plan
    }
    planning.setPlans(filled)
  }
  const nobody = whom.length === 0 ? words.text('quick.all') : null
  return (
    <section className="hu-quick" aria-label={words.text('quick.title')}>
      <h3>
        {group.length > 1
          ? words.text('quick.selected', { n: group.length })
          : words.text('quick.everybody', { n: idle.length })}
      </h3>
      <div className="hu-more">
        <Button
          kind="quiet"
          blocked={nobody}
          onClick={() => all(() => ({ steps: [attackOn('nearest')], loop: false }))}
        >
          {words.text('quick.nearest')}
        </Button>
        <Button
          kind="quiet"
          blocked={nobody}
          onClick={() =>
            all(() => ({
              steps: [holdFor(99), { ...defendWith(2), when: { is: 'enemyApproaches', mm: 6000, not: false } }],
              loop: false,
            }))
          }
        >
          {words.text('quick.hold')}
        </Button>
        <Button kind="quiet" blocked={idle.length === 0 ? words.text('quick.all') : null} onClick={fill}>
          {words.text('quick.fill')}
        </Button>
      </div>
      <Toggle
        label={words.text('quick.onePress')}
        hint={words.text('quick.onePressHint')}
        checked={table.hand.onePress}
        onChange={(on) => perform({ do: 'one-press', on })}
      />
    </section>
  )
}
