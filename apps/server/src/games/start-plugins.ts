import type { FactsProvider, PluginContext, ServerPlugin, StartedPlugin } from '@tessera/online'
import { sql } from 'drizzle-orm'
import { accountByName, personOf } from '../accounts/people.ts'
import type { Serve } from '../api/answering/serve.ts'
import { roomFor } from '../api/room.ts'
import type { ServerContext } from '../context.ts'
import { accounts, notices } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { createPrepared } from '../matches/seating/index.ts'
import { viewOf } from '../matches/show/index.ts'

/** The plug-ins of a server that runs. */
export interface StartedPlugins {
  /** Names of those that the operator has configured. */
  readonly offered: readonly string[]
  readonly facts: readonly FactsProvider[]
  serve(serve: Serve): void
  stop(): Promise<void>
}

type Parts = Pick<ServerContext, 'settings' | 'database' | 'clock' | 'log' | 'keys'> & {
  /** They are made with facts from plug-ins, so plug-ins get them later. */
  readonly matches: () => ServerContext['matches']
}

export async function startPlugins(plugins: readonly ServerPlugin[], parts: Parts): Promise<StartedPlugins> {
  const { settings, database, clock, log, keys, matches } = parts
  const started: { readonly name: string; readonly plugin: StartedPlugin }[] = []
  for (const { name, settings: own = [], start } of plugins) {
    const context = pluginContext({
      database,
      clock,
      log: { warn: (facts, text) => log.warn(facts, text), error: (facts, text) => log.error(facts, text) },
      publicUrl: settings.publicUrl,
      settings: Object.fromEntries(Object.entries(settings.plugins).filter(([key]) => own.includes(key))),
      async begin(by, match, address) {
        const id = await createPrepared(matches(), by, match, roomFor({ settings, keys }, address))
        return await viewOf(matches(), by, id)
      },
    })
    started.push({ name, plugin: await start(context) })
  }
  return {
    offered: started.filter(({ plugin }) => plugin.offered !== false).map(({ name }) => name),
    facts: started.flatMap(({ plugin }) => plugin.facts ?? []),
    serve(serve) {
      for (const { plugin } of started) plugin.serve(serve)
    },
    async stop() {
      for (const { plugin } of started) await plugin.stop?.()
    },
  }
}

/** A context with people and notices, which are the same on every server. */
export function pluginContext(rest: Omit<PluginContext, 'person' | 'notify'>): PluginContext {
  return {
    ...rest,
    person: async (nameOrId, db = rest.database.db) => personOf(await accountByName(db, nameOrId)),
    async notify(tx, { account, notice: { kind, text, about = null } }) {
      await tx.insert(notices).values({ id: newId(), account, kind, text, about })
      await tx.update(accounts).set({ revision: sql`revision + 1` }).where(sql`id = ${account}`)
    },
  }
}
