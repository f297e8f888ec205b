'use client'
import type { Environment } from '#lib/env.ts'
import { forgetUnsent, noteKeptFor } from '#lib/browser/unsent-visits.ts'
import { forgetRows, keptShelf } from '#lib/browser/visit-store.ts'
import type { ShelfListView, VisitView } from '#lib/visits/schema.ts'

// A shelf list that was opened once opens without a network: its data lie in this browser's database, its page and that page's own
// parts in a cache of its own, from which public/service-worker.js takes them.

export type VisitCopy = {
  key: string
  userId: string
  environment: Environment
  savedAt: string
  list: ShelfListView
}
const lists = keptShelf<VisitCopy>('lists')

const cachePrefix = 'visit '
const pathOf = (visitId: string) => `/research/visits/${visitId}`
const isPart = (path: string) => path.startsWith('/_next/static/')

export const findCopy = async (visitId: string, userId: string, environment: Environment) =>
  (await lists.all()).find((one) => one.key === visitId && one.userId === userId && one.environment === environment)

/** Every part of the page that this browser has loaded so far. */
const loadedParts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isPart(pathname))
    .map(({ pathname, search }) => pathname + search)

async function addParts(cache: Cache, parts: Iterable<string>): Promise<void> {
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search))
  const missing = [...new Set(parts)].filter((part) => !held.has(part))
  // One that can't be had leaves a page that still opens, or the one of before.
  await Promise.allSettled(missing.map((part) => cache.add(part)))
}

const holds = async (name: string, parts: readonly string[]): Promise<boolean> => {
  const cache = await caches.open(name)
  const found = await Promise.all(parts.filter((part) => part.includes('.js')).map((part) => cache.match(part)))
  return found.every((part) => part !== undefined)
}

// Once for each time that a list is opened; its data are kept whenever they change.
const pagesKept = new Set<string>()

/** Keeps a page as the server draws it for whoever is signed in, if that is still the same person. */
async function keepPage({ id: visitId, day, place }: VisitView, userId: string): Promise<void> {
  const response = await fetch(pathOf(visitId), { credentials: 'same-origin', headers: { Accept: 'text/html' } })
  const html = await response.text()
  if (!response.ok || response.redirected || !html.includes(userId)) return
  const parts = [...html.matchAll(/\/_next\/static\/[\w@%./~-]+\.(?:js|css|woff2)(?:\?[\w=.-]+)?/g)].map(
    ([part]) => part,
  )
  const name = cachePrefix + visitId
  // Of another version: what is there already fits this one no more.
  if (!(await holds(name, parts))) await caches.delete(name)
  const cache = await caches.open(name)
  await addParts(cache, [...parts, ...loadedParts()])
  const headers = new Headers(response.headers)
  // The text is there as it is read, not as it was packed.
  for (const packed of ['content-encoding', 'content-length']) headers.delete(packed)
  // By which the offline page knows it.
  headers.set('X-Visit', encodeURIComponent(JSON.stringify({ day, place })))
  await cache.put(pathOf(visitId), new Response(html, { headers }))
}

/** Keeps a shelf list on this device. Whatever fails leaves what was kept before. */
export async function keepCopy(list: ShelfListView, userId: string, environment: Environment): Promise<void> {
  const key = list.visit.id
  try {
    noteKeptFor(userId)
    await lists.put({ key, userId, environment, savedAt: new Date().toISOString(), list })
    const page = `${key} ${list.visit.day}`
    if (pagesKept.has(page) || process.env.NODE_ENV !== 'production' || !('caches' in globalThis)) return
    pagesKept.add(page)
    await keepPage(list.visit, userId).catch(() => pagesKept.delete(page))
  } catch {
    // No network at this moment, or no room: the page says when what it shows was fetched.
  }
}

/** Parts that the page loads later are kept as well. Returns what ends it. */
export function followParts(visitId: string): () => void {
  if (process.env.NODE_ENV !== 'production' || !('caches' in globalThis)) return () => {}
  const observer = new PerformanceObserver(() => {
    void caches
      .has(cachePrefix + visitId)
      .then((there) =>
        there ? caches.open(cachePrefix + visitId).then((cache) => addParts(cache, loadedParts())) : undefined,
      )
      .catch(() => {})
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}

export async function dropCopy(visitId: string): Promise<void> {
  await lists.remove(visitId)
  if ('caches' in globalThis) await caches.delete(cachePrefix + visitId)
}

async function deletePages(): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name)
}

/** At sign-out: nothing that could be read stays, and nothing of whoever leaves, what isn't sent included. */
export async function forgetVisits(userId: string): Promise<void> {
  try {
    noteKeptFor(undefined)
    await deletePages()
    await forgetRows(userId)
    forgetUnsent(userId)
  } catch {
    // Storage is out of reach, and so is what lies in it.
  }
}

/** Somebody else is signed in by now: what could be read without a network goes; what was not sent waits for its owner. */
export async function forgetOthers(userId: string): Promise<void> {
  try {
    noteKeptFor(undefined)
    await deletePages()
    for (const { key, userId: whose } of await lists.all()) if (whose !== userId) await lists.remove(key)
  } catch {
    // As above.
  }
}
