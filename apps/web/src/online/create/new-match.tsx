import { GAMES } from '@tessera/games/screens'
import { clocksOf, type InputError } from '@tessera/kernel'
import { type GameScreens, useRules } from '@tessera/play'
import { ApiProblem, found, sorry } from '@tessera/play/online'
import { gameOf } from '@tessera/play/registry'
import { Button, Glyph, Segments, Skeletons, say, Toggle, useTitle } from '@tessera/ui'
import { useNavigate, useSearchParams } from '@tessera/ui/router'
import { readStored, writeStored } from '@tessera/ui/storage'
import { type Clock, Clock as ClockShape, type Me, type Visibility as Seen, type SeatWish as Wish } from '@tessera/wire'
import { Suspense, useEffect, useState } from 'react'
import { LpOption } from '../chain/index.ts'
import { NeedsServer } from '../forms/index.ts'
import { ClockChoice } from './clock-choice.tsx'
import { SeatChoice } from './seat-choice.tsx'
import '@tessera/table/set-up.css'

/** Games of one player begin on pages of their own. */
const SHARED = GAMES.filter(({ players }) => players > 1)

/** A new match in one panel: everything is chosen already, one press makes it. */
export default function NewMatch() {
  useTitle('New match')
  return (
    <main className="page on-new">
      <NeedsServer>{({ me }) => <Making me={me} />}</NeedsServer>
    </main>
  )
}

function Making({ me }: { readonly me: Me | null }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [game, setGame] = useState(() => firstGame(search.get('game')))
  const screens = useScreens(game)
  const [configs, setConfigs] = useState<Readonly<Record<string, unknown>>>(() =>
    configsFor(game, search.get('config')),
  )
  const [clocks, setClocks] = useState<Readonly<Record<string, Clock>>>({})
  const [seen, setSeen] = useState<Seen>(() => (search.has('open') ? 'public' : 'link'))
  const [rated, setRated] = useState(false)
  const [spectators, setSpectators] = useState(true)
  const [seats, setSeats] = useState<readonly Wish[]>(() => seatsFor(search.get('invite'), search.get('bot')))
  const [inputErrors, setInputErrors] = useState<readonly InputError[]>([])
  const [busy, setBusy] = useState(false)

  const rules = useRules(game)
  const suggested: readonly Clock[] = rules === undefined ? [] : clocksOf(rules)
  const clock = clocks[game] ?? clockIn(readStored(keyOf(game))) ?? suggested[0] ?? { kind: 'none' }
  const config = configs[game] ?? screens?.usual ?? {}
  const parsed = rules?.ruleset.config.parse(config)
  const wanted = parsed?.ok === true && rules !== undefined ? rules.ruleset.seats(parsed.value) : seats.length
  const wishes = Array.from({ length: wanted }, (_, seat): Wish => seats[seat] ?? { who: 'open' })
  const unratable = whyNotRated(me?.kind === 'user', wishes, clock)
  const isRated = rated && unratable === null
  const refusal = parsed?.ok === false ? (parsed.inputErrors[0]?.text ?? 'These options do not fit.') : null

  const make = async () => {
    if (rules === undefined || refusal !== null || busy) return
    setBusy(true)
    setInputErrors([])
    writeStored(keyOf(game), clock)
    try {
      const match = await found({
        game,
        config: isRated ? {} : (config as never),
        seats: [...wishes],
        visibility: seen,
        clock,
        rated: isRated,
        spectators,
      })
      navigate(`/m/${match.id}`)
    } catch (error) {
      if (error instanceof ApiProblem) setInputErrors(error.problem.inputErrors ?? [])
      say(sorry(error), 'bad')
      setBusy(false)
    }
  }
  return (
    <>
      <header className="page-head">
        <div>
          <h1>New match</h1>
          <p className="muted">Anybody with the link can play at once, without an account.</p>
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
          label="Game"
          value={game}
          options={SHARED.map(({ id, name }) => ({ value: id, name }))}
          hint={gameOf(game)?.blurb ?? ''}
          onChange={(next) => {
            setGame(next)
            setSeats(seatsFor(search.get('invite')))
          }}
        />
        <fieldset className="on-seats-of">
          <legend>Seats</legend>
          {wishes.map((wish, seat) => (
            <SeatChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              wish={wish}
              bot={rules?.bot}
              mineTaken={wishes.some(({ who }, other) => who === 'me' && other !== seat)}
              inputError={inputErrors.find(({ path }) => path.startsWith(`seats.${seat}`))?.text ?? null}
              onChange={(next) => setSeats(placed(wishes, seat, next))}
            />
          ))}
        </fieldset>
        <ClockChoice clock={clock} suggested={suggested} onChange={(next) => setClocks({ ...clocks, [game]: next })} />
        <Segments
          label="Who may see it"
          value={seen}
          options={[
            { value: 'link', name: 'Anybody with the link' },
            { value: 'public', name: 'Everybody' },
            { value: 'private', name: 'Only those in it' },
          ]}
          hint={SEEN[seen]}
          onChange={setSeen}
        />
        <div className="on-toggles">
          <Toggle
            label="Rated"
            hint={unratable ?? 'The standard options, and it counts.'}
            checked={isRated}
            onChange={(on) => (unratable === null ? setRated(on) : say(unratable))}
          />
          <Toggle
            label="Spectators"
            hint="They see only what both sides know."
            checked={spectators}
            onChange={setSpectators}
          />
        </div>
        <LpOption
          game={rules}
          config={config}
          rated={isRated}
          onConfig={(next) => setConfigs({ ...configs, [game]: next })}
        />
        {!isRated && (
          <details className="ply-options">
            <summary>
              <Glyph name="settings" />
              <b>Match options</b>
              <span className={refusal === null ? 'muted' : 'harm'}>{refusal ?? screens?.inShort(config) ?? ''}</span>
              <Glyph name="down" />
            </summary>
            {screens === null ? (
              <Skeletons lines={3} label="Loading the options" />
            ) : (
              <Suspense fallback={<Skeletons lines={3} label="Loading the options" />}>
                <screens.Options
                  config={config}
                  inputErrors={parsed?.ok === false ? parsed.inputErrors : []}
                  onChange={(next) => setConfigs({ ...configs, [game]: next })}
                />
              </Suspense>
            )}
          </details>
        )}
        <footer>
          <Button kind="quiet" to="/online">
            Back
          </Button>
          <Button
            kind="primary"
            size="big"
            type="submit"
            blocked={
              refusal ?? (screens === null || rules === undefined ? 'A moment.' : busy ? 'Creating the match.' : null)
            }
          >
            {verbFor(wishes)}
          </Button>
        </footer>
      </form>
    </>
  )
}

