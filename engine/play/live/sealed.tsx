import { words } from '@tessera/table/words'
import { Button, IconButton, Progress, ThemeButton } from '@tessera/ui'
import type { ReactNode } from 'react'

/** Between choices: the viewer's is sealed, or the viewer is a spectator, and another player is still choosing. */
export function Sealed(props: {
  readonly title: string
  readonly back: string
  /** What is waited for. */
  readonly waiting: string
  readonly children?: ReactNode
  /** What is on its way: until the server has answered, nothing is sealed. */
  readonly sending?: string | null
  /** Opens the choice again, until the turn resolves. */
  readonly onChange?: (() => void) | undefined
}) {
  const sending = props.sending ?? null
  return (
    <main className="sealed">
      <header>
        <IconButton label={words.text('table.leave')} glyph="left" to={props.back} />
        <ThemeButton />
      </header>
      <section className="panel">
        <h1>{sending === null ? props.title : words.text('waiting.sending', { what: sending })}</h1>
        {sending === null && props.children}
        <Progress label={sending === null ? props.waiting : words.text('waiting.unconfirmed')} />
        {sending === null && props.onChange && <Button onClick={props.onChange}>{words.text('waiting.change')}</Button>}
      </section>
    </main>
  )
}
