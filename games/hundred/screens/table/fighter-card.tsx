import { WEAPON_DATA } from '@tessera/hundred'
import { Token } from '@tessera/table'
import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { SIGNS, UNIT_ICONS } from '../icons.ts'
import type { Fighter } from '../match/fighter.ts'
import { metres } from '../orders/words.ts'

/** Everything about one fighter: what it has left, what its numbers are made of, what it carries. */
export function FighterCard({ fighter, tally }: { readonly fighter: Fighter; readonly tally?: ReactNode }): ReactNode {
  const { own } = fighter
  return (
    <div className="hu-card">
      <header>
        <Token seat={fighter.seat} icon={iconOf(fighter.template)} size={44} />
        <div>
          <h2>{fighter.name}</h2>
          <p className="muted">
            {ARMOUR_NAMES[fighter.armour] ?? fighter.armour}, {fighter.cost} points
          </p>
          <p className="mono">
            {fighter.key} at {(fighter.x / 1000).toFixed(2)}, {(fighter.y / 1000).toFixed(2)}
          </p>
        </div>
      </header>
      {!fighter.seen && (
        <p className="note">
          Out of sight. It was last seen here{fighter.seenTurn === null ? '' : ` in turn ${fighter.seenTurn}`}.
        </p>
      )}
      {fighter.down ? (
        <p className="note">Down. Whether it lives is known after the battle.</p>
      ) : (
        <div className="hu-bars">
          <Bar
            kind="hp"
            share={fighter.hp / fighter.maxHp}
            left={`${fighter.hp} of ${fighter.maxHp} hit points`}
            right={fighter.wound}
            low={fighter.hp * 3 < fighter.maxHp}
          />
          {own !== null && (
            <Bar
              kind="sta"
              share={own.stamina / Math.max(1, own.staminaMax)}
              left={`${own.stamina} of ${own.staminaMax} stamina`}
              right={fighter.exhausted ? 'exhausted' : ''}
            />
          )}
          <Bar kind="mor" share={MORALE_SHARE[fighter.morale]} left={fighter.morale} right="nerve" />
        </div>
      )}
      <Body fighter={fighter} />
      <Conditions fighter={fighter} />
      <dl className="hu-skills">
        {fighter.skills.map((skill) => (
          <div key={skill.name}>
            <dt>
              {skill.name}
              {skill.sum !== '' && <small>{skill.sum}</small>}
            </dt>
            <dd>{skill.value}</dd>
          </div>
        ))}
      </dl>
      <Gear fighter={fighter} />
      {fighter.traits.map((trait) => (
        <div key={trait.name} className="hu-trait">
          <b>{trait.name}</b>
          <p>{trait.text}</p>
        </div>
      ))}
      {tally}
    </div>
  )
}

function Bar(props: {
  readonly kind: string
  readonly share: number
  readonly left: string
  readonly right: string
  readonly low?: boolean
}) {
  return (
    <div className={`hu-bar ${props.kind} ${props.low ? 'low' : ''}`}>
      <i style={{ width: `${Math.max(0, Math.min(1, props.share)) * 100}%` }} />
      <span>{props.left}</span>
      <span>{props.right}</span>
    </div>
  )
}

/** Where a blow may land, what protects it there, and which limbs are crippled. */
function Body({ fighter }: { readonly fighter: Fighter }) {
  const hurt = (limb: string): string => (fighter.crippled.includes(limb) ? 'hit' : '')
  return (
    <div className="hu-body">
      <svg viewBox="0 0 70 124" aria-hidden="true">
        <path d="M35 4c9 0 14 6 14 15s-5 16-14 16-14-7-14-16S26 4 35 4z" />
        <path d="M21 38h28l5 6-3 36H19l-3-36z" />
        <path className={hurt('weaponArm')} d="M14 44l-8 8-3 34 7 1 5-24z" />
        <path className={hurt('shieldArm')} d="M56 44l8 8 3 34-7 1-5-24z" />
        <path className={hurt('legs')} d="M20 83h14v38H22zM36 83h14l-2 38H36z" />
      </svg>
      <dl>
        {fighter.protection.map((part) => (
          <div key={part.place}>
            <dt>
              {part.place} <small className="mono">{part.rolls}</small>
            </dt>
            <dd>
              <Icon name={SIGNS.armour} /> {part.value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Conditions({ fighter }: { readonly fighter: Fighter }) {
  const lines = [
    fighter.burning ? 'Burning: damage at every turn end until put out.' : null,
    fighter.bleeding ? 'Bleeding: 1 hit point at every turn end.' : null,
    fighter.prone ? 'Fallen: easier to hit until the turn ends.' : null,
    fighter.stance > 0 ? `Defends: +${fighter.stance * 10} to its reactions.` : null,
    fighter.wall ? 'Stands in a shield wall.' : null,
    fighter.banner !== null ? 'Carries the banner: three quarters of its pace.' : null,
    ...fighter.crippled.map((limb) => CRIPPLED[limb] ?? null),
  ].filter((line) => line !== null)
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="hu-state">
          {line}
        </p>
      ))}
    </>
  )
}

/** What it fights with, first of all: whoever lost the last weapon has its hands. */
export function carried({ weapon, weapons }: Pick<Fighter, 'weapon' | 'weapons'>): readonly Fighter['weapon'][] {
  return weapons.some((one) => one === weapon) ? weapons : [weapon, ...weapons]
}

function Gear({ fighter }: { readonly fighter: Fighter }) {
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
            <b>{SHIELD_NAMES[fighter.shield] ?? fighter.shield}</b>{' '}
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

/** Both halves of a quiver, by the kind of shaft. */
function quiverOf(fighter: Fighter): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>()
  for (const { type, left } of fighter.own?.ammo ?? []) sums.set(type, (sums.get(type) ?? 0) + left)
  return [...sums]
}

export function iconOf(template: string): string {
  return (UNIT_ICONS as Record<string, string>)[template] ?? 'viking-helmet'
}

const MORALE_SHARE = { steady: 1, shaken: 0.6, broken: 0.25, routed: 0.05 } as const
const ARMOUR_NAMES: Readonly<Record<string, string>> = {
  none: 'No armour',
  robes: 'Robes',
  leather: 'Leather',
  hide: 'Hide',
  chain: 'Chain',
  plate: 'Plate',
  thickHide: 'Thick hide',
}
const SHIELD_NAMES: Readonly<Record<string, string>> = {
  buckler: 'Buckler',
  round: 'Round shield',
  kite: 'Kite shield',
  none: 'No shield',
}
const CRIPPLED: Readonly<Record<string, string>> = {
  weaponArm: 'Weapon arm crippled: −20 to hit and to parry.',
  shieldArm: 'Shield arm crippled: the shield is useless.',
  legs: 'Legs crippled: half pace, no running.',
}
