import type { Bench } from '@tessera/bench/bench'
import { cpuMs, load, median, round } from '@tessera/bench/measure'
import { DEFAULT_CONFIG, fightBattle, type HexlineConfig, ROSTER } from '@tessera/hexline'
import { seededDice, seedFrom } from '@tessera/kernel'

const SIZES = [5, 10, 20, 30]
const BATTLES = 40

/** The board has as many rows as the larger army needs, so more units are a larger board too. */
export const hexlineGrowth: Bench = {
  name: 'hexline-growth',
  about: 'CPU time of a battle by units a side (the board grows with them), beside ten a side',
  async run({ rounds, note }) {
    const samples = new Map(SIZES.map((size) => [size, [] as number[]]))
    for (let turn = -1; turn < rounds; turn++) {
      note(`round ${turn + 1} of ${rounds}`)
      for (const size of SIZES) {
        const spent = cpuMs(() => {
          for (let i = 0; i < BATTLES; i++) fight(size, i)
        })
        // The first round warms up.
        if (turn >= 0) samples.get(size)?.push(spent / BATTLES)
      }
      await new Promise((resume) => setImmediate(resume))
    }
    const ten = median(samples.get(10) ?? [])
    return SIZES.map((size) => {
      const list = samples.get(size) ?? []
      const ours = median(list)
      return {
        name: `hexline-${size}-a-side`,
        peer: 'ten a side',
        ours: round(ours),
        theirs: round(ten),
        ratio: round(ten / ours),
        rounds: list.length,
        load: load(),
        unit: 'CPU ms a battle',
        range: `${round(Math.min(...list))} to ${round(Math.max(...list))}`,
      }
    })
  },
}

const open: HexlineConfig = {
  ...DEFAULT_CONFIG,
  battles: 1,
  budget: 400,
  max_units: 30,
  max_copies: 30,
  max_families: 4,
}

function fight(size: number, index: number): void {
  const dice = seededDice(seedFrom(`growth ${size} ${index}`))
  const army = (): readonly string[] => Array.from({ length: size }, () => dice.pick(ROSTER).id)
  fightBattle(open, { army: army() }, { army: army() }, dice)
}
