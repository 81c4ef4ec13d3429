import type { Bench } from '../bench.ts'
import { context as beside, takeTurns } from '../measure.ts'
import { installedPeers } from '../peers.ts'

export const showdown: Bench = {
  name: 'showdown',
  about: 'turns of Pokémon Showdown’s simulator, a far richer game: context, not a comparison',
  async run(context) {
    process.env['BENCH_PEERS'] = installedPeers(context)
    const rates = await takeTurns(context, ['Pokémon Showdown, gen 1'])
    const unit = 'turns per CPU-second, log on; another game, not to be divided by ours'
    return [beside('showdown', 'pokemon-showdown 0.11.11', rates['Pokémon Showdown, gen 1'] ?? [], unit)]
  },
}
