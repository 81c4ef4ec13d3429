import { CULTURES, cohort } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Portrait } from '@tessera/table'
import { Segments, Select } from '@tessera/ui'
import { levelDoes, type OpponentChoice, opponentName } from '../match/opponent.ts'
import { cultureName } from '../names.ts'

export function OpponentPicker(props: {
  readonly opponent: OpponentChoice
  readonly onChange: (opponent: OpponentChoice) => void
}) {
  const { opponent, onChange } = props
  return (
    <div className="co-foe">
      <Portrait name={opponentName(opponent)} seat={1} size={56} />
      <Segments
        label={words.text('setup.level')}
        value={opponent.level}
        options={cohort.bot.levels.map(({ id, name }) => ({ value: id, name }))}
        hint={levelDoes(opponent.level)}
        onChange={(level) => onChange({ ...opponent, level })}
      />
      <Select
        label={words.text('setup.foeCulture')}
        value={opponent.culture ?? ''}
        options={[
          { value: '', name: words.text('setup.foeAny') },
          ...CULTURES.map((id) => ({ value: id, name: cultureName(id) })),
        ]}
        onChange={(culture) => onChange({ ...opponent, culture: CULTURES.find((id) => id === culture) ?? null })}
      />
    </div>
  )
}
