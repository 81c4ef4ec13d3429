import {
  type Aim,
  type AttackStep,
  type Mode,
  type Plan,
  type Policy,
  type Step,
  WEAPON_DATA,
  type When,
} from '@tessera/hundred'
import { type ReactNode, useState } from 'react'
import { Icon, seatClass } from '#table'
import { Button, IconButton, Segments, Select } from '#ui'
import { ORDER_ICONS } from '../icons.ts'
import type { Fighter } from '../match/fighter.ts'
import { addStep, moveStep, removeStep, replaceStep } from '../plan/drafting.ts'
import type { Outlook, StepOutlook } from '../plan/outlook.ts'
import { defendWith, holdFor, specialOf } from '../plan/steps.ts'
import { AIM_NAMES, MODE_WORDS, SPECIAL_WORDS, stepWords } from '../plan/words.ts'

/** What the next press on the board adds to the plan. */
export type Aiming =
  | { readonly kind: 'move'; readonly mode: Mode; readonly style: 'normal' | 'retreat' }
  | { readonly kind: 'attack'; readonly attack: AttackStep['kind']; readonly aim: Aim | null }
  | { readonly kind: 'item'; readonly item: 'bandage' | 'oil' | 'caltrops' }
  | { readonly kind: 'special'; readonly name: 'treat' | 'intimidate' | 'challenge' | 'execute' }
  | { readonly kind: 'disengage' }

interface OrdersProps {
  readonly fighter: Fighter
  readonly plan: Plan
  readonly policy: Policy
  readonly outlook: Outlook | null
  readonly fighters: readonly Fighter[]
  readonly aiming: Aiming
  readonly onAim: (aiming: Aiming) => void
  readonly onPlan: (plan: Plan) => void
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
  const spent = own.ap - (outlook?.apLeft ?? own.ap)
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
              onMove={(to) => onPlan(moveStep(plan, at, to))}
              onRemove={() => onPlan(removeStep(plan, at))}
              onChange={(next) => onPlan(replaceStep(plan, at, next))}
            />
          ))}
        </ol>
      )}
      <Adding {...props} onStep={(step) => onPlan(addStep(plan, step))} />
      <div className="hu-acts">
        <IconButton
          label="Undo"
          glyph="back"
          blocked={props.undo === null ? 'Nothing to undo' : null}
          onClick={props.undo ?? undefined}
        />
        <IconButton
          label="Redo"
          glyph="forward"
          blocked={props.redo === null ? 'Nothing to redo' : null}
          onClick={props.redo ?? undefined}
        />
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
      <b>{all - spent}</b> of {all} AP left
    </span>
  )
}

interface StepRowProps {
  readonly at: number
  readonly step: Step
  readonly count: number
  readonly outlook: StepOutlook | null
  readonly fighters: readonly Fighter[]
  readonly nameOf: (id: number) => string
  readonly open: boolean
  readonly onOpen: () => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  readonly onChange: (step: Step) => void
}

