import type { PluginContext } from '@tessera/online'
import { pluginContext } from '../games/start-plugins.ts'
import type { TestDatabase } from './database.ts'
import type { MatchDriver } from './matches.ts'

/** The context of a plug-in without a server, with the changes that a test wants. */
export function testPluginContext(
  { database, matches }: { readonly database: TestDatabase; readonly matches?: MatchDriver },
  changed: Partial<PluginContext> = {},
): PluginContext {
  const context = pluginContext({
    database,
    clock: { now: Date.now },
    log: { warn() {}, error() {} },
    publicUrl: null,
    settings: {},
    begin(by, match) {
      if (matches === undefined) throw new Error('There are no matches here')
      return matches.createPrepared(by, match)
    },
  })
  return { ...context, ...changed }
}
