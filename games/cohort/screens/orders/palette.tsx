import { type CohortView, CULTURE_DATA, type GivenOrder, type OwnUnit, type Step } from '@tessera/cohort'
import { Button, Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { SIGNS } from '../icons.ts'
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
    <section className="co-palette" aria-label={`Orders for ${unit.name}`} data-tour="palette">
      <header>
        <b>{unit.name}</b>
        <label className="co-then">
          <input
            type="checkbox"
            checked={adding}
            onChange={(event) => dispatch({ type: 'adding', adding: event.target.checked })}
          />{' '}
          next step
        </label>
        {given !== undefined && (
          <Button
            kind="quiet"
            title={`${unit.name} keeps its standing order`}
            onClick={() => dispatch({ type: 'forget' })}
          >
            Forget
          </Button>
        )}
        <Button kind="quiet" onClick={() => dispatch({ type: 'select', key: null })}>
          Done
        </Button>
      </header>
      <p className="note" role="status">
        {aim === null ? `Press a tile to move there${shoots ? '' : ', an enemy to attack it'}.` : AIMS[aim]}
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
    { name: 'Move', icon: SIGNS.move, aim: 'move' },
    { name: 'Attack', icon: SIGNS.attack, aim: 'attack' },
    ...(unit.volleysFull > 0 ? [{ name: 'Shoot', icon: SIGNS.shoot, aim: 'shoot' } as const] : []),
    { name: 'Hold', icon: SIGNS.hold, step: { do: 'hold', until: null } },
    { name: 'Follow', icon: SIGNS.follow, aim: 'follow' },
    { name: 'Ambush', icon: SIGNS.ambush, step: { do: 'ambush' } },
    { name: 'Retreat', icon: SIGNS.rout, step: { do: 'move', to: { is: 'home' }, route: 'direct' } },
    ...(field || siege ? [{ name: field ? 'Build a fort' : 'Ram', icon: SIGNS.build, aim: 'build' } as const] : []),
    ...(field ? [{ name: 'Bridge', icon: SIGNS.work, step: { do: 'build', work: 'bridge', at: null } } as const] : []),
    ...(siege
      ? [{ name: 'Siege tower', icon: SIGNS.work, step: { do: 'build', work: 'tower', at: null } } as const]
      : []),
    ...(traits.includes('dismount') && unit.mounted ? [{ name: 'Dismount', step: { do: 'dismount' } } as const] : []),
    ...(traits.includes('rearming') && unit.equipment.includes('sarissaPikes')
      ? [
          {
            name: spears ? 'Take up spears' : 'Take up sarissas',
            step: { do: 'switch', weapon: spears ? 'warSpears' : 'sarissaPikes' },
          } as const,
        ]
      : []),
  ]
}

const AIMS: Readonly<Record<Aim, string>> = {
  move: 'Press the tile to march to.',
  attack: 'Press the enemy to attack, or a tile to storm.',
  shoot: 'Press the enemy to shoot at.',
  follow: 'Press the unit of yours to stay beside.',
  build: 'Press the tile to build on: its own, or one beside it.',
}
