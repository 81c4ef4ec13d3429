import { type Aim, type Step, WEAPON_DATA } from '@tessera/hundred'
import { Icon, Segments, Select } from '@tessera/ui'
import { ORDER_ICONS } from '../../icons.ts'
import type { Fighter } from '../../match/fighter.ts'
import { defendWith, holdFor, specialOf } from '../../orders/steps.ts'
import { AIM_NAMES, PACES, SPECIAL_WORDS } from '../../orders/words.ts'
import type { Aiming } from '../aiming.ts'

interface AddingProps {
  readonly fighter: Fighter
  readonly aiming: Aiming
  readonly onAim: (aiming: Aiming) => void
  readonly onStep: (step: Step) => void
}

/** Move, strike, defend, hold, and what else this fighter can do. */
export function Adding({ fighter, aiming, onAim, onStep }: AddingProps) {
  const own = fighter.own
  if (own === null) return null
  const items = (['bandage', 'oil', 'caltrops'] as const).filter((item) => own.items[item] > 0)
  return (
    <fieldset className="hu-add">
      <legend className="vh">Add to the plan</legend>
      <div className="hu-four">
        <AddButton
          icon={ORDER_ICONS.move}
          name="Move"
          hint="M"
          on={aiming.kind === 'move'}
          onClick={() => onAim({ kind: 'move', mode: 'advance', style: 'normal' })}
        />
        <AddButton
          icon={ORDER_ICONS.attack}
          name="Strike"
          hint="A"
          on={aiming.kind === 'attack'}
          onClick={() => onAim({ kind: 'attack', attack: 'normal', aim: null })}
        />
        <AddButton icon={ORDER_ICONS.defend} name="Defend" hint="D" on={false} onClick={() => onStep(defendWith(2))} />
        <AddButton icon={ORDER_ICONS.hold} name="Hold" hint="H" on={false} onClick={() => onStep(holdFor(1))} />
      </div>
      {aiming.kind === 'move' && (
        <Segments
          label="Pace"
          bare
          value={aiming.mode}
          options={PACES}
          onChange={(mode) => onAim({ ...aiming, mode })}
        />
      )}
      {aiming.kind === 'attack' && (
        <Segments
          label="Blow"
          bare
          value={aiming.attack}
          options={[
            { value: 'normal', name: 'Plain' },
            { value: 'aimed', name: 'Aimed' },
            { value: 'power', name: 'Power' },
          ]}
          onChange={(attack) =>
            onAim({ kind: 'attack', attack, aim: attack === 'aimed' ? (aiming.aim ?? 'torso') : null })
          }
        />
      )}
      {aiming.kind === 'attack' && aiming.attack === 'aimed' && (
        <Select
          label="Aim at the"
          value={aiming.aim ?? 'torso'}
          options={Object.entries(AIM_NAMES).map(([value, name]) => ({ value: value as Aim, name }))}
          onChange={(aim) => onAim({ ...aiming, aim })}
        />
      )}
      <div className="hu-more">
        {fighter.engaged.length > 0 && (
          <SmallAdd
            name="Disengage"
            on={aiming.kind === 'disengage'}
            onClick={() => onStep({ do: 'disengage', to: null, when: null })}
          />
        )}
        {fighter.weapon === 'crossbow' && !own.loaded && (
          <SmallAdd name="Reload" on={false} onClick={() => onStep({ do: 'reload', when: null })} />
        )}
        {fighter.weapons.length > 1 &&
          fighter.weapons.map((weapon, slot) =>
            weapon === fighter.weapon ? null : (
              <SmallAdd
                key={SLOTS[slot] ?? weapon}
                name={`Ready the ${WEAPON_DATA[weapon].name.toLowerCase()}`}
                on={false}
                onClick={() => onStep({ do: 'switch', slot, when: null })}
              />
            ),
          )}
        {items.map((item) => (
          <SmallAdd
            key={item}
            name={`${ITEM_NAMES[item]} (${own.items[item]})`}
            on={aiming.kind === 'item' && aiming.item === item}
            onClick={() => onAim({ kind: 'item', item })}
          />
        ))}
        {own.specials.map((name) =>
          name === 'shieldWall' || name === 'rally' ? (
            <SmallAdd key={name} name={SPECIAL_WORDS[name]} on={false} onClick={() => onStep(specialOf(name))} />
          ) : (
            <SmallAdd
              key={name}
              name={SPECIAL_WORDS[name]}
              on={aiming.kind === 'special' && aiming.name === name}
              onClick={() => onAim({ kind: 'special', name })}
            />
          ),
        )}
        {fighter.burning && (
          <SmallAdd name="Put out the fire" on={false} onClick={() => onStep({ do: 'extinguish', when: null })} />
        )}
      </div>
    </fieldset>
  )
}

function AddButton(props: {
  readonly icon: string
  readonly name: string
  readonly hint: string
  readonly on: boolean
  readonly onClick: () => void
}) {
  return (
    <button
      type="button"
      className="add"
      aria-pressed={props.on}
      onClick={props.onClick}
      title={`${props.name} (${props.hint})`}
    >
      <Icon name={props.icon} />
      {props.name}
    </button>
  )
}

function SmallAdd({
  name,
  on,
  onClick,
}: {
  readonly name: string
  readonly on: boolean
  readonly onClick: () => void
}) {
  return (
    <button type="button" className="chip" aria-pressed={on} onClick={onClick}>
      {name}
    </button>
  )
}

const SLOTS = ['first', 'second', 'third']
const ITEM_NAMES = { bandage: 'Bandage', oil: 'Oil', caltrops: 'Caltrops' } as const
