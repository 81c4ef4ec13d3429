import { catalogOf, type HexlineView, seatOfSide, sideName } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import type { SeatInfo } from '@tessera/table'
import { familiesOf } from '../names.ts'
import type { SeatName } from './use-battle.ts'

/** The two seats as the top of the table shows them: side, families, how many stand and what they cost. */
export function seatInfo(
  view: HexlineView,
  names: readonly SeatName[],
  /** The score includes this battle. */
  counted: boolean,
): readonly [SeatInfo, SeatInfo] {
  return [info(view, names[0] ?? NOBODY, 0, counted), info(view, names[1] ?? NOBODY, 1, counted)]
}

const NOBODY: SeatName = { name: '' }

function info(view: HexlineView, { name, kind }: SeatName, seat: 0 | 1, counted: boolean): SeatInfo {
  const battle = view.battle
  const catalog = catalogOf(view.config)
  const units = battle?.units.filter((unit) => seatOfSide(battle, unit.side) === seat) ?? []
  const hired = units.filter((unit) => unit.summoner_id === 0)
  const standing = units.filter((unit) => unit.alive)
  const worth = standing.reduce((sum, unit) => sum + (catalog.type(unit.type)?.cost ?? 0), 0)
  const families = familiesOf(
    view.config,
    hired.filter((unit) => unit.type !== 'blade').map((unit) => unit.type),
  )
  const won = view.past.filter(
    (past) => past.winner_seat === seat && (counted || past.number !== battle?.number),
  ).length
  return {
    name,
    ...(kind === undefined ? {} : { kind }),
    sub: sideName(battle !== null && seatOfSide(battle, 1) === seat ? 1 : 2),
    more: families === '' ? '' : `, ${families}`,
    numbers: [
      { value: standing.length, name: words.text('table.stand', { units: units.length }) },
      { value: worth, name: words.text('table.points', { n: worth }) },
    ],
    ...(view.config.battles > 1 ? { score: won } : {}),
  }
}
