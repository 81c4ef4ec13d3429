import type { Policy } from '@tessera/hundred'
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
        <span>Reacts with</span> <b>{POLICY_WORDS[policy.prefer]}</b>
        <span>saves it for</span> <b>{SAVE_WORDS[policy.save]}</b>
        <span>with no order</span> <b>{IDLE_SHORT[policy.idle]}</b>
        <em>Change how it reacts</em>
      </summary>
      <Select
        label="Reacts with"
        value={policy.prefer}
        options={entries(POLICY_WORDS)}
        onChange={(prefer) => onPolicy({ prefer })}
      />
      <Select
        label="Saves its reaction for"
        value={policy.save}
        options={entries(SAVE_WORDS)}
        onChange={(save) => onPolicy({ save })}
      />
      <Select
        label="Reacts to"
        value={policy.against}
        options={entries(AGAINST_WORDS)}
        onChange={(against) => onPolicy({ against })}
      />
      <Select
        label="With no order"
        value={policy.idle}
        options={entries(IDLE_SHORT)}
        onChange={(idle) => onPolicy({ idle })}
      />
      <Select
        label="At the end of a turn"
        value={policy.autoFace}
        options={entries(FACE_WORDS)}
        onChange={(autoFace) => onPolicy({ autoFace })}
      />
      <label>
        <input
          type="checkbox"
          checked={policy.freeAttack}
          onChange={() => onPolicy({ freeAttack: !policy.freeAttack })}
        />{' '}
        Strikes at enemies that leave
      </label>
      <label>
        <input type="checkbox" checked={policy.guard} onChange={() => onPolicy({ guard: !policy.guard })} /> Blocks for
        neighbours in a shield wall
      </label>
    </details>
  )
}

const POLICY_WORDS = { best: 'its best', block: 'the shield', parry: 'the weapon', dodge: 'a dodge' } as const
const SAVE_WORDS = { any: 'any blow', serious: 'serious blows', deadly: 'deadly blows' } as const
const AGAINST_WORDS = { any: 'any attack', melee: 'blows only', ranged: 'shots only' } as const
const IDLE_SHORT = { defend: 'defends', strike: 'strikes', none: 'waits' } as const
const FACE_WORDS = { nearest: 'turns to the nearest enemy', keep: 'keeps its facing' } as const

function entries<T extends string>(words: Readonly<Record<T, string>>): { readonly value: T; readonly name: string }[] {
  return (Object.keys(words) as T[]).map((value) => ({ value, name: words[value] }))
}
