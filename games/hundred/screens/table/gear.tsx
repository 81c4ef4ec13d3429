import { SHIELD_DATA, WEAPON_DATA } from '@tessera/hundred'
import { Icon } from '@tessera/ui'
import { SIGNS } from '../icons.ts'
import type { Fighter } from '../match/fighter.ts'
import { metres } from '../orders/words.ts'
import { carried } from './fighter-words.ts'

/** Weapons, shield and arrows. */
export function Gear({ fighter }: { readonly fighter: Fighter }) {
  const weapons = carried(fighter)
  return (
    <ul className="hu-gear">
      {weapons.map((weapon, i) => {
        const data = WEAPON_DATA[weapon]
        const { dice, sides, bonus } = data.damage
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two daggers are two entries
          <li key={i} className={weapon === fighter.weapon ? 'on' : ''}>
            <Icon name={data.kind === 'melee' ? 'crossed-swords' : SIGNS.arrow} />
            <span>
              <b>{weapon === 'unarmed' ? 'No weapon: bare hands' : data.name}</b> {dice}d{sides}
              {bonus === 0 ? '' : ` + ${bonus}`}, {data.speed} ticks
              <small>
                {data.kind === 'melee' ? 'reach' : 'range'} {metres(data.reach)} m, {data.ap}{' '}
                {data.ap === 1 ? 'action point' : 'action points'} a blow
                {weapon === fighter.weapon ? ', readied' : ''}
              </small>
            </span>
          </li>
        )
      })}
      {fighter.shield !== null && (
        <li>
          <Icon name={SIGNS.stance} />
          <span>
            <b>{SHIELD_DATA[fighter.shield].name}</b>{' '}
            {fighter.shieldLeft <= 0 ? 'broken' : `${fighter.shieldLeft} of ${fighter.shieldFull}`}
          </span>
        </li>
      )}
      {quiverOf(fighter).map(([type, left]) => (
        <li key={type}>
          <Icon name={SIGNS.arrow} />
          <span>
            {left} {type} shafts
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Both halves of a quiver, by the kind of arrow. */
function quiverOf(fighter: Fighter): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>()
  for (const { type, left } of fighter.own?.ammo ?? []) sums.set(type, (sums.get(type) ?? 0) + left)
  return [...sums]
}
