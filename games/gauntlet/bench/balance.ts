import type { Bench } from '@tessera/bench/bench'
import { Share } from '@tessera/bench/share'
import { fight, PRINTED } from '@tessera/gauntlet'
import { seededDice, seedFrom } from '@tessera/kernel'
import { placed, randomArmyOf } from './armies.ts'

const BATTLES = 1000
const SIZES = [6, 8, 10, 12] as const

/** Random legal teams of equal cost, each against one of another faction: factions, leaders, endings, spells. */
export const gauntletBalance: Bench = {
  name: 'gauntlet-balance',
  about: 'Gauntlet between random teams of equal cost: factions, leaders, weariness, spells; a round is 1,000 battles',
  async run({ rounds, note }) {
    const leaders = [...PRINTED.leaders.values()]
    const factions = new Map([...PRINTED.factions.keys()].map((id) => [id, new Share()]))
    const led = new Map(leaders.map(({ id }) => [id, new Share()]))
    const tired = new Share()
    const cast = new Share()
    for (let at = 0; at < rounds; at++) {
      note(`round ${at + 1} of ${rounds}`)
      const dice = seededDice(seedFrom(`gauntlet-balance ${at}`))
      for (let battle = 0; battle < BATTLES; battle++) {
        const first = dice.pick(leaders)
        const second = dice.pick(leaders.filter(({ faction }) => faction !== first.faction))
        const size = dice.pick(SIZES)
        const teams = [first, second].map(({ id }) => placed(PRINTED, randomArmyOf(PRINTED, id, size, dice)))
        const [a, b] = teams
        if (a === undefined || b === undefined) throw new Error('There are two sides')
        const fought = fight(PRINTED, [a, b], 40, dice)
        const { winner, reason } = fought.result
        tired.add(reason === 'weariness' || reason === 'round_limit')
        for (const { spells } of fought.battle.sides) for (const { fired } of spells) cast.add(fired)
        if (winner === null) continue
        for (const [side, { id, faction }] of [first, second].entries()) {
          factions.get(faction)?.add(winner === side)
          led.get(id)?.add(winner === side)
        }
      }
      await new Promise((resume) => setImmediate(resume))
    }
    return [
      ...[...factions].map(([id, share]) => share.line(`gauntlet-${id}`, '% of decided battles won', 50)),
      ...[...led].map(([id, share]) => share.line(`gauntlet-${id}`, '% of decided battles won', 50)),
      tired.line('gauntlet-weariness', '% ended by weariness or the limit', 1, 'at most'),
      cast.line('gauntlet-spells', '% of spells cast', 90, 'at least'),
    ]
  },
}
