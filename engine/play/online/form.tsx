import { type AnswerOf, type Route, routes, type Sent } from '@tessera/wire'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { ApiProblem, askRoute, Unreachable } from './api.ts'

type Routes = typeof routes
/** Sentences by field; the empty name holds what concerns no field. */
type InputErrors = Readonly<Record<string, string>>

/** Where a refusal belongs that names no field itself. */
const FIELD_OF: Readonly<Record<string, string>> = {
  name_taken: 'name',
  wrong_sign_in: 'password',
  wrong_password: 'password',
  password_needed: 'password',
  wrong_code: 'code',
  weak_password: 'password',
  no_such_address: 'url',
  closed_address: 'url',
  https_only: 'url',
  no_credentials: 'url',
  no_such_person: 'name',
}

export interface Sending<R extends Route> {
  readonly busy: boolean
  /** What is wrong with a field. */
  inputError(field: string): string | undefined
  /** What is wrong with none of them. */
  readonly trouble: string | undefined
  /** Sends; what was refused is kept for the fields. The answer, or null. */
  send(request: Partial<Sent<R>>): Promise<{ readonly answer: AnswerOf<R> } | null>
  clear(): void
}

/** One request behind a form: checked by the same schema the server uses, and its refusals sorted to the fields. */
export function useSendingTo<R extends Route>(route: R, fieldOf: Readonly<Record<string, string>> = {}): Sending<R> {
  const [busy, setBusy] = useState(false)
  const [inputErrors, setInputErrors] = useState<InputErrors>({})
  return {
    busy,
    inputError: (field) => inputErrors[field],
    trouble: inputErrors[''],
    clear: () => setInputErrors({}),
    async send(request) {
      const found = inputErrorsIn(route, request.body)
      setInputErrors(found)
      if (Object.keys(found).length > 0) return null
      setBusy(true)
      try {
        return { answer: await askRoute(route, request) }
      } catch (error) {
        setInputErrors(inputErrorsOf(error, fieldOf))
        return null
      } finally {
        setBusy(false)
      }
    },
  }
}

/** The same by the name of a request of the server's own. */
export function useSending<Name extends keyof Routes>(
  name: Name,
  fieldOf?: Readonly<Record<string, string>>,
): Sending<Routes[Name]> {
  return useSendingTo<Routes[Name]>(routes[name], fieldOf)
}

interface FormProps {
  readonly sending: Pick<Sending<Route>, 'trouble' | 'busy'>
  readonly onSend: () => Promise<void>
  readonly children: ReactNode
  readonly className?: string
  readonly label?: string
}

/** Sends on Enter; after a refusal the first field that is wrong has the focus. */
export function Form({ sending, onSend, children, className, label }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.busy) return
    await onSend()
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <form
      ref={form}
      className={`ac-form ${className ?? ''}`}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={label}
    >
      {children}
      {sending.trouble !== undefined && (
        <p className="ac-trouble" role="alert">
          {sending.trouble}
        </p>
      )}
    </form>
  )
}

function inputErrorsIn(route: Route, body: unknown): InputErrors {
  const parsed = route.body?.safeParse(body)
  if (parsed === undefined || parsed.success) return {}
  return firstOfEach(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

function inputErrorsOf(error: unknown, fieldOf: Readonly<Record<string, string>>): InputErrors {
  if (error instanceof Unreachable) return { '': error.message }
  if (!(error instanceof ApiProblem)) throw error
  const { code, detail, inputErrors } = error.problem
  const named = inputErrors?.filter(({ path }) => path !== '') ?? []
  if (named.length > 0) return firstOfEach(named.map(({ path, text }) => [path, text]))
  return { [fieldOf[code] ?? FIELD_OF[code] ?? '']: detail }
}

function firstOfEach(found: readonly (readonly [string, string])[]): InputErrors {
  return Object.fromEntries(found.toReversed())
}
