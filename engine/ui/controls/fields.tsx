import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import { words } from '../words/catalogue.ts'
import { IconButton } from './button.tsx'

export interface FieldProps {
  readonly label: string
  /** A line of help under the control. */
  readonly hint?: ReactNode
  /** What is wrong with the value; also told to screen readers. */
  readonly error?: string | null | undefined
  /** The label is only for screen readers. */
  readonly bare?: boolean
  readonly className?: string
}

interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

/** A label, any control (given its ids), a hint and an error. */
export function Field(props: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const { label, hint, error, bare, className, children } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={`field ${className ?? ''}`}>
      <label htmlFor={id} className={bare ? 'vh' : undefined}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="error" id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}

type TextProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & Value<string>
interface Value<T> {
  readonly value: T
  readonly onChange: (value: T) => void
}

export function TextField({ label, hint, error, bare, className, value, onChange, ...rest }: TextProps) {
  return (
    <Field {...{ label, hint, error }} {...(bare ? { bare } : {})} {...(className ? { className } : {})}>
      {(control) => (
        <input
          className="input"
          {...rest}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

type AreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> & Value<string>

export function TextArea({ label, hint, error, bare, className, value, onChange, ...rest }: AreaProps) {
  return (
    <Field {...{ label, hint, error }} {...(bare ? { bare } : {})} {...(className ? { className } : {})}>
      {(control) => (
        <textarea
          className="input"
          rows={5}
          {...rest}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface Option<T extends string> {
  readonly value: T
  readonly name: string
  /** Why it cannot be chosen. */
  readonly blocked?: string | undefined
}

type SelectProps<T extends string> = FieldProps & Value<T> & { readonly options: readonly Option<T>[] }

/** The browser's own list: works on phones and with every reader. */
export function Select<T extends string>({ options, value, onChange, ...field }: SelectProps<T>) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          className="input"
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.blocked !== undefined}>
              {option.blocked === undefined ? option.name : `${option.name} (${option.blocked})`}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type SegmentsProps<T extends string> = Value<T> & {
  readonly label: string
  readonly options: readonly Option<T>[]
  readonly hint?: string
  readonly bare?: boolean
}

/** A few choices side by side, one of them taken. */
export function Segments<T extends string>({ label, options, value, onChange, hint, bare }: SegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset className="field">
      <legend className={bare ? 'vh' : undefined}>{label}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.blocked !== undefined}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
      {hint && <span className="hint">{hint}</span>}
    </fieldset>
  )
}

export interface StepperProps {
  /** What is counted: "Shieldbearer". */
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly onChange: (value: number) => void
  /** Why there cannot be more, when it is not the maximum. */
  readonly blockedMore?: string | null | undefined
  readonly blockedLess?: string | null | undefined
}

export function Stepper(props: StepperProps) {
  const { label, value, min = 0, max = Number.MAX_SAFE_INTEGER, step = 1, onChange, blockedMore, blockedLess } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a number are no fieldset
    <span className="stepper" role="group" aria-label={label}>
      <IconButton
        label={words.text('stepper.fewer', { what: label })}
        glyph="minus"
        blocked={blockedLess ?? (value - step < min ? words.text('stepper.least', { min }) : null)}
        onClick={() => onChange(value - step)}
      />
      <output aria-label={`${label}: ${value}`}>{value}</output>
      <IconButton
        label={words.text('stepper.more', { what: label })}
        glyph="plus"
        blocked={blockedMore ?? (value + step > max ? words.text('stepper.most', { max }) : null)}
        onClick={() => onChange(value + step)}
      />
    </span>
  )
}

export interface ToggleProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function Toggle({ label, hint, checked, onChange }: ToggleProps) {
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      className="toggle"
      aria-checked={checked}
      aria-labelledby={id}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onClick={() => onChange(!checked)}
    >
      <span className="name" id={id}>
        {label}
      </span>
      <span className="switch" aria-hidden="true" />
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </button>
  )
}

export interface ChipsProps<Id extends string> {
  readonly label: string
  readonly chips: readonly { readonly id: Id; readonly name: ReactNode }[]
  readonly value: Id
  readonly onChange: (id: Id) => void
}

/** Small filters, one of them on. */
export function Chips<Id extends string>({ label, chips, value, onChange }: ChipsProps<Id>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: filter buttons are no form fields
    <div className="chips" role="group" aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className="chip"
          aria-pressed={chip.id === value}
          onClick={() => onChange(chip.id)}
        >
          {chip.name}
        </button>
      ))}
    </div>
  )
}
