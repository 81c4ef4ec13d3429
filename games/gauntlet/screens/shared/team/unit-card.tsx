import { abilityText, PRINTED, type Tier, type UnitCard as Unit } from '@tessera/gauntlet'
import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { UnitArt } from '../art/unit-art.tsx'
import { MORE_ICONS, ROLE_ICONS } from '../icons.ts'
import { unitIcon } from '../unit-icons/index.ts'
import { RARITY_NAMES, ROLE_NAMES } from './names.ts'

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
          <span className="gcoin" title="Cost">
            <span className="vh">Cost </span>
            {unit.cost}
          </span>
        )}
        <span className="grole">
          <Icon name={ROLE_ICONS[role]} className="gi14" /> {ROLE_NAMES[role]}
        </span>
      </div>
      <header className="gname">
        <h3>{unit.name}</h3>
        <span>
          {rarity === null ? 'Summoned' : RARITY_NAMES[rarity]} <Tiers tier={tier} />
        </span>
      </header>
      <dl className="gstats">
        <Figure icon={MORE_ICONS.life} name="Life" value={hp} />
        <Figure
          icon={MORE_ICONS.attack}
          name="Attack"
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
        <Figure icon={MORE_ICONS.armour} name="Armour" value={armor} />
        <Figure icon={MORE_ICONS.resolve} name="Resolve" value={resolve} />
        <Figure icon={MORE_ICONS.speed} name="Speed" value={unit.speed} />
        <Figure icon={MORE_ICONS.initiative} name="Initiative" value={unit.initiative} />
        <Figure icon={MORE_ICONS.range} name="Range" value={unit.range} />
        <Figure icon={MORE_ICONS.ammo} name="Shots" value={unit.ammo ?? '–'} />
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
        {has ? '' : 'Tier 3, '}
        {mastery.name}.
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
        <b>{ability.name}.</b> {abilityText(ability)}
      </p>
    )
  })
}

export function Tiers({ tier, light = false }: { readonly tier: Tier; readonly light?: boolean }) {
  return (
    <span className={light ? 'pips light' : 'pips'} role="img" aria-label={`Tier ${tier}`}>
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
