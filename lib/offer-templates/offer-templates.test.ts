import { expect, it } from 'vitest'
import type { OfferTemplateView } from '#lib/offer-templates/schema.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { makeSignedInResearcher } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'

const path = '/research/offer-templates'
const template = {
  name: 'Civil register',
  message: 'I am there every Tuesday.',
  amount: 42.5,
  currency: 'EUR',
  noFindPercent: 50,
  days: 14,
}

it('keeps templates for one researcher, in the place of one with the same name', async () => {
  const { token: key } = await makeSignedInResearcher()
  const save = (body: object) => call(routeOf('saveOfferTemplate'), 'POST', path, { key, body })
  const list = async (as = key) =>
    bodyOf<OfferTemplateView[]>(await call(routeOf('listOfferTemplates'), 'GET', path, { key: as }))
  const { id } = bodyOf<OfferTemplateView>(await save(template), 201)
  expect(await list()).toEqual([{ id, ...template }])
  const { amount: _, currency: __, ...unpriced } = { ...template, days: 7 }
  expect(bodyOf<OfferTemplateView>(await save(unpriced), 201)).toEqual({ id, ...unpriced })
  expect(await list()).toEqual([{ id, ...unpriced }])
  expect(await save({ ...unpriced, amount: 40 })).toMatchObject({ status: 400 })
  expect(await save({ ...template, amount: 42.555 })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'amount' }] },
  })

  const { token: other } = await makeSignedInResearcher()
  const remove = (as: string) => call(routeOf('removeOfferTemplate'), 'DELETE', `${path}/${id}`, { key: as })
  expect(await list(other)).toEqual([])
  expect((await remove(other)).status).toBe(404)
  bodyOf(await remove(key))
  expect(await list()).toEqual([])
})
