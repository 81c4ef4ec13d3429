import { workerData } from 'node:worker_threads'
import { serveRules } from '../rules/serve-rules.ts'
import { bids, furnace, race, relay } from './toys.ts'

/** A thread for the rules of games that exist only in tests. */
const toys = [bids(), bids(2), furnace(), race(), relay()]
serveRules((id, version) => toys.find(({ ruleset }) => ruleset.id === id && ruleset.version === version), workerData)
