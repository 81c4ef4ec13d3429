import type { Step } from '@tessera/hundred'
import { seatClass } from '@tessera/table'
import { Button, Toggle } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { Fighter } from '../../match/fighter.ts'
import { stepWords } from '../words.ts'
import type { Sandbox } from './use-sandbox.ts'
import type { Trials } from './use-trial.ts'

/** Try the turn before it counts: where everybody may end, and who falls how often. */
export function SandboxPanel({
  sandbox,
  trial,
  fighters,
}: {
  readonly sandbox: Sandbox
  readonly trial: Trials
  readonly fighters: readonly Fighter[]
}): ReactNode {
  const { outcomes, busy } = sandbox
  const rows =
    outcomes === null
      ? []
      : outcomes.fighters.flatMap((one) => {
          const fighter = fighters.find((each) => each.key === one.key)
          return fighter === undefined || fighter.down ? [] : [{ fighter, one }]
        })
  return (
    <section className="hu-sandbox" aria-label="Try the turn">
      <h3>Try the turn</h3>
      <p className="muted">
        Your orders as they stand, the enemy’s guessed, other dice each time. Nothing here counts.
      </p>
      <Toggle
        label="Plan for the enemy"
        hint="Press an enemy, then where it goes or whom it strikes. What you leave open is guessed."
        checked={sandbox.forEnemy}
        onChange={sandbox.setForEnemy}
      />
      {Object.entries(sandbox.foePlans).map(([id, plan]) => {
        const fighter = fighters.find((one) => String(one.id) === id)
        return (
          <p key={id}>
            <b className={seatClass(fighter?.seat ?? 1)}>{fighter?.name}</b>{' '}
            {plan.steps.map((step) => planned(step, fighters)).join(', then ')}
          </p>
        )
      })}
      <div className="hu-acts">
        <Button kind="quiet" onClick={trial.now === null ? trial.play : trial.stop}>
          {trial.now === null ? 'Play it once' : 'Stop'}
        </Button>
        <Button kind="quiet" blocked={busy ? 'It is being played.' : null} onClick={() => sandbox.try(20)}>
          20 times
        </Button>
        <Button kind="quiet" blocked={busy ? 'It is being played.' : null} onClick={() => sandbox.try(200)}>
          200 times
        </Button>
        {outcomes !== null && (
          <Button kind="quiet" onClick={sandbox.clear}>
            Clear
          </Button>
        )}
      </div>
      {busy && <p role="status">Playing the turn.</p>}
      {sandbox.error !== null && <p className="w">{sandbox.error}</p>}
      {outcomes !== null && (
        <table>
          <caption className="vh">What {outcomes.tries} tries came to</caption>
          <thead>
            <tr>
              <th scope="col">Of {outcomes.tries} tries</th>
              <th scope="col">falls</th>
              <th scope="col">breaks</th>
              <th scope="col">hit points</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ fighter, one }) => (
              <tr key={one.key}>
                <th scope="row" className={seatClass(fighter.seat)}>
                  {fighter.name}
                </th>
                <td>{percent(one.felled, outcomes.tries)}</td>
                <td>{percent(one.broke, outcomes.tries)}</td>
                <td>
                  {fighter.hp} → {one.hp}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)} %`
}

function planned(step: Step, fighters: readonly Fighter[]): string {
  const named = (id: number): string => fighters.find((one) => one.id === id)?.name ?? 'somebody'
  const words = stepWords(step, named)
  return `${words.title}${words.target === null ? '' : ` ${named(words.target)}`}`.toLowerCase()
}
