'use client'
// What a researcher takes along to a reading room, in this browser's own database. Where there is none (a private window, a full
// disk), it lasts as long as the page.

const names = ['lists', 'marks', 'photos'] as const
type Name = (typeof names)[number]

/** Things that have a key, each kept in the place of the one before it. */
export type Shelf<T> = {
  all: () => Promise<T[]>
  put: (one: T) => Promise<void>
  /** @param same whether what is there now is still what was meant */
  remove: (key: string, same?: (there: T) => boolean) => Promise<void>
}

export function memoryShelf<T extends { key: string }>(): Shelf<T> {
  const held = new Map<string, T>()
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

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database of this browser has failed.'))
  })

const databaseName = 'callslip-visits'
let opened: Promise<IDBDatabase> | undefined

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => {
    for (const name of names) request.result.createObjectStore(name, { keyPath: 'key' })
  }
  return done(request).then((database) => {
    // Another tab deletes it at sign-out.
    database.onversionchange = () => {
      opened = undefined
      database.close()
    }
    return database
  })
}

async function storeOf(name: Name, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const database = await (opened ??= openDatabase())
  return database.transaction(name, mode).objectStore(name)
}

/** One of the browser's shelves; the first failure moves it to memory. */
export function keptShelf<T extends { key: string }>(name: Name): Shelf<T> {
  const memory = memoryShelf<T>()
  let failed = typeof indexedDB === 'undefined'
  const either = async <R>(kept: () => Promise<R>, held: () => Promise<R>): Promise<R> => {
    if (failed) return held()
    try {
      return await kept()
    } catch {
      failed = true
      return held()
    }
  }
  return {
    all: () =>
      either(
        async () => (await done((await storeOf(name, 'readonly')).getAll())) as T[], // nobody else writes to it
        memory.all,
      ),
    put: (one) =>
      either(
        async () => void (await done((await storeOf(name, 'readwrite')).put(one))),
        () => memory.put(one),
      ),
    remove: (key, same) =>
      either(
        async () => {
          const store = await storeOf(name, 'readwrite')
          const there = (await done(store.get(key))) as T | undefined // as above
          if (there && (same?.(there) ?? true)) await done(store.delete(key))
        },
        () => memory.remove(key, same),
      ),
  }
}

export async function deleteStore(): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  const database = await opened?.catch(() => undefined)
  database?.close()
  opened = undefined
  await done(indexedDB.deleteDatabase(databaseName))
}
