import { type SiegefrontView, type Unit, unitText } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Button, Icon } from '@tessera/ui'
import { counted } from '@tessera/words'
import type { ReactNode } from 'react'
import { weatherIcon } from '../art.ts'
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
                Put down
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
              <b>{unitText(unit)}</b> {unit.hp} of {unit.maxHp}
              <Button kind="quiet" onClick={onCard}>
                Its card
              </Button>
            </p>
          )}
        </>
      )}
      <div className="sf-handhead">
        <span className="muted">
          Turn {view.turn} of {view.config.turnLimit}, <Icon name={weatherIcon(view.weather)} />{' '}
          {words.text(`weather.${view.weather}`).toLowerCase()}
          {view.duration > 0 ? <span className="vh">{counted(view.duration, 'turn')} left</span> : null}
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
