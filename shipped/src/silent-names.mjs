// @ts-check
import { execFileSync } from 'node:child_process'
import dns from 'node:dns'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Loaded before the product: the name server it is given, at the port NAME_SERVER of this machine, is asked for every name. The system's own lookup holds a thread
 * until there is an answer, as it does with a name server that is silent.
 */
const pipe = join(fs.mkdtempSync(join(tmpdir(), 'tessera-names-')), 'pipe')
execFileSync('/usr/bin/env', ['mkfifo', pipe])
const { Resolver } = dns.promises

dns.promises.Resolver = class extends Resolver {
  /** @param {dns.ResolverOptions} [options] */
  constructor(options) {
    super(options)
    this.setServers([`127.0.0.1:${process.env['NAME_SERVER']}`])
  }
}
dns.promises.lookup = /** @type {typeof dns.promises.lookup} */ (
  /** @type {unknown} */ (
    async () => {
      // Nobody ever writes into it.
      await fs.promises.open(pipe)
      return []
    }
  )
)
syncBuiltinESMExports()
