import { words } from '@tessera/table/words'
import { TextField } from '@tessera/ui'

interface FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly hint?: string
}

/** The name of an account. */
export function NameField(props: FieldProps & { readonly maxLength?: number }) {
  return (
    <TextField
      label={words.text('account.name')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

/** A password that is in use, or one that is being chosen; `shown` lets it be read. */
export function PasswordField(
  props: FieldProps & { readonly label?: string; readonly chosen?: boolean; readonly shown?: boolean },
) {
  const { label = words.text('account.password'), chosen = false, shown = false, ...field } = props
  return (
    <TextField
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={chosen ? 'new-password' : 'current-password'}
      {...field}
    />
  )
}
