import { expect, it } from 'vitest'
import type { CredentialView } from '#lib/credentials/schema.ts'
import { getDb } from '#lib/db.ts'
import type { ResearcherPageView } from '#lib/researchers/page-schema.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { makeOfferOn, makeOpenOrder, makeSignedInResearcher } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'

const path = '/research/credentials'
const stated = { kind: 'membership', title: 'Member', issuer: 'Genealogists’ Association' }

it('is stated by the researcher until an operator has seen proof; its number is for operators alone', async () => {
  const { actor, token: key } = await makeSignedInResearcher()
  const { key: customer, orderId } = await makeOpenOrder()
  await makeOfferOn(orderId, actor)
  const seen = async () =>
    bodyOf<ResearcherPageView>(
      await call(routeOf('getResearcherPage'), 'GET', `/researchers/${actor.id}`, { key: customer }),
    ).credentials
  expect(await seen()).toBeUndefined()
  const body = { ...stated, number: 'G-20417' }
  const { id } = bodyOf<CredentialView>(await call(routeOf('addCredential'), 'POST', path, { key, body }), 201)
  expect(await seen()).toEqual([{ id, ...stated, checked: false }])

  const operator = await makeToken('operator')
  const file = `/operator/researchers/${actor.id}/credentials`
  const [known] = bodyOf<CredentialView[]>(
    await call(routeOf('listResearcherCredentials'), 'GET', file, { key: operator }),
  )
  expect(known).toMatchObject({ number: 'G-20417', checked: false })
  const check = (checked: boolean, of = file) =>
    call(routeOf('checkCredential'), 'PATCH', `${of}/${id}`, { key: operator, body: { checked } })
  const { actor: another, token: other } = await makeSignedInResearcher()
  expect((await check(true, `/operator/researchers/${another.id}/credentials`)).status).toBe(404)
  bodyOf(await check(true))
  bodyOf(await check(true))
  expect(await seen()).toEqual([{ id, ...stated, checked: true }])
  const deeds = await getDb().operatorAction.findMany({ where: { targetId: actor.id } })
  expect(deeds.map(({ action }) => action)).toEqual(['researcher.credential'])

  const remove = (as: string) => call(routeOf('removeCredential'), 'DELETE', `${path}/${id}`, { key: as })
  expect((await remove(other)).status).toBe(404)
  bodyOf(await remove(key))
  expect(await seen()).toBeUndefined()
})
