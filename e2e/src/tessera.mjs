import { fileURLToPath } from 'node:url'
import { pathsAt } from '../../apps/cli/bin/paths.mjs'

// The command as people start it, except that the server's share of the dice is always the same. The other share is the
// players' and is fixed in their browsers, so that an online match between the same people has the same dice in every run.
const { command, paths } = await pathsAt(fileURLToPath(new URL('../../', import.meta.url)))
const { main } = await import(command.href)
await main(process.argv.slice(2), { ...paths, matchSecret: () => '5e'.repeat(32) })
