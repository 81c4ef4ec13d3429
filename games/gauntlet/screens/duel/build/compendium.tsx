import { abilityName, abilityText, cardName, factionName, leaderName, PRINTED } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Chips, EmptyState, IconButton, TextField, ThemeButton, useTitle } from '@tessera/ui'
import { useMemo, useState } from 'react'
import { LeaderPortrait } from '../../shared/team/leader-portrait.tsx'
import { rarityName, roleName } from '../../shared/team/names.ts'
import { UnitCard } from '../../shared/team/unit-card.tsx'
import '@tessera/table/builder.css'
import '@tessera/table/set-up.css'
import '../../shared/gauntlet.css'

const KINDS = ['units', 'abilities', 'leaders'] as const

/** All units, abilities, leaders and spells, with a search. */
export default function Compendium() {
  useTitle(words.text('compendium.page'))
  const [kind, setKind] = useState<string>('units')
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const units = useMemo(
    () =>
      [...PRINTED.units.values()].filter((unit) =>
        [
          cardName(unit.id),
          roleName(unit.role),
          unit.role,
          unit.faction === null ? words.text('card.summoned') : factionName(unit.faction),
          unit.rarity === null ? '' : rarityName(unit.rarity),
          ...unit.tags,
          ...unit.abilities.map((id) => abilityName(id)),
        ]
          .join(' ')
          .replaceAll('_', ' ')
          .toLowerCase()
          .includes(wanted),
      ),
    [wanted],
  )
  const abilities = [...PRINTED.abilities.values()].filter((ability) =>
    `${abilityName(ability.id)} ${abilityText(ability)}`.toLowerCase().includes(wanted),
  )
  const leaders = [...PRINTED.leaders.values()].filter((leader) =>
    [
      leaderName(leader.id),
      factionName(leader.faction),
      abilityName(leader.passive.id),
      ...leader.spells.map((id) => abilityName(id)),
    ]
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
          <IconButton className="nav" label={words.text('compendium.back')} glyph="left" to="/gauntlet-duel/play" />
          <div className="who">
            <h1 className="name">{words.text('compendium.title')}</h1>
            <div className="sub">{words.text('compendium.shown', { n: found })}</div>
          </div>
        </div>
        <span />
        <div className="acts">
          <ThemeButton />
        </div>
      </header>
      <div className="gd-find">
        <TextField label={words.text('compendium.search')} value={text} onChange={setText} />
        <Chips
          label={words.text('compendium.what')}
          value={kind}
          chips={KINDS.map((id) => ({ id, name: words.text(`compendium.${id}`) }))}
          onChange={setKind}
        />
      </div>
      {found === 0 && (
        <EmptyState title={words.text('compendium.none')}>{words.text('compendium.noneHint')}</EmptyState>
      )}
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
              <dt>{abilityName(ability.id)}</dt>
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
                <h3>{leaderName(leader.id)}</h3>
                <p className="muted">{factionName(leader.faction)}</p>
                <p>
                  <b>{abilityName(leader.passive.id)}.</b> {abilityText(leader.passive)}
                </p>
                {leader.spells.map((id) => {
                  const spell = PRINTED.spells.get(id)
                  return (
                    spell && (
                      <p key={id}>
                        <b>{abilityName(id)}.</b> {abilityText(spell)}
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
