import 'virtual:icons/siegefront'
import type { SiegefrontChoice } from '@tessera/siegefront'
import { deckFault, pairOf } from '@tessera/siegefront'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { ThemeButton } from '../../../settings/theme-button.tsx'
import { useVersion } from '../../../table/kept-match.ts'
import { Sealed } from '../../../table/sealed.tsx'
import { useDraft } from '../../../table/use-draft.ts'
import { Button, IconButton, say } from '../../../ui/index.ts'
import type { OnlineTableProps } from '../../online.ts'
import { faceIcon } from '../art.ts'
import { FIRST_DECK } from '../deck/ready.ts'
import { OwnChoice, OwnPreview, ownName } from '../setup/OwnCards.tsx'
import { type OwnCards, remember, rememberedSetup } from '../setup/remembered.ts'
import type { SeatName } from '../table/seat-info.tsx'
import { type OpponentChoice, opponentIn } from './opponent.ts'
import { Playing } from './Playing.tsx'
import type { SiegefrontSession } from './session.ts'
import { startMatch } from './start.ts'
import '../../../table/builder.css'
import '../../../table/set-up.css'
import '../hand/hand.css'
import '../deck/deck.css'
import '../setup/setup.css'

/** Siegefront on a server: a deck is brought in secret, then the same table as everywhere. */
export function OnlineTable({ session: online, names, bots, back, onRematch }: OnlineTableProps) {
  const session = online as unknown as SiegefrontSession
  useVersion(session)
  const navigate = useNavigate()
  const me = online.seat === 0 || online.seat === 1 ? online.seat : null
  const [watched] = useState(() => online.match().watched)
  const seats = useMemo(() => [seatName(names, bots, 0), seatName(names, bots, 1)] as const, [names, bots])
  const onWatched = useCallback((furthest: number) => online.watched(furthest), [online])
  const { view, awaiting, mine, result } = session.envelope()
  const foe = seats[me === 0 ? 1 : 0].name
  if (view.phase === 'deck' && result === null) {
    if (me === null) return <Sealed title="Siegefront" back={back} waiting="Both sides choose their decks" />
    if (awaiting.includes(me) && mine?.final !== true)
      return (
        <Bring
          session={session}
          impact={pairOf(view.seats, me).impact}
          foe={foe}
          back={back}
          drafted={mine?.choice ?? null}
        />
      )
    return (
      <Sealed
        title="Your deck is sealed"
        back={back}
        waiting={`${foe} is choosing a deck`}
        onChange={mine?.final === true ? () => void session.withdraw() : undefined}
        sending={online.sending() ? 'your deck' : null}
      >
        <p className="muted">Neither side learns what the other brings.</p>
      </Sealed>
    )
  }
  if (me === null && view.phase === 'mulligan' && result === null)
    return <Sealed title="Siegefront" back={back} waiting="Both sides look at their first hand" />
  const bot = me === null ? null : (bots[me === 0 ? 1 : 0] ?? null)
  return (
    <Playing
      session={session}
      me={me}
      seats={seats}
      personality={bot?.personality ?? null}
      back={back}
      // Whoever has seen nothing yet begins in the present: set-up is told in the log.
      at={watched > 0 ? watched : session.timeline.length - 1}
      onWatched={onWatched}
      stop={null}
      flying={online.sending()}
      fresh="/online/new?game=siegefront"
      onRematch={onRematch ?? undefined}
      onFork={async (state) => {
        const begun = await startMatch({ opponent: sparring(bot), deck: [], state })
        if ('path' in begun) navigate(begun.path)
        else say(begun.text, 'bad')
      }}
    />
  )
}

interface BringProps {
  readonly session: SiegefrontSession
  /** SGF-1401. */
  readonly impact: number
  readonly foe: string
  readonly back: string
  readonly drafted: SiegefrontChoice | null
}

/** SGF-202: the deck is the first sealed choice. */
function Bring({ session, impact, foe, back, drafted }: BringProps) {
  const [own, setOwn] = useState<OwnCards>(() => firstCards(drafted))
  const { draft, send } = useDraft(session)
  const cards = own.supply === 'deck' ? own.cards : []
  const fault = deckFault(cards)
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
          if (next.supply === 'deck') draft({ type: 'deck', cards: next.cards })
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
          blocked={fault?.text ?? null}
          onClick={() => {
            remember({ ...rememberedSetup(), own })
            void send({ type: 'deck', cards })
          }}
        >
          Bring this deck
        </Button>
      </footer>
    </main>
  )
}

function firstCards(drafted: SiegefrontChoice | null): OwnCards {
  if (drafted?.type === 'deck') return { supply: 'deck', cards: drafted.cards }
  const { own } = rememberedSetup()
  return own.supply === 'deck' ? own : { supply: 'deck', cards: FIRST_DECK }
}

function seatName(names: readonly string[], bots: OnlineTableProps['bots'], seat: 0 | 1): SeatName {
  const bot = bots[seat] ?? null
  const name = names[seat] ?? ''
  if (bot === null) return { name }
  return { name, kind: 'bot', ...(bot.personality === undefined ? {} : { face: faceIcon(bot.personality) }) }
}

/** Whoever plays on alone does so against a bot like the one that sat there. */
function sparring(bot: OnlineTableProps['bots'][number]): OpponentChoice {
  return opponentIn({ personality: bot?.personality, level: bot?.level, supply: 'deck' }) ?? SPARRING
}

const SPARRING: OpponentChoice = { personality: 'marshal', level: 'normal', supply: 'deck' }
