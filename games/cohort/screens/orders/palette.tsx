import { type CohortView, CULTURE_DATA, type GivenOrder, type OwnUnit, type Step } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Button, Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { SIGNS } from '../icons.ts'
import { unitCalled, unitText } from '../names.ts'
import type { Action, Aim } from '../table/state.ts'
import { PaletteRows } from './palette-rows.tsx'

export interface PaletteProps {
  readonly view: CohortView
  readonly unit: OwnUnit
  readonly given: GivenOrder | undefined
  readonly aim: Aim | null
  readonly adding: boolean
  readonly dispatch: (action: Action) => void
}

/** Orders for the unit in hand: each press writes a sentence. */
export function Palette({ view, unit, given, aim, adding, dispatch }: PaletteProps): ReactNode {
  const { culture } = view.seats[view.to === 1 ? 1 : 0]
  const shoots = unit.volleysFull > 0
  return (
    <section
      className="co-palette"
      aria-label={words.text('palette.label', { unit: unitCalled(unit) })}
      data-tour="palette"
    >
      <header>
        <b>{unitText(unit)}</b>
        <label className="co-then">
          <input
            type="checkbox"
            checked={adding}
            onChange={(event) => dispatch({ type: 'adding', adding: event.target.checked })}
          />{' '}
          {words.text('palette.next')}
        </label>
        {given !== undefined && (
          <Button
            kind="quiet"
            title={words.text('palette.forgetTitle', { unit: unitCalled(unit) })}
            onClick={() => dispatch({ type: 'forget' })}
          >
            {words.text('palette.forget')}
          </Button>
        )}
        <Button kind="quiet" onClick={() => dispatch({ type: 'select', key: null })}>
          {words.text('palette.done')}
        </Button>
      </header>
      <p className="note" role="status">
        {words.text(aim === null ? (shoots ? 'palette.pressShooter' : 'palette.press') : `aim.${aim}`)}
      </p>
      <div className="co-buttons">
        {buttonsFor(unit, culture === null ? [] : CULTURE_DATA[culture].traits).map((button) =>
          'aim' in button ? (
            <Button
              key={button.name}
              className={aim === button.aim ? 'on' : ''}
              aria-pressed={aim === button.aim}
              onClick={() => dispatch({ type: 'aim', aim: aim === button.aim ? null : button.aim })}
            >
              <Icon name={button.icon} /> {button.name}
            </Button>
          ) : (
            <Button key={button.name} onClick={() => dispatch({ type: 'step', step: button.step })}>
              {button.icon !== undefined && (
                <>
                  <Icon name={button.icon} />{' '}
                </>
              )}
              {button.name}
            </Button>
          ),
        )}
      </div>
      <PaletteRows unit={unit} culture={culture} given={given} dispatch={dispatch} />
    </section>
  )
}

/** A button that gives a step at once, or one that says what the next press on the map means. */
type PaletteButton =
  | { readonly name: string; readonly icon: string; readonly aim: Aim }
  | { readonly name: string; readonly icon?: string; readonly step: Step }

function buttonsFor(unit: OwnUnit, traits: readonly string[]): readonly PaletteButton[] {
  const field = unit.kind === 'fieldEngineers'
  const siege = unit.kind === 'siegeEngineers'
  const spears = unit.weapon === 'sarissas'
  return [
    { name: words.text('palette.move'), icon: SIGNS.move, aim: 'move' },
    { name: words.text('palette.attack'), icon: SIGNS.attack, aim: 'attack' },
    ...(unit.volleysFull > 0 ? [{ name: words.text('palette.shoot'), icon: SIGNS.shoot, aim: 'shoot' } as const] : []),
    { name: words.text('palette.hold'), icon: SIGNS.hold, step: { do: 'hold', until: null } },
    { name: words.text('palette.follow'), icon: SIGNS.follow, aim: 'follow' },
    { name: words.text('palette.ambush'), icon: SIGNS.ambush, step: { do: 'ambush' } },
    {
      name: words.text('palette.retreat'),
      icon: SIGNS.rout,
      step: { do: 'move', to: { is: 'home' }, route: 'direct' },
    },
    ...(field || siege
      ? [{ name: words.text(field ? 'palette.fort' : 'palette.ram'), icon: SIGNS.build, aim: 'build' } as const]
      : []),
    ...(field
      ? [
          {
            name: words.text('palette.bridge'),
            icon: SIGNS.work,
            step: { do: 'build', work: 'bridge', at: null },
          } as const,
        ]
      : []),
    ...(siege
      ? [
          {
            name: words.text('palette.tower'),
            icon: SIGNS.work,
            step: { do: 'build', work: 'tower', at: null },
          } as const,
        ]
      : []),
    ...(traits.includes('dismount') && unit.mounted
      ? [{ name: words.text('palette.dismount'), step: { do: 'dismount' } } as const]
      : []),
    ...(traits.includes('rearming') && unit.equipment.includes('sarissaPikes')
      ? [
          {
            name: words.text(spears ? 'palette.spears' : 'palette.sarissas'),
            step: { do: 'switch', weapon: spears ? 'warSpears' : 'sarissaPikes' },
          } as const,
        ]
      : []),
  ]
}
