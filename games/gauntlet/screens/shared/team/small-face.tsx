import { cardName, type Tier, type UnitCard } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { UnitArt } from '../art/unit-art.tsx'
import { MORE_ICONS } from '../icons.ts'
import { unitIcon } from '../unit-icons/index.ts'
import { figuresAt, Tiers } from './unit-card.tsx'

interface SmallFaceProps {
  readonly unit: UnitCard
  readonly tier: Tier
  /** Over the picture. */
  readonly children?: ReactNode
}

/** What a small card shows: picture, tier, name, life and attack. */
export function SmallFace({ unit, tier, children }: SmallFaceProps) {
  const { hp, atk } = figuresAt(unit, tier)
  return (
    <>
      <span className="mart">
        <UnitArt icon={unitIcon(unit.id)} faction={unit.faction ?? 'order'} width={92} height={58} />
        {children}
        <Tiers tier={tier} light />
      </span>
      <span className="mn">{cardName(unit.id)}</span>
      <span className="ms">
        <span>
          <Icon name={MORE_ICONS.life} label={words.text('card.smallLife')} /> {hp}
        </span>
        <span>
          <Icon name={MORE_ICONS.attack} label={words.text('card.smallAttack')} /> {atk}
        </span>
      </span>
    </>
  )
}
