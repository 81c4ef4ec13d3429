import { DECK, FACTIONS, type FactionId, factionName, leaderName, PRINTED, ROLES, refuseDeck } from '@tessera/gauntlet'
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
  useTitle('Gauntlet decks')
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
    if (keep(kept)) say(`“${kept.name}” is saved.`, 'good')
    else say('This browser keeps nothing.', 'bad')
  }
  const add = (id: string) => setDeck({ ...deck, deck: [...deck.deck, id] })
  const remove = (place: number) => setDeck({ ...deck, deck: deck.deck.filter((_, i) => i !== place) })
  return (
    <main className="gr gr-deckpage" data-faction={deck.faction}>
      <header className="gr-newtop">
        <IconButton className="nav" label="Back to the new run" glyph="left" to="/gauntlet-run/play" />
        <h1>Decks</h1>
        <p className="muted">12 units of one faction, cost at most {DECK.cost}</p>
        <span className="gr-tools">
          <ThemeButton />
        </span>
      </header>
      <section className="panel gr-deck" aria-label="The deck">
        <div className="fields">
          <TextField label="Name" value={deck.name} maxLength={30} onChange={(name) => setDeck({ ...deck, name })} />
          <Select<FactionId>
            label="Faction"
            value={deck.faction}
            options={FACTIONS.map((value) => ({ value, name: factionName(value) }))}
            onChange={(faction) => setDeck({ ...fresh(faction), name: deck.name })}
          />
          <Select
            label="Leader"
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
            label="Spell left out"
            value={leader?.spells.find((id) => !deck.spells.includes(id)) ?? ''}
            options={(leader?.spells ?? []).map((value) => ({ value, name: PRINTED.spells.get(value)?.name ?? value }))}
            onChange={(out) => setDeck({ ...deck, spells: (leader?.spells ?? []).filter((id) => id !== out) })}
          />
        </div>
        <div className="limits">
          <p>
            <span>
              Cost {cost} of {DECK.cost}
            </span>
            <i>
              <b style={{ width: `${Math.min(100, (100 * cost) / DECK.cost)}%` }} />
            </i>
          </p>
          <span className="muted">
            {deck.deck.length} of {DECK.most} units, {rares} of {DECK.rares} rares, {epics} of {DECK.epics} epics
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
                    <span className="vh">Remove </span>
                    <Icon name={ROLE_ICONS[unit.role]} /> {unit.name} <span className="muted">{unit.cost}</span>
                  </button>
                </li>
              )
            )
          })}
        </ul>
        <div className="acts">
          <Button kind="primary" blocked={refusal} onClick={save}>
            Save the deck
          </Button>
          <Button
            blocked={refuseDeck(PRINTED, deck, deck.deck)?.message ?? null}
            onClick={() => {
              const { faction, spells, deck: cards } = deck
              setup.keep({ ...setup.recall(), brought: { faction, leader: deck.leader, spells, deck: cards } })
              navigate('/gauntlet-run/play?with=deck')
            }}
          >
            Set out with it
          </Button>
          <Button kind="quiet" onClick={() => setDeck({ ...deck, deck: [] })}>
            Empty it
          </Button>
        </div>
        {decks.length > 0 && (
          <ul className="saved" aria-label="Saved decks">
            {decks.map((each) => (
              <li key={each.id}>
                <Button kind={each.id === deck.id ? 'plain' : 'quiet'} onClick={() => setDeck(each)}>
                  {each.name}, {factionName(each.faction)}
                  {refuseDeck(PRINTED, each, each.deck) === null ? '' : ', no longer fits the rules'}
                </Button>
                <IconButton
                  label={`Delete ${each.name}`}
                  glyph="trash"
                  blocked={refuseRemove(each)}
                  onClick={() => void forget(each)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="gr-roster" aria-label="Units">
        <h2 className="vh">Units</h2>
        <Chips
          label="Role"
          value={role}
          chips={[{ id: 'all', name: 'All' }, ...ROLES.map((id) => ({ id, name: roleName(id) }))]}
          onChange={setRole}
        />
        <ul className="gd-units">
          {shown.map((unit) => {
            const copies = deck.deck.filter((id) => id === unit.id).length
            return (
              <li key={unit.id}>
                <UnitCard unit={unit} chosen={copies > 0}>
                  <Button blocked={refuseAdd(deck.deck, unit.id)} onClick={() => add(unit.id)}>
                    {copies === 0 ? 'Add' : `Add another (${copies} in)`}
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
  return { ...starter, id: newKey(), name: `My ${factionName(faction)}` }
}
