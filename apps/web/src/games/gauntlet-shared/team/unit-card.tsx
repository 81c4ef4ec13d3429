import { abilityText, PRINTED, type Tier, type UnitCard as Unit } from '@tessera/gauntlet'
import type { ReactNode } from 'react'
import { Icon } from '#table'
import { MORE_ICONS, ROLE_ICONS, unitIcon } from '../icons.ts'
import { RARITY_NAMES, ROLE_NAMES } from './names.ts'

interface UnitCardProps {
  readonly unit: Unit
  readonly tier?: Tier
  readonly chosen?: boolean
  /** Buttons at its foot. */
  readonly children?: ReactNode
}

/** A unit as a card: art on its faction's cloth, figures, abilities in words. */
export function UnitCard({ unit, tier = 1, chosen = false, children }: UnitCardProps) {
  const { faction, role, rarity } = unit
  return (
    <article className={`gcard ${rarity ?? 'common'} ${chosen ? 'sel' : ''}`} data-faction={faction ?? 'order'}>
      <div className="gart cloth">
        <Icon name={unitIcon(unit.id)} className="gi64" />
        <span className="grole">
          <Icon name={ROLE_ICONS[role]} className="gi14" /> {ROLE_NAMES[role]}
        </span>
        <Tiers tier={tier} />
      </div>
      <header className="gname">
        <h3>{unit.name}</h3>
        <span>{rarity === null ? 'Summoned' : `${RARITY_NAMES[rarity]}, cost ${unit.cost}`}</span>
      </header>
      <dl className="gstats">
        <Figure icon={MORE_ICONS.life} name="Life" value={unit.hp} />
        <Figure
          icon={MORE_ICONS.attack}
          name="Attack"
          value={unit.attackCount > 1 ? `${unit.atk}×${unit.attackCount}` : unit.atk}
        />
        <Figure icon={MORE_ICONS.armour} name="Armour" value={unit.armor} />
        <Figure icon={MORE_ICONS.resolve} name="Resolve" value={unit.resolve} />
        <Figure icon={MORE_ICONS.speed} name="Speed" value={unit.speed} />
        <Figure icon={MORE_ICONS.initiative} name="Initiative" value={unit.initiative} />
        <Figure icon={MORE_ICONS.range} name="Range" value={unit.range} />
        <Figure icon={MORE_ICONS.ammo} name="Shots" value={unit.ammo ?? '–'} />
      </dl>
      <div className="gtext">
        <Abilities ids={unit.abilities} />
        {unit.mastery !== null && tier === 3 && <Abilities ids={[unit.mastery]} />}
        {unit.abilities.length === 0 && <p className="plain">No abilities.</p>}
      </div>
      {children && <footer className="gfoot">{children}</footer>}
    </article>
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

export function Tiers({ tier }: { readonly tier: Tier }) {
  return (
    <span className="pips" role="img" aria-label={`Tier ${tier}`}>
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
