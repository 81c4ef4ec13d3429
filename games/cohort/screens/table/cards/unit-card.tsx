import { type CohortView, type OwnUnit, tileName } from '@tessera/cohort'
import { Token } from '@tessera/table'
import { LifeBar } from '@tessera/ui'
import { counted } from '@tessera/words'
import type { ReactNode } from 'react'
import { groundAt } from '../../board/ground.ts'
import { SIGNS } from '../../icons.ts'
import { FACING_NAMES, FORMATION_NAMES, GROUND_WORDS, gearName, kindName, pieceIcon, tilesOf } from '../../names.ts'
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
          <h2>{unit.name}</h2>
          <span className="muted">
            {kindName(unit.kind)}
            {unit.mercenary ? ', hired' : ''}, <span className="mono">{tileName(unit.tile)}</span> facing{' '}
            {FACING_NAMES[unit.facing]}
          </span>
        </div>
      </div>
      <LifeBar life={unit.men} max={unit.full}>
        {unit.men} of {unit.full} men
      </LifeBar>
      <p className={unit.routing || unit.spare <= unit.full / 20 ? 'co-break harm' : 'co-break'}>
        {unit.routing
          ? 'It runs. It may rally when no enemy is near.'
          : unit.spare <= 0
            ? 'It breaks if it loses another man.'
            : `It breaks after losing ${counted(unit.spare, 'more man', 'more men')}.`}
      </p>
      <div className="stats">
        <Stat icon={SIGNS.morale} name="Morale" value={unit.morale} why={`of ${unit.morale0}`} />
        <Stat icon={SIGNS.attack} name="Attack" value={unit.attack} why={attackWords(unit)} />
        <Stat icon={SIGNS.defence} name="Defence" value={unit.defence} why={GROUND_WORDS[ground]} />
        <Stat
          icon={SIGNS.move}
          name="March"
          value={tilesOf(unit.budget)}
          why={unit.budget < unit.mobility ? `${tilesOf(unit.mobility)} when nothing hampers it` : 'a turn, on plains'}
        />
        {sight !== null && <Stat icon={SIGNS.sight} name="Sight" value={sight} why="tiles, over open ground" />}
        {unit.volleysFull > 0 && (
          <Stat
            icon={SIGNS.ammunition}
            name="Volleys"
            value={`${unit.volleys}`}
            why={`of ${unit.volleysFull}${unit.reloading ? ', loading' : ''}`}
          />
        )}
      </div>
      <div className="ability">
        <h3>{FORMATION_NAMES[unit.formation]}</h3>
        <p className="note">
          {unit.forming !== null
            ? `Forming ${FORMATION_NAMES[unit.forming].toLowerCase()}. `
            : unit.broken
              ? 'Disordered: it counts as standard. '
              : ''}
          {FORMATION_WORDS[unit.formation]}
        </p>
      </div>
      <p className="note">
        <b>Doing.</b> {doing}
      </p>
      <Exchanges
        heading="Enemy"
        rows={exchanges.map((each) => ({ ...each, who: `${each.handle} ${each.name}` }))}
        note="Men, by fortune 60 to 140. What cannot be seen of the enemy is taken as usual for its kind."
      />
    </div>
  )
}

function attackWords(unit: OwnUnit): string {
  const gear = unit.equipment.map((item) => gearName(item).toLowerCase())
  const plights = [
    ...(unit.hot ? ['heat −1'] : []),
    ...(unit.dismounted ? ['dismounted −3'] : []),
    ...(unit.engine === null ? [] : [`carries a ${unit.engine}${unit.engineBroken ? ', broken' : ''}`]),
  ]
  return [...gear, ...plights].join(', ') || 'no special gear'
}

const FORMATION_WORDS: Readonly<Record<OwnUnit['formation'], string>> = {
  standard: 'Defence 100% in front, 70% in the flank, 40% in the rear.',
  phalanx: 'Defence 180% in front, 40% in the flank, 30% in the rear. Marches at 80%, turns slowly.',
  testudo: 'Against arrows 250%. Attack and march 50%.',
  berserker: 'Attack 130%, defence 70%. It attacks whoever it sees within 6.',
  loose: 'Against arrows 150%, defence 70%, attack 70%. Controls no ground.',
  wedge: 'Attack 120%, flanks weaker.',
}
