import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface PhoneNetwork {
  readonly port: number
  /** Bytes that came down so far. */
  received(): number
  close(): void
}

export interface Line {
  /** Of all connections together. */
  readonly downBitsASecond: number
  readonly upBitsASecond: number
  readonly roundTripMs: number
}

/** A slow line between a browser and a server on this machine. It holds for everything the browser does, workers and streams included. */
export async function phoneNetwork(toPort: number, line: Line): Promise<PhoneNetwork> {
  const down = new Lane(line.downBitsASecond / 8000, line.roundTripMs / 2)
  const up = new Lane(line.upBitsASecond / 8000, line.roundTripMs / 2)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(toPort, '127.0.0.1')
    // A client waits for the other end's first word.
    const openAt = performance.now() + line.roundTripMs
    near.on('data', (data) => up.carry(data.length, openAt, () => far.write(data)))
    far.on('data', (data) => down.carry(data.length, 0, () => near.write(data)))
    for (const [one, other, lane] of [[near, far, up] as const, [far, near, down] as const]) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('end', () => lane.carry(0, 0, () => other.end()))
      one.on('close', () => sockets.delete(one))
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    received: () => down.carried,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** One direction: everything comes in the order it was sent, one after the other, and a while later. */
class Lane {
  readonly #bytesAMs: number
  readonly #delayMs: number
  #freeAt = 0
  carried = 0

  constructor(bytesAMs: number, delayMs: number) {
    this.#bytesAMs = bytesAMs
    this.#delayMs = delayMs
  }

  carry(bytes: number, notBefore: number, arrived: () => void): void {
    this.carried += bytes
    const now = performance.now()
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / this.#bytesAMs
    setTimeout(arrived, Math.max(this.#freeAt, notBefore) + this.#delayMs - now)
  }
}
