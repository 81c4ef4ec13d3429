import { SetUpFrame, startMatch, useBegin } from '@tessera/play'
import { deckError, type SeatConfig, siegefrontRules } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Button, useTitle } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import { useState } from 'react'
import { deckName } from '../build/ready.ts'
import { seatsFor, siegeMatch } from '../match/definition.ts'
import { opponentName } from '../match/opponent.ts'
import { OpponentPicker } from './opponent-picker.tsx'
import { inShort, Options } from './options.tsx'
import { OwnChoice, OwnPreview, ownName } from './own-cards.tsx'
import { RaisedLink } from './raised-link.tsx'
import { RaisedOption, raisedInShort } from './raised-option.tsx'
import { keepDraft, lpFor, type OwnCards, setup as stored, USUAL } from './remembered.ts'
import '../table/hand/hand.css'
import '../build/deck.css'
import './setup.css'

/** Set-up: everything is chosen already, so that one press begins the match; everything can be changed (SGF-1907). */
export default function Play() {
  useTitle(words.text('play.title'))
  const navigate = useNavigate()
  const begin = useBegin()
  const [setup, setSetup] = useState(stored.recall)
  const [busy, setBusy] = useState(false)
  const { options, opponent, own, raised } = setup
  const config = { ...options, ...lpFor(raised), seats: seatsFor(forgeOf(own), opponent) }
  const parsed = siegefrontRules.config.parse(config)
  const inputErrors = parsed.ok ? [] : parsed.inputErrors
  const refusal = (own.supply === 'deck' ? deckError(own.cards)?.text : null) ?? inputErrors[0]?.text ?? null

  const onBegin = async () => {
    if (refusal !== null || busy) return
    setBusy(true)
    stored.keep(setup)
    await begin(startMatch(siegeMatch, { config, opponent, own: { deck: own.supply === 'deck' ? own.cards : [] } }))
    setBusy(false)
  }
  return (
    <SetUpFrame
      game="Siegefront"
      id="siegefront"
      className="sf-ply"
      sub={words.text('play.against', { foe: opponentName(opponent) })}
      own={<OwnChoice own={own} onChange={(next) => setSetup({ ...setup, own: next })} />}
      preview={<OwnPreview own={own} onChange={(next) => setSetup({ ...setup, own: next })} />}
      opponent={<OpponentPicker opponent={opponent} onChange={(next) => setSetup({ ...setup, opponent: next })} />}
      options={
        <>
          <Options
            options={options}
            inputErrors={inputErrors}
            onChange={(next) => setSetup({ ...setup, options: next })}
          />
          <RaisedOption raised={raised} onChange={(next) => setSetup({ ...setup, raised: next })} />
        </>
      }
      optionsInShort={
        <span className={inputErrors.length > 0 ? 'harm' : 'muted'}>
          {inputErrors[0]?.text ?? `${inShort(options)}${raisedInShort(raised)}`}
        </span>
      }
      onUsual={() => setSetup({ ...setup, options: USUAL, raised: [0, 0] })}
      sum={ownName(own)}
      sumNote={words.text('play.note', { foe: opponentName(opponent) })}
      acts={
        <>
          <RaisedLink opponent={opponent} />
          {own.supply === 'deck' && (
            <Button
              kind="quiet"
              onClick={() => {
                stored.keep(setup)
                keepDraft({ cards: own.cards, name: deckName(own.cards) ?? words.text('play.myDeck') })
                navigate('/siegefront/deck')
              }}
            >
              {words.text('play.change')}
            </Button>
          )}
        </>
      }
      begin={words.text('play.begin')}
      blocked={refusal ?? (busy ? words.text('play.starting') : null)}
      onBegin={() => void onBegin()}
    />
  )
}

function forgeOf(own: OwnCards): SeatConfig['forge'] {
  return own.supply === 'forge' ? { personality: own.personality, difficulty: own.quality } : undefined
}
