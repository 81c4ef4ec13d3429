import { CULTURE_DATA, CULTURES, type CultureId, cohort, presetArmy } from '@tessera/cohort'
import { randomSeed } from '@tessera/kernel'
import { Button, Panel, Segments, Select, say } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { newKey } from '@tessera/ui/storage'
import { useState } from 'react'
import { armyWords } from '../build/words.ts'
import { FIRST_OPPONENT } from '../match/opponent.ts'
import { cultureDoes, cultureName } from '../names.ts'
import { setup, USUAL } from '../setup/remembered.ts'
import { keepCampaign } from './stored.ts'

const FRIEND = 'friend'

/** A campaign is chosen already, so that one press begins it. */
export function BeginCampaign({ onBegun }: { readonly onBegun: (id: string) => void }) {
  const [own] = useState(() => setup.recall().army)
  const [foe, setFoe] = useState<CultureId | ''>('')
  const [wins, setWins] = useState('3')
  const [against, setAgainst] = useState(FIRST_OPPONENT.level)
  const begin = () => {
    const id = newKey()
    const seed = randomSeed()
    const culture =
      foe === '' ? (CULTURES[Number.parseInt(seed.slice(0, 6), 16) % CULTURES.length] ?? 'roman_republic') : foe
    const start = { seed, wins: Number(wins), armies: [own, presetArmy(culture, USUAL, 1)] as const }
    const kept = keepCampaign({ id, start, steps: [], level: against === FRIEND ? null : against, battles: [] })
    if (!kept) say('This browser keeps nothing: the campaign is lost when the page is left.', 'bad')
    onBegun(id)
  }
  return (
    <Panel title="A new campaign" className="co-camp-new">
      <p>
        You lead <b>{cultureName(own.culture)}</b>: {armyWords(own)}. <Link to="/cohort/army">Change the army</Link>
      </p>
      <p className="muted">
        From battle to battle your army keeps the men it has left, what its units have learned, and the supply points
        you did not spend. Between battles you buy new men.
      </p>
      <Segments
        label="Length"
        value={wins}
        options={[
          { value: '2', name: 'First to 2' },
          { value: '3', name: 'First to 3' },
          { value: '4', name: 'First to 4' },
        ]}
        hint={`At most ${2 * Number(wins) - 1} battles, each on another map.`}
        onChange={setWins}
      />
      <Segments
        label="Against"
        value={against}
        options={[
          ...cohort.bot.levels.map(({ id, name }) => ({ value: id, name })),
          { value: FRIEND, name: 'A friend' },
        ]}
        hint={
          against === FRIEND
            ? 'Every battle is a match on the server; send its link to the same friend each time.'
            : (cohort.bot.levels.find(({ id }) => id === against)?.blurb ?? '')
        }
        onChange={setAgainst}
      />
      <Select
        label="The other army"
        value={foe}
        options={[
          { value: '', name: 'Any; you find out' },
          ...CULTURES.map((id) => ({ value: id, name: CULTURE_DATA[id].name })),
        ]}
        hint={foe === '' ? '' : cultureDoes(foe)}
        onChange={setFoe}
      />
      <Button kind="primary" onClick={begin}>
        Set out
      </Button>
    </Panel>
  )
}
