import type { DuelView } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Token } from '@tessera/table'
import { nameOf } from '../log/story.ts'
import { unitIcon } from '../unit-icons/index.ts'

interface OrderProps {
  readonly view: DuelView
  readonly selected: number | null
  readonly onSelect: (id: number) => void
}

/** Who moves when in this round. */
export function Order({ view, selected, onSelect }: OrderProps) {
  const { battle } = view
  if (battle === null || battle.order.length === 0) return null
  return (
    <section className="gd-order" aria-label={words.text('table.order', { n: battle.round })}>
      <h2>{words.text('table.order', { n: battle.round })}</h2>
      <ol>
        {battle.order.map((id, place) => {
          const unit = battle.units[id - 1]
          if (unit === undefined) return null
          const gone = unit.cell < 0
          return (
            <li key={id}>
              <button
                type="button"
                className={`${place < battle.next ? 'past' : ''} ${gone ? 'gone' : ''}`}
                aria-current={battle.turnOf === id ? 'step' : undefined}
                aria-pressed={selected === id}
                onClick={() => onSelect(id)}
              >
                <Token seat={unit.side} icon={unitIcon(unit.key)} size={20} />
                <span>{nameOf(view, id)}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
