import {
  hundredths,
  initiative,
  reachOf,
  type SiegefrontView,
  STATUSES,
  stepsOf,
  terrainEffect,
  type Unit,
} from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Icon } from '@tessera/ui'
import { counted } from '@tessera/words'
import { statusIcon, terrainIcon } from '../../art.ts'
import { attackOf, defenceOf, printedCard } from '../../board/stats.ts'
import { SIGNS } from '../../icons.ts'
import { capital } from '../../names.ts'
import { AbilityList } from './ability-list.tsx'
import { Stat } from './stat.tsx'
import { actionsDone } from './unit-state.ts'

/** Values with their sums, statuses, abilities and the ground under the unit. */
export function Details({ view, unit }: { readonly view: SiegefrontView; readonly unit: Unit }) {
  const card = printedCard(view, unit)
  const attack = attackOf(view, unit)
  const defence = defenceOf(view, unit)
  const quick = initiative(view, unit)
  const steps = stepsOf(view, unit)
  const terrain = view.terrain[unit.y * 3 + unit.x] ?? 'NONE'
  const effect = terrainEffect(terrain)
  return (
    <>
      <div className="stats">
        <Stat
          icon={SIGNS.attack}
          name="Attack"
          value={hundredths(attack.value)}
          chain={attack}
          printed={card?.attack}
        />
        <Stat
          icon={SIGNS.defence}
          name="Defence"
          value={hundredths(defence.value)}
          chain={defence}
          printed={card?.defence}
        />
        <Stat
          icon={SIGNS.speed}
          name="Speed"
          value={String(unit.speed)}
          why={`worth ${quick} in a fight, where more strikes first; moves ${steps === 0 ? 'not at all' : counted(steps, 'cell')}, reaches ${counted(reachOf(unit), 'cell')}`}
        />
      </div>
      {(attack.value % 100 !== 0 || defence.value % 100 !== 0) && (
        <p className="note">Fractions count until the blow falls; what is left then is rounded down.</p>
      )}
      {STATUSES.filter((status) => unit.statuses[status] > 0).map((status) => (
        <div key={status} className="ability sf-statusline">
          <h3>
            <Icon name={statusIcon(status)} /> {capital(status)}
            {status === 'warded' ? '' : `, ${counted(unit.statuses[status], 'turn')}`}
          </h3>
          <p className="note">{words.text(`meaning.${status}`)}</p>
        </div>
      ))}
      <AbilityList keys={unit.abilities} />
      <p className="note">
        <Icon name={terrainIcon(terrain)} /> {words.text(`terrain.${terrain}`)}
        {effect === '' ? '' : `: ${effect}`}. {actionsDone(unit)}
      </p>
    </>
  )
}
