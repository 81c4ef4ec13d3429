import {
  hundredths,
  initiative,
  reachOf,
  type SiegefrontView,
  STATUSES,
  type Status,
  stepsOf,
  terrainEffect,
  type Unit,
} from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Icon } from '@tessera/ui'
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
  const reach = words.text('piece.cells', { n: reachOf(unit) })
  const terrain = view.terrain[unit.y * 3 + unit.x] ?? 'NONE'
  const effect = terrainEffect(terrain)
  return (
    <>
      <div className="stats">
        <Stat
          icon={SIGNS.attack}
          name={words.text('piece.attack')}
          value={hundredths(attack.value)}
          chain={attack}
          printed={card?.attack}
        />
        <Stat
          icon={SIGNS.defence}
          name={words.text('piece.defence')}
          value={hundredths(defence.value)}
          chain={defence}
          printed={card?.defence}
        />
        <Stat
          icon={SIGNS.speed}
          name={words.text('piece.speed')}
          value={String(unit.speed)}
          why={
            steps === 0
              ? words.text('piece.speedStill', { quick, reach })
              : words.text('piece.speedMoves', { quick, steps: words.text('piece.cells', { n: steps }), reach })
          }
        />
      </div>
      {(attack.value % 100 !== 0 || defence.value % 100 !== 0) && (
        <p className="note">{words.text('piece.fractions')}</p>
      )}
      {STATUSES.filter((status) => unit.statuses[status] > 0).map((status) => (
        <div key={status} className="ability sf-statusline">
          <h3>
            <Icon name={statusIcon(status)} /> {statusWords(status, unit.statuses[status])}
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

function statusWords(status: Status, turns: number): string {
  const name = capital(words.text(`status.${status}`))
  return status === 'warded' ? name : words.text('piece.statusFor', { status: name, turns })
}
