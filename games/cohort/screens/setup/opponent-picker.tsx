import { CULTURE_DATA, CULTURES, cohort } from '@tessera/cohort'
import { Portrait } from '@tessera/table'
import { Segments, Select } from '@tessera/ui'
import { type OpponentChoice, opponentName } from '../match/opponent.ts'

export function OpponentPicker(props: {
  readonly opponent: OpponentChoice
  readonly onChange: (opponent: OpponentChoice) => void
}) {
  const { opponent, onChange } = props
  return (
    <div className="co-foe">
      <Portrait name={opponentName(opponent)} seat={1} size={56} />
      <Segments
        label="Level"
        value={opponent.level}
        options={cohort.bot.levels.map(({ id, name }) => ({ value: id, name }))}
        hint={cohort.bot.levels.find(({ id }) => id === opponent.level)?.blurb ?? ''}
        onChange={(level) => onChange({ ...opponent, level })}
      />
      <Select
        label="Its culture"
        value={opponent.culture ?? ''}
        options={[
          { value: '', name: 'One it likes; you find out' },
          ...CULTURES.map((id) => ({ value: id, name: CULTURE_DATA[id].name })),
        ]}
        onChange={(culture) => onChange({ ...opponent, culture: CULTURES.find((id) => id === culture) ?? null })}
      />
    </div>
  )
}
