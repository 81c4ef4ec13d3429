import { MOST_TEXT, type OrderError, type OrderQuestion, type Understanding } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'

/** What the order sheet says about the text on it. */
export interface SheetWords {
  readonly questions: readonly OrderQuestion[]
  readonly errors: readonly OrderError[]
  readonly status: string
  readonly tooLong: boolean
}

/** From how many characters before the limit the length is shown. */
const NEAR = 300

/** `dropped`: the keys of questions that the player put away. */
export function sheetWords(text: string, understood: Understanding, dropped: ReadonlySet<string>): SheetWords {
  const questions = understood.questions.filter((question) => !dropped.has(keyOf(question)))
  const someDropped = understood.questions.length > questions.length
  // A passage that a question is about needs no error beside it.
  const errors = understood.errors.filter(
    ({ code, from, to }) =>
      !questions.some((question) => question.from <= from && to <= question.to) &&
      (code !== 'ambiguous' || someDropped),
  )
  const length = [...text].length
  const count = length > MOST_TEXT - NEAR ? words.text('desk.count', { n: length, most: MOST_TEXT }) : ''
  return { questions, errors, status: count + stateWords(text, errors, questions), tooLong: length > MOST_TEXT }
}

function stateWords(text: string, errors: readonly OrderError[], questions: readonly OrderQuestion[]): string {
  if (errors.length > 0) return words.text('send.passages', { n: errors.length })
  if (questions.length > 0) return words.text('desk.questions', { n: questions.length })
  return words.text(text.trim() === '' ? 'desk.empty' : 'desk.fine')
}

/** A question that was put away stays away until its passage is written anew. */
export function keyOf({ from, text }: OrderQuestion): string {
  return `${from} ${text}`
}
