import { Crest } from '@tessera/table'
import { Button, Glyph, IconButton, Panel, ThemeButton } from '@tessera/ui'
import type { ReactNode } from 'react'
import { puzzleSetOf } from '../puzzles/index.ts'
import '@tessera/table/builder.css'
import '@tessera/table/set-up.css'
import { words } from '@tessera/table/words'

export interface SetUpFrameProps {
  /** The game's name and the folder of its pages: "Chess", "chess". */
  readonly game: string
  readonly id: string
  readonly className?: string
  /** Under the heading: what is about to be played. */
  readonly sub: ReactNode
  /** What the player brings, and a closer look at it. */
  readonly own: ReactNode
  readonly preview: ReactNode
  readonly opponent: ReactNode
  readonly options: ReactNode
  /** The options in one line, or what is wrong with them. */
  readonly optionsInShort: ReactNode
  readonly onUsual: () => void
  /** The bar at the bottom: what begins, with what. */
  readonly sum: ReactNode
  readonly sumNote: ReactNode
  /** Quieter ways on, before the button that begins. */
  readonly acts?: ReactNode
  readonly begin: string
  readonly blocked: string | null
  readonly onBegin: () => void
}

/** Set-up of every game: own forces, a look at them, who sits opposite, options, and one press that begins. */
export function SetUpFrame(props: SetUpFrameProps) {
  const { game, id, className } = props
  return (
    <main className={className === undefined ? 'ply' : `ply ${className}`}>
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label={words.text('set-up.back')} glyph="left" to="/" />
          <Crest seat={0} />
          <div className="who">
            <h1 className="name">{words.text('set-up.title', { game })}</h1>
            <div className="sub">{props.sub}</div>
          </div>
        </div>
        <span />
        <div className="acts">
          {puzzleSetOf(id) !== undefined && (
            <Button kind="quiet" to="/puzzles">
              {words.text('set-up.puzzles')}
            </Button>
          )}
          <Button kind="quiet" to={`/${id}/learn`}>
            {words.text('set-up.learn')}
          </Button>
          <ThemeButton />
        </div>
      </header>
      {props.own}
      {props.preview}
      <Panel title={words.text('set-up.against')} className="ply-foe">
        {props.opponent}
      </Panel>
      <details className="ply-options panel">
        <summary>
          <Glyph name="settings" />
          <b>{words.text('set-up.options')}</b>
          {props.optionsInShort}
          <Glyph name="down" />
        </summary>
        {props.options}
        <Button kind="quiet" onClick={props.onUsual}>
          {words.text('set-up.usual')}
        </Button>
      </details>
      <footer className="ply-bar panel">
        <div className="ply-sum">
          <b>{props.sum}</b>
          <span className="muted">{props.sumNote}</span>
        </div>
        {props.acts}
        <Button kind="primary" size="big" blocked={props.blocked} onClick={props.onBegin}>
          {props.begin}
        </Button>
      </footer>
    </main>
  )
}