function StepRow({
  at,
  step,
  count,
  outlook,
  fighters,
  nameOf,
  open,
  onOpen,
  onMove,
  onRemove,
  onChange,
}: StepRowProps) {
  const words = stepWords(step, nameOf)
  const target = fighters.find((one) => one.id === words.target)
  const blow = outlook?.blows[0]
  return (
    <li
      className={`hu-step ${open ? 'cur' : ''}`}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(at))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const from = Number(event.dataTransfer.getData('text/plain'))
        if (from !== at) onMove(at)
      }}
    >
      <button type="button" className="hu-line" aria-expanded={open} onClick={onOpen}>
        <span className="sn">{at + 1}</span>
        <Icon name={ORDER_ICONS[words.icon]} />
        <span className="what">
          <b>
            {words.title} {target && <span className={seatClass(target.seat)}>{target.name}</span>}
          </b>
          {words.when !== null && <em>{words.when}</em>}
          <small>{words.detail}</small>
          {outlook?.start != null && (
            <small className="k">
              {outlook.due === outlook.start || outlook.due === null
                ? `tick ${outlook.start}`
                : `ticks ${outlook.start} to ${outlook.due}`}
              {blow && <b>, {blow.chance} % to hit</b>}
            </small>
          )}
          {outlook?.waits && <small className="w">{outlook.waits}</small>}
        </span>
        <span className="ap">
          {outlook === null ? '' : outlook.ap}
          <small>AP</small>
        </span>
      </button>
      {open && (
        <div className="hu-edit">
          <StepOptions step={step} onChange={onChange} />
          <Select
            label="Only"
            value={step.when?.is ?? 'always'}
            options={WHEN_OPTIONS}
            onChange={(is) => onChange({ ...step, when: whenOf(is, step) })}
          />
          {step.when !== null && <WhenNumber when={step.when} onChange={(when) => onChange({ ...step, when })} />}
          <div className="hu-acts">
            <IconButton
              label="Earlier"
              glyph="left"
              blocked={at === 0 ? 'It is the first' : null}
              onClick={() => onMove(at - 1)}
            />
            <IconButton
              label="Later"
              glyph="down"
              blocked={at === count - 1 ? 'It is the last' : null}
              onClick={() => onMove(at + 1)}
            />
            <Button kind="quiet" glyph="close" onClick={onRemove}>
              Remove
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

function StepOptions({ step, onChange }: { readonly step: Step; readonly onChange: (step: Step) => void }) {
  switch (step.do) {
    case 'move':
      return (
        <>
          <Segments label="Pace" value={step.mode} options={MODES} onChange={(mode) => onChange({ ...step, mode })} />
          <Select
            label="Manner"
            value={step.style === 'retreat' ? 'retreat' : step.onContact}
            options={[
              { value: 'stop', name: 'Stop on contact' },
              { value: 'push', name: 'Push on past enemies' },
              { value: 'retreat', name: 'Fall back facing the enemy' },
            ]}
            onChange={(manner) =>
              onChange({
                ...step,
                style: manner === 'retreat' ? 'retreat' : 'normal',
                onContact: manner === 'push' ? 'push' : 'stop',
              })
            }
          />
        </>
      )
    case 'attack':
      return (
        <>
          <Select
            label="Blow"
            value={step.kind === 'aimed' ? `aimed:${step.aim ?? 'torso'}` : step.kind}
            options={BLOWS}
            onChange={(value) => {
              const aim = value.startsWith('aimed:') ? (value.slice(6) as Aim) : null
              onChange({ ...step, kind: aim === null ? (value as 'normal' | 'power') : 'aimed', aim })
            }}
          />
          <Segments
            label="Approach"
            value={step.approach}
            options={APPROACHES}
            onChange={(approach) => onChange({ ...step, approach })}
          />
          <Select
            label="How often"
            value={String(step.times)}
            options={[
              { value: 'untilDown', name: 'Until it falls' },
              { value: '1', name: 'Once' },
              { value: '2', name: 'Twice' },
              { value: '3', name: 'Three times' },
            ]}
            onChange={(times) => onChange({ ...step, times: times === 'untilDown' ? times : Number(times) })}
          />
        </>
      )
    case 'defend':
      return (
        <Segments
          label="Action points"
          value={String(step.ap)}
          options={['1', '2', '3'].map((value) => ({ value, name: value }))}
          onChange={(ap) => onChange({ ...step, ap: ap === '3' ? 3 : ap === '2' ? 2 : 1 })}
        />
      )
    case 'hold':
      return (
        <Select
          label="How long"
          value={String(step.turns)}
          options={[
            { value: '1', name: 'This turn' },
            { value: '2', name: '2 turns' },
            { value: '3', name: '3 turns' },
            { value: '99', name: 'Until something happens' },
          ]}
          onChange={(turns) => onChange({ ...step, turns: Number(turns), ticks: 0 })}
        />
      )
    default:
      return null
  }
}

/** Move, strike, defend, hold, and what else this fighter can do. */
function Adding({ fighter, aiming, onAim, onStep }: OrdersProps & { readonly onStep: (step: Step) => void }) {
  const own = fighter.own
  if (own === null) return null
  const items = (['bandage', 'oil', 'caltrops'] as const).filter((item) => own.items[item] > 0)
  return (
    <fieldset className="hu-add">
      <legend className="vh">Add to the plan</legend>
      <div className="hu-four">
        <AddButton
          icon={ORDER_ICONS.move}
          name="Move"
          hint="M"
          on={aiming.kind === 'move'}
          onClick={() => onAim({ kind: 'move', mode: 'advance', style: 'normal' })}
        />
        <AddButton
          icon={ORDER_ICONS.attack}
          name="Strike"
          hint="A"
          on={aiming.kind === 'attack'}
          onClick={() => onAim({ kind: 'attack', attack: 'normal', aim: null })}
        />
        <AddButton icon={ORDER_ICONS.defend} name="Defend" hint="D" on={false} onClick={() => onStep(defendWith(2))} />
        <AddButton icon={ORDER_ICONS.hold} name="Hold" hint="H" on={false} onClick={() => onStep(holdFor(1))} />
      </div>
      {aiming.kind === 'move' && (
        <Segments
          label="Pace"
          bare
          value={aiming.mode}
          options={MODES}
          onChange={(mode) => onAim({ ...aiming, mode })}
        />
      )}
      {aiming.kind === 'attack' && (
        <Segments
          label="Blow"
          bare
          value={aiming.attack}
          options={[
            { value: 'normal', name: 'Plain' },
            { value: 'aimed', name: 'Aimed' },
            { value: 'power', name: 'Power' },
          ]}
          onChange={(attack) =>
            onAim({ kind: 'attack', attack, aim: attack === 'aimed' ? (aiming.aim ?? 'torso') : null })
          }
        />
      )}
      {aiming.kind === 'attack' && aiming.attack === 'aimed' && (
        <Select
          label="Aim at the"
          value={aiming.aim ?? 'torso'}
          options={Object.entries(AIM_NAMES).map(([value, name]) => ({ value: value as Aim, name }))}
          onChange={(aim) => onAim({ ...aiming, aim })}
        />
      )}
      <div className="hu-more">
        {fighter.engaged.length > 0 && (
          <SmallAdd
            name="Disengage"
            on={aiming.kind === 'disengage'}
            onClick={() => onStep({ do: 'disengage', to: null, when: null })}
          />
        )}
        {fighter.weapon === 'crossbow' && !own.loaded && (
          <SmallAdd name="Reload" on={false} onClick={() => onStep({ do: 'reload', when: null })} />
        )}
        {fighter.weapons.length > 1 &&
          fighter.weapons.map((weapon, slot) =>
            weapon === fighter.weapon ? null : (
              <SmallAdd
                key={SLOTS[slot] ?? weapon}
                name={`Ready the ${WEAPON_DATA[weapon].name.toLowerCase()}`}
                on={false}
                onClick={() => onStep({ do: 'switch', slot, when: null })}
              />
            ),
          )}
        {items.map((item) => (
          <SmallAdd
            key={item}
            name={`${ITEM_NAMES[item]} (${own.items[item]})`}
            on={aiming.kind === 'item' && aiming.item === item}
            onClick={() => onAim({ kind: 'item', item })}
          />
        ))}
        {own.specials.map((name) =>
          name === 'shieldWall' || name === 'rally' ? (
            <SmallAdd key={name} name={SPECIAL_WORDS[name]} on={false} onClick={() => onStep(specialOf(name))} />
          ) : (
            <SmallAdd
              key={name}
              name={SPECIAL_WORDS[name]}
              on={aiming.kind === 'special' && aiming.name === name}
              onClick={() => onAim({ kind: 'special', name })}
            />
          ),
        )}
        {fighter.burning && (
          <SmallAdd name="Put out the fire" on={false} onClick={() => onStep({ do: 'extinguish', when: null })} />
        )}
      </div>
    </fieldset>
  )
}

function AddButton(props: {
  readonly icon: string
  readonly name: string
  readonly hint: string
  readonly on: boolean
  readonly onClick: () => void
}) {
  return (
    <button
      type="button"
      className="add"
      aria-pressed={props.on}
      onClick={props.onClick}
      title={`${props.name} (${props.hint})`}
    >
      <Icon name={props.icon} />
      {props.name}
    </button>
  )
}

function SmallAdd({
  name,
  on,
  onClick,
}: {
  readonly name: string
  readonly on: boolean
  readonly onClick: () => void
}) {
  return (
    <button type="button" className="chip" aria-pressed={on} onClick={onClick}>
      {name}
    </button>
  )
}

function Policies({
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

function Warnings({ outlook, nameOf }: { readonly outlook: Outlook | null; readonly nameOf: (id: number) => string }) {
  if (outlook === null) return null
  return (
    <div className="hu-risk">
      {outlook.risks.length === 0 ? (
        <p>No free attack is risked on this path.</p>
      ) : (
        outlook.risks.map((risk) => (
          <p key={risk.by} className="w">
            {nameOf(risk.by)} gets a free attack: {risk.chance} % to hit, {risk.fells} % to fell.
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
  return `${fighter.name}: ${steps.join(', then ') || 'no orders'}.${outlook === null ? '' : ` ${outlook.apLeft} AP left.`}${blow === undefined ? '' : ` ${blow.chance} % to hit ${nameOf(blow.target)} in tick ${blow.tick}.`}`
}

function WhenNumber({ when, onChange }: { readonly when: When; readonly onChange: (when: When) => void }) {
  if (when.is === 'enemyApproaches')
    return (
      <Select
        label="Within"
        value={String(when.mm)}
        options={['3000', '6000', '8000', '10000', '15000'].map((value) => ({
          value,
          name: `${Number(value) / 1000} m`,
        }))}
        onChange={(mm) => onChange({ ...when, mm: Number(mm) })}
      />
    )
  if (when.is === 'hpBelow')
    return (
      <Select
        label="Below"
        value={String(when.pct)}
        options={['25', '50', '75'].map((value) => ({ value, name: `${value} % of hit points` }))}
        onChange={(pct) => onChange({ ...when, pct: Number(pct) })}
      />
    )
  if (when.is === 'turnReached')
    return (
      <Select
        label="From turn"
        value={String(when.n)}
        options={Array.from({ length: 30 }, (_, i) => ({ value: String(i + 1), name: String(i + 1) }))}
        onChange={(n) => onChange({ ...when, n: Number(n) })}
      />
    )
  return null
}

function whenOf(is: string, step: Step): When | null {
  const target = step.do === 'attack' ? step.target : 'nearest'
  switch (is) {
    case 'inRange':
      return { is, target, weapon: null, not: false }
    case 'enemyApproaches':
      return { is, mm: 6000, not: false }
    case 'hpBelow':
      return { is, pct: 50, unit: null, not: false }
    case 'targetDead':
      return typeof target === 'number' ? { is, target, not: false } : null
    case 'engaged':
      return { is, not: false }
    case 'turnReached':
      return { is, n: 2, not: false }
    default:
      return null
  }
}

const SLOTS = ['first', 'second', 'third']

const WHEN_OPTIONS = [
  { value: 'always', name: 'At once' },
  { value: 'inRange', name: 'When the target is in reach' },
  { value: 'enemyApproaches', name: 'When an enemy comes near' },
  { value: 'hpBelow', name: 'When it is hurt' },
  { value: 'targetDead', name: 'When the target has fallen' },
  { value: 'engaged', name: 'When it is in contact' },
  { value: 'turnReached', name: 'From a turn on' },
] as const

const MODES = (['walk', 'advance', 'run', 'sprint'] as const).map((value) => ({ value, name: MODE_WORDS[value] }))
const APPROACHES = [
  { value: 'none', name: 'Stay' },
  { value: 'walk', name: 'Walk' },
  { value: 'advance', name: 'Advance' },
  { value: 'run', name: 'Run' },
] as const
const BLOWS = [
  { value: 'normal', name: 'Plain' },
  { value: 'power', name: 'Power: +4 damage, −10 to hit' },
  { value: 'aimed:head', name: 'Aimed at the head: −30' },
  { value: 'aimed:item', name: 'Aimed at weapon or shield: −20' },
  { value: 'aimed:weaponArm', name: 'Aimed at the weapon arm: −10' },
  { value: 'aimed:shieldArm', name: 'Aimed at the shield arm: −10' },
  { value: 'aimed:legs', name: 'Aimed at the legs: −10' },
  { value: 'aimed:torso', name: 'Aimed at the torso' },
]
const ITEM_NAMES = { bandage: 'Bandage', oil: 'Oil', caltrops: 'Caltrops' } as const
const POLICY_WORDS = { best: 'its best', block: 'the shield', parry: 'the weapon', dodge: 'a dodge' } as const
const SAVE_WORDS = { any: 'any blow', serious: 'serious blows', deadly: 'deadly blows' } as const
const AGAINST_WORDS = { any: 'any attack', melee: 'blows only', ranged: 'shots only' } as const
const IDLE_SHORT = { defend: 'defends', strike: 'strikes', none: 'waits' } as const
const IDLE_WORDS = { defend: 'defends itself', strike: 'strikes whoever is in reach', none: 'waits' } as const
const FACE_WORDS = { nearest: 'turns to the nearest enemy', keep: 'keeps its facing' } as const

function entries<T extends string>(words: Readonly<Record<T, string>>): { readonly value: T; readonly name: string }[] {
  return (Object.keys(words) as T[]).map((value) => ({ value, name: words[value] }))
}
