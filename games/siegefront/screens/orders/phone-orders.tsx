import { type SiegefrontView, type Unit, unitText } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Button, Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { weatherIcon } from '../art.ts'
import { marked } from '../marked.tsx'
import { Mana } from '../table/hand/mana.tsx'

export interface PhoneOrdersProps {
  readonly view: SiegefrontView
  readonly mana: readonly [now: number, max: number]
  /** A bot of this browser can be told to choose at once, which takes a button. */
  readonly hurried: boolean
  /** What would happen; it takes the place of everything but the hand. */
  readonly preview: ReactNode
  readonly hint: string
  readonly refused: boolean
  /** What the bot says just now. */
  readonly said: string | null
  /** The unit or card in hand, or what holds for both sides. */
  readonly unit: Unit | undefined
  readonly details: ReactNode
  /** End turn, the result, or that the bot thinks. */
  readonly controls: ReactNode
  readonly warning: string | null
  readonly onPutDown: (() => void) | null
  readonly onCard: () => void
  readonly hand: ReactNode
}

/** Under the board of a phone: what would happen within reach of the thumb, the controls, the hand. */
export function PhoneOrders(props: PhoneOrdersProps) {
  const { view, mana, preview, hint, refused, said, unit, details, controls, warning, onPutDown, onCard, hand } = props
  return (
    <div className={props.hurried ? 'sf-phone hurried' : 'sf-phone'}>
      {preview || (
        <>
          <p className={`sf-hint ${refused ? 'harm' : ''}`} role="status">
            {hint}
          </p>
          <div className="sf-go">
            {controls}
            {onPutDown !== null && (
              <Button kind="quiet" onClick={onPutDown}>
                {words.text('phone.putDown')}
              </Button>
            )}
          </div>
          {warning !== null && (
            <p className="note" role="status">
              {warning}
            </p>
          )}
          {unit !== undefined && (
            <p className="sf-phoneunit">
              {marked(words.parts('phone.life', { unit: unitText(unit), hp: unit.hp, max: unit.maxHp }))}
              <Button kind="quiet" onClick={onCard}>
                {words.text('phone.itsCard')}
              </Button>
            </p>
          )}
        </>
      )}
      <div className="sf-handhead">
        <span className="muted">
          {words.text('table.turn', { turn: view.turn, limit: view.config.turnLimit })},{' '}
          <Icon name={weatherIcon(view.weather)} /> {words.text(`weather.${view.weather}`)}
          {view.duration > 0 ? (
            <span className="vh">{words.text('table.turnsLeft', { turns: view.duration })}</span>
          ) : null}
          {view.duration > 0 ? <span aria-hidden="true"> {view.duration}</span> : null}
        </span>
        <Mana mana={mana[0]} max={mana[1]} />
      </div>
      {hand}
      {said !== null && !preview && !refused && unit === undefined && <p className="sf-said">{said}</p>}
      {!preview && details}
    </div>
  )
}
