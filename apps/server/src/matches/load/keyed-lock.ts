/** One at a time for each key, in the order of arrival; different keys do not wait for each other. */
export class KeyedLock {
  readonly #last = new Map<string, Promise<unknown>>()

  async run<T>(key: string, action: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key)
    const mine = before === undefined ? action() : before.then(action, action)
    this.#last.set(key, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key)
    }
  }
}
