import { type CohortView, type OwnUnit, tileName } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Token } from '@tessera/table'
import { LifeBar } from '@tessera/ui'
import type { ReactNode } from 'react'
import { groundAt } from '../../board/ground.ts'
import { SIGNS } from '../../icons.ts'
import { facingName, formationName, gearName, groundText, kindName, pieceIcon, tilesOf, unitText } from '../../names.ts'
import type { Exchange } from '../../orders/exchange.ts'
import { Exchanges } from './exchanges.tsx'
import { Stat } from './stat.tsx'

/** An own unit: strength, what it can still bear, and everything that changes its figures (COH-17.1, 17.3). */
export function UnitCard(props: {
  readonly view: CohortView
  readonly unit: OwnUnit
  readonly sight: number | null
  readonly exchanges: readonly Exchange[]
  readonly doing: string
}): ReactNode {
  const { view, unit, sight, exchanges, doing } = props
  const seat = unit.seat === 1 ? 1 : 0
  const ground = groundAt(view, unit.tile)
  return (
    <div className="card co-card">
      <div className="head">
        <Token seat={seat} icon={pieceIcon(unit)} size={48} />
        <div>
          <h2>{unitText(unit)}</h2>
          <span className="muted">
            {words.text(unit.mercenary ? 'card.whereHired' : 'card.where', {
              kind: kindName(unit.kind),
              tile: tileName(unit.tile),
              facing: facingName(unit.facing),
            })}
          </span>
        </div>
      </div>
      <LifeBar life={unit.men} max={unit.full}>
        {words.text('card.men', { men: unit.men, full: unit.full })}
      </LifeBar>
      <p className={unit.routing || unit.spare <= unit.full / 20 ? 'co-break harm' : 'co-break'}>
        {unit.routing
          ? words.text('card.runs')
          : unit.spare <= 0
            ? words.text('card.atEnd')
            : words.text('card.breaksAfter', { n: unit.spare })}
      </p>
      <div className="stats">
        <Stat
          icon={SIGNS.morale}
          name={words.text('stat.morale')}
          value={unit.morale}
          why={words.text('stat.of', { n: unit.morale0 })}
        />
        <Stat icon={SIGNS.attack} name={words.text('stat.attack')} value={unit.attack} why={attackWords(unit)} />
        <Stat icon={SIGNS.defence} name={words.text('stat.defence')} value={unit.defence} why={groundText(ground)} />
        <Stat
          icon={SIGNS.move}
          name={words.text('stat.march')}
          value={tilesOf(unit.budget)}
          why={
            unit.budget < unit.mobility
              ? words.text('stat.marchFree', { tiles: tilesOf(unit.mobility) })
              : words.text('stat.marchPlain')
          }
        />
        {sight !== null && (
          <Stat icon={SIGNS.sight} name={words.text('stat.sight')} value={sight} why={words.text('stat.sightWhy')} />
        )}
        {unit.volleysFull > 0 && (
          <Stat
            icon={SIGNS.ammunition}
            name={words.text('stat.volleys')}
            value={`${unit.volleys}`}
            why={words.text(unit.reloading ? 'stat.ofLoading' : 'stat.of', { n: unit.volleysFull })}
          />
        )}
      </div>
      <div className="ability">
        <h3>{formationName(unit.formation)}</h3>
        <p className="note">
          {unit.forming !== null
            ? words.text('card.forming', { formation: words.said(`formation.${unit.forming}`) })
            : unit.broken
              ? words.text('card.broken')
              : ''}
          {words.text(`formationDoes.${unit.formation}`)}
        </p>
      </div>
      <p className="note">
        <b>{words.text('card.doing')}</b> {doing}
      </p>
      <Exchanges
        heading={words.text('card.enemy')}
        rows={exchanges.map((each) => ({ ...each, who: each.name }))}
        note={words.text('card.fortune')}
      />
    </div>
  )
}

function attackWords(unit: OwnUnit): string {
  const gear = unit.equipment.map((item) => gearName(item))
  const plights = [
    ...(unit.hot ? [words.text('card.heat')] : []),
    ...(unit.dismounted ? [words.text('card.dismounted')] : []),
    ...(unit.engine === null
      ? []
      : [
          words.text(unit.engineBroken ? 'card.carriesBroken' : 'card.carries', {
            engine: words.said(`engine.${unit.engine}`),
          }),
        ]),
  ]
  return [...gear, ...plights].join(', ') || words.text('card.noGear')
}
