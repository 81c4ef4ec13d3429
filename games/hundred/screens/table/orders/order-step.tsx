import type { Step } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { seatClass } from '@tessera/table'
import { Button, Icon, IconButton, Select } from '@tessera/ui'
import { ORDER_ICONS } from '../../icons.ts'
import type { Fighter } from '../../match/fighter.ts'
import type { StepOutlook } from '../../orders/outlook.ts'
import { whenOf, whenOptions } from '../../orders/step-choices.ts'
import { stepWords } from '../../orders/words.ts'
import { StepOptions, WhenNumber } from './step-options.tsx'

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

/** A step of a plan with its ticks and its cost; opened, it can be changed. */
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
  const said = stepWords(step, nameOf)
  const target = fighters.find((one) => one.id === said.target)
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
        <Icon name={ORDER_ICONS[said.icon]} />
        <span className="what">
          <b>
            {said.title} {target && <span className={seatClass(target.seat)}>{target.name}</span>}
          </b>
          {said.when !== null && <em>{said.when}</em>}
          <small>{said.detail}</small>
          {outlook?.start != null && (
            <small className="k">
              {outlook.due === outlook.start || outlook.due === null
                ? words.text('order.tick', { tick: outlook.start })
                : words.text('order.ticks', { start: outlook.start, end: outlook.due })}
              {blow && <b>, {words.text('order.wounds', { n: blow.hurts })}</b>}
            </small>
          )}
          {outlook?.waits && <small className="w">{outlook.waits}</small>}
          {outlook === null && at > 0 && step.when === null && (
            <small className="w">{words.text('order.begins', { step: at })}</small>
          )}
        </span>
        {outlook !== null && (
          <span className="ap">
            {outlook.ap}
            <small>{words.text('order.points', { n: outlook.ap })}</small>
          </span>
        )}
      </button>
      {open && <StepEditor at={at} step={step} count={count} onMove={onMove} onRemove={onRemove} onChange={onChange} />}
    </li>
  )
}

type EditorProps = Pick<StepRowProps, 'at' | 'step' | 'count' | 'onMove' | 'onRemove' | 'onChange'>

function StepEditor({ at, step, count, onMove, onRemove, onChange }: EditorProps) {
  return (
    <div className="hu-edit">
      <StepOptions step={step} onChange={onChange} />
      <Select
        label={words.text('order.only')}
        value={step.when?.is ?? 'always'}
        options={whenOptions()}
        onChange={(is) => onChange({ ...step, when: whenOf(is, step) })}
      />
      {step.when !== null && <WhenNumber when={step.when} onChange={(when) => onChange({ ...step, when })} />}
      <div className="hu-acts">
        <IconButton
          label={words.text('order.earlier')}
          glyph="left"
          blocked={at === 0 ? words.text('order.first') : null}
          onClick={() => onMove(at, at - 1)}
        />
        <IconButton
          label={words.text('order.later')}
          glyph="down"
          blocked={at === count - 1 ? words.text('order.last') : null}
          onClick={() => onMove(at, at + 1)}
        />
        <Button kind="quiet" glyph="close" onClick={onRemove}>
          {words.text('order.remove')}
        </Button>
      </div>
    </div>
  )
}
