import type { Step } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { Icon, Segments, Select } from '@tessera/ui'
import { ORDER_ICONS } from '../../icons.ts'
import type { Fighter } from '../../match/fighter.ts'
import { defendWith, holdFor, specialOf } from '../../orders/steps.ts'
import { aims, paces } from '../../orders/words.ts'
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
      <legend className="vh">{words.text('add.title')}</legend>
      <div className="hu-four">
        <AddButton
          icon={ORDER_ICONS.move}
          name={words.text('add.move')}
          hint="M"
          on={aiming.kind === 'move'}
          onClick={() => onAim({ kind: 'move', mode: 'advance', style: 'normal' })}
        />
        <AddButton
          icon={ORDER_ICONS.attack}
          name={words.text('add.strike')}
          hint="A"
          on={aiming.kind === 'attack'}
          onClick={() => onAim({ kind: 'attack', attack: 'normal', aim: null })}
        />
        <AddButton
          icon={ORDER_ICONS.defend}
          name={words.text('order.defend')}
          hint="D"
          on={false}
          onClick={() => onStep(defendWith(2))}
        />
        <AddButton
          icon={ORDER_ICONS.hold}
          name={words.text('order.hold')}
          hint="H"
          on={false}
          onClick={() => onStep(holdFor(1))}
        />
      </div>
      {aiming.kind === 'move' && (
        <Segments
          label={words.text('option.pace')}
          bare
          value={aiming.mode}
          options={paces()}
          onChange={(mode) => onAim({ ...aiming, mode })}
        />
      )}
      {aiming.kind === 'attack' && (
        <Segments
          label={words.text('option.blow')}
          bare
          value={aiming.attack}
          options={[
            { value: 'normal', name: words.text('add.plain') },
            { value: 'aimed', name: words.text('add.aimed') },
            { value: 'power', name: words.text('add.power') },
          ]}
          onChange={(attack) =>
            onAim({ kind: 'attack', attack, aim: attack === 'aimed' ? (aiming.aim ?? 'torso') : null })
          }
        />
      )}
      {aiming.kind === 'attack' && aiming.attack === 'aimed' && (
        <Select
          label={words.text('add.aim')}
          value={aiming.aim ?? 'torso'}
          options={aims()}
          onChange={(aim) => onAim({ ...aiming, aim })}
        />
      )}
      <div className="hu-more">
        {fighter.engaged.length > 0 && (
          <SmallAdd
            name={words.text('order.disengage')}
            on={aiming.kind === 'disengage'}
            onClick={() => onStep({ do: 'disengage', to: null, when: null })}
          />
        )}
        {fighter.weapon === 'crossbow' && !own.loaded && (
          <SmallAdd name={words.text('order.reload')} on={false} onClick={() => onStep({ do: 'reload', when: null })} />
        )}
        {fighter.weapons.length > 1 &&
          fighter.weapons.map((weapon, slot) =>
            weapon === fighter.weapon ? null : (
              <SmallAdd
                key={SLOTS[slot] ?? weapon}
                name={words.text('order.ready', { what: { name: words.said(`weapon.${weapon}`), seat: null } })}
                on={false}
                onClick={() => onStep({ do: 'switch', slot, when: null })}
              />
            ),
          )}
        {items.map((item) => (
          <SmallAdd
            key={item}
            name={`${words.text(`item.${item}`)} (${own.items[item]})`}
            on={aiming.kind === 'item' && aiming.item === item}
            onClick={() => onAim({ kind: 'item', item })}
          />
        ))}
        {own.specials.map((name) =>
          name === 'shieldWall' || name === 'rally' ? (
            <SmallAdd
              key={name}
              name={words.text(`order.special.${name}`)}
              on={false}
              onClick={() => onStep(specialOf(name))}
            />
          ) : (
            <SmallAdd
              key={name}
              name={words.text(`order.special.${name}`)}
              on={aiming.kind === 'special' && aiming.name === name}
              onClick={() => onAim({ kind: 'special', name })}
            />
          ),
        )}
        {fighter.burning && (
          <SmallAdd
            name={words.text('order.extinguish')}
            on={false}
            onClick={() => onStep({ do: 'extinguish', when: null })}
          />
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
