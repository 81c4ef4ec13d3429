import type { Report, ReportFacts } from '@tessera/kernel'
import type { ArmyList } from '../choice.ts'
import { armyCost, troopCost } from '../content/army.ts'
import { mapOf } from '../content/maps.ts'
import { TROOPS, tileName } from '../content/terms.ts'
import { TROOP_DATA } from '../content/troops.ts'
import { WEATHER_DATA } from '../content/weather.ts'
import type { Step } from '../order.ts'
import { areaText } from '../rules/ground/sight.ts'
import { lossOf, threshold } from '../rules/unit.ts'
import { type CohortView, type ContactView, type OwnUnit, seatOf } from '../view/view.ts'

/** What the host knows and the rules do not: when orders are due, as it is to be read, and whether the other side is in. */
export interface TurnStatus {
  readonly due: string | null
  readonly opponentSubmitted: boolean
}

/** COH-14.1, in parts: a block is never split between messages. */
export interface TurnReport {
  readonly title: string
  readonly army: readonly string[]
  readonly enemy: readonly string[]
  readonly points: string
  readonly ending: string | null
  readonly footer: string | null
}

export interface Embed {
  readonly title: string
  readonly description: string
  readonly fields: readonly { readonly name: string; readonly value: string }[]
  readonly footer: string
}

/** What a seat may read of its battle, from its view alone; without `status` nothing is said of orders that are due. */
export function reportOf(view: CohortView, status: TurnStatus | null): TurnReport {
  const map = mapOf(view.config)
  return {
    title: `Cohort · ${map.name} · turn ${view.turn}/${view.limit} · ${WEATHER_DATA[view.weather].name}`,
    army: view.units.length === 0 ? ['No units deployed'] : view.units.map(unitBlock),
    enemy: enemyBlocks(view),
    points: pointsLine(view),
    ending: endingLine(view),
    footer: view.phase === 'over' || status === null ? null : footerLine(status),
  }
}

const MOST_LETTERS = 1900

/** As chat messages of at most 1900 characters, split between units and numbered (COH-14.2). */
export function reportMessages(report: TurnReport): string[] {
  const { title, army, enemy, points, ending, footer } = report
  const blocks = [...army, ...enemy, [points, ending, footer].filter((line) => line !== null).join('\n')]
  const numbering = ' (99/99)'.length
  const messages: string[][] = [[]]
  let letters = 0
  for (const block of blocks) {
    const room = MOST_LETTERS - title.length - numbering
    if (letters + block.length + 2 > room && letters > 0) {
      messages.push([])
      letters = 0
    }
    messages.at(-1)?.push(block)
    letters += block.length + 2
  }
  return messages.map((parts, index) => {
    const number = messages.length === 1 ? '' : ` (${index + 1}/${messages.length})`
    return [`${title}${number}`, ...parts].join('\n\n')
  })
}

/** The report as a player takes it along, from the terminal or the clipboard. */
export function reportText(view: CohortView): string {
  return reportMessages(reportOf(view, null)).join('\n\n')
}

const MOST_IN_FIELD = 1024

/** As an embed; long parts go on in further fields. */
export function reportEmbed(report: TurnReport): Embed {
  return {
    title: report.title,
    description: [report.points, report.ending].filter((line) => line !== null).join('\n'),
    fields: [...fieldsOf('Your army', report.army), ...fieldsOf('Enemy', report.enemy)],
    footer: report.footer ?? '',
  }
}

/** What a host sends to a seat that asked for it: the embed, its footer under the text. */
export function seatReport(view: CohortView, { seat, awaiting, deadline }: ReportFacts): Report {
  const status = { due: deadline === null ? null : dueWords(deadline), opponentSubmitted: !awaiting.includes(1 - seat) }
  const { title, description, fields, footer } = reportEmbed(reportOf(view, status))
  return { title, text: footer === '' ? description : `${description}\n${footer}`, fields }
}

/** COH-14.2: twenty cells. */
export function supplyBar(used: number, total: number): string {
  const filled = Math.max(0, Math.min(20, total <= 0 ? 20 : Math.floor((20 * used) / total)))
  return `[${'█'.repeat(filled)}${'░'.repeat(20 - filled)}]`
}

/** The army builder as text: the bar, then what was chosen (COH-14.2). */
export function builderText(army: ArmyList, total: number): string {
  const used = armyCost(army)
  return [`${supplyBar(used, total)} ${used}/${total} supply points (SP)`, troopList(army)].join('\n')
}

