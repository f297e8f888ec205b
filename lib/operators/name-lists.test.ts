import { expect, it } from 'vitest'
import type { ClientView } from '#lib/clients/schema.ts'
import { getDb } from '#lib/db.ts'
import type { ResearcherView } from '#lib/researchers/schema.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { makeClient, makeResearcher } from '#prisma/factories.ts'

const key = await makeToken('operator')
const tag = crypto.randomUUID().slice(0, 8)
const names = ['Änne', 'Zoë', 'anton', 'Berta', 'Berta'].map((name) => `${name} ${tag}`)
const inOrder = ['Änne', 'anton', 'Berta', 'Berta', 'Zoë'].map((name) => `${name} ${tag}`)

const kinds = [
  {
    list: 'listClients',
    table: 'exportClients',
    make: async (name: string) => (await makeClient(getDb(), { name })).id,
  },
  {
    list: 'listResearchers',
    table: 'exportResearchers',
    make: async (name: string) => (await makeResearcher(getDb(), { name })).id,
  },
] as const

it.each(kinds)('pages by name, whichever way, and where names are the same: $list', async ({ list, make }) => {
  for (const name of names) await make(name)
  const path = list === 'listClients' ? '/operator/clients' : '/operator/researchers'
  const page = async (query: string) =>
    bodyOf<(ClientView | ResearcherView)[]>(
      await call(routeOf(list), 'GET', `${path}?q=${tag}&sort=name${query}`, { key }),
    )
  const walk = async (order: 'asc' | 'desc') => {
    const found: string[] = []
    for (let after = ''; ;) {
      const rows = await page(`&order=${order}&limit=2${after}`)
      found.push(...rows.map(({ name }) => name))
      const last = rows.at(-1)
      if (!last || rows.length < 2) return found
      after = `&startingAfter=${last.id}`
    }
  }
  expect(await walk('asc')).toEqual(inOrder)
  expect(await walk('desc')).toEqual(inOrder.toReversed())
})

it('lists clients by what they are for, and researchers by where they work and what they speak', async () => {
  const mark = crypto.randomUUID().slice(0, 8)
  const person = await makeClient(getDb(), { name: `P ${mark}`, kind: 'personal' })
  await makeClient(getDb(), { name: `I ${mark}` })
  const clients = await call(routeOf('listClients'), 'GET', `/operator/clients?q=${mark}&kind=personal`, { key })
  expect(bodyOf<ClientView[]>(clients).map(({ id }) => id)).toEqual([person.id])

  const one = await makeResearcher(getDb(), { name: `R ${mark}`, countries: ['FRA', 'BEL'], languages: ['fr', 'nl'] })
  await makeResearcher(getDb(), { name: `S ${mark}`, countries: ['BEL'], languages: ['fr'] })
  const find = async (query: string) =>
    bodyOf<ResearcherView[]>(
      await call(routeOf('listResearchers'), 'GET', `/operator/researchers?q=${mark}&${query}`, { key }),
    ).map(({ id }) => id)
  expect(await find('country=FRA')).toEqual([one.id])
  expect(await find('language=nl')).toEqual([one.id])
  expect(await find('country=BEL')).toHaveLength(2)
})

it.each(kinds)('gives a table of what fits, in which no name is a formula: $table', async ({ table, make }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const id = await make(`=${mark}`)
  const path = table === 'exportClients' ? 'clients' : 'researchers'
  const request = new Request(`http://localhost:3000/api/operator/${path}.csv?q=${mark}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const [head, line, ...rest] = (await (await routeOf(table)(request)).text()).split('\r\n')
  expect(head).toMatch(/^\ufeff?id,name,/)
  expect(line).toContain(`${id},'=${mark},`)
  expect(rest).toEqual([''])
})
