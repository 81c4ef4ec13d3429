import { abilityText, factionName, PRINTED } from '@tessera/gauntlet'
import { Chips, EmptyState, IconButton, TextField, ThemeButton, useTitle } from '@tessera/ui'
import { useMemo, useState } from 'react'
import { LeaderPortrait } from '../../shared/team/leader-portrait.tsx'
import { UnitCard } from '../../shared/team/unit-card.tsx'
import '@tessera/table/builder.css'
import '@tessera/table/set-up.css'
import '../../shared/gauntlet.css'

const KINDS = [
  { id: 'units', name: 'Units' },
  { id: 'abilities', name: 'Abilities' },
  { id: 'leaders', name: 'Leaders and spells' },
] as const

/** All units, abilities, leaders and spells, with a search. */
export default function Compendium() {
  useTitle('Gauntlet: all units')
  const [kind, setKind] = useState<string>('units')
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const units = useMemo(
    () =>
      [...PRINTED.units.values()].filter((unit) =>
        [unit.name, unit.role, unit.faction ?? 'summoned', unit.rarity ?? '', ...unit.tags, ...unit.abilities]
          .join(' ')
          .replaceAll('_', ' ')
          .toLowerCase()
          .includes(wanted),
      ),
    [wanted],
  )
  const abilities = [...PRINTED.abilities.values()].filter((ability) =>
    `${ability.name} ${abilityText(ability)}`.toLowerCase().includes(wanted),
  )
  const leaders = [...PRINTED.leaders.values()].filter((leader) =>
    [leader.name, leader.faction, leader.passive.name, ...leader.spells]
      .join(' ')
      .replaceAll('_', ' ')
      .toLowerCase()
      .includes(wanted),
  )
  const found = { units: units.length, abilities: abilities.length, leaders: leaders.length }[kind] ?? 0
  return (
    <main className="ply gd-compendium">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label="Back" glyph="left" to="/gauntlet-duel/play" />
          <div className="who">
            <h1 className="name">All units of Gauntlet</h1>
            <div className="sub">{found} shown</div>
          </div>
        </div>
        <span />
        <div className="acts">
          <ThemeButton />
        </div>
      </header>
      <div className="gd-find">
        <TextField label="Search" value={text} onChange={setText} />
        <Chips label="What" value={kind} chips={KINDS} onChange={setKind} />
      </div>
      {found === 0 && <EmptyState title="Nothing has that name">Try a role, a faction or an ability.</EmptyState>}
      {kind === 'units' && (
        <ul className="gd-units">
          {units.map((unit) => (
            <li key={unit.id}>
              <UnitCard unit={unit} />
            </li>
          ))}
        </ul>
      )}
      {kind === 'abilities' && (
        <dl className="gd-list">
          {abilities.map((ability) => (
            <div key={ability.id} className="panel">
              <dt>{ability.name}</dt>
              <dd>{abilityText(ability)}</dd>
            </div>
          ))}
        </dl>
      )}
      {kind === 'leaders' && (
        <ul className="gd-list">
          {leaders.map((leader) => (
            <li key={leader.id} className="panel">
              <LeaderPortrait leader={leader.id} size={64} />
              <div>
                <h3>{leader.name}</h3>
                <p className="muted">{factionName(leader.faction)}</p>
                <p>
                  <b>{leader.passive.name}.</b> {abilityText(leader.passive)}
                </p>
                {leader.spells.map((id) => {
                  const spell = PRINTED.spells.get(id)
                  return (
                    spell && (
                      <p key={id}>
                        <b>{spell.name}.</b> {abilityText(spell)}
                      </p>
                    )
                  )
                })}
              </div>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
