import {
  abilityName,
  abilityText,
  cardName,
  DECK,
  type FactionId,
  factionName,
  leaderName,
  PRINTED,
  refuseDeck,
} from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Button, Dialog, Icon, IconButton, ThemeButton } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { MORE_ICONS } from '../../shared/icons.ts'
import { LeaderPortrait } from '../../shared/team/leader-portrait.tsx'
import { toggled } from '../../shared/team/spells.ts'
import { UnitCard } from '../../shared/team/unit-card.tsx'
import { deckCount } from '../build/decks.ts'
import { useDecks } from '../build/use-decks.ts'
import { starterOf } from '../match/definition.ts'
import { SmallCard } from '../table/hand.tsx'
import type { Brought } from '../types.ts'
import { Factions } from './factions.tsx'
import '../run.css'

interface NewRunProps {
  readonly first: Brought
  /** The faction is chosen: it opens at leader and deck. */
  readonly chosen?: boolean
  readonly back: string
  /** Factions with which a deck of one's own may be brought. */
  readonly unlocked: readonly FactionId[]
  /** Above the choice: a run that is under way. */
  readonly notice?: ReactNode
  /** Beside the button that begins. */
  readonly options?: ReactNode
  /** Why none can begin now. */
  readonly blocked: string | null
  readonly onBegin: (brought: Brought) => void
}

/** Faction, then leader and deck, then the road. */
export function NewRun({ first, chosen = false, back, unlocked, notice, options, blocked, onBegin }: NewRunProps) {
  const [step, setStep] = useState<'faction' | 'leader'>(chosen ? 'leader' : 'faction')
  const [brought, setBrought] = useState(first)
  const { faction } = brought
  const go = (next: typeof step) => {
    setStep(next)
    window.scrollTo(0, 0)
  }
  const choose = (id: FactionId) => {
    if (id !== faction) setBrought(starterOf(PRINTED.factions.get(id)?.leaders[0] ?? ''))
    go('leader')
  }
  const starter = PRINTED.factions.get(faction)?.starter ?? []
  const locked = !unlocked.includes(faction) && brought.deck.join() !== starter.join()
  const refusal = refuseDeck(PRINTED, brought, brought.deck)?.message ?? (locked ? words.text('setOut.locked') : null)
  return (
    <main className="gr gr-new" data-step={step} data-faction={faction}>
      <header className="gr-newtop">
        {step === 'faction' ? (
          <IconButton className="nav" label={words.text('setOut.back')} glyph="left" to={back} />
        ) : (
          <IconButton
            className="nav"
            label={words.text('setOut.backToFactions')}
            glyph="left"
            onClick={() => go('faction')}
          />
        )}
        <h1>
          {step === 'faction' ? words.text('setOut.whom') : words.text('setOut.who', { faction: factionName(faction) })}
        </h1>
        <p className="muted">{words.text('setOut.aim')}</p>
        <span className="gr-tools">
          <ThemeButton />
        </span>
      </header>
      {notice}
      {step === 'faction' ? (
        <Factions chosen={faction} onChoose={choose} />
      ) : (
        <div className="gr-choose">
          <Leaders brought={brought} onChange={setBrought} />
          <Decks brought={brought} open={unlocked.includes(faction)} onChange={setBrought} />
        </div>
      )}
      <footer className="panel gr-beginbar">
        {step === 'faction' ? (
          <>
            <span className="muted">{words.text('setOut.units')}</span>
            <Button kind="primary" size="big" onClick={() => go('leader')}>
              {words.text('setOut.choose', { faction: factionName(faction) })}
            </Button>
          </>
        ) : (
          <>
            {options}
            <Button kind="primary" size="big" blocked={blocked ?? refusal} onClick={() => onBegin(brought)}>
              {words.text('setOut.with', { leader: leaderName(brought.leader) })}
            </Button>
          </>
        )}
      </footer>
    </main>
  )
}

interface PartProps {
  readonly brought: Brought
  readonly onChange: (brought: Brought) => void
}

