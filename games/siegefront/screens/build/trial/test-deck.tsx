import { labLink } from '@tessera/play'
import { READY_DECKS, siegefront } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { shareInWords, shareOf, WinBar } from '@tessera/table'
import { Button, Progress } from '@tessera/ui'
import { useLocation, useNavigate } from '@tessera/ui/router'
import { useId, useState } from 'react'
import { marked } from '../../marked.tsx'
import { type Deck, sameDeck } from '../cards.ts'
import { savedCards, savedDecks } from '../saved.ts'
import { together } from './trial.ts'
import { type Foe, type Series, type Trying, useTrials } from './use-trial.ts'
import { matchInWords, verdict } from './words.ts'

const MATCHES = 200

/** One match of bots to watch, or two hundred to know, against a ready deck or all of them. */
export function TestDeck({ deck, refusal }: { readonly deck: Deck; readonly refusal: string | null }) {
  const label = useId()
  const saved = savedDecks.useList()
  const [chosen, setChosen] = useState(ALL)
  const trials = useTrials(deck)
  const ready: readonly Foe[] = READY_DECKS.map(({ name, cards }) => ({ name, cards }))
  const own: readonly Foe[] = saved
    .map(({ name, code }) => ({ name, cards: savedCards(code) }))
    .filter(({ cards }) => cards.length === deck.length && !sameDeck(cards, deck))
  const foes = chosen === ALL ? ready : [...ready, ...own].filter(({ name }) => name === chosen)
  const { trying } = trials
  const busy = trying.state === 'playing' || (trying.state === 'series' && trying.running)
  const [first] = foes
  return (
    <section className="test" aria-labelledby={label}>
      <h3 id={label}>{words.text('trial.title')}</h3>
      <div className="tr">
        <select
          className="input"
          aria-label={words.text('trial.against')}
          value={foes.length === 0 ? ALL : chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value={ALL}>{words.text('trial.all')}</option>
          <optgroup label={words.text('build.readyDecks')}>
            {ready.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
          {own.length > 0 && (
            <optgroup label={words.text('build.yourDecks')}>
              {own.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          )}
        </select>
        <Button
          blocked={refusal}
          aria-label={words.text('trial.onceLabel')}
          title={words.text('trial.onceTitle')}
          onClick={() => first !== undefined && trials.once(chosen === ALL ? anyOf(ready, first) : first)}
        >
          {words.text('trial.once')}
        </Button>
        {busy ? (
          <Button glyph="stop" onClick={trials.stop}>
            {words.text('trial.stop')}
          </Button>
        ) : (
          <Button
            blocked={refusal}
            aria-label={words.text('trial.many', { n: MATCHES })}
            title={words.text('trial.many', { n: MATCHES })}
            onClick={() => trials.series(foes, MATCHES)}
          >
            ×{MATCHES}
          </Button>
        )}
      </div>
      <Button kind="quiet" blocked={refusal} to={labLink('siegefront', deckText(deck))}>
        {words.text('trial.lab')}
      </Button>
      <div role="status" aria-live={busy ? 'off' : 'polite'}>
        <Outcome trying={trying} />
      </div>
    </section>
  )
}

const ALL = ''

function deckText(deck: Deck): string {
  return siegefront.workshop?.write(deck) ?? ''
}

function Outcome({ trying }: { readonly trying: Trying }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  switch (trying.state) {
    case 'idle':
      return <p className="note">{words.text('trial.idle', { n: MATCHES })}</p>
    case 'trouble':
      return <p className="note harm">{trying.text}</p>
    case 'playing':
      return <Progress label={words.text('trial.playing', { foe: trying.foe })} />
    case 'played': {
      const { foe, match } = trying
      return (
        <p className="note fought">
          <span>{matchInWords(foe, match)}</span>
          <Button
            kind="quiet"
            glyph="play"
            onClick={() =>
              navigate('/siegefront/watch', {
                state: { record: match.record, names: [words.text('own.deck'), foe], back: pathname },
              })
            }
          >
            {words.text('trial.watch')}
          </Button>
        </p>
      )
    }
    case 'series':
      return <Shares {...trying} />
  }
}

function Shares({ series, running }: { readonly series: readonly Series[]; readonly running: boolean }) {
  const played = series.flatMap(({ report }) => (report === null ? [] : [report]))
  const sum = together(played)
  const share = shareOf(sum)
  const of = series.reduce((all, each) => all + each.of, 0)
  const foe = series.length === 1 ? (series[0]?.foe.name ?? '') : words.text('trial.allFour')
  return (
    <div className="series">
      <WinBar report={sum} low={share.low} high={share.high} />
      <p className="note">
        {marked(
          words.parts('trial.share', {
            share: sum.matches === 0 ? words.text('trial.underWay') : shareInWords(share),
            n: sum.matches,
            of,
          }),
        )}{' '}
        {!running && sum.matches > 0 && verdict(foe, share)}
      </p>
      {series.length > 1 && (
        <ul className="dk-shares">
          {series.map(({ foe: { name }, report }) => (
            <li key={name}>
              <span>{name}</span>
              <span className="mono">{report === null ? '–' : `${shareOf(report).percent.toFixed(0)} %`}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Another one each time, so that a few presses show them all. */
function anyOf(foes: readonly Foe[], first: Foe): Foe {
  return foes[Math.floor(Math.random() * foes.length)] ?? first
}
