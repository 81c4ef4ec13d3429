import { words } from '@tessera/hundred/words'
import { Button, IconButton, ThemeButton } from '@tessera/ui'
import type { ReactNode } from 'react'
import '@tessera/table/builder.css'
import '@tessera/table/set-up.css'
import '../hundred.css'
import './army.css'

interface PreparingProps {
  readonly title: string
  readonly sub: string
  readonly back: string
  readonly children: ReactNode
  readonly count: number
  /** Why the last change was refused; null when it was not. */
  readonly refused: string | null
  readonly done: string
  readonly blocked: string | null
  readonly onDone: () => void
}

/** The page of a sealed choice before the battle: a title, the choice, and the button that seals it. */
export function Preparing(props: PreparingProps): ReactNode {
  const { refused } = props
  return (
    <main className="hu-muster">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label={words.text('table.leave')} glyph="left" to={props.back} />
          <div className="who">
            <h1 className="name">{props.title}</h1>
            <div className="sub">{props.sub}</div>
          </div>
        </div>
        <span />
        <div className="acts">
          <ThemeButton />
        </div>
      </header>
      {props.children}
      <footer className="ply-bar panel">
        <div className="ply-sum">
          <b>{words.text('build.count', { n: props.count })}</b>
          <span className={refused === null ? 'muted' : 'harm'} role="status">
            {refused ?? words.text('build.sealed')}
          </span>
        </div>
        <Button kind="primary" size="big" blocked={props.blocked} onClick={props.onDone}>
          {props.done}
        </Button>
      </footer>
    </main>
  )
}

/** The props of both sealed choices before the battle. */
export interface PrepareProps<Choice> {
  readonly seat: 0 | 1
  readonly drafted: Choice | null
  readonly onDraft: (choice: Choice) => void
  readonly onDone: (choice: Choice) => void
  readonly back: string
  readonly foe: string
}
