import { type Ammunition, WEAPON_DATA } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { Icon } from '@tessera/ui'
import { SIGNS } from '../icons.ts'
import type { Fighter } from '../match/fighter.ts'
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
              <b>{words.text(weapon === 'unarmed' ? 'card.unarmed' : `weapon.${weapon}`)}</b> {dice}d{sides}
              {bonus === 0 ? '' : ` + ${bonus}`}, {words.text('way.ticks', { n: data.speed })}
              <small>
                {words.text(data.kind === 'melee' ? 'card.reach' : 'card.range', {
                  far: data.reach / 1000,
                  n: data.ap,
                })}
                {weapon === fighter.weapon ? words.text('card.readied') : ''}
              </small>
            </span>
          </li>
        )
      })}
      {fighter.shield !== null && (
        <li>
          <Icon name={SIGNS.stance} />
          <span>
            <b>{words.text(`shield.${fighter.shield}`)}</b>{' '}
            {fighter.shieldLeft <= 0
              ? words.text('card.shieldBroken')
              : words.text('report.of', { n: fighter.shieldLeft, all: fighter.shieldFull })}
          </span>
        </li>
      )}
      {quiverOf(fighter).map(([type, left]) => (
        <li key={type}>
          <Icon name={SIGNS.arrow} />
          <span>{words.text('card.shafts', { n: left, type: words.said(`ammunition.${type}`) })}</span>
        </li>
      ))}
    </ul>
  )
}

/** Both halves of a quiver, by the kind of arrow. */
function quiverOf(fighter: Fighter): readonly (readonly [Ammunition, number])[] {
  const sums = new Map<Ammunition, number>()
  for (const { type, left } of fighter.own?.ammo ?? []) sums.set(type, (sums.get(type) ?? 0) + left)
  return [...sums]
}
