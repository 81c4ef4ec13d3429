import { ATTACK_SIDES, type Unit } from '../../state.ts'
import { beside, type Play } from '../scene.ts'
import { effortAmong, lose, meleeBlow, strike } from './strike.ts'

/** Stage 8 (COH-8.2): all steady units strike the enemies they fight, from one snapshot. */
export function fightAll(play: Play): void {
  const hits: { readonly unit: Unit; readonly men: number }[] = []
  for (const unit of play.state.units) {
    if (unit.routing) continue
    const foes = foesBeside(play, unit)
    if (foes.length === 0) continue
    const effort = effortAmong(foes.length)
    for (const foe of foes) {
      const blow = meleeBlow(play, 'melee', unit, foe, effort, null)
      hits.push({ unit: foe, men: strike(play, blow) })
      unit.fought = true
      foe.fought = true
      if (foe.struck === null || ATTACK_SIDES.indexOf(blow.side) > ATTACK_SIDES.indexOf(foe.struck))
        foe.struck = blow.side
    }
  }
  for (const { unit, men } of hits) lose(unit, men)
}

/** Adjacent steady enemies, or routers where there are none, in id order. */
function foesBeside(play: Play, unit: Unit): readonly Unit[] {
  let foes: Unit[] = []
  let steady = false
  for (let d = 0; d < 4; d++) {
    const other = beside(play, unit.tile, d)
    if (other === undefined || other.seat === unit.seat) continue
    if (!other.routing && !steady) {
      steady = true
      foes = []
    }
    if (!(other.routing && steady)) foes.push(other)
  }
  return foes.length > 1 ? foes.sort((a, b) => a.id - b.id) : foes
}
