import {
  abilityName,
  cardName,
  DECK,
  FACTIONS,
  type FactionId,
  factionName,
  leaderName,
  PRINTED,
  ROLES,
  refuseDeck,
} from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Button, Chips, Icon, IconButton, Select, say, TextField, ThemeButton, useTitle } from '@tessera/ui'
import { useNavigate, useSearchParams } from '@tessera/ui/router'
import { newKey } from '@tessera/ui/storage'
import { useState } from 'react'
import { ROLE_ICONS } from '../../shared/icons.ts'
import { roleName } from '../../shared/team/names.ts'
import { UnitCard } from '../../shared/team/unit-card.tsx'
import { starterOf } from '../match/definition.ts'
import { setup } from '../setup/remembered.ts'
import { deckCount, refuseAdd, refuseSave, type SavedDeck } from './decks.ts'
import { useDecks } from './use-decks.ts'
import '../run.css'

/** GR-403: decks of one's own, built within the limits of GR-401; kept in this browser, and by the account where there is one. */
export default function DeckPage() {
  useTitle(words.text('deck.page'))
  const [search] = useSearchParams()
  const wanted = FACTIONS.find((id) => id === search.get('faction')) ?? 'order'
  const navigate = useNavigate()
  const { decks, save: keep, remove: forget, refuseRemove } = useDecks()
  const [deck, setDeck] = useState<SavedDeck>(() => fresh(wanted))
  const [role, setRole] = useState<string>('all')
  const units = [...PRINTED.units.values()].filter(({ faction }) => faction === deck.faction)
  const shown = role === 'all' ? units : units.filter((unit) => unit.role === role)
  const { cost, rares, epics } = deckCount(deck.deck)
  const others = decks.filter(({ id }) => id !== deck.id)
  const refusal = refuseSave(deck, deck.name, others)
  const leader = PRINTED.leaders.get(deck.leader)
  const save = () => {
    const kept = { ...deck, name: deck.name.trim() }
    if (keep(kept)) say(words.text('deck.isSaved', { name: kept.name }), 'good')
    else say(words.text('deck.notSaved'), 'bad')
  }
  const add = (id: string) => setDeck({ ...deck, deck: [...deck.deck, id] })
  const remove = (place: number) => setDeck({ ...deck, deck: deck.deck.filter((_, i) => i !== place) })
  return (
    <main className="gr gr-deckpage" data-faction={deck.faction}>
      <header className="gr-newtop">
        <IconButton className="nav" label={words.text('deck.back')} glyph="left" to="/gauntlet-run/play" />
        <h1>{words.text('deck.title')}</h1>
        <p className="muted">{words.text('deck.rule', { n: DECK.cost })}</p>
        <span className="gr-tools">
          <ThemeButton />
        </span>
      </header>
      <section className="panel gr-deck" aria-label={words.text('deck.label')}>
        <div className="fields">
          <TextField
            label={words.text('deck.name')}
            value={deck.name}
            maxLength={30}
            onChange={(name) => setDeck({ ...deck, name })}
          />
          <Select<FactionId>
            label={words.text('deck.faction')}
            value={deck.faction}
            options={FACTIONS.map((value) => ({ value, name: factionName(value) }))}
            onChange={(faction) => setDeck({ ...fresh(faction), name: deck.name })}
          />
          <Select
            label={words.text('deck.leader')}
            value={deck.leader}
            options={(PRINTED.factions.get(deck.faction)?.leaders ?? []).map((value) => ({
              value,
              name: leaderName(value),
            }))}
            onChange={(id) =>
              setDeck({ ...deck, leader: id, spells: PRINTED.leaders.get(id)?.spells.slice(0, 2) ?? [] })
            }
          />
          <Select
            label={words.text('deck.spellOut')}
            value={leader?.spells.find((id) => !deck.spells.includes(id)) ?? ''}
            options={(leader?.spells ?? []).map((value) => ({ value, name: abilityName(value) }))}
            onChange={(out) => setDeck({ ...deck, spells: (leader?.spells ?? []).filter((id) => id !== out) })}
          />
        </div>
        <div className="limits">
          <p>
            <span>{words.text('deck.cost', { n: cost, all: DECK.cost })}</span>
            <i>
              <b style={{ width: `${Math.min(100, (100 * cost) / DECK.cost)}%` }} />
            </i>
          </p>
          <span className="muted">
            {words.text('deck.limits', {
              n: deck.deck.length,
              all: DECK.most,
              rares,
              allRares: DECK.rares,
              epics,
              allEpics: DECK.epics,
            })}
          </span>
        </div>
        <ul className="cards">
          {deck.deck.map((id, place) => {
            const unit = PRINTED.units.get(id)
            return (
              unit && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the deck
                <li key={place} className={unit.rarity ?? 'common'}>
                  <button type="button" onClick={() => remove(place)}>
                    <span className="vh">{words.text('deck.remove')} </span>
                    <Icon name={ROLE_ICONS[unit.role]} /> {cardName(unit.id)} <span className="muted">{unit.cost}</span>
                  </button>
                </li>
              )
            )
          })}
        </ul>
        <div className="acts">
          <Button kind="primary" blocked={refusal} onClick={save}>
            {words.text('deck.save')}
          </Button>
          <Button
            blocked={refuseDeck(PRINTED, deck, deck.deck)?.message ?? null}
            onClick={() => {
              const { faction, spells, deck: cards } = deck
              setup.keep({ ...setup.recall(), brought: { faction, leader: deck.leader, spells, deck: cards } })
              navigate('/gauntlet-run/play?with=deck')
            }}
          >
            {words.text('deck.setOut')}
          </Button>
          <Button kind="quiet" onClick={() => setDeck({ ...deck, deck: [] })}>
            {words.text('deck.empty')}
          </Button>
        </div>
        {decks.length > 0 && (
          <ul className="saved" aria-label={words.text('deck.saved')}>
            {decks.map((each) => (
              <li key={each.id}>
                <Button kind={each.id === deck.id ? 'plain' : 'quiet'} onClick={() => setDeck(each)}>
                  {words.text(refuseDeck(PRINTED, each, each.deck) === null ? 'deck.savedAs' : 'deck.unfit', {
                    name: each.name,
                    faction: factionName(each.faction),
                  })}
                </Button>
                <IconButton
                  label={words.text('deck.delete', { name: each.name })}
                  glyph="trash"
                  blocked={refuseRemove(each)}
                  onClick={() => void forget(each)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="gr-roster" aria-label={words.text('deck.units')}>
        <h2 className="vh">{words.text('deck.units')}</h2>
        <Chips
          label={words.text('deck.role')}
          value={role}
          chips={[{ id: 'all', name: words.text('deck.all') }, ...ROLES.map((id) => ({ id, name: roleName(id) }))]}
          onChange={setRole}
        />
        <ul className="gd-units">
          {shown.map((unit) => {
            const copies = deck.deck.filter((id) => id === unit.id).length
            return (
              <li key={unit.id}>
                <UnitCard unit={unit} chosen={copies > 0}>
                  <Button blocked={refuseAdd(deck.deck, unit.id)} onClick={() => add(unit.id)}>
                    {copies === 0 ? words.text('deck.add') : words.text('deck.addMore', { n: copies })}
                  </Button>
                </UnitCard>
              </li>
            )
          })}
        </ul>
      </section>
    </main>
  )
}

function fresh(faction: FactionId): SavedDeck {
  const starter = starterOf(PRINTED.factions.get(faction)?.leaders[0] ?? '')
  return { ...starter, id: newKey(), name: words.text('deck.my', { faction: factionName(faction) }) }
}
