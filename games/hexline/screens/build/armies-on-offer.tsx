import { catalogOf, costOf, type HexlineConfig, READY_ARMIES, readArmyCode, refuseArmy } from '@tessera/hexline'
import { SavedTools, Token } from '@tessera/table'
import { say } from '@tessera/ui'
import type { SavedCode } from '@tessera/ui/storage'
import { unitIcon } from '../icons.ts'
import { armyInWords } from '../names.ts'
import { savedArmies } from './saved.ts'

/** A battle of this match that is over, with the army that stood on the other side. */
export interface Earlier {
  readonly battle: number
  readonly theirs: readonly string[]
  readonly outcome: string
  readonly won: boolean | null
}

export interface ArmiesOnOfferProps {
  readonly config: HexlineConfig
  readonly foe: string
  readonly earlier: readonly Earlier[]
  readonly onTake: (units: readonly string[]) => void
}

/** Armies to start from: what the opponent brought before, saved ones, ready-made ones. */
export function ArmiesOnOffer({ config, foe, earlier, onTake }: ArmiesOnOfferProps) {
  const saved = savedArmies.useList()
  return (
    <>
      {earlier.length > 0 && (
        <section className="ready earlier">
          <h2>What {foe} brought</h2>
          <ul>
            {earlier.map((battle) => (
              <EarlierArmy key={battle.battle} config={config} battle={battle} />
            ))}
          </ul>
        </section>
      )}
      {saved.length > 0 && (
        <section className="ready">
          <h2>Saved</h2>
          <ul>
            {saved.map((army) => (
              <SavedRow key={army.name} config={config} army={army} onTake={onTake} />
            ))}
          </ul>
        </section>
      )}
      <section className="ready">
        <h2>Ready-made</h2>
        <ul>
          {READY_ARMIES.map(({ id, name, units }) => (
            <li key={id}>
              <TakeButton config={config} name={name} units={units} onTake={onTake} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function EarlierArmy({ config, battle }: { readonly config: HexlineConfig; readonly battle: Earlier }) {
  return (
    <li className="seen">
      <p>
        <b>Battle {battle.battle}</b> <span className={battle.won ? 'heal' : 'harm'}>{battle.outcome}</span>
      </p>
      <p className="tokens">
        <span className="vh">{armyInWords(config, battle.theirs)}</span>
        {battle.theirs.map((type, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the army
          <Token key={i} seat={1} icon={unitIcon(type)} size={24} />
        ))}
      </p>
      <p className="t13 muted">{armyInWords(config, battle.theirs)}</p>
    </li>
  )
}

function TakeButton(props: {
  readonly config: HexlineConfig
  readonly name: string
  readonly units: readonly string[]
  readonly onTake: (units: readonly string[]) => void
}) {
  const { config, name, units, onTake } = props
  const refusal = refuseArmy(config, units)
  return (
    <button
      type="button"
      className="take"
      title={armyInWords(config, units)}
      onClick={() => {
        onTake(units)
        if (refusal !== null) say(`${name}: ${refusal.message}`, 'bad')
      }}
    >
      <span>{name}</span>
      <span className={refusal === null ? 'muted' : 'harm'}>{costOf(catalogOf(config), units)}</span>
    </button>
  )
}

function SavedRow(props: {
  readonly config: HexlineConfig
  readonly army: SavedCode
  readonly onTake: (units: readonly string[]) => void
}) {
  const { config, army, onTake } = props
  const read = readArmyCode(army.code)
  return (
    <li className="saved">
      {read.ok && <TakeButton config={config} name={army.name} units={read.value} onTake={onTake} />}
      <SavedTools saved={savedArmies} name={army.name} what="army" />
    </li>
  )
}
