/** Where things with an id are kept. */
export interface Collection<Item extends { readonly id: string }> {
  all(): Promise<readonly Item[]>
  get(id: string): Promise<Item | undefined>
  /** Throws when there is no room. */
  put(item: Item): Promise<void>
  remove(id: string): Promise<void>
}

/** Kept in this browser, in IndexedDB; where that does not work (private windows), until the page is closed. */
export function browserCollection<Item extends { readonly id: string }>(name: string): Collection<Item> {
  let opened: Promise<Collection<Item>> | undefined
  const collection = () => {
    opened ??= openDatabase(name).then(
      (database) => databaseCollection<Item>(database, name),
      () => memoryCollection<Item>(),
    )
    return opened
  }
  return {
    all: async () => (await collection()).all(),
    get: async (id) => (await collection()).get(id),
    put: async (item) => (await collection()).put(item),
    remove: async (id) => (await collection()).remove(id),
  }
}

export function memoryCollection<Item extends { readonly id: string }>(): Collection<Item> {
  const items = new Map<string, Item>()
  return {
    all: async () => [...items.values()],
    get: async (id) => items.get(id),
    async put(item) {
      items.set(item.id, item)
    },
    async remove(id) {
      items.delete(id)
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(`tessera-${name}`, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: 'id' })
  return answered(request)
}

function databaseCollection<Item extends { readonly id: string }>(
  database: IDBDatabase,
  name: string,
): Collection<Item> {
  const reading = () => database.transaction(name, 'readonly').objectStore(name)
  const writing = async (write: (store: IDBObjectStore) => void) => {
    const transaction = database.transaction(name, 'readwrite')
    write(transaction.objectStore(name))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  }
  return {
    all: () => answered(reading().getAll() as IDBRequest<Item[]>),
    get: (id) => answered(reading().get(id) as IDBRequest<Item | undefined>),
    put: (item) => writing((store) => store.put(item)),
    remove: (id) => writing((store) => store.delete(id)),
  }
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
