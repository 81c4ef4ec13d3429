import { type Live, Sealed, type TableProps, useLive } from '@tessera/play'
import { deckError, pairOf, type SiegefrontChoice, type SiegefrontView } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Button, IconButton, ThemeButton } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { FIRST_DECK } from '../build/ready.ts'
import { lineFor } from '../log/voice.ts'
import { OwnChoice, OwnPreview, ownName } from '../setup/own-cards.tsx'
import { type OwnCards, setup } from '../setup/remembered.ts'
import { Mulligan } from '../table/hand/mulligan.tsx'
import { SiegeTable } from '../table/siege-table.tsx'
import type { Siege } from '../types.ts'
import { personalityOf } from './opponent.ts'
import '@tessera/table/builder.css'
import '@tessera/table/set-up.css'
import '../table/hand/hand.css'
import '../build/deck.css'
import '../setup/setup.css'

/** A match from the decks to its result, wherever it runs. */
export default function Table(props: TableProps<Siege>): ReactNode {
  const { session, seats, back } = props
  const live = useLive(props)
  const { view } = session.envelope()
  const me = live.me === null ? null : seatIn(live.me)
  const foe = seats[me === 0 ? 1 : 0]
  const personality = me === null ? null : personalityOf(foe)
  const before = { ...props, live, view, foe: foe?.name ?? '', personality }
  if (view.phase === 'deck' && !live.over) {
    if (me === null) return <Sealed title="Siegefront" back={back} waiting={words.text('bring.bothChoose')} />
    return <DeckPhase {...before} me={me} />
  }
  if (view.phase === 'mulligan' && !live.over) {
    if (me === null) return <Sealed title="Siegefront" back={back} waiting={words.text('bring.bothLook')} />
    return <MulliganPhase {...before} me={me} />
  }
  return (
    <SiegeTable
      timeline={session.timeline}
      version={props.version}
      seats={seats}
      bottom={me ?? 0}
      me={me}
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

/** A table before the first turn. */
type Before = TableProps<Siege> & {
  readonly live: Live<SiegefrontChoice>
  readonly view: SiegefrontView
  readonly me: 0 | 1
  readonly foe: string
  readonly personality: string | null
}

function DeckPhase(props: Before) {
  const { live, view, me, foe, back } = props
  if (live.awaited) return <Bring {...props} impact={pairOf(view.seats, me).impact} />
  return (
    <Sealed
      title={words.text('bring.sealed')}
      back={back}
      waiting={words.text('bring.foeChooses', { foe })}
      onChange={live.sent ? live.reopen : undefined}
      sending={live.sending ? words.text('bring.deck') : null}
    >
      <p className="muted">{words.text('bring.secret')}</p>
    </Sealed>
  )
}

function MulliganPhase({ live, view, me, foe, personality, back, tools }: Before) {
  return (
    <Mulligan
      view={view}
      seat={pairOf(view.seats, me)}
      first={view.first === me}
      foe={foe}
      personality={personality}
      line={personality === null ? null : lineFor(personality, 'greeting', 0)}
      back={back}
      onDone={(cards) => live.send({ type: 'mulligan', back: cards })}
      waiting={
        live.sent ? (live.sending ? words.text('bring.sending') : words.text('bring.foeStillChooses', { foe })) : null
      }
      tools={tools}
    />
  )
}

/** SGF-202: the deck is the first sealed choice. */
function Bring({ live, impact, foe, back }: Before & { readonly impact: number }) {
  const [own, setOwn] = useState<OwnCards>(() => firstCards(live.drafted))
  const cards = own.supply === 'deck' ? own.cards : []
  return (
    <main className="ply sf-ply sf-bring">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label={words.text('mulligan.leave')} glyph="left" to={back} />
          <div className="who">
            <h1 className="name">{words.text('bring.title')}</h1>
            <div className="sub">{words.text('bring.against', { foe })}</div>
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
          if (next.supply === 'deck') live.onDraft({ type: 'deck', cards: next.cards })
        }}
      />
      <OwnPreview own={own} impact={impact} onChange={setOwn} />
      <footer className="ply-bar panel">
        <div className="ply-sum">
          <b>{ownName(own)}</b>
          <span className="muted">{words.text('bring.untilBegin')}</span>
        </div>
        <Button
          kind="primary"
          size="big"
          blocked={deckError(cards)?.text ?? null}
          onClick={() => {
            setup.keep({ ...setup.recall(), own })
            live.send({ type: 'deck', cards })
          }}
        >
          {words.text('bring.do')}
        </Button>
      </footer>
    </main>
  )
}

function firstCards(drafted: SiegefrontChoice | null): OwnCards {
  if (drafted?.type === 'deck') return { supply: 'deck', cards: drafted.cards }
  const { own } = setup.recall()
  return own.supply === 'deck' ? own : { supply: 'deck', cards: FIRST_DECK }
}
