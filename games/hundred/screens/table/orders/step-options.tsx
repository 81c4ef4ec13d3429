import type { Step, When } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { Segments, Select } from '@tessera/ui'
import { approaches, blowOf, blows, COMPASS, compassOf, facings } from '../../orders/step-choices.ts'
import { paces } from '../../orders/words.ts'

/** The options of a step of each kind. */
export function StepOptions({ step, onChange }: { readonly step: Step; readonly onChange: (step: Step) => void }) {
  switch (step.do) {
    case 'move':
      return (
        <>
          <Segments
            label={words.text('option.pace')}
            value={step.mode}
            options={paces()}
            onChange={(mode) => onChange({ ...step, mode })}
          />
          <Select
            label={words.text('option.manner')}
            value={step.style === 'retreat' ? 'retreat' : step.onContact}
            options={[
              { value: 'stop', name: words.text('option.stop') },
              { value: 'push', name: words.text('option.push') },
              { value: 'retreat', name: words.text('option.retreat') },
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
            label={words.text('option.faces')}
            value={step.face === null ? 'along' : compassOf(step.face)}
            options={facings()}
            onChange={(to) => onChange({ ...step, face: COMPASS[to] ?? null })}
          />
        </>
      )
    case 'attack':
      return (
        <>
          <Select
            label={words.text('option.blow')}
            value={step.kind === 'aimed' ? `aimed:${step.aim ?? 'torso'}` : step.kind}
            options={blows()}
            onChange={(value) => onChange({ ...step, ...blowOf(value) })}
          />
          <Segments
            label={words.text('option.approach')}
            value={step.approach}
            options={approaches()}
            onChange={(approach) => onChange({ ...step, approach })}
          />
          <Select
            label={words.text('option.often')}
            value={String(step.times)}
            options={[
              { value: 'untilDown', name: words.text('option.untilDown') },
              { value: '1', name: words.text('option.once') },
              { value: '2', name: words.text('option.twice') },
              { value: '3', name: words.text('option.thrice') },
            ]}
            onChange={(times) => onChange({ ...step, times: times === 'untilDown' ? times : Number(times) })}
          />
        </>
      )
    case 'defend':
      return (
        <Segments
          label={words.text('option.points')}
          value={String(step.ap)}
          options={['1', '2', '3'].map((value) => ({ value, name: value }))}
          onChange={(ap) => onChange({ ...step, ap: ap === '3' ? 3 : ap === '2' ? 2 : 1 })}
        />
      )
    case 'hold':
      return (
        <Select
          label={words.text('option.long')}
          value={String(step.turns)}
          options={[
            { value: '1', name: words.text('option.thisTurn') },
            { value: '2', name: words.text('option.twoTurns') },
            { value: '3', name: words.text('option.threeTurns') },
            { value: '99', name: words.text('option.holdOn') },
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
        label={words.text('option.within')}
        value={String(when.mm)}
        options={['3000', '6000', '8000', '10000', '15000'].map((value) => ({
          value,
          name: words.text('option.metres', { n: Number(value) / 1000 }),
        }))}
        onChange={(mm) => onChange({ ...when, mm: Number(mm) })}
      />
    )
  if (when.is === 'hpBelow')
    return (
      <Select
        label={words.text('option.below')}
        value={String(when.pct)}
        options={['25', '50', '75'].map((value) => ({
          value,
          name: words.text('option.percent', { n: Number(value) }),
        }))}
        onChange={(pct) => onChange({ ...when, pct: Number(pct) })}
      />
    )
  if (when.is === 'turnReached')
    return (
      <Select
        label={words.text('option.fromTurn')}
        value={String(when.n)}
        options={Array.from({ length: 30 }, (_, i) => ({ value: String(i + 1), name: String(i + 1) }))}
        onChange={(n) => onChange({ ...when, n: Number(n) })}
      />
    )
  return null
}
