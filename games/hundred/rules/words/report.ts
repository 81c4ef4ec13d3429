import type { Report, ReportFacts } from '@tessera/kernel'
import { scenarioOf, sideOfSeat } from '../config.ts'
import { TEMPLATE_DATA } from '../content/templates.ts'
import { unitName } from '../view/handles.ts'
import type { HundredView } from '../view/view.ts'
import { conditionText } from './objective.ts'

/** How things stand for one seat, for a message outside the game. */
export function seatReport(view: HundredView, { seat, names, awaiting }: ReportFacts): Report {
  const scenario = scenarioOf(view.config)
  const other = names[1 - seat] ?? 'your opponent'
  const standing = view.units.filter(({ health }) => health.woundState !== 'down' && !health.fled)
  const title =
    view.result === null ? `${scenario.name}, turn ${view.turn} of ${view.limit}` : `${scenario.name} is over`
  const lines = [
    view.result === null
      ? awaiting.includes(seat)
        ? `${other} has met you on the field: your orders are awaited.`
        : `Your orders are sealed; ${other} is still thinking.`
      : view.result.winner === null
        ? 'Nobody has won.'
        : view.result.winner === seat
          ? 'You have won.'
          : `${other} has won.`,
    `Your aim: ${conditionText(scenario.sides[sideOfSeat(view.config, seat)].condition, scenario)}.`,
    ...standing.map(
      ({ id, faction, health, moraleState }) =>
        `${unitName(id)} ${TEMPLATE_DATA[faction.template].name}: ${health.current} of ${health.max} hit points${moraleState.state === 'steady' ? '' : `, ${moraleState.state}`}`,
    ),
    ...view.enemies
      .filter(({ woundState }) => woundState !== 'down')
      .map(({ id, template, hp, max }) => `In sight: ${unitName(id)} ${TEMPLATE_DATA[template].name}, ${hp} of ${max}`),
  ]
  return {
    title,
    text: lines.join('\n'),
    fields: [
      { name: 'Turn', value: `${view.turn} of ${view.limit}` },
      { name: 'Standing', value: `${standing.length} of ${view.units.length}` },
    ],
  }
}
