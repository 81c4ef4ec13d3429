import { words } from '@tessera/hundred/words'
import { Token } from '@tessera/table'
import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { iconOf, SIGNS } from '../../icons.ts'
import type { Fighter } from '../../match/fighter.ts'

/** The plate under a figure: its side, hit points, stamina and conditions. */
export function Plate({
  fighter,
  selected,
  target,
}: {
  readonly fighter: Fighter
  readonly selected: boolean
  readonly target: boolean
}): ReactNode {
  if (fighter.fled) return null
  if (fighter.down)
    return (
      <span className="hu-pin" data-pin={fighter.key} data-lift={0.3}>
        <span className={`hu-fell seat${fighter.seat}`}>
          <Icon name={SIGNS.dead} />
        </span>
      </span>
    )
  if (!fighter.seen)
    return (
      <span className="hu-pin" data-pin={fighter.key} data-lift={-0.1}>
        <span className="hu-last">{words.text('board.seen', { turn: fighter.seenTurn ?? 0 })}</span>
      </span>
    )
  const share = Math.max(0, fighter.hp) / fighter.maxHp
  const badges = badgesOf(fighter)
  return (
    <span className="hu-pin" data-pin={fighter.key} data-lift={-0.1} data-apart="">
      <span className={`hu-plate seat${fighter.seat} ${selected ? 'sel' : ''} ${target ? 'tgt' : ''}`}>
        <Token seat={fighter.seat} icon={iconOf(fighter.template)} size={20} />
        <span className="bars">
          <span className={`hpb ${share < 0.34 ? 'low' : share < 0.67 ? 'mid' : ''}`}>
            <i style={{ width: `${share * 100}%` }} />
            <b>{fighter.hp}</b>
          </span>
          {fighter.own !== null && (
            <span className="stb">
              <i style={{ width: `${(fighter.own.stamina / Math.max(1, fighter.own.staminaMax)) * 100}%` }} />
            </span>
          )}
        </span>
        {badges.slice(0, 3).map((badge) => (
          <span key={badge} className="bd">
            <Icon name={badge} />
          </span>
        ))}
        {badges.length > 3 && <span className="bd">+{badges.length - 3}</span>}
      </span>
    </span>
  )
}

function badgesOf(fighter: Fighter): string[] {
  const badges: string[] = []
  if (fighter.burning) badges.push(SIGNS.burning)
  if (fighter.morale === 'shaken') badges.push(SIGNS.shaken)
  if (fighter.morale === 'broken' || fighter.morale === 'routed') badges.push(SIGNS.broken)
  if (fighter.bleeding) badges.push(SIGNS.bleeding)
  if (fighter.crippled.length > 0) badges.push(SIGNS.crippled)
  if (fighter.exhausted) badges.push(SIGNS.exhausted)
  if (fighter.prone) badges.push(SIGNS.prone)
  if (fighter.banner !== null) badges.push(SIGNS.banner)
  if (fighter.wall) badges.push(SIGNS.wall)
  else if (fighter.stance > 0) badges.push(SIGNS.stance)
  return badges
}
