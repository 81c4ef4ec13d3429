import { abilityText, PRINTED, type SideState } from '@tessera/gauntlet'
import { Icon } from '@tessera/ui'
import { EMBLEMS } from '../icons.ts'
import { LeaderPortrait } from '../team/leader-portrait.tsx'
import { factionName, leaderName } from '../team/names.ts'

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
      aria-label={`${name}, ${factionName(side.faction)}`}
    >
      <Icon name={EMBLEMS[side.faction]} className="gi64" />
      <LeaderPortrait leader={side.leader} size={44} />
      <h2>{leaderName(side.leader)}</h2>
      <p>
        {factionName(side.faction)}, {name}
      </p>
      <ul>
        {side.spells.map(({ id, timing, fired }) => {
          const spell = PRINTED.spells.get(id)
          return (
            <li key={id} className={fired ? 'done' : ''} title={spell === undefined ? '' : abilityText(spell)}>
              <b>{spell?.name ?? id}</b>
              <small>{fired ? 'cast' : `${timing}, to come`}</small>
            </li>
          )
        })}
      </ul>
      <p className="stand">{stand}</p>
    </section>
  )
}