/** `2× Professional (24 SP)` a line, or `None selected`. */
export function troopList(army: ArmyList): string {
  const lines = TROOPS.flatMap((type) => {
    const entries = army.troops.filter((entry) => entry.type === type)
    if (entries.length === 0) return []
    const cost = entries.reduce((sum, entry) => sum + troopCost(entry, army.culture), 0)
    return [`${entries.length}× ${TROOP_DATA[type].name} (${cost} SP)`]
  })
  return lines.length === 0 ? 'None selected' : lines.join('\n')
}

export type Status = 'Ready' | 'Moving' | 'Forming' | 'Engaged' | 'Shaken' | 'Routing' | 'Working'

/** One word for how a unit is; the gravest counts. */
export function statusOf(unit: OwnUnit): Status {
  if (unit.routing) return 'Routing'
  if (unit.engaged) return 'Engaged'
  if (4 * lossOf(unit) >= 3 * threshold(unit)) return 'Shaken'
  if (unit.forming !== null || unit.switching !== null) return 'Forming'
  const step = unit.order.steps[0]
  return step === undefined ? 'Ready' : (DOING[step.do] ?? 'Ready')
}

const DOING: Readonly<Partial<Record<Step['do'], Status>>> = {
  move: 'Moving',
  march: 'Moving',
  attack: 'Moving',
  follow: 'Moving',
  form: 'Forming',
  switch: 'Forming',
  build: 'Working',
  demolish: 'Working',
  repair: 'Working',
}

function unitBlock(unit: OwnUnit): string {
  return [
    `**${unit.name}** (${unit.men}/${unit.full})`,
    `├─ Position: ${tileName(unit.tile)}, facing ${unit.facing}`,
    `├─ Morale: ${unit.morale}`,
    `└─ Status: ${statusOf(unit)}`,
  ].join('\n')
}

function enemyBlocks(view: CohortView): string[] {
  const of = (state: ContactView['state']) => view.contacts.filter((contact) => contact.state === state)
  const blocks = [
    ...of('confirmed').map(confirmedBlock),
    ...view.areas.map((area) => `**Unknown force** · ${areaText(area)}\n└─ Movement noticed`),
    ...of('remembered').map(
      ({ handle, type, tile, turn }) => `**Last seen X${handle}** ${type} at ${tileName(tile)}, turn ${turn}`,
    ),
  ]
  return blocks.length === 0 ? ['🔍 Nobody in sight. Scouts forward would help.'] : blocks
}

function confirmedBlock({ type, tile, handle, strength, formation, distance }: ContactView): string {
  const tiles = distance ?? 0
  return [
    `**Enemy ${type}** at ${tileName(tile)} [X${handle}]`,
    `├─ Strength: ~${strength}`,
    `├─ Formation: ${formation}`,
    `└─ Distance: ${tiles} tiles (${50 * tiles} m)`,
  ].join('\n')
}

function pointsLine(view: CohortView): string {
  const seat = seatOf(view)
  const { points, hold } = mapOf(view.config)
  const [mine, theirs] = seat === 0 ? view.seats : [view.seats[1], view.seats[0]]
  const holders = points.map(({ name }, index) => {
    const controller = view.points[index]?.controller ?? null
    return `${name}: ${controller === null ? 'nobody' : controller === seat ? 'you' : 'enemy'}`
  })
  const counts = `hold ${mine.hold}/${hold.turns} : ${theirs.hold}/${hold.turns}`
  return [...holders, counts, `score ${mine.score}:${theirs.score}`].join(' · ')
}

function endingLine(view: CohortView): string | null {
  if (view.result === null) return null
  const { winner, reason } = view.result
  const why = reason.replaceAll('_', ' ')
  return winner === null ? `Drawn: ${why}.` : `${winner === seatOf(view) ? 'You have won' : 'You have lost'}: ${why}.`
}

/** `2026-11-17T12:00:30.000Z` as the book writes it. */
function dueWords(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`
}

function footerLine({ due, opponentSubmitted }: TurnStatus): string {
  const opponent = `opponent has ${opponentSubmitted ? '' : 'not '}submitted`
  return due === null ? opponent : `Orders due ${due} · ${opponent}`
}

function fieldsOf(name: string, blocks: readonly string[]): { name: string; value: string }[] {
  const fields: { name: string; value: string }[] = []
  for (const block of blocks) {
    const last = fields.at(-1)
    if (last !== undefined && last.value.length + block.length + 2 <= MOST_IN_FIELD) last.value += `\n\n${block}`
    else fields.push({ name: fields.length === 0 ? name : `${name} (${fields.length + 1})`, value: block })
  }
  return fields
}
