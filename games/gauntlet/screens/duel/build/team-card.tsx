import { type Army, cardName, PRINTED } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { IconButton } from '@tessera/ui'
import { SmallFace } from '../../shared/team/small-face.tsx'
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
  return (
    <li className={`mcard ${unit.rarity ?? 'common'}`} data-faction={unit.faction ?? 'order'}>
      <SmallFace unit={unit} tier={card.tier} />
      <span className="mact">
        <IconButton
          label={words.text('builder.raise', { unit: cardName(unit.id), tier: higher(card.tier) })}
          blocked={blocked(army, { do: 'raise', place }, gold)}
          onClick={() => onAct({ do: 'raise', place })}
        >
          +
        </IconButton>
        <IconButton
          label={words.text('builder.lower', { unit: cardName(unit.id) })}
          blocked={blocked(army, { do: 'lower', place }, gold)}
          onClick={() => onAct({ do: 'lower', place })}
        >
          −
        </IconButton>
        <IconButton
          label={words.text('builder.remove', { unit: cardName(unit.id) })}
          glyph="close"
          onClick={() => onAct({ do: 'remove', place })}
        />
      </span>
    </li>
  )
}
