/** One at a time for each key, in the order of arrival; different keys do not wait for each other. */
export class Turnstile {
  readonly #last = new Map<string, Promise<unknown>>()

  async pass<T>(key: string, deed: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key)
    const mine = before === undefined ? deed() : before.then(deed, deed)
    this.#last.set(key, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key)
    }
  }
}
