import {
  type ArmyList,
  type CohortConfig,
  CULTURE_DATA,
  SUPPORT_DATA,
  supportCost,
  TROOP_DATA,
  troopCost,
} from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Token } from '@tessera/table'
import { Button, Stepper } from '@tessera/ui'
import { UNIT_ICONS } from '../icons.ts'
import { kindName, tilesOf } from '../names.ts'
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
    <section className="roster" aria-label={words.text('build.troopsLabel')}>
      <div className="rh">
        <h2>{words.text('build.troopsTitle')}</h2>
        <span className="eyebrow">{words.text('build.free', { elite: words.said(`elite.${army.culture}`) })}</span>
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
                  <h3>{kindName(type)}</h3>
                  <span className="cost">
                    {words.text('build.cost', { n: troopCost({ type, equipment: [] }, army.culture) })}
                    {there > 0 && <span className="why">{words.text('build.there', { n: there })}</span>}
                  </span>
                </div>
                <Button
                  aria-label={words.text('build.addTroop', { troop: kindName(type) })}
                  onClick={() => onArmy(withTroop(army, type))}
                >
                  {words.text('build.add')}
                </Button>
              </div>
              <dl className="co-figures">
                <Figure name={words.text('build.men')} value={troop.men} />
                <Figure name={words.text('stat.attack')} value={troop.attack} />
                <Figure name={words.text('stat.defence')} value={troop.defence} />
                <Figure name={words.text('stat.march')} value={tilesOf(troop.mobility + (type === 'scouts' ? 2 : 0))} />
                <Figure name={words.text('stat.morale')} value={troop.morale} />
                <Figure name={words.text('build.breaksAt')} value={`${culture.breakAt[type] ?? troop.breakAt}%`} />
              </dl>
            </article>
          )
        })}
        <section className="co-support" aria-label={words.text('build.support')}>
          <h2>{words.text('build.support')}</h2>
          <ul>
            {supportOnOffer(config, army).map((id) => {
              const count = army.support.filter((other) => other === id).length
              const name = kindName(id)
              const { most } = SUPPORT_DATA[id]
              return (
                <li key={id}>
                  <Token seat={seat} icon={UNIT_ICONS[id]} size={32} />
                  <span className="co-what">
                    <b>{name}</b>{' '}
                    <span className="muted">{words.text('build.cost', { n: supportCost(id, army.culture) })}</span>
                    <span className="muted t13">{words.text(`supportDoes.${id}`)}</span>
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
