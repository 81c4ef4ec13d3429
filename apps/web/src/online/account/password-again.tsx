import { PasswordField } from '@tessera/play/online'
import { useState } from 'react'

/** The password, asked for once the server says that one signed in too long ago. */
export function usePasswordAgain(sending: { inputError(field: string): string | undefined }) {
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const inputError = sending.inputError('password')
  if (inputError !== undefined && !asked) setAsked(true)
  return {
    /** Goes into what is sent. */
    body: password === '' ? {} : { password },
    done() {
      setPassword('')
      setAsked(false)
    },
    field: asked && <PasswordField value={password} onChange={setPassword} error={inputError} />,
  }
}
