import type { Step, When } from '@tessera/hundred'
import { Segments, Select } from '@tessera/ui'
import { APPROACHES, BLOWS, blowOf, COMPASS, compassOf, FACINGS } from '../../orders/step-choices.ts'
import { PACES } from '../../orders/words.ts'

/** The options of a step of each kind. */
export function StepOptions({ step, onChange }: { readonly step: Step; readonly onChange: (step: Step) => void }) {
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
            onChange={(value) => onChange({ ...step, ...blowOf(value) })}
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

/** The number in a condition, where it has one. */
export function WhenNumber({ when, onChange }: { readonly when: When; readonly onChange: (when: When) => void }) {
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
