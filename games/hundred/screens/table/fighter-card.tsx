import { words } from '@tessera/hundred/words'
import { Token } from '@tessera/table'
import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { iconOf, SIGNS } from '../icons.ts'
import type { Fighter } from '../match/fighter.ts'
import { conditionWords } from './fighter-words.ts'
import { Gear } from './gear.tsx'

/** A fighter's strength, the sums behind its skills, and its gear. */
export function FighterCard({ fighter }: { readonly fighter: Fighter }): ReactNode {
  const { own } = fighter
  return (
    <div className="hu-card">
      <header>
        <Token seat={fighter.seat} icon={iconOf(fighter.template)} size={44} />
        <div>
          <h2>{fighter.name}</h2>
          <p className="muted">
            {words.text('card.worth', { armour: words.said(`armour.${fighter.armour}`), points: fighter.cost })}
          </p>
          <p className="mono">
            {words.text('card.at', { unit: fighter.key, x: fighter.x / 1000, y: fighter.y / 1000 })}
          </p>
        </div>
      </header>
      {!fighter.seen && <p className="note">{words.text('card.unseen', { turn: fighter.seenTurn ?? 0 })}</p>}
      {fighter.down ? (
        <p className="note">{words.text('card.down')}</p>
      ) : (
        <div className="hu-bars">
          <Bar
            kind="hp"
            share={fighter.hp / fighter.maxHp}
            left={words.text('state.health', { hp: fighter.hp, most: fighter.maxHp })}
            right={words.text(`wound.${fighter.wound}`)}
            low={fighter.hp * 3 < fighter.maxHp}
          />
          {own !== null && (
            <Bar
              kind="sta"
              share={own.stamina / Math.max(1, own.staminaMax)}
              left={words.text('card.stamina', { n: own.stamina, most: own.staminaMax })}
              right={fighter.exhausted ? words.text('state.exhausted') : ''}
            />
          )}
          <Bar
            kind="mor"
            share={MORALE_SHARE[fighter.morale]}
            left={words.text(`morale.${fighter.morale}`)}
            right={words.text('card.nerve')}
          />
        </div>
      )}
      <Body fighter={fighter} />
      {conditionWords(fighter).map((line) => (
        <p key={line} className="hu-state">
          {line}
        </p>
      ))}
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

/** The places a blow may land, with the armour there and the limbs that are crippled. */
function Body({ fighter }: { readonly fighter: Fighter }) {
  const hurt = (limb: Fighter['crippled'][number]): string => (fighter.crippled.includes(limb) ? 'hit' : '')
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

const MORALE_SHARE = { steady: 1, shaken: 0.6, broken: 0.25, routed: 0.05 } as const
