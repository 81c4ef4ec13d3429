import type { Aim, Spot, Step, When } from '@tessera/hundred'
import { seatClass } from '@tessera/table'
import { Button, Icon, IconButton, Segments, Select } from '@tessera/ui'
import { ORDER_ICONS } from '../../icons.ts'
import type { Fighter } from '../../match/fighter.ts'
import type { StepOutlook } from '../../orders/outlook.ts'
import { PACES, stepWords } from '../../orders/words.ts'

interface StepRowProps {
  readonly at: number
  readonly step: Step
  readonly count: number
  readonly outlook: StepOutlook | null
  readonly fighters: readonly Fighter[]
  readonly nameOf: (id: number) => string
  readonly open: boolean
  readonly onOpen: () => void
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: () => void
  readonly onChange: (step: Step) => void
}

/** A step of a plan: what it is, when it runs, what it costs; opened, how it can be changed. */
export function StepRow({
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
        if (from !== at) onMove(from, at)
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
              {blow && <b>, {blow.hurts} % to wound</b>}
            </small>
          )}
          {outlook?.waits && <small className="w">{outlook.waits}</small>}
          {outlook === null && at > 0 && step.when === null && (
            <small className="w">Begins when step {at} is done.</small>
          )}
        </span>
        {outlook !== null && (
          <span className="ap">
            {outlook.ap}
            <small>{outlook.ap === 1 ? 'point' : 'points'}</small>
          </span>
        )}
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
              onClick={() => onMove(at, at - 1)}
            />
            <IconButton
              label="Later"
              glyph="down"
              blocked={at === count - 1 ? 'It is the last' : null}
              onClick={() => onMove(at, at + 1)}
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
          <Segments label="Pace" value={step.mode} options={PACES} onChange={(mode) => onChange({ ...step, mode })} />
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
          <Select
            label="Faces at the end"
            value={step.face === null ? 'along' : compassOf(step.face)}
            options={FACINGS}
            onChange={(to) => onChange({ ...step, face: COMPASS[to] ?? null })}
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

const WHEN_OPTIONS = [
  { value: 'always', name: 'At once' },
  { value: 'inRange', name: 'When the target is in reach' },
  { value: 'enemyApproaches', name: 'When an enemy comes near' },
  { value: 'hpBelow', name: 'When it is hurt' },
  { value: 'targetDead', name: 'When the target has fallen' },
  { value: 'engaged', name: 'When it is in contact' },
  { value: 'turnReached', name: 'From a turn on' },
] as const

const COMPASS: Readonly<Record<string, Spot>> = {
  north: { x: 0, y: -1000 },
  'north-east': { x: 1000, y: -1000 },
  east: { x: 1000, y: 0 },
  'south-east': { x: 1000, y: 1000 },
  south: { x: 0, y: 1000 },
  'south-west': { x: -1000, y: 1000 },
  west: { x: -1000, y: 0 },
  'north-west': { x: -1000, y: -1000 },
}
const FACINGS = [
  { value: 'along', name: 'Where it went' },
  ...Object.keys(COMPASS).map((value) => ({ value, name: `${value.charAt(0).toUpperCase()}${value.slice(1)}` })),
]

/** The wind a facing is nearest to. */
function compassOf(face: Spot): string {
  let best = 'east'
  let most = Number.NEGATIVE_INFINITY
  for (const [name, { x, y }] of Object.entries(COMPASS)) {
    const along = (face.x * x + face.y * y) / Math.hypot(x, y)
    if (along > most) {
      most = along
      best = name
    }
  }
  return best
}

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
