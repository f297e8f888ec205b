'use client'
// What a researcher takes along to a reading room, in this browser's own database. What that doesn't take (a private window, a
// full disk) lasts as long as the page.

const names = ['lists', 'marks', 'photos'] as const
type Name = (typeof names)[number]

/** Things that have a key, each kept in the place of the one before it. */
export type Shelf<T> = {
  all: () => Promise<T[]>
  put: (one: T) => Promise<void>
  /** @param same whether what is there now is still what was meant */
  remove: (key: string, same?: (there: T) => boolean) => Promise<void>
}

export type Owned = { key: string; userId: string }

/** All there is, what of it the database has (unless it can't be read), and what has to be held in memory. */
type Look<T> = { all: T[]; kept: T[] | undefined; held: T[] }

export function memoryShelf<T extends { key: string }>(held = new Map<string, T>()): Shelf<T> {
  return {
    all: () => Promise.resolve([...held.values()]),
    put: (one) => Promise.resolve(void held.set(one.key, one)),
    remove: (key, same = () => true) => {
      const there = held.get(key)
      if (there && same(there)) held.delete(key)
      return Promise.resolve()
    },
  }
}

const failure = () => new Error('The database of this browser has failed.')

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? failure())
  })

const databaseName = 'callslip-visits'
let opened: Promise<IDBDatabase> | undefined

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => {
    for (const name of names) request.result.createObjectStore(name, { keyPath: 'key' })
  }
  const database = await done(request)
  database.onclose = () => (opened = undefined)
  // Another tab deletes it at sign-out.
  database.onversionchange = () => {
    opened = undefined
    database.close()
  }
  return database
}

async function begin(stores: readonly Name[], mode: IDBTransactionMode): Promise<IDBTransaction> {
  const tryOnce = async () => (await (opened ??= openDatabase())).transaction(stores, mode)
  try {
    return await tryOnce()
  } catch {
    // A browser closes a connection when it likes, and may not have said so yet.
    opened = undefined
    return tryOnce()
  }
}

/** What was written is kept once all of it is complete: only then does a full disk tell. */
async function within<R>(
  stores: readonly Name[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<R>,
): Promise<R> {
  const transaction = await begin(stores, mode)
  const complete = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? failure())
  })
  const [result] = await Promise.all([work(transaction), complete])
  return result
}

/** One of the browser's shelves; what its database doesn't take is held in memory, beside the rest. */
export function keptShelf<T extends Owned>(name: Name): Shelf<T> & { look: () => Promise<Look<T>> } {
  const held = new Map<string, T>()
  const memory = memoryShelf(held)
  const work = <R>(mode: IDBTransactionMode, on: (store: IDBObjectStore) => Promise<R>) =>
    within([name], mode, (transaction) => on(transaction.objectStore(name)))
  const look = async () => {
    const kept = await work('readonly', (store) => done<T[]>(store.getAll())).catch(() => undefined) // nobody else writes to it
    return {
      all: [...(kept ?? []).filter(({ key }) => !held.has(key)), ...held.values()],
      kept,
      held: [...held.values()],
    }
  }
  return {
    look,
    all: async () => (await look()).all,
    put: async (one) => {
      try {
        await work('readwrite', (store) => done(store.put(one)))
        held.delete(one.key)
      } catch {
        await memory.put(one)
      }
    },
    remove: async (key, same = () => true) => {
      const wasHeld = held.has(key)
      await memory.remove(key, same)
      try {
        await work('readwrite', async (store) => {
          const there = await done<T | undefined>(store.get(key)) // as above
          if (there && same(there)) await done(store.delete(key))
        })
      } catch (error) {
        // Where there is no database, memory was all of it.
        const isThere = await begin([name], 'readonly').then(
          () => true,
          () => false,
        )
        if (isThere || !wasHeld) throw error
      }
    },
  }
}

/** At sign-out: every list that could be read, and what else is the person's own. With the last of it the database goes. */
export async function forgetRows(userId: string): Promise<void> {
  const left = await within(names, 'readwrite', async (transaction) => {
    let others = 0
    for (const name of names) {
      const store = transaction.objectStore(name)
      const rows = await done<Owned[]>(store.getAll()) // as above
      for (const { key } of rows.filter((row) => name === 'lists' || row.userId === userId))
        await done(store.delete(key))
      others += rows.filter((row) => name !== 'lists' && row.userId !== userId).length
    }
    return others
  })
  if (left > 0) return
  const database = await opened
  opened = undefined
  database?.close()
  await done(indexedDB.deleteDatabase(databaseName))
}
