import type { Step } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
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
    <section className="hu-sandbox" aria-label={words.text('sandbox.title')}>
      <h3>{words.text('sandbox.title')}</h3>
      <p className="muted">{words.text('sandbox.about')}</p>
      <Toggle
        label={words.text('sandbox.forEnemy')}
        hint={words.text('sandbox.forEnemyHint')}
        checked={sandbox.forEnemy}
        onChange={sandbox.setForEnemy}
      />
      {Object.entries(sandbox.foePlans).map(([id, plan]) => {
        const fighter = fighters.find((one) => String(one.id) === id)
        return (
          <p key={id}>
            <b className={seatClass(fighter?.seat ?? 1)}>{fighter?.name}</b>{' '}
            {plan.steps.map((step) => planned(step, fighters)).join(words.text('plan.then'))}
          </p>
        )
      })}
      <div className="hu-acts">
        <Button kind="quiet" onClick={trial.now === null ? trial.play : trial.stop}>
          {words.text(trial.now === null ? 'sandbox.once' : 'sandbox.stop')}
        </Button>
        <Button kind="quiet" blocked={busy ? words.text('sandbox.busy') : null} onClick={() => sandbox.try(20)}>
          {words.text('sandbox.times', { n: 20 })}
        </Button>
        <Button kind="quiet" blocked={busy ? words.text('sandbox.busy') : null} onClick={() => sandbox.try(200)}>
          {words.text('sandbox.times', { n: 200 })}
        </Button>
        {outcomes !== null && (
          <Button kind="quiet" onClick={sandbox.clear}>
            {words.text('build.clear')}
          </Button>
        )}
      </div>
      {busy && <p role="status">{words.text('sandbox.playing')}</p>}
      {sandbox.error !== null && <p className="w">{sandbox.error}</p>}
      {outcomes !== null && (
        <table>
          <caption className="vh">{words.text('sandbox.caption', { n: outcomes.tries })}</caption>
          <thead>
            <tr>
              <th scope="col">{words.text('sandbox.of', { n: outcomes.tries })}</th>
              <th scope="col">{words.text('sandbox.falls')}</th>
              <th scope="col">{words.text('sandbox.breaks')}</th>
              <th scope="col">{words.text('sandbox.hitPoints')}</th>
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
  const named = (id: number): string => fighters.find((one) => one.id === id)?.name ?? words.text('unit.unseen')
  const { title, target } = stepWords(step, named)
  return target === null ? title : `${title} ${named(target)}`
}
