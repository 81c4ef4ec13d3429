import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Asked {
  readonly challenge: string
  readonly rpId?: string
  readonly rp?: { readonly id: string }
  readonly user?: { readonly id: string }
}

/** A device that holds one passkey, as far as WebAuthn needs it: made with `make`, used with `use`. */
export class Authenticator {
  readonly id = randomBytes(16)
  readonly #privateKey: KeyObject
  readonly #publicKey: KeyObject
  counter = 0
  /** Whether its holder was checked: by a finger, a face or a number. */
  verifies = true
  #owner = ''

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    this.#publicKey = publicKey
  }

  make(options: unknown, origin: string): object {
    const asked = options as Asked
    this.#owner = asked.user?.id ?? ''
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const idLength = Buffer.from([0, this.id.length])
    const data = Buffer.concat([this.#data(asked.rp?.id ?? '', 0x40), Buffer.alloc(16), idLength, this.id, key])
    const length = Buffer.from([0x59, data.length >> 8, data.length & 255])
    // {"fmt": "none", "attStmt": {}, "authData": data} as CBOR
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex')
    return this.#answer({
      clientDataJSON: client('webauthn.create', asked.challenge, origin).toString('base64url'),
      attestationObject: Buffer.concat([head, length, data]).toString('base64url'),
      transports: ['internal'],
    })
  }

  use(options: unknown, origin: string): object {
    const asked = options as Asked
    this.counter++
    const data = this.#data(asked.rpId ?? '', 0)
    const said = client('webauthn.get', asked.challenge, origin)
    const signed = Buffer.concat([data, createHash('sha256').update(said).digest()])
    return this.#answer({
      clientDataJSON: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      userHandle: this.#owner,
    })
  }

  #data(rpId: string, more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flags = 0x01 | (this.verifies ? 0x04 : 0) | more
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter])
  }

  #answer(response: object): object {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

function client(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
