import {
  type CohortView,
  CULTURES,
  type CultureId,
  cohortRules,
  cultureNamed,
  MAPS,
  type MapId,
  presetArmy,
  refuseText,
  type Understanding,
  underlined,
  understand,
} from '@tessera/cohort'
import { GUESSES } from '@tessera/cohort/guess'
import type { CommandFlags, CommandHost, RunCommand } from '@tessera/command'
import { createMatch, seedFrom } from '@tessera/kernel'

const LARGEST_SHEET = 100_000

/** What a sheet of written orders is understood as, in the first turn of a match with ready-made armies. */
export const run: RunCommand = (host, [words = []], flags) => {
  const { file, json } = flags
  const text = file === undefined ? [...words].join(' ') : host.readFile(String(file), LARGEST_SHEET)
  const view = openingView(flags, host)
  const understood = understand(text, view, GUESSES)
  host.write(json ? `${JSON.stringify(asData(text, understood, view))}\n` : `${inWords(text, understood)}\n`)
  const refusal = refuseText(text, understood, false)
  if (refusal !== null && json === undefined) throw host.failure(refusal.message)
}

/** Both armies deployed as the rules place who is not placed, before anybody has moved. */
function openingView({ map: named, fog, culture, against, seed }: CommandFlags, host: CommandHost): CohortView {
  const map = MAPS.find((known) => known === named)
  if (map === undefined)
    throw host.usage(`There is no map "${String(named).slice(0, 40)}". There are: ${MAPS.join(', ')}`)
  const parsed = cohortRules.config.parse({ map, fog })
  if (!parsed.ok) throw host.usage('The map has no such options')
  const sides = [cultureOf(String(culture), host), cultureOf(String(against), host)] as const
  const match = createMatch(cohortRules, { config: parsed.value, seed: seedFrom(String(seed)) })
  for (const [seat, culture] of sides.entries()) {
    match.submit(seat, match.at, { type: 'army', ...presetArmy(culture, parsed.value, seat) })
  }
  for (const seat of sides.keys()) match.submit(seat, match.at, { type: 'deploy', units: [] })
  return match.envelope(0).view
}

function cultureOf(name: string, host: CommandHost): CultureId {
  const culture = cultureNamed(name.replaceAll('-', '_')) ?? cultureNamed(name)
  if (culture === null)
    throw host.usage(`There is no culture "${name.slice(0, 40)}". There are: ${CULTURES.join(', ')}`)
  return culture
}

function asData(text: string, understood: Understanding, view: CohortView) {
  const { orders, echo, notes, errors, questions } = understood
  const refusal = refuseText(text, understood, false)
  return {
    ok: refusal === null,
    map: view.config.map satisfies MapId,
    units: view.units.map(({ id, name }) => ({ id, name })),
    orders,
    echo: echo.split('\n'),
    questions: questions.map((question) => ({
      text: question.text,
      question: question.message,
      answers: question.answers,
    })),
    errors: errors.map(({ code, message, suggestion, expected, text: words, from, to }) => ({
      code,
      message,
      text: words,
      from,
      to,
      suggestion,
      expected,
    })),
    notes: notes.map(({ code, message, unit }) => ({ code, message, unit })),
  }
}

function inWords(text: string, { echo, notes, errors, questions }: Understanding): string {
  const told = echo.split('\n').filter((line) => !line.includes('(no new order'))
  const asked = questions.flatMap(({ text: words, message, answers }) => [
    `“${words}”: ${message}`,
    ...answers.map((answer, index) => `  ${index + 1}. ${answer.text}`),
  ])
  const wrong = errors
    .filter(({ from, to }) => !questions.some((question) => question.from <= from && to <= question.to))
    .flatMap((error) => [
      underlined(text, error),
      `${error.message}${error.suggestion === null ? '' : ` Perhaps: ${error.suggestion}`}`,
    ])
  const noted = notes.filter(({ code }) => code !== 'no_new_order').map(({ message }) => message)
  return [...told, ...asked, ...wrong, ...noted].filter((line) => line !== '').join('\n')
}