function Leaders({ brought, onChange }: PartProps) {
  const faction = PRINTED.factions.get(brought.faction)
  return (
    <ul className="gr-leaders" aria-label={words.text('setOut.leader')}>
      {(faction?.leaders ?? []).map((id) => {
        const leader = PRINTED.leaders.get(id)
        if (leader === undefined) return null
        const on = id === brought.leader
        return (
          <li key={id} className={`panel ${on ? 'on' : ''}`}>
            <button
              type="button"
              className="who"
              aria-pressed={on}
              onClick={() => !on && onChange({ ...brought, leader: id, spells: leader.spells.slice(0, 2) })}
            >
              <LeaderPortrait leader={id} size={88} />
              <span>
                <b>{leaderName(id)}</b>
                <span>
                  <b>{abilityName(leader.passive.id)}.</b> {abilityText(leader.passive)}
                </span>
              </span>
            </button>
            {on && <Spells brought={brought} spells={leader.spells} onChange={onChange} />}
          </li>
        )
      })}
    </ul>
  )
}

/** GR-103: two of the leader's three. */
function Spells({ brought, spells, onChange }: PartProps & { readonly spells: readonly string[] }) {
  return (
    <fieldset className="gr-spells">
      <legend>{words.text('setOut.spells')}</legend>
      {spells.map((id) => {
        const spell = PRINTED.spells.get(id)
        if (spell === undefined) return null
        const has = brought.spells.includes(id)
        const next = toggled(brought.spells, id)
        return (
          <label key={id} className="gr-spellpick">
            <input type="checkbox" checked={has} onChange={() => onChange({ ...brought, spells: next })} />
            <span>
              <b>{abilityName(id)}</b>
              <small>{abilityText(spell)}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

function Decks({ brought, open, onChange }: PartProps & { readonly open: boolean }) {
  const { faction, deck } = brought
  const starter = PRINTED.factions.get(faction)?.starter ?? []
  const saved = useDecks().decks.filter((each) => each.faction === faction)
  const { cost } = deckCount(deck)
  const [looked, setLooked] = useState<string | null>(null)
  const lookedUnit = looked === null ? undefined : PRINTED.units.get(looked)
  const options = [
    { id: 'starter', name: words.text('setOut.starter'), deck: starter, spells: null, leader: null },
    ...saved.map(({ id, name, deck: units, spells, leader }) => ({ id, name, deck: units, spells, leader })),
  ]
  return (
    <section className="panel gr-decks" aria-label={words.text('setOut.deck')}>
      <header>
        <h2>{words.text('setOut.deck')}</h2>
        <span className="muted">{words.text('setOut.cost', { n: cost, all: DECK.cost })}</span>
      </header>
      <ul className="which">
        {options.map((option) => (
          <li key={option.id}>
            <Button
              kind={option.deck.join() === deck.join() ? 'plain' : 'quiet'}
              aria-pressed={option.deck.join() === deck.join()}
              blocked={option.id !== 'starter' && !open ? words.text('setOut.locked') : null}
              onClick={() =>
                onChange({
                  ...brought,
                  deck: option.deck,
                  ...(option.leader === null ? {} : { leader: option.leader, spells: option.spells ?? [] }),
                })
              }
            >
              {option.name}
            </Button>
          </li>
        ))}
        <li>
          <Button kind="quiet" to={`/gauntlet-run/decks?faction=${faction}`}>
            <Icon name={MORE_ICONS.deck} /> {words.text('setOut.build')}
          </Button>
        </li>
      </ul>
      <ul className="preview">
        {deck.map((id, place) => {
          const unit = PRINTED.units.get(id)
          return (
            unit && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the deck
              <li key={place}>
                <SmallCard
                  card={{ unit: id, tier: 1 }}
                  before={words.text('setOut.look')}
                  onPress={() => setLooked(id)}
                />
              </li>
            )
          )
        })}
      </ul>
      {lookedUnit !== undefined && (
        <Dialog open onClose={() => setLooked(null)} title={cardName(lookedUnit.id)}>
          <div className="gr-looked">
            <UnitCard unit={lookedUnit} />
          </div>
        </Dialog>
      )}
    </section>
  )
}
