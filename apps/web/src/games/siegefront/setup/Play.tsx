import { deckFault, type SeatConfig, siegefrontRules } from '@tessera/siegefront'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTitle } from '../../../pages/use-title.ts'
import { ThemeButton } from '../../../settings/theme-button.tsx'
import { Crest } from '../../../table/index.ts'
import { Button, Glyph, IconButton, Panel, say } from '../../../ui/index.ts'
import { deckName } from '../deck/ready.ts'
import { opponentName } from '../match/opponent.ts'
import { seatsFor, startMatch } from '../match/start.ts'
import { OpponentPicker } from './OpponentPicker.tsx'
import { inShort, Options } from './Options.tsx'
import { OwnChoice, OwnPreview, ownName } from './OwnCards.tsx'
import { keepDraft, type OwnCards, remember, rememberedSetup, USUAL } from './remembered.ts'
import '../../../table/builder.css'
import '../../../table/set-up.css'
import '../hand/hand.css'
import '../deck/deck.css'
import './setup.css'

/** Set-up: everything is chosen already, so that one press begins the match; everything can be changed (SGF-1907). */
export default function Play() {
  useTitle('Play Siegefront')
  const navigate = useNavigate()
  const [setup, setSetup] = useState(rememberedSetup)
  const [busy, setBusy] = useState(false)
  const { options, opponent, own } = setup
  const parsed = siegefrontRules.config.parse({ ...options, seats: seatsFor(forgeOf(own), opponent) })
  const faults = parsed.ok ? [] : parsed.faults
  const refusal = (own.supply === 'deck' ? deckFault(own.cards)?.text : null) ?? faults[0]?.text ?? null

  const begin = async () => {
    if (refusal !== null || busy) return
    setBusy(true)
    remember(setup)
    const begun = await startMatch({
      options,
      opponent,
      deck: own.supply === 'deck' ? own.cards : [],
      forge: forgeOf(own),
    })
    setBusy(false)
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
  return (
    <main className="ply sf-ply">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label="Back to the games" glyph="left" to="/" />
          <Crest seat={0} />
          <div className="who">
            <h1 className="name">Play Siegefront</h1>
            <div className="sub">Against {opponentName(opponent)}</div>
          </div>
        </div>
        <span />
        <div className="acts">
          <Button kind="quiet" to="/siegefront/learn">
            Show me how
          </Button>
          <ThemeButton />
        </div>
      </header>
      <OwnChoice own={own} onChange={(next) => setSetup({ ...setup, own: next })} />
      <OwnPreview own={own} onChange={(next) => setSetup({ ...setup, own: next })} />
      <Panel title="Against" className="ply-foe">
        <OpponentPicker opponent={opponent} onChange={(next) => setSetup({ ...setup, opponent: next })} />
      </Panel>
      <details className="ply-options panel">
        <summary>
          <Glyph name="settings" />
          <b>Match options</b>
          <span className={faults.length > 0 ? 'harm' : 'muted'}>{faults[0]?.text ?? inShort(options)}</span>
          <Glyph name="down" />
        </summary>
        <Options options={options} faults={faults} onChange={(next) => setSetup({ ...setup, options: next })} />
        <Button kind="quiet" onClick={() => setSetup({ ...setup, options: USUAL })}>
          Usual options
        </Button>
      </details>
      <footer className="ply-bar panel">
        <div className="ply-sum">
          <b>{ownName(own)}</b>
          <span className="muted">against {opponentName(opponent)}, about 15 minutes</span>
        </div>
        {own.supply === 'deck' && (
          <Button
            kind="quiet"
            onClick={() => {
              remember(setup)
              keepDraft({ cards: own.cards, name: deckName(own.cards) ?? 'My deck' })
              navigate('/siegefront/deck')
            }}
          >
            Change the deck
          </Button>
        )}
        <Button
          kind="primary"
          size="big"
          blocked={refusal ?? (busy ? 'It begins.' : null)}
          onClick={() => void begin()}
        >
          Begin the match
        </Button>
      </footer>
    </main>
  )
}

function forgeOf(own: OwnCards): SeatConfig['forge'] {
  return own.supply === 'forge' ? { personality: own.personality, difficulty: own.difficulty } : undefined
}
