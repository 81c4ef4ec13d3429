import { type Army, PRINTED } from '@tessera/gauntlet'
import { Icon, IconButton } from '@tessera/ui'
import { UnitArt } from '../../shared/art/unit-art.tsx'
import { MORE_ICONS } from '../../shared/icons.ts'
import { figuresAt, Tiers } from '../../shared/team/unit-card.tsx'
import { unitIcon } from '../../shared/unit-icons/index.ts'
import { type BuildAction, blocked, higher } from './state.ts'

interface TeamCardProps {
  readonly army: Army
  readonly place: number
  readonly gold: number
  readonly onAct: (action: BuildAction) => void
}

/** A card of the team with its tier. */
export function TeamCard({ army, place, gold, onAct }: TeamCardProps) {
  const card = army.cards[place]
  if (card === undefined) return null
  const unit = PRINTED.units.get(card.key)
  if (unit === undefined) return null
  const { hp, atk } = figuresAt(unit, card.tier)
  return (
    <li className={`mcard ${unit.rarity ?? 'common'}`} data-faction={unit.faction ?? 'order'}>
      <span className="mart">
        <UnitArt icon={unitIcon(unit.id)} faction={unit.faction ?? 'order'} width={92} height={58} />
        <Tiers tier={card.tier} light />
      </span>
      <span className="mn">{unit.name}</span>
      <span className="ms">
        <span>
          <Icon name={MORE_ICONS.life} label="life" /> {hp}
        </span>
        <span>
          <Icon name={MORE_ICONS.attack} label="attack" /> {atk}
        </span>
      </span>
      <span className="mact">
        <IconButton
          label={`Raise ${unit.name} to tier ${higher(card.tier)}`}
          blocked={blocked(army, { do: 'raise', place }, gold)}
          onClick={() => onAct({ do: 'raise', place })}
        >
          +
        </IconButton>
        <IconButton
          label={`Lower ${unit.name}`}
          blocked={blocked(army, { do: 'lower', place }, gold)}
          onClick={() => onAct({ do: 'lower', place })}
        >
          −
        </IconButton>
        <IconButton label={`Remove ${unit.name}`} glyph="close" onClick={() => onAct({ do: 'remove', place })} />
      </span>
    </li>
  )
}
