import { manhattan, TILES, type Tile } from '../content/terms.ts'
import type { Step } from '../order.ts'
import { CODE, COVER, fieldOf } from '../rules/ground/field.ts'
import { canRearm } from '../rules/instant.ts'
import { hasTrait, isEngaged } from '../rules/scene.ts'
import { budget, cannotForm, rides } from '../rules/unit.ts'
import { pairOf, type Unit } from '../state.ts'
import { around } from './exchange.ts'
import type { Lookout } from './lookout.ts'
import { attack, form, go, HOLD, openRanks } from './order.ts'

/** What only some arms can do, or only on some ground: a general thinks of it when it could matter. */
export function crafts(look: Lookout, unit: Unit): readonly (readonly Step[])[] {
  return [...underFire(look, unit), ...onFoot(look, unit), ...rearmed(look, unit), ...inHiding(look, unit)]
}

const BOWSHOT = 5

/** COH-6.1: shields overhead, or ranks wide open, while arrows fall and nobody is at hand. */
function underFire(look: Lookout, unit: Unit): readonly (readonly Step[])[] {
  const away = (tile: Tile): number => manhattan(tile, unit.tile)
  if (look.foes.some(({ tile }) => away(tile) <= 1)) return []
  if (!look.foes.some((foe) => foe.unit.volleys > 0 && away(foe.tile) <= BOWSHOT)) return []
  const { culture } = pairOf(look.play.state.seats, look.seat)
  return (['testudo', 'loose'] as const)
    .filter((formation) => unit.formation !== formation && cannotForm(unit, formation, culture) === null)
    .map((formation) => [form(formation), HOLD])
}

/** COH-7.12: pikes are made for horses. */
function onFoot(look: Lookout, unit: Unit): readonly (readonly Step[])[] {
  if (!rides(unit) || unit.remounted || !hasTrait(look.play, look.seat, 'dismount')) return []
  const pikes = look.foes.find(({ unit: foe, tile }) => foe.weapon === 'sarissas' && manhattan(tile, unit.tile) <= 1)
  return pikes === undefined ? [] : [[{ do: 'dismount' }, attack(pikes.contact.handle)]]
}

/** COH-5.14: spears for broken ground and the attack, pikes to stand. */
function rearmed(look: Lookout, unit: Unit): readonly (readonly Step[])[] {
  if (!canRearm(unit) || !hasTrait(look.play, look.seat, 'rearming') || isEngaged(look.play, unit)) return []
  const weapon = unit.weapon === 'sarissas' ? 'warSpears' : 'sarissaPikes'
  return [[{ do: 'switch', weapon }, HOLD]]
}

/** COH-8.3: who lies hidden in wood strikes harder when somebody comes. */
function inHiding(look: Lookout, unit: Unit): readonly (readonly Step[])[] {
  const { scene, state } = look.play
  const costs = look.costs(unit)
  const most = budget(unit, scene.ground, state.weather)
  let best = -1
  let least = most + 1
  for (let tile = 0; tile < TILES; tile++) {
    const cost = tile === unit.tile ? 0 : (costs[tile] as number)
    if (COVER[scene.ground[tile] as number] === 0 || cost < 0 || cost >= least) continue
    if (tile !== unit.tile && scene.at[tile] !== -1) continue
    least = cost
    best = tile
  }
  if (best < 0) return []
  return [best === unit.tile ? [{ do: 'ambush' }] : [...openRanks(unit), go(best), { do: 'ambush' }]]
}

/** COH-10.1: bridges where a point lies in the water, and nobody else's ground is needed to reach it. */
export function bridges(look: Lookout, unit: Unit): readonly (readonly Step[])[] {
  const { scene, state } = look.play
  const costs = look.costs(unit)
  const most = 2 * budget(unit, scene.ground, state.weather)
  const found: { readonly site: Tile; readonly bank: Tile; readonly cost: number }[] = []
  for (const { tiles } of fieldOf(look.play.config).map.points)
    for (const point of tiles)
      for (const site of around(point).flatMap((tile) => [tile, ...around(tile)])) {
        if (scene.ground[site] !== CODE.river || found.some((each) => each.site === site)) continue
        const banks = around(site)
          .map((bank) => ({ site, bank, cost: bank === unit.tile ? 0 : (costs[bank] as number) }))
          .filter(({ bank, cost }) => cost >= 0 && cost <= most && (bank === unit.tile || scene.at[bank] === -1))
          .sort((a, b) => a.cost - b.cost)
        found.push(...banks.slice(0, 1))
      }
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 2)
    .map(({ site, bank }) => {
      const build: Step = { do: 'build', work: 'bridge', at: site }
      return bank === unit.tile ? [build] : [go(bank), build]
    })
}
