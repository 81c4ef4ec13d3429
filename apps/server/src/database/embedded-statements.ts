import { type PGlite, parse, protocol } from '@electric-sql/pglite'

const { serialize } = protocol

/** The types of the parameters of what each database has prepared, by name. */
const prepared = new WeakMap<PGlite, Map<string, readonly number[]>>()

/**
 * A statement with a name is read and planned once, and crosses into the embedded database in one step: by its own way every one is read and
 * planned anew, in six steps, which costs several times what most of them do.
 */
export async function namedStatement<Row>(
  client: PGlite,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  // Waits until no transaction is open.
  return await client._runExclusiveTransaction(() =>
    client._runExclusiveQuery(async () => {
      const types = prepared.get(client)?.get(name) ?? (await prepare(client, name, text))
      const given = values.map((value, at) => written(client, value, types[at]))
      const steps = [
        serialize.bind({ statement: name, values: given }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ]
      const { messages } = await client.execProtocol(Buffer.concat(steps))
      return (parse.parseResults(messages, client.parsers)[0]?.rows ?? []) as Row[]
    }),
  )
}

async function prepare(client: PGlite, name: string, text: string): Promise<readonly number[]> {
  const asked = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]
  const { messages } = await client.execProtocol(Buffer.concat(asked))
  const types = parse.parseDescribeStatementResults(messages)
  const known = prepared.get(client) ?? new Map<string, readonly number[]>()
  prepared.set(client, known.set(name, types))
  return types
}

function written(client: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null
  const write = type === undefined ? undefined : client.serializers[type]
  return write === undefined ? String(value) : write(value)
}
