import { openDatabase, readSettings, rulesInThreads, startServer, workerBots } from '../index.ts'

/** A server to be killed: what it needs comes from the environment, its address goes to the process that forked it. */
const { CHAOS_DATA, CHAOS_URL, CHAOS_MIGRATIONS, CHAOS_BOTS, CHAOS_SECRET } = process.env
const database = await openDatabase(CHAOS_URL ? { url: CHAOS_URL } : { folder: CHAOS_DATA ?? 'data' }, {
  ...(CHAOS_MIGRATIONS ? { migrations: CHAOS_MIGRATIONS } : {}),
})
const plenty = '10000000'
const settings = readSettings({
  TESSERA_LOG: 'debug',
  TESSERA_SECRETS: CHAOS_SECRET,
  TESSERA_RATE_ADDRESS: plenty,
  TESSERA_RATE_ACCOUNT: plenty,
  TESSERA_RATE_GUESTS: '1000000',
  TESSERA_OPEN_MATCHES_PER_ADDRESS: '100000',
  TESSERA_RUNNING_MATCHES: '1000000',
  TESSERA_REFEREE_SECONDS: '60000',
})
const module = new URL(CHAOS_BOTS ?? '')
const threads = { bots: workerBots({ module }), rules: rulesInThreads({ module }) }
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  webRoot: null,
  database,
  settings,
  ...threads,
})
process.send?.({ url: server.url })
process.once('SIGTERM', () => {
  server
    .close()
    .then(() => database.close())
    .then(() => process.exit(0))
})
