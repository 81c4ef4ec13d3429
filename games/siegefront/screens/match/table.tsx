import { Sealed, type TableProps } from '@tessera/play'
import { deckError, pairOf } from '@tessera/siegefront'
import { Button, IconButton, ThemeButton } from '@tessera/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { FIRST_DECK } from '../build/ready.ts'
import { OwnChoice, OwnPreview, ownName } from '../setup/own-cards.tsx'
import { type OwnCards, setup } from '../setup/remembered.ts'
import { Mulligan } from '../table/hand/mulligan.tsx'
import { SiegeTable } from '../table/siege-table.tsx'
import { lineFor } from '../log/voice.ts'
import type { Siege } from '../types.ts'
import { personalityOf } from './opponent.ts'
import '@tessera/table/builder.css'
import '@tessera/table/set-up.css'
import '../table/hand/hand.css'
import '../build/deck.css'
import '../setup/setup.css'

/** A match from the decks to its result, wherever it runs. */
export default function Table(props: TableProps<Siege>): ReactNode {
  const { session, me, seats, send, stop, back, sending: flying } = props
  const { view, awaiting, mine, result } = session.envelope()
  const foe = me === 0 ? 1 : 0
  const name = seats[foe]?.name ?? ''
  const personality = me === null ? null : personalityOf(seats[foe])
  const sent = mine?.final === true
  const asked = me !== null && awaiting.includes(me)
  const over = result !== null
  const thinking = session.thinking().length > 0
  const trouble = session.trouble()
  const live = useMemo(
    () => ({
      awaited: asked && !sent,
      sending: asked && sent,
      thinking,
      trouble,
      send,
      stop,
      retry: () => session.retry(),
      over,
    }),
    [asked, sent, thinking, trouble, send, stop, session, over],
  )
  if (view.phase === 'deck' && !over) {
    if (me === null) return <Sealed title="Siegefront" back={back} waiting="Both sides choose their decks" />
    if (asked && !sent) return <Bring {...props} impact={pairOf(view.seats, seatIn(me)).impact} foe={name} />
    return (
      <Sealed
        title="Your deck is sealed"
        back={back}
        waiting={`${name} is choosing a deck`}
        onChange={sent ? props.reopen : undefined}
        sending={flying ? 'your deck' : null}
      >
        <p className="muted">Neither side learns what the other brings.</p>
      </Sealed>
    )
  }
  if (view.phase === 'mulligan' && !over) {
    if (me === null) return <Sealed title="Siegefront" back={back} waiting="Both sides look at their first hand" />
    return (
      <Mulligan
        view={view}
        seat={pairOf(view.seats, seatIn(me))}
        first={view.first === me}
        foe={name}
        personality={personality}
        line={personality === null ? null : lineFor(personality, 'greeting', 0)}
        back={back}
        onDone={(cards) => send({ type: 'mulligan', back: cards })}
        waiting={sent ? (flying ? 'Sending your choice.' : `${name} is still choosing.`) : null}
        tools={props.tools}
      />
    )
  }
  return (
    <SiegeTable
      timeline={session.timeline}
      version={props.version}
      seats={seats}
      bottom={me === null ? 0 : seatIn(me)}
      me={me === null ? null : seatIn(me)}
      personality={personality}
      live={live}
      back={back}
      at={props.seen}
      onSeen={props.onSeen}
      onFork={props.onFork}
      tools={props.tools}
      after={props.after}
    />
  )
}

function seatIn(seat: number): 0 | 1 {
  return seat === 0 ? 0 : 1
}

interface BringProps extends TableProps<Siege> {
  /** SGF-1401. */
  readonly impact: number
  readonly foe: string
}

/** SGF-202: the deck is the first sealed choice. */
function Bring({ drafted, onDraft, send, impact, foe, back }: BringProps) {
  const [own, setOwn] = useState<OwnCards>(() => firstCards(drafted))
  const cards = own.supply === 'deck' ? own.cards : []
  return (
    <main className="ply sf-ply sf-bring">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label="Leave the table" glyph="left" to={back} />
          <div className="who">
            <h1 className="name">Bring a deck</h1>
            <div className="sub">Siegefront against {foe}</div>
          </div>
        </div>
        <span />
        <div className="acts">
          <ThemeButton />
        </div>
      </header>
      <OwnChoice
        own={own}
        forge={false}
        onChange={(next) => {
          setOwn(next)
          if (next.supply === 'deck') onDraft({ type: 'deck', cards: next.cards })
        }}
      />
      <OwnPreview own={own} impact={impact} onChange={setOwn} />
      <footer className="ply-bar panel">
        <div className="ply-sum">
          <b>{ownName(own)}</b>
          <span className="muted">Sealed until the match begins</span>
        </div>
        <Button
          kind="primary"
          size="big"
          blocked={deckError(cards)?.text ?? null}
          onClick={() => {
            setup.keep({ ...setup.recall(), own })
            send({ type: 'deck', cards })
          }}
        >
          Bring this deck
        </Button>
      </footer>
    </main>
  )
}

function firstCards(drafted: TableProps<Siege>['drafted']): OwnCards {
  if (drafted?.type === 'deck') return { supply: 'deck', cards: drafted.cards }
  const { own } = setup.recall()
  return own.supply === 'deck' ? own : { supply: 'deck', cards: FIRST_DECK }
}
