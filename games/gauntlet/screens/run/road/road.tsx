import { leaderName } from '@tessera/gauntlet'
import { BoardIcon } from '@tessera/ui'
import { type ReactNode, type Ref, useId, useMemo } from 'react'
import { TorchGlow } from '../../shared/art/torch.tsx'
import { MORE_ICONS } from '../../shared/icons.ts'
import { Country } from './country.tsx'
import { Label, SERIF } from './label.tsx'
import { bridgesOf, type Land, type Point, sceneryOf, smooth, smoothPart } from './land.ts'
import { Astray, Castle, Flag, Station } from './signs.tsx'
import { countOf, type RoadStory } from './story.ts'

interface RoadProps {
  readonly story: RoadStory
  readonly land: Land
  /** The most wins of an earlier run, for the flag ahead. */
  readonly best?: number | undefined
  /** Whether the last step happens now: its torch catches fire. */
  readonly fresh?: boolean | undefined
  /** "a win pays 7 + 4 gold". */
  readonly stakes?: string | undefined
  readonly ref?: Ref<SVGSVGElement>
}

/**
 * A run as a road on a map: wins light torches, losses lead astray, and only what was walked is painted. Every colour is in
 * the drawing itself, so that it can be saved as a picture.
 */
export function Road({ story, land, best, fresh = false, stakes, ref }: RoadProps): ReactNode {
  const id = useId().replaceAll(/[^a-zA-Z0-9]/g, '')
  const scenery = useMemo(() => sceneryOf(land), [land])
  const { width, height, camp, stations } = land
  const way = [camp, ...stations]
  const won = story.steps.filter(({ result }) => result === 'win')
  const wins = won.length
  const walked = way.slice(0, wins + 1)
  const losses = countOf(story, 'loss')
  const words = `The road of ${leaderName(story.leader)}: ${wins} wins, ${losses} losses, ${9 - wins} wins to go`
  const river = smooth(land.river)
  const tall = height > width
  return (
    <svg
      ref={ref}
      className={`gr-road ${fresh ? 'fresh' : ''}`}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={words}
    >
      <Defs id={id} land={land} walked={walked} />
      <rect width={width} height={height} fill={`url(#${id}paper)`} />
      <g clipPath={`url(#${id}edge)`}>
        <Country land={land} scenery={scenery} river={river} painted={false} wash={`${id}wash`} />
        <g mask={`url(#${id}known)`}>
          <Country land={land} scenery={scenery} river={river} painted wash={`${id}wash`} />
        </g>
      </g>
      <Way way={way} wins={wins} />
      <Bridges land={land} />
      <g transform={`translate(${camp.x} ${camp.y})`}>
        <BoardIcon name={MORE_ICONS.camp} x={0} y={-16} size={34} fill="#33270f" />
        <Label x={0} y={20} text="Camp" />
      </g>
      <Astray story={story} land={land} tall={tall} />
      {stations.slice(0, 8).map((station, place) => (
        <Station
          key={`${station.x} ${station.y}`}
          land={land}
          place={place}
          step={won[place]}
          next={place === wins && story.end === null}
          last={place === wins - 1}
          stakes={stakes}
          glow={`${id}glow`}
          tall={tall}
        />
      ))}
      <Castle
        at={stations[8] ?? camp}
        reached={wins >= 9}
        left={9 - wins}
        glow={`${id}glow`}
        tall={tall}
        fresh={fresh}
      />
      {best !== undefined && best > wins && best < 9 && <Flag at={way[best] ?? camp} text={`best: ${best}`} />}
      <text
        x={land.title.x}
        y={land.title.y}
        textAnchor="end"
        fontFamily={SERIF}
        fontSize={tall ? 15 : 25}
        fontStyle="italic"
        fill="#33270f"
        stroke="#f3e9d0"
        strokeWidth={5}
        paintOrder="stroke"
      >
        The road of {leaderName(story.leader)}
      </text>
      <rect x={6} y={6} width={width - 12} height={height - 12} fill="none" stroke="#4b3d28" strokeWidth={2.4} />
      <rect x={11} y={11} width={width - 22} height={height - 22} fill="none" stroke="#4b3d28" strokeWidth={0.8} />
    </svg>
  )
}

interface DefsProps {
  readonly id: string
  readonly land: Land
  readonly walked: readonly Point[]
}

/** The paper, the blurs, and the mask of the known country along the walked way. */
function Defs({ id, land: { width, height }, walked }: DefsProps) {
  const tall = height > width
  return (
    <defs>
      <TorchGlow id={`${id}glow`} />
      <filter id={`${id}soft`} x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation={tall ? 16 : 26} />
      </filter>
      <filter id={`${id}wash`} x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation={7} />
      </filter>
      <radialGradient id={`${id}paper`} cx=".45" cy=".4" r=".9">
        <stop offset="0" stopColor="#f4e9c9" />
        <stop offset=".7" stopColor="#ecdfb9" />
        <stop offset="1" stopColor="#dcc895" />
      </radialGradient>
      <clipPath id={`${id}edge`}>
        <rect width={width} height={height} />
      </clipPath>
      <mask id={`${id}known`}>
        <g filter={`url(#${id}soft)`}>
          <path d={smooth(walked)} fill="none" stroke="#fff" strokeWidth={tall ? 130 : 230} strokeLinecap="round" />
          {walked.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={tall ? 66 : 122} fill="#fff" />
          ))}
        </g>
      </mask>
    </defs>
  )
}

/** The road: a pale one all the way, a golden one as far as the run has come. */
function Way({ way, wins }: { readonly way: readonly Point[]; readonly wins: number }) {
  const walked = way.slice(0, wins + 1)
  return (
    <>
      <path d={smooth(way)} fill="none" stroke="#a3906a" strokeWidth={13} strokeLinecap="round" />
      <path d={smooth(way)} fill="none" stroke="#efe3c2" strokeWidth={10} strokeLinecap="round" />
      <path d={smooth(way)} fill="none" stroke="#a3906a" strokeWidth={1} strokeDasharray="7 6" />
      {Array.from({ length: wins }, (_, part) => (
        <g key={way[part]?.x} className={part === wins - 1 ? 'last' : ''}>
          <path
            className="way"
            pathLength={1}
            d={smoothPart(way, part)}
            fill="none"
            stroke="#6b4a1c"
            strokeWidth={14}
            strokeLinecap="round"
          />
          <path
            className="way"
            pathLength={1}
            d={smoothPart(way, part)}
            fill="none"
            stroke="#dda542"
            strokeWidth={11}
            strokeLinecap="round"
          />
        </g>
      ))}
      {wins > 0 && (
        <path
          d={smooth(walked)}
          fill="none"
          stroke="#fff1c4"
          strokeOpacity={0.8}
          strokeWidth={1.2}
          strokeDasharray="7 6"
        />
      )}
    </>
  )
}

function Bridges({ land }: { readonly land: Land }) {
  const bridges = useMemo(() => bridgesOf(land), [land])
  return (
    <>
      {bridges.map(({ x, y, angle }) => (
        <g key={`${x}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <rect x={-26} y={-9} width={52} height={18} fill="#b98d52" stroke="#3a2810" strokeWidth={1.4} />
          <path
            d="M-20 -9v18M-14 -9v18M-8 -9v18M-2 -9v18M4 -9v18M10 -9v18M16 -9v18M22 -9v18"
            stroke="#3a2810"
            strokeWidth={0.8}
          />
        </g>
      ))}
    </>
  )
}
