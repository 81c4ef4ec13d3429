import type { PlayerView } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Button } from '@tessera/ui'
import { playSound } from '@tessera/ui/sound'
import type { ReactNode } from 'react'
import { draftOf, markedAfter } from './draft-state.ts'
import { Hand } from './hand.tsx'
import { HandNumbers } from './hand-numbers.tsx'
import { LeaderPanel } from './leader-panel.tsx'
import { Offer } from './offer.tsx'
import { RunStatus } from './status.tsx'
import '../run.css'

interface DraftProps {
  readonly view: PlayerView
  /** Ids of cards marked so far. */
  readonly marked: readonly string[]
  readonly back: string
  readonly tools: ReactNode
  readonly onMark: (cards: readonly string[]) => void
  readonly onPick: (cards: readonly string[]) => void
}

/** GR-301: cards face up; three of five at first, then one of three. */
export function DraftScreen({ view, marked, back, tools, onMark, onPick }: DraftProps) {
  const draft = draftOf(view, marked)
  const { hand, offered, chosen } = draft
  const mark = (id: string) => {
    playSound('card')
    onMark(markedAfter(draft, id))
  }
  return (
    <main className={`gr gr-draft ${hand.length === 0 ? 'first' : ''}`} data-faction={view.banner?.faction}>
      <RunStatus
        view={view}
        where={words.text('runBar.battle', { n: view.battles.length + 1 })}
        back={back}
        tools={tools}
      />
      <LeaderPanel view={view} />
      <section className="gr-offer" aria-label={draft.title}>
        <header>
          <h1>{draft.title}</h1>
          <p className="muted">{words.text('draft.stay')}</p>
        </header>
        <h2 className="vh">{words.text('draft.offer')}</h2>
        <Offer cards={offered} hand={hand} marked={draft.marked} onMark={mark} />
        <div className="gr-confirm">
          <Button
            kind="primary"
            size="big"
            blocked={draft.blocked}
            onClick={() => {
              playSound('page')
              onPick(draft.marked)
            }}
          >
            {draft.button}
          </Button>
          <span className="muted">{draft.progress}</span>
        </div>
      </section>
      <HandNumbers hand={hand} chosen={chosen} leader={view.banner?.leader ?? ''} />
      <Hand hand={hand} coming={draft.names} due={draft.due} aside={draft.aside} />
    </main>
  )
}
