import {
  type CohortView,
  CULTURE_DATA,
  cannotForm,
  FACINGS,
  FORMATIONS,
  type GivenOrder,
  type OwnUnit,
  STANCES,
  type Stance,
  type Step,
} from '@tessera/cohort'
import { Button, Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { SIGNS } from '../icons.ts'
import { FACING_NAMES, FORMATION_NAMES } from '../names.ts'

/** What the next press on the map means. */
export type Aim = 'move' | 'attack' | 'shoot' | 'follow' | 'build'

export interface PaletteProps {
  readonly view: CohortView
  readonly unit: OwnUnit
  readonly given: GivenOrder | undefined
  readonly aim: Aim | null
  readonly then: boolean
  readonly onAim: (aim: Aim | null) => void
  readonly onThen: (then: boolean) => void
  readonly onStep: (step: Step) => void
  readonly onStance: (stance: Stance) => void
  readonly onForget: () => void
  readonly onClose: () => void
}

/** Everything one can tell a unit without writing: each press writes the sentence. */
export function Palette(props: PaletteProps): ReactNode {
  const { view, unit, given, aim, onAim, onStep } = props
  const seat = view.to === 1 ? 1 : 0
  const { culture } = view.seats[seat]
  const traits = culture === null ? [] : CULTURE_DATA[culture].traits
  const formations = FORMATIONS.filter((formation) => cannotForm(unit, formation, culture) === null)
  const shoots = unit.volleysFull > 0
  const builds = unit.kind === 'fieldEngineers' || unit.kind === 'siegeEngineers'
  const stance = given?.main?.stance ?? unit.order.stance
  const aimed = (each: Aim, name: string, icon: string) => (
    <Button
      className={aim === each ? 'on' : ''}
      aria-pressed={aim === each}
      onClick={() => onAim(aim === each ? null : each)}
    >
      <Icon name={icon} /> {name}
    </Button>
  )
  return (
    <section className="co-palette" aria-label={`Orders for ${unit.name}`} data-tour="palette">
      <header>
        <b>{unit.name}</b>
        <label className="co-then">
          <input type="checkbox" checked={props.then} onChange={(event) => props.onThen(event.target.checked)} /> next
          step
        </label>
        {given !== undefined && (
          <Button kind="quiet" title={`${unit.name} keeps its standing order`} onClick={props.onForget}>
            Forget
          </Button>
        )}
        <Button kind="quiet" onClick={props.onClose}>
          Done
        </Button>
      </header>
      <p className="note" role="status">
        {aim === null ? `Press a tile to move there${shoots ? '' : ', an enemy to attack it'}.` : AIMS[aim]}
      </p>
      <div className="co-buttons">
        {aimed('move', 'Move', SIGNS.move)}
        {aimed('attack', 'Attack', SIGNS.attack)}
        {shoots && aimed('shoot', 'Shoot', SIGNS.shoot)}
        <Button onClick={() => onStep({ do: 'hold', until: null })}>
          <Icon name={SIGNS.hold} /> Hold
        </Button>
        {aimed('follow', 'Follow', SIGNS.follow)}
        <Button onClick={() => onStep({ do: 'ambush' })}>
          <Icon name={SIGNS.ambush} /> Ambush
        </Button>
        <Button onClick={() => onStep({ do: 'move', to: { is: 'home' }, route: 'direct' })}>
          <Icon name={SIGNS.rout} /> Retreat
        </Button>
        {builds && aimed('build', unit.kind === 'fieldEngineers' ? 'Build a fort' : 'Ram', SIGNS.build)}
        {unit.kind === 'fieldEngineers' && (
          <Button onClick={() => onStep({ do: 'build', work: 'bridge', at: null })}>
            <Icon name={SIGNS.work} /> Bridge
          </Button>
        )}
        {unit.kind === 'siegeEngineers' && (
          <Button onClick={() => onStep({ do: 'build', work: 'tower', at: null })}>
            <Icon name={SIGNS.work} /> Siege tower
          </Button>
        )}
        {traits.includes('dismount') && unit.mounted && (
          <Button onClick={() => onStep({ do: 'dismount' })}>Dismount</Button>
        )}
        {traits.includes('rearming') && unit.equipment.includes('sarissaPikes') && (
          <Button
            onClick={() => onStep({ do: 'switch', weapon: unit.weapon === 'sarissas' ? 'warSpears' : 'sarissaPikes' })}
          >
            {unit.weapon === 'sarissas' ? 'Take up spears' : 'Take up sarissas'}
          </Button>
        )}
      </div>
      <div className="co-lines">
        {formations.length > 1 && (
          <Row label="Form">
            {formations.map((formation) => (
              <button
                key={formation}
                type="button"
                className="chip"
                aria-pressed={unit.formation === formation}
                onClick={() => onStep({ do: 'form', formation })}
              >
                {FORMATION_NAMES[formation]}
              </button>
            ))}
          </Row>
        )}
        <Row label="Face">
          {FACINGS.map((facing) => (
            <button
              key={facing}
              type="button"
              className="chip"
              aria-label={`Face ${FACING_NAMES[facing]}`}
              aria-pressed={unit.facing === facing}
              onClick={() => onStep({ do: 'face', toward: facing })}
            >
              {facing}
            </button>
          ))}
        </Row>
        <Row label="Stance">
          {STANCES.map((each) => (
            <button
              key={each}
              type="button"
              className="chip"
              title={STANCE_WORDS[each]}
              aria-pressed={each === stance}
              onClick={() => props.onStance(each)}
            >
              {STANCE_NAMES[each]}
            </button>
          ))}
        </Row>
      </div>
    </section>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that write words are no form fields
    <div className="chips" role="group" aria-label={label}>
      <span className="muted t13">{label}</span>
      {children}
    </div>
  )
}

const AIMS: Readonly<Record<Aim, string>> = {
  move: 'Press the tile to march to.',
  attack: 'Press the enemy to attack, or a tile to storm.',
  shoot: 'Press the enemy to shoot at.',
  follow: 'Press the unit of yours to stay beside.',
  build: 'Press the tile to build on: its own, or one beside it.',
}

const STANCE_NAMES: Readonly<Record<Stance, string>> = {
  steady: 'Steady',
  aggressive: 'Bold',
  cautious: 'Wary',
  evade: 'Evade',
}

const STANCE_WORDS: Readonly<Record<Stance, string>> = {
  steady: 'As ordered.',
  aggressive: 'Holding, it attacks enemies within 2 tiles, and follows those who run.',
  cautious: 'It stops as soon as it sees an enemy within 3 tiles.',
  evade: 'It runs from enemies within 3 tiles.',
}
