import type { CohortChoice, CohortView, Understanding } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import type { Live } from '@tessera/play'
import { Button, Select, say } from '@tessera/ui'
import { useEffect } from 'react'
import { holdWarning } from './hold.ts'
import { draftIn, ordersOf, type Recruit, recruitsFor, sendingOf } from './sending.ts'

export interface SendBarProps {
  readonly view: CohortView
  readonly text: string
  readonly understood: Understanding
  readonly live: Live<CohortChoice>
}

/** COH-17.2: sends the orders, keeps them as a draft, or lets every unit carry on. */
export function SendBar({ view, text, understood, live }: SendBarProps) {
  const { recruit } = draftIn(live.drafted, view)
  const { orders, blocked, verb, empty, partial, primary } = sendingOf(view, text, understood, recruit)
  const send = () => live.send(orders)
  const keep = () => {
    live.onDraft(orders)
    say(words.text('send.kept'), 'good')
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || blocked !== null || empty) return
      event.preventDefault()
      live.send(orders)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  const warning = holdWarning(view)
  return (
    <div className="co-foot" data-tour="send">
      {warning !== null && (
        <p className={`co-hold ${warning.tone}`} role="status">
          {warning.words}
        </p>
      )}
      <Recruiting
        recruits={recruitsFor(view)}
        chosen={recruit}
        onChoose={(next) => live.onDraft(ordersOf(text, next, view))}
      />
      {partial && <Button onClick={send}>{words.text('send.part')}</Button>}
      {!empty && !partial && (
        <Button kind="quiet" blocked={blocked} title={words.text('send.keepTitle')} onClick={keep}>
          {words.text('send.keep')}
        </Button>
      )}
      <Button
        {...(primary ? { kind: 'primary' as const } : { className: 'wide' })}
        blocked={blocked}
        title={words.text(empty ? 'send.emptyTitle' : 'send.title')}
        onClick={send}
      >
        {verb}
      </Button>
    </div>
  )
}

interface RecruitingProps {
  readonly recruits: readonly Recruit[]
  readonly chosen: Recruit['source'] | null
  readonly onChoose: (source: Recruit['source'] | null) => void
}

function Recruiting({ recruits, chosen, onChoose }: RecruitingProps) {
  if (recruits.length === 0) return null
  const idOf = (source: Recruit['source'] | null) => (source === null ? '' : JSON.stringify(source))
  return (
    <Select
      label={words.text('recruit.label')}
      value={idOf(chosen)}
      options={[
        { value: '', name: words.text('recruit.nobody') },
        ...recruits.map(({ source, name }) => ({ value: idOf(source), name })),
      ]}
      onChange={(value) => onChoose(recruits.find(({ source }) => idOf(source) === value)?.source ?? null)}
    />
  )
}
