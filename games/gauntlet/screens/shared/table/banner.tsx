import { abilityName, abilityText, factionName, leaderName, PRINTED, type SideState } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Icon } from '@tessera/ui'
import { EMBLEMS } from '../icons.ts'
import { LeaderPortrait } from '../team/leader-portrait.tsx'

/** A side's banner: faction, leader, and its spells with when they come. */
export function Banner({
  side,
  name,
  stand,
}: {
  readonly side: SideState
  readonly name: string
  readonly stand: string
}) {
  return (
    <section
      className="gd-banner cloth"
      data-faction={side.faction}
      aria-label={words.text('table.banner', { faction: factionName(side.faction), who: name })}
    >
      <Icon name={EMBLEMS[side.faction]} className="gi64" />
      <LeaderPortrait leader={side.leader} size={44} />
      <h2>{leaderName(side.leader)}</h2>
      <p>{words.text('table.banner', { faction: factionName(side.faction), who: name })}</p>
      <ul>
        {side.spells.map(({ id, timing, fired }) => {
          const spell = PRINTED.spells.get(id)
          return (
            <li key={id} className={fired ? 'done' : ''} title={spell === undefined ? '' : abilityText(spell)}>
              <b>{abilityName(id)}</b>
              <small>
                {fired
                  ? words.text('table.cast')
                  : words.text('table.toCome', { timing: words.said(`timing.${timing}`) })}
              </small>
            </li>
          )
        })}
      </ul>
      <p className="stand">{stand}</p>
    </section>
  )
}