/** What suits one game does not suit another. */
function keyOf(game: string): string {
  return `online.clock.${game}`
}

const SEEN: Record<Seen, string> = {
  link: 'It is not listed anywhere: only people with the link find it.',
  public: 'It is listed in the lobby, and anybody may take a free seat.',
  private: 'Nobody else can open it, not even with the link.',
}

/** Only one seat can be one's own: taking another leaves the first free. */
function placed(wishes: readonly Wish[], seat: number, wish: Wish): readonly Wish[] {
  return wishes.map((old, at) => {
    if (at === seat) return wish
    return wish.who === 'me' && old.who === 'me' ? { who: 'open' } : old
  })
}

function whyNotRated(named: boolean, wishes: readonly Wish[], clock: Clock): string | null {
  if (!named) return 'Rated play needs an account: sign up under Account.'
  if (wishes.length !== 2 || wishes.some(({ who }) => who === 'bot')) return 'Only two people play rated.'
  return clock.kind === 'none' ? 'A rated match needs a clock.' : null
}

function verbFor(wishes: readonly Wish[]): string {
  if (wishes.some(({ who }) => who === 'invited')) return 'Invite'
  return wishes.some(({ who }) => who === 'open') ? 'Create the match' : 'Begin'
}

function firstGame(wanted: string | null): string {
  return SHARED.find(({ id }) => id === wanted)?.id ?? SHARED[0]?.id ?? ''
}

function clockIn(stored: unknown): Clock | null {
  const parsed = ClockShape.safeParse(stored)
  return parsed.success ? parsed.data : null
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

/** A game's own page leads here with options; the rules read them like any others. */
function configsFor(game: string, text: string | null): Readonly<Record<string, unknown>> {
  try {
    const config: unknown = text === null ? null : JSON.parse(text)
    return typeof config === 'object' && config !== null ? { [game]: config } : {}
  } catch {
    return {}
  }
}

/** A profile leads here with a name to invite, a game's own page with a bot, as level:personality. */
function seatsFor(invited: string | null, wanted: string | null = null): readonly Wish[] {
  const [level, personality] = (wanted ?? '').split(':')
  if (level !== undefined && level !== '')
    return [{ who: 'me' }, { who: 'bot', bot: { level, ...(personality === undefined ? {} : { personality }) } }]
  return [{ who: 'me' }, invited === null ? { who: 'open' } : { who: 'invited', name: invited.slice(0, 40) }]
}
