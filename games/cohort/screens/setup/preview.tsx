import { type ArmyList, type CohortConfig, contentOf, MAP_DATA, MAPS, musterArmy } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Token } from '@tessera/table'
import { Select } from '@tessera/ui'
import { MapPicture } from '../board/map-picture.tsx'
import { armyWords, groundWords } from '../build/words.ts'
import { mapName, pieceIcon, unitText } from '../names.ts'

/** The map, and the units that the army fields on it. */
export function Preview(props: {
  readonly options: CohortConfig
  readonly army: ArmyList
  readonly problem: string | null
  readonly onMap: (map: CohortConfig['map']) => void
}) {
  const { options, army, problem, onMap } = props
  const ground = groundWords(options, army.culture, 0)
  const units = musterArmy(army, 0, contentOf(options))
  return (
    <section className="ply-preview panel" aria-label={words.text('setup.preview')}>
      <Select
        label={words.text('setup.map')}
        value={options.map}
        options={MAPS.map((id) => ({
          value: id,
          name: words.text(`mapLevel.${MAP_DATA[id].level}`, { map: mapName(id) }),
        }))}
        hint={`${words.text('setup.after', { model: words.said(`mapModel.${options.map}`) })} ${holdWords(options.map)}`}
        onChange={onMap}
      />
      <MapPicture map={options.map} zones />
      {problem !== null && (
        <p className="refusal" role="alert">
          {problem}
        </p>
      )}
      {ground !== null && <p className="muted t13">{ground}</p>}
      <ul aria-label={words.text('desk.units')}>
        {units.map((unit) => (
          <li key={unit.id}>
            <Token seat={0} icon={pieceIcon(unit)} size={32} />
            <span>{unitText(unit)}</span>
            <b>{unit.full}</b>
          </li>
        ))}
      </ul>
      <p className="vh">{armyWords(army)}</p>
    </section>
  )
}

function holdWords(map: CohortConfig['map']): string {
  const { hold, points } = MAP_DATA[map]
  return hold.points > 0
    ? words.text('setup.holdPoints', { n: hold.points, all: points.length, turns: hold.turns })
    : words.text('setup.holdWorth', { value: hold.value, turns: hold.turns })
}
