import { type ArmyList, type CohortConfig, contentOf, MAP_DATA, MAPS, musterArmy } from '@tessera/cohort'
import { Token } from '@tessera/table'
import { Select } from '@tessera/ui'
import { counted } from '@tessera/words'
import { MapPicture } from '../board/map-picture.tsx'
import { armyWords, groundWords } from '../build/words.ts'
import { pieceIcon } from '../names.ts'

/** The map, and the units that the army fields on it. */
export function Preview(props: {
  readonly options: CohortConfig
  readonly army: ArmyList
  readonly problem: string | null
  readonly onMap: (map: CohortConfig['map']) => void
}) {
  const { options, army, problem, onMap } = props
  const map = MAP_DATA[options.map]
  const ground = groundWords(options, army.culture, 0)
  const units = musterArmy(army, 0, contentOf(options))
  return (
    <section className="ply-preview panel" aria-label="The map and your army">
      <Select
        label="Map"
        value={options.map}
        options={MAPS.map((id) => ({ value: id, name: `${MAP_DATA[id].name} (${LEVELS[MAP_DATA[id].level]})` }))}
        hint={`After ${map.model}. ${holdWords(options.map)}`}
        onChange={onMap}
      />
      <MapPicture map={options.map} zones />
      {problem !== null && (
        <p className="refusal" role="alert">
          {problem}
        </p>
      )}
      {ground !== null && <p className="muted t13">{ground}</p>}
      <ul aria-label="Your units">
        {units.map((unit) => (
          <li key={unit.id}>
            <Token seat={0} icon={pieceIcon(unit)} size={32} />
            <span>{unit.name}</span>
            <b>{unit.full}</b>
          </li>
        ))}
      </ul>
      <p className="vh">{armyWords(army)}</p>
    </section>
  )
}

const LEVELS = { new: 'for beginners', veteran: 'veteran', master: 'master' } as const

function holdWords(map: CohortConfig['map']): string {
  const { hold, points } = MAP_DATA[map]
  const what = hold.points > 0 ? `${hold.points} of ${points.length} points` : `points worth ${hold.value}`
  return `Hold ${what} for ${counted(hold.turns, 'turn')}${hold.seats.length === 1 ? ', as the attacker' : ''}, or break the enemy.`
}
