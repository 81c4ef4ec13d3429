import type { CohortView } from '../../view/view.ts'
import { linesOf } from '../echo.ts'
import type { Understanding } from '../understand.ts'

/**
 * What a text came to, on one line: units that are told the same stand together (`everyone` for all), then the errors with
 * their code and place, then the notes worth a look.
 */
export function summaryOf(understood: Understanding, view: CohortView): string {
  const told = new Map<string, string[]>()
  for (const given of understood.orders) {
    const name = view.units.find((unit) => unit.id === given.unit)?.name ?? ''
    const what = linesOf(given, view)
      .map((line) => line.slice(name.length).replace(/^: /, ''))
      .join(' ')
    told.set(what, [...(told.get(what) ?? []), name])
  }
  const orders = [...told].map(([what, names]) => {
    const who = names.length === view.units.length ? 'everyone' : names.join(' & ')
    return `${who}${what.startsWith(' ') ? '' : ': '}${what}`
  })
  const errors = understood.errors.map((error) => `!${error.code} ${error.line}:${error.col} “${error.text}”`)
  const notes = understood.notes.filter(({ code }) => code !== 'no_new_order' && code !== 'takes_turns')
  return [...orders, ...errors, ...new Set(notes.map(({ code }) => `~${code}`))].join(' | ')
}
