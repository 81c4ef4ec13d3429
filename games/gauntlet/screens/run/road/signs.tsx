import { BoardIcon } from '@tessera/ui'
import { EmblemShape } from '../../shared/art/emblem.tsx'
import { TorchShape } from '../../shared/art/torch.tsx'
import { MORE_ICONS } from '../../shared/icons.ts'
import { marksOf, shortName } from './astray.ts'
import { Label, SERIF } from './label.tsx'
import type { Land, Point } from './land.ts'
import type { RoadStory, Step } from './story.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

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

/** A torch on the way: lit with the pennon of the opponent beaten there, dark where the run has not been. */
export function Station({ land, place, step, next, last, stakes, glow, tall }: StationProps) {
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
export function Astray({
  story,
  land,
  tall,
}: {
  readonly story: RoadStory
  readonly land: Land
  readonly tall: boolean
}) {
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

/** The ninth torch, where a run is won. */
export function Castle({ at, reached, left, glow, tall, fresh }: CastleProps) {
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

/** How far the best run before came. */
export function Flag({ at, text }: { readonly at: Point; readonly text: string }) {
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
