import { arithmetic, type HexlineEvent, type HexlineView, headline, nameOf, ruleOf } from '@tessera/hexline'
import type { ReactNode } from 'react'
import { Amount, type LogLine, Name, type SumRow } from '#table'
import { unitIcon } from '../icons.ts'
import { seatOfSide } from './seats.ts'
import type { Story } from './story.ts'

export type LineKind = 'blows' | 'deaths' | 'moves' | 'healing' | 'powers' | 'rounds'

export interface BattleLine extends LogLine {
  readonly kind: LineKind
  /** Whom it is about, for the filter by piece. */
  readonly units: readonly number[]
}

/** The log of a battle: one line per event a player would speak of, with its arithmetic behind it. */
export function linesOf(story: Story): readonly BattleLine[] {
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
      const plain = headline(event, view)
      if (plain === null || event.type === 'round_start' || event.type === 'match_end') return
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
        text: marked(plain, event, view),
        plain: `${plain}.`,
        sum: sumOf(event, attack, view),
        kind: kindOf(event),
        units: idsOf(event),
      })
    })
  }
  return lines
}

/** A sentence with the names in it in their seats' colours and its amount in the colour of what it does. */
export function marked(text: string, event: HexlineEvent, view: HexlineView, stop = '.'): ReactNode {
  const battle = view.battle
  const names = new Map<string, number>()
  for (const id of idsOf(event)) if (!names.has(nameOf(view, id))) names.set(nameOf(view, id), id)
  const tone = toneOf(event)
  // The longest first: a Blade Caller is no Blade.
  const words = [...names.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  const amount = tone === null ? '' : '|(?<=(?:for|by|to|takes) )\\d+(?=$| armour| life)'
  const pattern = new RegExp(`(${words.join('|') || '$^'}${amount})`, 'g')
  return (
    <>
      {text.split(pattern).map((part, i) => {
        const id = names.get(part)
        const unit = id === undefined ? undefined : battle?.units[id - 1]
        if (unit !== undefined && battle) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
            <Name key={i} seat={seatOfSide(battle, unit.side)}>
              {part}
            </Name>
          )
        }
        if (tone !== null && /^\d+$/.test(part)) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
            <Amount key={i} tone={tone}>
              {part}
            </Amount>
          )
        }
        return part
      })}
      {stop}
    </>
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

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
