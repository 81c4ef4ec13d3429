import { type CardChoice, PRINTED, type UnitPreview } from '@tessera/gauntlet'
import { Shield } from '@tessera/table'
import { figuresAt } from '../team/unit-card.tsx'
import { unitIcon } from '../unit-icons/index.ts'
import { R } from './geometry.ts'

/** A unit where it will stand, with its life, tier, shots and what its neighbours add to its armour. */
export function PlacedPiece({ card, look }: { readonly card: CardChoice; readonly look: UnitPreview | undefined }) {
  const unit = PRINTED.units.get(card.key)
  if (unit === undefined) return null
  return (
    <>
      <path d={`M-5 ${-R - 2}L0 ${-R - 8}L5 ${-R - 2}Z`} className="facing" />
      <Shield seat={0} r={R} icon={unitIcon(card.key)} />
      <rect x={-R} y={R - 5} width={2 * R} height={13} rx={3} className="plate" />
      <text y={R + 5} className="life">
        {figuresAt(unit, card.tier).hp}
      </text>
      {Array.from({ length: card.tier }, (_, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a diamond is its place
          key={place}
          x={-3}
          y={-3}
          width={6}
          height={6}
          className="diamond"
          transform={`translate(${-R - 2} ${6 - place * 9}) rotate(45)`}
        />
      ))}
      {unit.ammo !== null && (
        <g transform={`translate(${R + 4} ${R})`}>
          <rect x={-7} y={-7} width={14} height={13} rx={3} className="ammo" />
          <text y={3.5} className="shots">
            {unit.ammo}
          </text>
        </g>
      )}
      {look !== undefined && look.armor > 0 && (
        <g transform={`translate(${R - 1} ${-R + 5})`}>
          <path d="M-9 -9h18v10q0 8 -9 11q-9 -3 -9 -11z" className="worn" />
          <text y={3} className="support">
            +{look.armor}
          </text>
        </g>
      )}
    </>
  )
}
