import { fileURLToPath } from 'node:url'
import { houseAt } from '../../apps/cli/bin/house.mjs'

// The command as people start it, except that the server's share of the dice is always the same. The other share is the
// players' and is fixed in their browsers, so that an online match between the same people has the same dice in every run.
const { command, house } = await houseAt(fileURLToPath(new URL('../../', import.meta.url)))
const { main } = await import(command.href)
await main(process.argv.slice(2), { ...house, matchSecret: () => '5e'.repeat(32) })
