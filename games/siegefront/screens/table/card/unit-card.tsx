import {
  abilityDoes,
  abilityOf,
  abilityText,
  pairOf,
  type SiegefrontView,
  type Unit,
  unitText,
} from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Token } from '@tessera/table'
import { Button, Icon, LifeBar } from '@tessera/ui'
import { abilityIcon, unitIcon } from '../../art.ts'
import { printedCard } from '../../board/stats.ts'
import { rarityAndCost } from '../../names.ts'
import type { Held } from '../../orders/orders.ts'
import { Details } from './details.tsx'
import { whyNotUse } from './unit-state.ts'

interface UnitCardProps {
  readonly view: SiegefrontView
  readonly unit: Unit
  readonly held: Held | null
  /** Only the name, the life and the buttons: the preview needs the room. */
  readonly brief: boolean
  /** Own units in the own turn: abilities become buttons. */
  readonly onUse: ((ability: string) => void) | null
}

/** A unit's card: every value with what changes it, its abilities in words, its statuses, the ground under it (SGF-1902). */
export function UnitCard({ view, unit, held, brief, onUse }: UnitCardProps) {
  const first = unit.abilities[0]
  return (
    <>
      <div className="head">
        <Token seat={unit.owner === 0 ? 0 : 1} icon={unitIcon(unit)} size={52} />
        <div>
          <h2>{unitText(unit)}</h2>
          <p className="muted">
            {brief && first !== undefined
              ? words.text('piece.abilityDoes', { ability: abilityText(first), does: abilityDoes(first) })
              : rarityAndCost(printedCard(view, unit), impactOf(view, unit))}
          </p>
        </div>
      </div>
      <LifeBar life={unit.hp} max={unit.maxHp} />
      {onUse !== null && <Uses view={view} unit={unit} held={held} onUse={onUse} />}
      {!brief && <Details view={view} unit={unit} />}
    </>
  )
}

/** SGF-1902: the LP percentage, if there is one; tokens have none (SGF-1401). */
function impactOf(view: SiegefrontView, { owner, card }: Unit): number {
  return card === 'militia' ? 100 : pairOf(view.seats, owner).impact
}

function Uses(props: {
  readonly view: SiegefrontView
  readonly unit: Unit
  readonly held: Held | null
  readonly onUse: (ability: string) => void
}) {
  const { view, unit, held, onUse } = props
  const keys = unit.abilities.filter((key) => abilityOf(key).trigger === 'activated')
  if (keys.length === 0) return null
  return (
    <div className="sf-uses">
      {keys.map((key) => {
        const { mana = 0 } = abilityOf(key)
        const on = held?.kind === 'ability' && held.ability === key
        return (
          <Button
            key={key}
            aria-pressed={on}
            className={on ? 'on' : ''}
            blocked={on ? null : whyNotUse(view, unit, key)}
            onClick={() => onUse(key)}
          >
            <Icon name={abilityIcon(key)} />
            {words.text('piece.abilityCost', { ability: abilityText(key), mana })}
          </Button>
        )
      })}
    </div>
  )
}
