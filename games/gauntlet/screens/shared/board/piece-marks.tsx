import type { Bearing, Unit } from '@tessera/gauntlet'
import { BoardIcon } from '@tessera/ui'
import { badgesOf, isBroken, sharesOf } from './piece-look.ts'

/** The radius of a piece. */
export const R = 19

/** Life and Resolve; `bound`: it is held together by magic, and its Resolve is drawn violet. */
export function Gauges({ unit, bound }: { readonly unit: Unit; readonly bound: boolean }) {
  const { life, resolve } = sharesOf(unit)
  return (
    <g transform={`translate(${-R} ${R - 8})`}>
      <rect width={2 * R} height={12} rx={3} className="gauge" />
      <rect x={1} y={1} width={(2 * R - 2) * life} height={10} rx={2} className={life < 0.34 ? 'life low' : 'life'} />
      <text x={R} y={9.8} className="hp">
        {unit.hp}
      </text>
      <rect y={12.5} width={2 * R} height={5} rx={1.5} className="gauge" />
      <rect
        x={0.7}
        y={13.2}
        width={(2 * R - 1.4) * resolve}
        height={3.6}
        rx={1}
        className={`resolve ${bound ? 'bound' : ''} ${resolve < 0.25 ? 'low' : ''}`}
      />
    </g>
  )
}

/** Its tier and the shots it has left. */
export function Stock({ unit }: { readonly unit: Unit }) {
  return (
    <>
      {Array.from({ length: unit.tier }, (_, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a diamond is its place
          key={place}
          x={-2.6}
          y={-2.6}
          width={5.2}
          height={5.2}
          className="diamond"
          transform={`translate(${-R - 4} ${6 - place * 8}) rotate(45)`}
        />
      ))}
      {unit.ammo >= 0 && (
        <g transform={`translate(${R + 5} ${R - 2})`}>
          <rect x={-6.5} y={-7} width={13} height={13} rx={3} className={`shots ${unit.ammo <= 2 ? 'few' : ''}`} />
          <text y={3.4} className={`ammo ${unit.ammo === 0 ? 'none' : ''}`}>
            {unit.ammo}
          </text>
        </g>
      )}
    </>
  )
}

interface BearingMarksProps {
  readonly unit: Unit
  readonly bearing: Bearing | null
}

/** How it stands: ripostes, hold, close combat, worn armour, and its ability. */
export function BearingMarks({ unit, bearing }: BearingMarksProps) {
  return (
    <>
      {bearing !== null && bearing.ripostes !== null && bearing.ripostes > 0 && (
        <g transform={`translate(${-R - 5} ${R - 2})`}>
          <path d="M-6 -6.500h12v6q0 6 -6 7.500q-6 -1.500 -6 -7.500z" className="riposte" />
          <text y={2.8} className="answers">
            {bearing.ripostes}
          </text>
        </g>
      )}
      {bearing?.held === true && (
        <g transform={`translate(0 ${R + 11})`}>
          <rect x={-5} y={-3} width={10} height={7} rx={1.5} className="lock" />
          <path d="M-3 -3v-2a3 3 0 0 1 6 0v2" className="shackle" />
        </g>
      )}
      {bearing?.engaged === true && (
        <g transform={`translate(${-R + 1} ${-R - 3})`}>
          <circle r={6.5} className="badge harm" />
          <BoardIcon name="crossed-swords" x={0} y={0} size={9} fill="#fff" />
        </g>
      )}
      {unit.stacks > 0 && (
        <g transform={`translate(${R + 4} ${R - 17})`} className={bearing?.cracked === true ? 'cracked' : ''}>
          <path d="M-6.500 -6.500h13v7q0 6 -6.500 8q-6.500 -2 -6.500 -8z" className="shred" />
          {bearing?.cracked === true && <path d="M-1 -6.500l2.500 4l-3 3l2.500 4" className="crack" />}
          <text y={3} className="worn">
            −{unit.stacks}
          </text>
        </g>
      )}
      {bearing !== null && bearing.ready !== null && <Cooldown turns={bearing.ready} />}
    </>
  )
}

/** What it is under, and whether it flees. */
export function Badges({ unit }: { readonly unit: Unit }) {
  return (
    <>
      {badgesOf(unit).map(({ id, icon, harm, turns }, place) => (
        <g key={id} transform={`translate(${R - 1 - place * 13} ${-R - 3})`}>
          <circle r={6.5} className={harm ? 'badge harm' : 'badge'} />
          <BoardIcon name={icon} x={0} y={0} size={9} fill={harm ? '#fff' : 'var(--ink)'} />
          {turns > 0 && (
            <text x={5} y={7.5} className="turns">
              {turns}
            </text>
          )}
        </g>
      ))}
      {isBroken(unit) && (
        <g transform={`translate(${-R - 1} ${-R + 14})`}>
          <circle r={8} className="badge" />
          <BoardIcon
            name={unit.state === 'crumbling' ? 'death-skull' : 'broken-shield'}
            x={0}
            y={0}
            size={11}
            fill="var(--ink-harm)"
          />
        </g>
      )}
    </>
  )
}

/** Whether its ability is ready, or in how many turns it will be. */
function Cooldown({ turns }: { readonly turns: number }) {
  return (
    <g transform={`translate(${R + 5} ${-R + 10})`}>
      <circle r={5.5} className={turns === 0 ? 'cooldown ready' : 'cooldown'} />
      {turns === 0 ? (
        <path d="M1 -4l-3.500 5h2.500l-1 3.500l3.500 -5h-2.500z" className="bolt" />
      ) : (
        <text y={3} className="wait">
          {turns}
        </text>
      )}
    </g>
  )
}
