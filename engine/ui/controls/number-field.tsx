import { useEffect, useState } from 'react'
import { words } from '../words/catalogue.ts'
import { Field } from './fields.tsx'

export interface NumberFieldProps {
  readonly label: string
  readonly unit?: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly error?: string | null | undefined
  /** What typed text means, where it is not simply a whole number. */
  readonly read?: (typed: number) => number
  readonly onChange: (value: number) => void
}

/** A whole number to type or step. What is typed stands until the field is left; only whole numbers get through. */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, value, least, most, error, read = (typed) => typed, onChange } = props
  const [text, setText] = useState(String(value))
  useEffect(() => {
    setText((typed) => (Number(typed) === value || read(Number(typed)) === value ? typed : String(value)))
  }, [value, read])
  const range =
    unit === undefined
      ? words.text('number.range', { least, most })
      : words.text('number.range.unit', { least, most, unit })
  return (
    <Field label={label} error={error} {...(error ? {} : { hint: range })}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="number"
          inputMode="decimal"
          step="any"
          min={least}
          max={most}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            const number = read(Number(event.target.value))
            if (event.target.value.trim() !== '' && Number.isInteger(number)) onChange(number)
          }}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
            if (by === undefined) return
            event.preventDefault()
            onChange(Math.max(least, Math.min(most, value + by)))
          }}
          onBlur={() => setText(String(value))}
        />
      )}
    </Field>
  )
}
