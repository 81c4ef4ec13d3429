import { arithmetic, type HexlineEvent, type HexlineView, headline, ruleOf } from '@tessera/hexline'
import { Amount, type LogLine, Name } from '@tessera/table'
import type { SumRow } from '@tessera/words'
import type { ReactNode } from 'react'
import { pieceName } from '../board/scene/piece-name.ts'
import { unitIcon } from '../icons.ts'
import { seatOfSide } from '../table/seats.ts'
import type { BattleEnd, Story } from './story.ts'

export type LineKind = 'blows' | 'deaths' | 'moves' | 'healing' | 'powers' | 'rounds'

export interface BattleLine extends LogLine {
  readonly kind: LineKind
  /** Whom it is about, for the filter by piece. */
  readonly units: readonly number[]
}

/** The log of a battle: one line for each event that a player would mention, with its arithmetic behind it. */
export function linesOf(story: Story, endWords: (end: BattleEnd) => string): readonly BattleLine[] {
  const { timeline } = story
  if (timeline.length === 0) return []
  // Names do not change, so the last view names everybody who ever took part.
  const { view } = timeline.frame(timeline.length - 1)
  const lines: BattleLine[] = []
  for (let index = 0; index < timeline.length; index++) {
    let attack: HexlineEvent | null = null
    let first = true
    timeline.events(index).forEach((event, place) => {
      if (event.type === 'attack') attack = event
      const said = sentenceOf(event, view)
      if (said === null || event.type === 'round_start' || event.type === 'match_end') return
      const words = event.type === 'battle_end' ? endWords(event) : null
      const actor = actorOf(event)
      const unit = view.battle?.units[actor - 1]
      const turn = first ? (story.turns[index] ?? 0) : 0
      first = false
      lines.push({
        key: `${index} ${place}`,
        index,
        period: story.rounds[index] ?? 1,
        ...(turn > 0 ? { turn: String(turn) } : {}),
        seat: view.battle && unit ? seatOfSide(view.battle, unit.side) : null,
        icon: unit === undefined ? null : unitIcon(unit.type),
        text: words ?? said.text,
        plain: words ?? `${said.plain}.`,
        sum: sumOf(event, attack, view),
        kind: kindOf(event),
        units: idsOf(event),
      })
    })
  }
  return lines
}

/** An event in words, plain and with names in their seats' colours and its amount in the colour of what it does; null for none. */
export function sentenceOf(
  event: HexlineEvent,
  view: HexlineView,
  stop = '.',
): { readonly plain: string; readonly text: ReactNode } | null {
  // Pieces stand in the sentence by their ids until it is split: two of one name are still two.
  const sentence = headline(event, view, (id) => `{${id}}`)
  if (sentence === null) return null
  const tone = toneOf(event)
  const parts = sentence.split(/\{(\d+)\}/)
  const plain = parts.map((part, i) => (i % 2 === 1 ? pieceName(view, Number(part)) : part)).join('')
  const text = (
    <>
      {parts.map((part, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
        i % 2 === 1 ? <PieceName key={i} view={view} id={Number(part)} /> : <Words key={i} text={part} tone={tone} />,
      )}
      {stop}
    </>
  )
  return { plain, text }
}

/** A piece's name in the colour of its seat. */
export function PieceName({ view, id }: { readonly view: HexlineView; readonly id: number }): ReactNode {
  const unit = view.battle?.units[id - 1]
  if (unit === undefined || view.battle === null) return pieceName(view, id)
  return <Name seat={seatOfSide(view.battle, unit.side)}>{pieceName(view, id)}</Name>
}

/** Words between names; the amount among them is coloured. */
function Words({ text, tone }: { readonly text: string; readonly tone: ReturnType<typeof toneOf> }): ReactNode {
  if (tone === null) return text
  return text.split(/((?<=(?:for|by|to|takes) )\d+(?=$| armour| life| of its damage))/).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
      <Amount key={i} tone={tone}>
        {part}
      </Amount>
    ) : (
      part
    ),
  )
}

/** The attack's own figures lead to the amount; the damage goes on from there. */
function sumOf(event: HexlineEvent, attack: HexlineEvent | null, view: HexlineView): readonly SumRow[] {
  const blow = (event.type === 'damage' || event.type === 'blocked') && event.kind === 'attack' && attack !== null
  const lead = blow ? arithmetic(attack, view).filter(({ label }) => label !== 'Amount') : []
  const own = arithmetic(event, view).filter(({ label }) => !blow || event.type !== 'damage' || label !== 'Amount')
  return [
    ...[...lead, ...own].map(({ label, value }) => ({
      name: label,
      value,
      ...(label === 'Dealt' ? { total: true } : {}),
    })),
    { name: 'Rule', value: ruleOf(event), to: `/rules/hexline#${ruleOf(event)}` },
  ]
}

function actorOf(event: HexlineEvent): number {
  switch (event.type) {
    case 'damage':
    case 'executed':
    case 'heal':
    case 'fortify':
    case 'sunder':
    case 'push':
    case 'freeze':
    case 'silence':
    case 'summon':
      return event.by
    case 'undying':
      return event.source
    default:
      return 'unit' in event ? event.unit : 0
  }
}

function idsOf(event: HexlineEvent): readonly number[] {
  const ids: number[] = []
  for (const key of ['unit', 'by', 'target', 'source', 'enemy', 'goal'] as const) {
    const id = (event as Readonly<Record<string, unknown>>)[key]
    if (typeof id === 'number' && id > 0) ids.push(id)
  }
  return ids
}

function toneOf(event: HexlineEvent): 'harm' | 'heal' | 'magic' | null {
  switch (event.type) {
    case 'damage':
      return 'harm'
    case 'heal':
    case 'fortify':
      return 'heal'
    case 'sunder':
    case 'ramp':
    case 'vengeance':
    case 'undying':
      return 'magic'
    default:
      return null
  }
}

function kindOf(event: HexlineEvent): LineKind {
  switch (event.type) {
    case 'damage':
    case 'blocked':
      return 'blows'
    case 'death':
    case 'executed':
    case 'undying':
      return 'deaths'
    case 'move':
    case 'shadowstep':
    case 'idle':
    case 'speed_roll':
    case 'push':
    case 'retreat':
      return 'moves'
    case 'heal':
    case 'fortify':
      return 'healing'
    case 'battle_start':
    case 'battle_end':
    case 'round_start':
    case 'armies_revealed':
      return 'rounds'
    default:
      return 'powers'
  }
}
