import { worded } from '@tessera/table'
import type { ReactNode } from 'react'
import type { Sentence } from '../../log/exchanges.ts'
import type { Fighter } from '../../match/fighter.ts'

/** HUN-1803: each roll beside the figure that made it, as roll against chance; and what was lost. */
export function RollPins({
  sentences,
  fighters,
}: {
  readonly sentences: readonly Sentence[]
  readonly fighters: readonly Fighter[]
}): ReactNode {
  const shown = sentences.filter((one) => one.roll !== null || one.harm > 0).slice(0, 6)
  // A fighter that departs from its orders says why.
  const excuses = sentences.filter((one) => one.kind === 'order' && one.actor !== null)
  const find = (id: number | null): Fighter | undefined => fighters.find((one) => one.id === id)
  const rolls = shown.map((sentence, i) => {
    const actor = find(sentence.roll?.unit ?? null)
    const answerer = find(sentence.answer?.unit ?? null)
    const target = find(sentence.target)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rolls of one moment, in their order
      <Rolls key={i}>
        {sentence.roll !== null && actor !== undefined && <Roll fighter={actor} lift={2.6} roll={sentence.roll} />}
        {sentence.answer !== null && answerer !== undefined && (
          <Roll fighter={answerer} lift={2.6} up={44} roll={sentence.answer} />
        )}
        {sentence.harm > 0 && target !== undefined && (
          <span className="hu-pin" data-pin={target.key} data-lift={2}>
            <span className="hu-minus">−{sentence.harm}</span>
          </span>
        )}
      </Rolls>
    )
  })
  return (
    <>
      {rolls}
      {excuses.map((sentence) => {
        const actor = find(sentence.actor)
        return actor === undefined ? null : (
          <span
            key={`${actor.key}:${sentence.tick}`}
            className="hu-pin"
            data-pin={actor.key}
            data-lift={2.2}
            data-within
          >
            <span className={`hu-excuse seat${actor.seat}`}>{worded(sentence.parts)}</span>
          </span>
        )
      })}
    </>
  )
}

/** Pins must be direct children of the layer they are placed in. */
function Rolls({ children }: { readonly children: ReactNode }) {
  return <>{children}</>
}

function Roll({
  fighter,
  lift,
  up = 0,
  roll,
}: {
  readonly fighter: Fighter
  readonly lift: number
  /** Pixels above that: an answer stands over the roll it answers. */
  readonly up?: number
  readonly roll: { readonly roll: number; readonly chance: number; readonly words: string; readonly good: boolean }
}) {
  return (
    <span className="hu-pin" data-pin={fighter.key} data-lift={lift} data-up={up} data-within>
      <span className={`hu-roll seat${fighter.seat}`}>
        <b>{roll.roll}</b> {roll.good ? '≤' : '>'} {roll.chance} <em className={roll.good ? '' : 'no'}>{roll.words}</em>
      </span>
    </span>
  )
}
