import type { GivenOrder, OrderAnswer, OrderQuestion } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { type ReactNode, useEffect } from 'react'

export interface OrderQuestionsProps {
  readonly questions: readonly OrderQuestion[]
  /** An answer is looked at, or no longer. */
  readonly onTry: (orders: readonly GivenOrder[] | null) => void
  readonly onAnswer: (question: OrderQuestion, answer: OrderAnswer) => void
  /** None of the answers was meant. */
  readonly onNone: (question: OrderQuestion) => void
}

/** COH-12.15: what can be read in several ways is asked once, with the ways as answers; Alt and a figure answers the first. */
export function OrderQuestions({ questions, onTry, onAnswer, onNone }: OrderQuestionsProps): ReactNode {
  const [first] = questions
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const figure = /^Digit([1-4])$/.exec(event.code)?.[1]
      const answer = first?.answers[Number(figure) - 1]
      if (!event.altKey || first === undefined || answer === undefined) return
      event.preventDefault()
      onAnswer(first, answer)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [first, onAnswer])
  if (questions.length === 0) return null
  return (
    <ul className="co-questions" aria-label={words.text('desk.questionsLabel')}>
      {questions.map((question) => (
        <li key={`${question.from} ${question.text}`}>
          <p>{words.text('desk.question', { text: question.text, message: question.message })}</p>
          <ol>
            {question.answers.map((answer, index) => (
              <li key={answer.text}>
                <button
                  type="button"
                  aria-keyshortcuts={question === first ? `Alt+${index + 1}` : undefined}
                  onClick={() => onAnswer(question, answer)}
                  onPointerEnter={() => onTry(answer.orders)}
                  onPointerLeave={() => onTry(null)}
                  onFocus={() => onTry(answer.orders)}
                  onBlur={() => onTry(null)}
                >
                  <b>{index + 1}</b> {answer.text}
                </button>
              </li>
            ))}
            <li>
              <button type="button" className="co-none" onClick={() => onNone(question)}>
                {words.text('desk.none')}
              </button>
            </li>
          </ol>
        </li>
      ))}
    </ul>
  )
}
