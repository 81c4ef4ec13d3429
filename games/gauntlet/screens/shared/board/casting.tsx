import { abilityName, type DuelEvent, type DuelView, leaderName, type SideIndex } from '@tessera/gauntlet'
import { LeaderPortrait } from '../team/leader-portrait.tsx'
import { BOARD_WIDTH, CELL, placeOf } from './places.ts'

interface CastingProps {
  readonly view: DuelView
  readonly events: readonly DuelEvent[]
  readonly below: SideIndex
}

/** GB-1302: a leader's spell is told with its name and the leader's face, and lights whom it reaches. */
export function Casting({ view, events, below }: CastingProps) {
  const cast = events.find((event) => event.type === 'spell_cast' && event.casterId === 0)
  const { battle } = view
  if (battle === null || cast?.type !== 'spell_cast') return null
  const { leader } = battle.sides[cast.side]
  const own = cast.side === below
  return (
    <g className="casting">
      {cast.targets.map((id) => {
        const cell = battle.units[id - 1]?.cell ?? -1
        if (cell < 0) return null
        const { x, y } = placeOf(cell, below)
        return <rect key={id} x={x - CELL / 2} y={y - CELL / 2} width={CELL} height={CELL} className="lit" />
      })}
      <foreignObject x={BOARD_WIDTH / 2 - 124} y={(own ? 5.1 : 4) * CELL - 4} width={248} height={52}>
        <div className="gd-cast">
          <LeaderPortrait leader={leader} size={44} />
          <span>
            <b>{abilityName(cast.spellId)}</b>
            <small>{leaderName(leader)}</small>
          </span>
        </div>
      </foreignObject>
    </g>
  )
}
