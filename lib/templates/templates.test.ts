import { expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { mostTemplates, type TemplateView } from '#lib/templates/schema.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'

const order = {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  pricingMode: 'FIXED' as const,
  personsOfInterest: [{ lastname: 'Moreau' }],
}
const save = (key: string, name: string, content: object = order) =>
  call(routeOf('saveOrderTemplate'), 'POST', '/order-templates', { key, body: { name, order: content } })
const rename = (key: string, id: string, name: string) =>
  call(routeOf('renameOrderTemplate'), 'PATCH', `/order-templates/${id}`, { key, body: { name } })
const remove = (key: string, id: string) =>
  call(routeOf('removeOrderTemplate'), 'DELETE', `/order-templates/${id}`, { key })
const list = async (key: string) =>
  bodyOf<TemplateView[]>(await call(routeOf('listOrderTemplates'), 'GET', '/order-templates', { key }))

it('keeps unfinished orders under names, for everybody of a client and nobody else', async () => {
  const client = await makeClient(getDb(), { productionState: 'enabled' })
  const { key } = await makeKey(getDb(), client.id)
  const { key: colleague } = await makeKey(getDb(), client.id)
  const { key: live } = await makeKey(getDb(), client.id, { environment: 'production' })
  const { key: stranger } = await makeKey(getDb(), (await makeClient(getDb())).id)
  const saved = bodyOf<TemplateView>(await save(key, ' Paris '), 201)
  expect(saved).toMatchObject({ name: 'Paris', order })
  expect(await list(colleague)).toEqual([saved])
  expect(await list(stranger)).toEqual([])
  const base = 'http://localhost:3000/production/api'
  expect(bodyOf(await call(routeOf('listOrderTemplates'), 'GET', '/order-templates', { key: live, base }))).toEqual([])

  // Under the same name, in its place.
  const other = { ...order, documentType: 'Will' }
  expect(bodyOf<TemplateView>(await save(colleague, 'Paris', other), 201)).toMatchObject({ id: saved.id, order: other })
  const second = bodyOf<TemplateView>(await save(key, 'Gent'), 201)
  expect((await rename(stranger, saved.id, 'Mine')).status).toBe(404)
  expect(await rename(key, second.id, 'Paris')).toMatchObject({ status: 400, body: { details: [{ field: 'name' }] } })
  expect(bodyOf<TemplateView>(await rename(key, second.id, 'Ghent')).name).toBe('Ghent')
  expect((await remove(stranger, saved.id)).status).toBe(404)
  bodyOf(await remove(colleague, saved.id))
  expect((await remove(key, saved.id)).status).toBe(404)
  expect((await list(key)).map(({ name }) => name)).toEqual(['Ghent'])
  expect((await save(key, 'Wrong', { countryISOA3: 'FR' })).status).toBe(400)
})

it('keeps fifty', async () => {
  const client = await makeClient(getDb(), { rateLimitDevelopment: 0 })
  const { key } = await makeKey(getDb(), client.id)
  for (let n = 0; n < mostTemplates; n += 1) bodyOf(await save(key, `Template ${n}`), 201)
  expect(await save(key, 'One more')).toMatchObject({ status: 400, body: { details: [{ field: 'name' }] } })
  bodyOf(await save(key, 'Template 7', {}), 201)
  expect(await list(key)).toHaveLength(mostTemplates)
})
