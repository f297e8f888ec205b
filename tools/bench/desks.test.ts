import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { operations } from '#lib/server/http/operations.ts'
import { completed } from '#tools/testing/delivered-order.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { openMarket } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { readsOf, type Desk } from './desk-reads.ts'
import { findThings } from './desk-things.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const environment = 'production'
const orders = 3000
/** Rows of one list in one answer: a page of those that go on, and of the others what a page draws. */
const [page, drawn] = [50, 200]

/** As the seed's template: a completed order of production. */
async function makeTemplate() {
  const market = await openMarket()
  const { orderId } = await completed(market)
  await getDb().order.update({ where: { id: orderId }, data: { environment, sandboxMode: null } })
  await getDb().payment.updateMany({ data: { environment } })
  await getDb().event.updateMany({ data: { environment } })
  await getDb().researcherAccount.updateMany({ data: { environment } })
  await getDb().archive.createMany({
    data: ['Lyon', 'Metz'].map((city) => ({
      ...{ id: newId('archive'), name: `Archives of ${city}`, sortName: `archives of ${city}`, city },
      ...{ kind: 'city', countryISOA3: 'FRA' },
    })),
  })
  return market
}

const operationOf = (path: string) =>
  operations
    .filter(({ method, path: known }) => {
      const pattern = new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      return method === 'GET' && pattern.test(path.split('?')[0] ?? '')
    })
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0]?.id ?? path

/** The longest list anywhere in an answer. */
function longestOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return Math.max(Array.isArray(value) ? value.length : 0, ...Object.values(value).map(longestOf))
}

test('whatever the desks ask among thousands of orders comes a page at a time', async () => {
  const market = await makeTemplate()
  const tokens = {
    operator: await makeToken('operator', { environment }),
    researcher: await makeToken('researcher', { environment, researcher: market.researcher }),
  }
  const words = ['--orders', `${orders}`, '--clients', '300', '--researchers', '40']
  await run(process.execPath, ['tools/bench/seed.ts', ...words], { cwd: root })
  const ask = async (as: Desk, path: string, name = operationOf(path)) => {
    const headers = { authorization: `Bearer ${tokens[as]}` }
    const answer = await routeOf(name)(new Request(`http://localhost:3000/production/api${path}`, { headers }))
    const text = await answer.text()
    expect(answer.status, `${path}: ${text.slice(0, 200)}`).toBe(200)
    return text
  }
  const { reads, missing } = readsOf(await findThings(ask))
  expect(missing).toEqual(['getFinanceMonth', 'getArchiveImport', 'listImportChanges'])
  const longest = new Map<string, number>()
  for (const { as, name, path } of reads) {
    const answer: unknown = JSON.parse(await ask(as, path, name))
    if (path.includes('limit=') && Array.isArray(answer)) expect(answer.length, path).toBeLessThanOrEqual(page)
    expect(longestOf(answer), path).toBeLessThanOrEqual(drawn)
    longest.set(name, Math.max(longest.get(name) ?? 0, longestOf(answer)))
  }
  // What is asked isn't empty.
  for (const name of ['listAllOrders', 'listResearchOrders', 'listFinance', 'listActions'])
    expect(longest.get(name), name).toBe(page)
  expect(await getDb().order.count()).toBe(orders + 1)
})
