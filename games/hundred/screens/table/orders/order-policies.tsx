import type { Policy } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { Select } from '@tessera/ui'

/** HUN-608: how a fighter reacts, and what it does without orders. */
export function Policies({
  policy,
  onPolicy,
}: {
  readonly policy: Policy
  readonly onPolicy: (policy: Partial<Policy>) => void
}) {
  return (
    <details className="hu-policies">
      <summary>
        <span>{words.text('policy.reactsWith')}</span> <b>{words.text(`policy.prefer.${policy.prefer}`)}</b>
        <span>{words.text('policy.savesIt')}</span> <b>{words.text(`policy.save.${policy.save}`)}</b>
        <span>{words.text('policy.noOrder')}</span> <b>{words.text(`policy.idle.${policy.idle}`)}</b>
        <em>{words.text('policy.change')}</em>
      </summary>
      <Select
        label={words.text('policy.reactsWith')}
        value={policy.prefer}
        options={options(PREFER, (value) => words.text(`policy.prefer.${value}`))}
        onChange={(prefer) => onPolicy({ prefer })}
      />
      <Select
        label={words.text('policy.saves')}
        value={policy.save}
        options={options(SAVE, (value) => words.text(`policy.save.${value}`))}
        onChange={(save) => onPolicy({ save })}
      />
      <Select
        label={words.text('policy.reactsTo')}
        value={policy.against}
        options={options(AGAINST, (value) => words.text(`policy.against.${value}`))}
        onChange={(against) => onPolicy({ against })}
      />
      <Select
        label={words.text('policy.idle')}
        value={policy.idle}
        options={options(IDLE, (value) => words.text(`policy.idle.${value}`))}
        onChange={(idle) => onPolicy({ idle })}
      />
      <Select
        label={words.text('policy.atEnd')}
        value={policy.autoFace}
        options={options(FACE, (value) => words.text(`policy.face.${value}`))}
        onChange={(autoFace) => onPolicy({ autoFace })}
      />
      <label>
        <input
          type="checkbox"
          checked={policy.freeAttack}
          onChange={() => onPolicy({ freeAttack: !policy.freeAttack })}
        />{' '}
        {words.text('policy.free')}
      </label>
      <label>
        <input type="checkbox" checked={policy.guard} onChange={() => onPolicy({ guard: !policy.guard })} />{' '}
        {words.text('policy.guard')}
      </label>
    </details>
  )
}

const PREFER = ['best', 'block', 'parry', 'dodge'] as const
const SAVE = ['any', 'serious', 'deadly'] as const
const AGAINST = ['any', 'melee', 'ranged'] as const
const IDLE = ['defend', 'strike', 'none'] as const
const FACE = ['nearest', 'keep'] as const

function options<T extends string>(values: readonly T[], name: (value: T) => string) {
  return values.map((value) => ({ value, name: name(value) }))
}
