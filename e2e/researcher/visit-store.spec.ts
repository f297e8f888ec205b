import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { JSHandle, Page } from '@playwright/test'
import type * as Store from '../../lib/browser/visit-store.ts'
import { expect, test } from '../fixtures.ts'

// The module itself in a browser of its own, for what a database does when a disk is full can be known only there.
const origin = 'http://store.test'
const source = stripTypeScriptTypes(readFileSync(new URL('../../lib/browser/visit-store.ts', import.meta.url), 'utf8'))

/** As a page has it that was just loaded. */
async function load(page: Page): Promise<JSHandle<typeof Store>> {
  await page.goto(`${origin}/`)
  return page.evaluateHandle<typeof Store>("import('/visit-store.js')")
}

const keysOf = (store: JSHandle<typeof Store>) =>
  store.evaluate(async ({ keptShelf }) => (await keptShelf('photos').all()).map(({ key }) => key).sort())

test.beforeEach(({ page }) =>
  page.route(`${origin}/**`, (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: source }
        : { contentType: 'text/html', body: '<!doctype html><title>Store</title>' },
    ),
  ),
)

test('a full disk hides nothing that waits, and what it did not take lasts as long as the page', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 })
  const store = await load(page)
  const shelf = await store.evaluateHandle(({ keptShelf }) => keptShelf<Store.Owned & { file: File }>('photos'))
  const put = (key: string, bytes: number) =>
    shelf.evaluate(
      (there, [name, size]) => {
        const file = new File([new Uint8Array(size)], `${name}.jpg`)
        return there.put({ key: name, userId: 'usr_a', file })
      },
      [key, bytes] as const,
    )
  await put('a', 100_000)
  await put('b', 5_000_000)
  const seen = () => shelf.evaluate(async (there) => (await there.all()).map(({ key }) => key).sort())
  expect(await seen()).toEqual(['a', 'b'])
  expect(await keysOf(await load(page))).toEqual(['a'])
})

test('what failed once is alone in memory, and sending it leaves the rest', async ({ page }) => {
  const store = await load(page)
  const seen = await store.evaluate(async ({ keptShelf }) => {
    const shelf = keptShelf('marks')
    const keys = async () => (await shelf.all()).map(({ key }) => key).sort()
    for (const key of ['a', 'b']) await shelf.put({ key, userId: 'usr_a' })
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Gone.', 'UnknownError')
    }
    await shelf.put({ key: 'c', userId: 'usr_a' })
    IDBObjectStore.prototype.put = put
    const before = await keys()
    const held = (await shelf.look()).held.map(({ key }) => key)
    await shelf.remove('c')
    return { before, held, after: await keys() }
  })
  expect(seen).toEqual({ before: ['a', 'b', 'c'], held: ['c'], after: ['a', 'b'] })
})

test('a connection that the browser has closed is opened again', async ({ page }) => {
  const store = await load(page)
  const seen = await store.evaluate(async ({ keptShelf }) => {
    const connections: IDBDatabase[] = []
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...asked) {
      const request = open.apply(this, asked)
      request.addEventListener('success', () => connections.push(request.result))
      return request
    }
    const shelf = keptShelf('marks')
    await shelf.put({ key: 'a', userId: 'usr_a' })
    for (const connection of connections) connection.close()
    await shelf.put({ key: 'b', userId: 'usr_a' })
    return { keys: (await shelf.all()).map(({ key }) => key).sort(), opened: connections.length }
  })
  expect(seen).toEqual({ keys: ['a', 'b'], opened: 2 })
})

test('who leaves takes along what is theirs, and the last one the database', async ({ page }) => {
  const store = await load(page)
  await store.evaluate(async ({ keptShelf }) => {
    for (const userId of ['usr_a', 'usr_b']) await keptShelf('photos').put({ key: `of ${userId}`, userId })
  })
  await store.evaluate(({ forgetRows }) => forgetRows('usr_b'))
  expect(await keysOf(store)).toEqual(['of usr_a'])
  await store.evaluate(({ forgetRows }) => forgetRows('usr_a'))
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})
