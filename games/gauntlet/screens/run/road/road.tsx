import { BoardIcon } from '@tessera/ui'
import { type ReactNode, type Ref, useId, useMemo } from 'react'
import { EmblemShape } from '../../shared/art/emblem.tsx'
import { TorchGlow, TorchShape } from '../../shared/art/torch.tsx'
import { MORE_ICONS } from '../../shared/icons.ts'
import { leaderName } from '../../shared/team/names.ts'
import { marksOf, shortName } from './astray.ts'
import { bridgesOf, type Land, type Point, sceneryOf, smooth, smoothPart } from './land.ts'
import { countOf, type RoadStory, type Step } from './story.ts'

const SERIF = 'Alegreya, Georgia, serif'
const SANS = '"Alegreya Sans", "Segoe UI", sans-serif'
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

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
  const bridges = useMemo(() => bridgesOf(land), [land])
  const { width, height, camp, stations } = land
  const way = [camp, ...stations]
  const wins = countOf(story, 'win')
  const walked = way.slice(0, wins + 1)
  const losses = countOf(story, 'loss')
  const words = `The road of ${leaderName(story.leader)}: ${wins} wins, ${losses} losses, ${9 - wins} wins to go`
  const river = smooth(land.river)
  const sights = [camp, ...stations.slice(0, wins)]
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
            {sights.map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={tall ? 66 : 122} fill="#fff" />
            ))}
          </g>
        </mask>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}paper)`} />
      <g clipPath={`url(#${id}edge)`}>
        <Country land={land} scenery={scenery} river={river} painted={false} wash={`${id}wash`} />
        <g mask={`url(#${id}known)`}>
          <Country land={land} scenery={scenery} river={river} painted wash={`${id}wash`} />
        </g>
      </g>
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
          step={wonSteps(story)[place]}
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

function wonSteps({ steps }: RoadStory): readonly Step[] {
  return steps.filter(({ result }) => result === 'win')
}

interface CountryProps {
  readonly land: Land
  readonly scenery: ReturnType<typeof sceneryOf>
  readonly river: string
  readonly painted: boolean
  readonly wash: string
}

/** Hills, woods and water: painted where the run has been, in pencil elsewhere. */
function Country({ land, scenery, river, painted, wash }: CountryProps) {
  const wide = land.height > land.width ? 26 : 40
  const ink = painted ? '#33270f' : '#b3a27c'
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {painted && (
        <g filter={`url(#${wash})`}>
          {land.woods.map(({ x, y, rx, ry }) => (
            <ellipse key={`${x}`} cx={x} cy={y} rx={rx * 1.06} ry={ry * 1.1} fill="#a9b878" fillOpacity={0.85} />
          ))}
          {land.hills.map(({ x, y, r }) => (
            <ellipse key={`${x}`} cx={x} cy={y} rx={r} ry={r * 0.74} fill="#d3a35c" fillOpacity={0.75} />
          ))}
        </g>
      )}
      <path d={river} fill="none" stroke={painted ? '#2d5466' : '#a3967a'} strokeWidth={wide + 3} />
      <path d={river} fill="none" stroke={painted ? '#a9d0d8' : '#efe4c6'} strokeWidth={wide} />
      {painted && <path d={river} fill="none" stroke="#86bccb" strokeWidth={wide * 0.5} strokeOpacity={0.8} />}
      <path
        d={river}
        fill="none"
        stroke={painted ? '#2f6076' : '#c2b592'}
        strokeWidth={0.9}
        strokeOpacity={0.7}
        strokeDasharray="26 18 40 12"
      />
      <path
        d={scenery.hachures}
        fill="none"
        stroke={painted ? '#5d3d18' : '#c2b18a'}
        strokeWidth={painted ? 1.7 : 1.1}
      />
      <path d={scenery.tufts} fill="none" stroke={painted ? '#7d7d45' : '#cfc19b'} strokeWidth={0.9} />
      <path d={scenery.trunks} fill="none" stroke={ink} strokeWidth={1.6} />
      <path d={scenery.crowns} fill={painted ? '#a2b56c' : '#efe6cc'} stroke={ink} strokeWidth={0.9} />
      {painted && <path d={scenery.shades} fill="#4f6a2c" fillOpacity={0.75} />}
    </g>
  )
}

interface LabelProps {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly under?: string | undefined
  readonly strong?: boolean
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly small?: boolean
}

function Label({ x, y, text, under, strong = false, anchor = 'middle', small = false }: LabelProps) {
  const halo = { stroke: '#f3e9d0', strokeWidth: 4, strokeLinejoin: 'round', paintOrder: 'stroke' } as const
  return (
    <g textAnchor={anchor}>
      <text
        x={x}
        y={y}
        fontFamily={SERIF}
        fontSize={strong ? (small ? 14 : 17) : small ? 12.5 : 15.5}
        fontWeight={700}
        fill={strong ? '#6b4300' : '#2b2218'}
        {...halo}
      >
        {text}
      </text>
      {under !== undefined && (
        <text
          x={x}
          y={y + (small ? 12 : 15)}
          fontFamily={SANS}
          fontSize={small ? 11 : 13}
          fontWeight={500}
          fill="#43341d"
          {...halo}
        >
          {under}
        </text>
      )}
    </g>
  )
}

