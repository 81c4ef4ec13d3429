import { type PGlite, parse, protocol } from '@electric-sql/pglite'

const { serialize } = protocol

/**
 * Statements with a name are read and planned once, and cross into the embedded database in one step: by its own way every one is read and
 * planned anew, in six steps, which costs several times what most of them do.
 */
export function namedStatements(client: PGlite) {
  /** The types of their parameters. */
  const known = new Map<string, readonly number[]>()

  const prepare = async (name: string, text: string): Promise<readonly number[]> => {
    const asked = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]
    const { messages } = await client.execProtocol(Buffer.concat(asked))
    const types = parse.parseDescribeStatementResults(messages)
    known.set(name, types)
    return types
  }

  return async <Row>(name: string, text: string, values: readonly unknown[]): Promise<readonly Row[]> =>
    // Whoever is in a transaction is waited for.
    await client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(async () => {
        const types = known.get(name) ?? (await prepare(name, text))
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

function written(client: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null
  const write = type === undefined ? undefined : client.serializers[type]
  return write === undefined ? String(value) : write(value)
}
