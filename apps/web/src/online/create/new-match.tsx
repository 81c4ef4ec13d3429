import { GAMES } from '@tessera/games/screens'
import { type GameScreens, useRules } from '@tessera/play'
import { ApiProblem, found, NeedsServer, sorry } from '@tessera/play/online'
import { gameOf } from '@tessera/play/registry'
import { Button, Glyph, Segments, Skeletons, say, Toggle, useTitle } from '@tessera/ui'
import { useNavigate, useSearchParams } from '@tessera/ui/router'
import { readStored, writeStored } from '@tessera/ui/storage'
import type { Me } from '@tessera/wire'
import { inLanguage } from '@tessera/words'
import { Suspense, useEffect, useReducer, useState } from 'react'
import { HostOption } from '../terms/index.ts'
import { words } from '../words/catalogue.ts'
import { ClockChoice } from './clock-choice.tsx'
import { changeOffer, firstOffer, type Offer, type OfferAction, type OfferRead, readOffer, verbFor } from './offer.ts'
import { SeatChoice } from './seat-choice.tsx'
import '@tessera/table/set-up.css'

/** Games of one player begin on pages of their own. */
const SHARED = GAMES.filter(({ players }) => players > 1)
const SHARED_IDS = SHARED.map(({ id }) => id)

/** A new match in one panel: everything is chosen already, one press makes it. */
export default function NewMatch() {
  useTitle(words.text('new.title'))
  return (
    <main className="page on-new">
      <NeedsServer>{({ me }) => <Making me={me} />}</NeedsServer>
    </main>
  )
}

function Making({ me }: { readonly me: Me | null }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [offer, dispatch] = useReducer(changeOffer, search, (address) => firstOffer(SHARED_IDS, address))
  const { game } = offer
  const screens = useScreens(game)
  const rules = useRules(game)
  const named = me?.kind === 'user'
  const read = readOffer(offer, { rules, usual: screens?.usual, storedClock: readStored(clockKey(game)), named })
  const { refusal, config, clock, seats, rated } = read
  const loading = screens === null || rules === undefined ? words.text('new.moment') : null

  const make = async () => {
    if (rules === undefined || refusal !== null || offer.sending) return
    dispatch({ type: 'sending' })
    writeStored(clockKey(game), clock)
    const { visibility, spectators } = offer
    const options = rated ? {} : (config as never)
    try {
      const match = await found({ game, config: options, seats: [...seats], visibility, clock, rated, spectators })
      navigate(`/m/${match.id}`)
    } catch (error) {
      dispatch({ type: 'refused', inputErrors: error instanceof ApiProblem ? (error.problem.inputErrors ?? []) : [] })
      say(sorry(error), 'bad')
    }
  }
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{words.text('new.title')}</h1>
          <p className="muted">{words.text('new.about')}</p>
        </div>
      </header>
      <form
        className="panel on-form"
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <Segments
          label={words.text('new.game')}
          value={game}
          options={SHARED.map(({ id, name }) => ({ value: id, name }))}
          hint={inLanguage(gameOf(game)?.blurb ?? '')}
          onChange={(next) => dispatch({ type: 'game', game: next, invited: search.get('invite') })}
        />
        <fieldset className="on-seats-of">
          <legend>{words.text('replay.seats')}</legend>
          {seats.map((wish, seat) => (
            <SeatChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              wish={wish}
              bot={rules?.bot}
              mineTaken={seats.some(({ who }, other) => who === 'me' && other !== seat)}
              inputError={offer.inputErrors.find(({ path }) => path.startsWith(`seats.${seat}`))?.text ?? null}
              onChange={(next) => dispatch({ type: 'seat', seat, wish: next, seats })}
            />
          ))}
        </fieldset>
        <ClockChoice
          clock={clock}
          suggested={read.suggested}
          onChange={(next) => dispatch({ type: 'clock', clock: next })}
        />
        <Audience offer={offer} read={read} dispatch={dispatch} />
        <HostOption
          game={game}
          config={config}
          rated={rated}
          onConfig={(next) => dispatch({ type: 'config', config: next })}
        />
        {!rated && <Options read={read} screens={screens} dispatch={dispatch} />}
        <footer>
          <Button kind="quiet" to="/online">
            {words.text('wait.back')}
          </Button>
          <Button
            kind="primary"
            size="big"
            type="submit"
            blocked={refusal ?? loading ?? (offer.sending ? words.text('new.creating') : null)}
          >
            {verbFor(seats)}
          </Button>
        </footer>
      </form>
    </>
  )
}

type Dispatch = (action: OfferAction) => void

/** Who may see it, whether it counts, and whether others may watch. */
function Audience(props: { readonly offer: Offer; readonly read: OfferRead; readonly dispatch: Dispatch }) {
  const { offer, read, dispatch } = props
  const { unratable, rated } = read
  return (
    <>
      <Segments
        label={words.text('new.seen')}
        value={offer.visibility}
        options={[
          { value: 'link', name: words.text('fork.anybody') },
          { value: 'public', name: words.text('new.seen.public') },
          { value: 'private', name: words.text('new.seen.private') },
        ]}
        hint={words.text(`new.seen.hint.${offer.visibility}`)}
        onChange={(visibility) => dispatch({ type: 'visibility', visibility })}
      />
      <div className="on-toggles">
        <Toggle
          label={words.text('pair.rated')}
          hint={unratable ?? words.text('new.rated.hint')}
          checked={rated}
          onChange={(on) => (unratable === null ? dispatch({ type: 'rated', rated: on }) : say(unratable))}
        />
        <Toggle
          label={words.text('new.spectators')}
          hint={words.text('new.spectators.hint')}
          checked={offer.spectators}
          onChange={(spectators) => dispatch({ type: 'spectators', spectators })}
        />
      </div>
    </>
  )
}

/** The game's own options, folded away. */
function Options(props: {
  readonly read: OfferRead
  readonly screens: GameScreens | null
  readonly dispatch: Dispatch
}) {
  const { screens, dispatch } = props
  const { config, refusal, inputErrors } = props.read
  return (
    <details className="ply-options">
      <summary>
        <Glyph name="settings" />
        <b>{words.text('new.options')}</b>
        <span className={refusal === null ? 'muted' : 'harm'}>{refusal ?? screens?.inShort(config) ?? ''}</span>
        <Glyph name="down" />
      </summary>
      {screens === null ? (
        <Skeletons lines={3} label={words.text('new.options.loading')} />
      ) : (
        <Suspense fallback={<Skeletons lines={3} label={words.text('new.options.loading')} />}>
          <screens.Options
            config={config}
            inputErrors={inputErrors}
            onChange={(next) => dispatch({ type: 'config', config: next })}
          />
        </Suspense>
      )}
    </details>
  )
}

/** Clocks are remembered for each game apart. */
function clockKey(game: string): string {
  return `online.clock.${game}`
}

/** The game's own options come with its screens. */
function useScreens(game: string): GameScreens | null {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly screens: GameScreens } | null>(null)
  useEffect(() => {
    let here = true
    void gameOf(game)
      ?.screens()
      .then(({ screens }) => here && setLoaded({ game, screens }))
    return () => {
      here = false
    }
  }, [game])
  return loaded !== null && loaded.game === game ? loaded.screens : null
}
