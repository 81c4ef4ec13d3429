import {
  type ArmyList,
  type CohortConfig,
  CULTURE_DATA,
  SUPPORT_DATA,
  supportCost,
  TROOP_DATA,
  troopCost,
} from '@tessera/cohort'
import { Token } from '@tessera/table'
import { Button, Stepper } from '@tessera/ui'
import { UNIT_ICONS } from '../icons.ts'
import { tilesOf } from '../names.ts'
import { withoutSupport, withSupport, withTroop } from './draft.ts'
import { supportOnOffer } from './state.ts'

export interface RecruitsProps {
  readonly config: CohortConfig
  readonly seat: 0 | 1
  readonly army: ArmyList
  readonly onArmy: (army: ArmyList) => void
}

/** What this culture may field on this map: troops to add, support to count. */
export function Recruits({ config, seat, army, onArmy }: RecruitsProps) {
  const culture = CULTURE_DATA[army.culture]
  return (
    <section className="roster" aria-label="Troops and support">
      <div className="rh">
        <h2>Troops</h2>
        <span className="eyebrow">{culture.elite.name} and the supply train come free</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, so the keyboard must get into it */}
      <div className="ugrid co-recruits" tabIndex={0}>
        {culture.troops.map((type) => {
          const troop = TROOP_DATA[type]
          const there = army.troops.filter((entry) => entry.type === type).length
          return (
            <article key={type} className={there > 0 ? 'ucard in' : 'ucard'}>
              <div className="uh">
                <Token seat={seat} icon={UNIT_ICONS[type]} size={44} />
                <div className="un">
                  <h3>{troop.name}</h3>
                  <span className="cost">
                    <b>{troopCost({ type, equipment: [] }, army.culture)}</b> points
                    {there > 0 && <span className="why"> · {there} in the army</span>}
                  </span>
                </div>
                <Button aria-label={`Add ${troop.name}`} onClick={() => onArmy(withTroop(army, type))}>
                  Add
                </Button>
              </div>
              <dl className="co-figures">
                <Figure name="Men" value={troop.men} />
                <Figure name="Attack" value={troop.attack} />
                <Figure name="Defence" value={troop.defence} />
                <Figure name="March" value={tilesOf(troop.mobility + (type === 'scouts' ? 2 : 0))} />
                <Figure name="Morale" value={troop.morale} />
                <Figure name="Breaks at" value={`${culture.breakAt[type] ?? troop.breakAt}%`} />
              </dl>
            </article>
          )
        })}
        <section className="co-support" aria-label="Support">
          <h2>Support</h2>
          <ul>
            {supportOnOffer(config, army).map((id) => {
              const count = army.support.filter((other) => other === id).length
              const { name, does, most } = SUPPORT_DATA[id]
              return (
                <li key={id}>
                  <Token seat={seat} icon={UNIT_ICONS[id]} size={32} />
                  <span className="co-what">
                    <b>{name}</b> <span className="muted">{supportCost(id, army.culture)} points</span>
                    <span className="muted t13">{does}</span>
                  </span>
                  <Stepper
                    label={name}
                    value={count}
                    max={most}
                    onChange={(next) => onArmy(next > count ? withSupport(army, id) : withoutSupport(army, id))}
                  />
                </li>
              )
            })}
          </ul>
        </section>
      </div>
    </section>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: number | string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
