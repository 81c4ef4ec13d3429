import { abilityName, abilityText, cardName, PRINTED, type Tier, type UnitCard as Unit } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { UnitArt } from '../art/unit-art.tsx'
import { MORE_ICONS, ROLE_ICONS } from '../icons.ts'
import { unitIcon } from '../unit-icons/index.ts'
import { rarityName, roleName } from './names.ts'

interface UnitCardProps {
  readonly unit: Unit
  readonly tier?: Tier
  readonly chosen?: boolean
  /** What it does with the others, or against it. */
  readonly note?: { readonly text: string; readonly tone: 'good' | 'warn' } | null
  /** Buttons at its foot. */
  readonly children?: ReactNode
}

/** A unit as a card: its picture, figures at its tier, abilities in words. */
export function UnitCard({ unit, tier = 1, chosen = false, note = null, children }: UnitCardProps) {
  const { faction, role, rarity } = unit
  const { hp, atk, armor, resolve } = figuresAt(unit, tier)
  return (
    <article className={`gcard ${rarity ?? 'common'} ${chosen ? 'sel' : ''}`} data-faction={faction ?? 'order'}>
      <div className="gart">
        <UnitArt icon={unitIcon(unit.id)} faction={faction ?? 'order'} />
        {rarity !== null && (
          <span className="gcoin" title={words.text('card.cost')}>
            <span className="vh">{words.text('card.cost')} </span>
            {unit.cost}
          </span>
        )}
        <span className="grole">
          <Icon name={ROLE_ICONS[role]} className="gi14" /> {roleName(role)}
        </span>
      </div>
      <header className="gname">
        <h3>{cardName(unit.id)}</h3>
        <span>
          {rarity === null ? words.text('card.summoned') : rarityName(rarity)} <Tiers tier={tier} />
        </span>
      </header>
      <dl className="gstats">
        <Figure icon={MORE_ICONS.life} name={words.text('card.life')} value={hp} />
        <Figure
          icon={MORE_ICONS.attack}
          name={words.text('card.attack')}
          value={
            unit.attackCount > 1 ? (
              <>
                {atk}
                <small>×{unit.attackCount}</small>
              </>
            ) : (
              atk
            )
          }
        />
        <Figure icon={MORE_ICONS.armour} name={words.text('card.armour')} value={armor} />
        <Figure icon={MORE_ICONS.resolve} name={words.text('card.resolve')} value={resolve} />
        <Figure icon={MORE_ICONS.speed} name={words.text('card.speed')} value={unit.speed} />
        <Figure icon={MORE_ICONS.initiative} name={words.text('card.initiative')} value={unit.initiative} />
        <Figure icon={MORE_ICONS.range} name={words.text('card.range')} value={unit.range} />
        <Figure icon={MORE_ICONS.ammo} name={words.text('card.shots')} value={unit.ammo ?? '–'} />
      </dl>
      <div className="gtext">
        <Abilities ids={unit.abilities} />
        {unit.mastery !== null && <Mastery id={unit.mastery} has={tier === 3} />}
      </div>
      {note !== null && (
        <p className={`gnote ${note.tone}`}>
          <Icon name={note.tone === 'good' ? MORE_ICONS.fine : MORE_ICONS.careful} /> {note.text}
        </p>
      )}
      {children && <footer className="gfoot">{children}</footer>}
    </article>
  )
}

/** GR-504: life, attack, armour and Resolve of a card at a tier. */
export function figuresAt(unit: Unit, tier: Tier): Pick<Unit, 'hp' | 'atk' | 'armor' | 'resolve'> {
  const at = (value: number): number => Math.floor((value * (50 + 50 * tier)) / 100)
  return { hp: at(unit.hp), atk: at(unit.atk), armor: at(unit.armor), resolve: at(unit.resolve) }
}

function Mastery({ id, has }: { readonly id: string; readonly has: boolean }) {
  const mastery = PRINTED.abilities.get(id)
  if (mastery === undefined) return null
  return (
    <p className={has ? '' : 'mast'}>
      <b>
        {has ? '' : words.text('card.tier3')}
        {abilityName(id)}.
      </b>{' '}
      {abilityText(mastery)}
    </p>
  )
}

export function Abilities({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id) => {
    const ability = PRINTED.abilities.get(id)
    if (ability === undefined) return null
    return (
      <p key={id}>
        <b>{abilityName(id)}.</b> {abilityText(ability)}
      </p>
    )
  })
}

export function Tiers({ tier, light = false }: { readonly tier: Tier; readonly light?: boolean }) {
  return (
    <span className={light ? 'pips light' : 'pips'} role="img" aria-label={words.text('card.tier', { n: tier })}>
      {[1, 2, 3].map((each) => (
        <i key={each} className={each <= tier ? 'on' : ''} />
      ))}
    </span>
  )
}

function Figure({ icon, name, value }: { readonly icon: string; readonly name: string; readonly value: ReactNode }) {
  return (
    <div className="cs">
      <dd>
        <Icon name={icon} className="gi14" /> {value}
      </dd>
      <dt>{name}</dt>
    </div>
  )
}
