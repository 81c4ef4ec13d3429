import type { Bench } from '@tessera/bench/bench'
import { Share } from '@tessera/bench/share'
import { CULTURES, MAPS } from '@tessera/cohort'
import { battle } from './matches.ts'

const LEVEL = 'centurion'

/** Every preset against every other, on every map, from both seats: a round is 1,200 battles, 30 a preset and map. */
export const cohortBalance: Bench = {
  name: 'cohort-balance',
  about:
    'Cohort between normal bots: presets against the field, over all maps and on each alone, seats by map, draws; a round is 1,200 battles',
  async run({ rounds, note }) {
    const cultures = new Map(CULTURES.map((culture) => [culture, new Share()]))
    const grounds = MAPS.flatMap((map) => CULTURES.map((culture) => ({ map, culture, share: new Share() })))
    const on = (map: string, culture: string) => grounds.find((cell) => cell.map === map && cell.culture === culture)
    const seats = new Map(MAPS.map((map) => [map, new Share()]))
    const draws = new Share()
    for (let at = 0; at < rounds; at++)
      for (const first of CULTURES) {
        note(`round ${at + 1} of ${rounds}: ${first}`)
        for (const second of CULTURES) {
          if (first === second) continue
          for (const map of MAPS) {
            const config = { map, cultures: [[first], [second]] }
            const { winner } = battle(config, `balance ${at} ${first} ${second} ${map}`, LEVEL).result
            cultures.get(first)?.add(winner === 0)
            cultures.get(second)?.add(winner === 1)
            on(map, first)?.share.add(winner === 0)
            on(map, second)?.share.add(winner === 1)
            draws.add(winner === null)
            if (winner !== null) seats.get(map)?.add(winner === 0)
          }
        }
        await new Promise((resume) => setImmediate(resume))
      }
    return [
      ...[...cultures].map(([culture, share]) =>
        share.line(`cohort-${culture}`, `% won against the field, ${LEVEL}`, 50),
      ),
      ...grounds.map(({ map, culture, share }) =>
        share.line(`cohort-${map}-${culture}`, `% won on this map against the field, ${LEVEL}`, 50),
      ),
      ...[...seats].map(([map, share]) =>
        share.line(`cohort-seat-${map}`, `% of decided battles won by the west, ${LEVEL}`, 50),
      ),
      draws.line('cohort-draws', `% drawn, ${LEVEL}`, 15, 'at most'),
    ]
  },
}