interface StationProps {
  readonly land: Land
  readonly place: number
  readonly step: Step | undefined
  readonly next: boolean
  readonly last: boolean
  readonly stakes: string | undefined
  readonly glow: string
  readonly tall: boolean
}

/** A torch on the way: lit with the pennon of whoever was beaten there, dark where nobody has been. */
function Station({ land, place, step, next, last, stakes, glow, tall }: StationProps) {
  const { x, y } = land.stations[place] ?? land.camp
  const side = land.labels[place] ?? 'below'
  const scale = (last ? 1.7 : 1.45) * (tall ? 0.68 : 1)
  const label =
    side === 'right'
      ? { x: tall ? 30 : 50, y: 4, anchor: 'start' as const }
      : { x: 0, y: tall ? 22 : 32, anchor: 'middle' as const }
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse
        rx={tall ? 20 : 30}
        ry={tall ? 8 : 12}
        fill={step !== undefined ? '#f3e3bd' : next ? '#f6e7c0' : '#efe6cc'}
        stroke={step !== undefined ? '#6b4a1c' : next ? '#9c6408' : '#a3906a'}
        strokeWidth={next ? 3 : 1.6}
        strokeDasharray={step === undefined && !next ? '5 4' : undefined}
      />
      <g
        transform={`translate(${step === undefined ? 0 : tall ? -8 : -13} ${-12 * scale}) scale(${scale})`}
        className={last ? 'torch last' : 'torch'}
      >
        <TorchShape lit={step !== undefined} glow={glow} />
      </g>
      {(step !== undefined || next) && (
        <g transform={`translate(${tall ? 1 : 2} ${tall ? -30 : -44}) scale(${tall ? 0.56 : 0.86})`}>
          <EmblemShape faction={step?.faction ?? null} />
        </g>
      )}
      {step !== undefined && (
        <Label {...label} small={tall} text={shortName(step.name)} under={tall ? undefined : `${step.rounds} rounds`} />
      )}
      {next && <Label {...label} small={tall} strong text={`Next: ${ORDINALS[place] ?? ''} torch`} under={stakes} />}
    </g>
  )
}

/** Losses and draws branch off from as far as the run had come. */
function Astray({ story, land, tall }: { readonly story: RoadStory; readonly land: Land; readonly tall: boolean }) {
  return marksOf(story, land).map(({ number, step, from, to, words, label }) => (
    <g key={number}>
      <path
        d={`M${from.x} ${from.y}Q${(from.x + to.x) / 2 + (to.y - from.y) * 0.14} ${(from.y + to.y) / 2 - (to.x - from.x) * 0.14} ${to.x} ${to.y}`}
        fill="none"
        stroke="#7d6438"
        strokeWidth={tall ? 3 : 4.5}
        strokeDasharray="0.1 9"
        strokeLinecap="round"
      />
      <g transform={`translate(${to.x} ${to.y})`}>
        <g transform={`scale(${tall ? 0.5 : 0.76}) rotate(-9) translate(-20 -30)`}>
          <EmblemShape faction={step.faction} />
          {step.result === 'loss' && <path d="M-4 6L44 38" stroke="#a1240f" strokeWidth={5} strokeLinecap="round" />}
        </g>
        <Label
          {...label}
          y={tall ? 20 : 28}
          small={tall}
          text={words}
          under={tall ? undefined : `${step.rounds} rounds`}
        />
      </g>
    </g>
  ))
}

interface CastleProps {
  readonly at: Point
  readonly reached: boolean
  readonly left: number
  readonly glow: string
  readonly tall: boolean
  readonly fresh: boolean
}

function Castle({ at, reached, left, glow, tall, fresh }: CastleProps) {
  const r = tall ? 26 : 44
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {reached && <circle r={r * 1.9} fill={`url(#${glow})`} className={fresh ? 'torch last' : ''} />}
      <circle r={r} fill={reached ? '#f0c45a' : '#f3e9d0'} stroke="#2b2010" strokeWidth={3} />
      <BoardIcon name={MORE_ICONS.castle} x={0} y={-1} size={r * 1.5} fill="#2b2010" />
      <Label
        x={tall ? r + 6 : 0}
        y={tall ? 0 : r + 24}
        anchor={tall ? 'start' : 'middle'}
        small={tall}
        strong
        text={reached ? 'All nine torches' : 'The ninth torch'}
        under={reached ? 'the run is won' : `${COUNTS[left] ?? left} ${left === 1 ? 'win' : 'wins'} away`}
      />
    </g>
  )
}

function Flag({ at, text }: { readonly at: Point; readonly text: string }) {
  return (
    <g transform={`translate(${at.x + 16} ${at.y - 4})`}>
      <path d="M0 0v-46" stroke="#4a3a1c" strokeWidth={2.4} />
      <path d="M1 -46h54l-8 9.500l8 9.500h-54z" fill="#e0a83c" stroke="#4a3a1c" strokeWidth={1.2} />
      <text x={24} y={-32} textAnchor="middle" fontFamily={SERIF} fontSize={13} fontWeight={700} fill="#2b2218">
        {text}
      </text>
    </g>
  )
}

/** "Prelate Odile (bot)" is long for a map. */
