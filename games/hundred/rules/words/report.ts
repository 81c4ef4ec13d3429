import type { Report, ReportFacts } from '@tessera/kernel'
import { scenarioOf, sideOfSeat } from '../config.ts'
import { unitName } from '../view/handles.ts'
import type { HundredView } from '../view/view.ts'
import { words } from './catalogue.ts'
import { scenarioName, templateName } from './names.ts'
import { conditionText } from './objective.ts'

/** How things stand for one seat, for a message outside the game. */
export function seatReport(view: HundredView, facts: ReportFacts): Report {
  const { seat } = facts
  const scenario = scenarioOf(view.config)
  const standing = view.units.filter(({ health }) => health.woundState !== 'down' && !health.fled)
  const turn = { turn: view.turn, limit: view.limit }
  const name = scenarioName(view.config)
  const lines = [
    stateText(view, facts),
    words.text('report.aim', { aim: conditionText(scenario.sides[sideOfSeat(view.config, seat)].condition, scenario) }),
    ...standing.map(({ id, faction, health, moraleState: { state } }) => {
      const unit = `${unitName(id)} ${templateName(faction.template)}`
      const own = words.text('report.own', { unit, hp: health.current, most: health.max })
      return state === 'steady' ? own : `${own}, ${words.text(`morale.${state}`)}`
    }),
    ...view.enemies
      .filter(({ woundState }) => woundState !== 'down')
      .map(({ id, template, hp, max }) =>
        words.text('report.seen', { unit: `${unitName(id)} ${templateName(template)}`, hp, most: max }),
      ),
  ]
  return {
    title:
      view.result === null
        ? words.text('report.title', { scenario: name, ...turn })
        : words.text('report.over', { scenario: name }),
    text: lines.join('\n'),
    fields: [
      { name: words.text('report.turn'), value: words.text('report.of', { n: view.turn, all: view.limit }) },
      {
        name: words.text('report.standing'),
        value: words.text('report.of', { n: standing.length, all: view.units.length }),
      },
    ],
  }
}

function stateText({ result }: HundredView, { seat, names, awaiting }: ReportFacts): string {
  const foe = names[1 - seat] ?? words.text('seat.opponent')
  if (result === null) return words.text(awaiting.includes(seat) ? 'report.awaited' : 'report.sealed', { foe })
  if (result.winner === null) return words.text('report.draw')
  return result.winner === seat ? words.text('report.won') : words.text('report.lost', { foe })
}
