import type { Page, Response } from '@playwright/test'
import { must } from '../api/client.ts'
import { personOf } from '../api/sign-in.ts'
import { inDatabase } from '../beneath.ts'
import { expect, test } from '../fixtures.ts'
import { apiOf, expectNoOverflow } from './an-order.ts'
import { unique } from './placed-orders.ts'

/** What the page asks for has come, and nothing is drawn of it. */
async function expectNothingSuggested(page: Page, orderId: string): Promise<void> {
  const suggested = new RegExp(`/orders/${orderId}/suggestions$`)
  // Of the page that comes: one that is on its way for the page that goes can't be read any more.
  const isNew = async (response: Response) =>
    suggested.test(response.url()) && (await response.body().catch(() => undefined)) !== undefined
  const answer = page.waitForResponse(isNew)
  await page.reload()
  expect(await (await answer).json()).toEqual({ raisePrice: false, archives: [] })
  await expect(page.getByRole('region', { name: 'Suggestions' })).toHaveCount(0)
}

/** As if it had been opened so many days earlier: time can be moved in the rehearsal, where nothing is suggested of offers. */
const letWait = (orderId: string, days: number) =>
  inDatabase({ dataDir: process.env['E2E_DATA_DIR'] ?? '' }, (client) =>
    client.query('UPDATE orders SET opened_at = opened_at - make_interval(days => $2::int) WHERE id = $1', [
      orderId,
      days,
    ]),
  )

test('where nothing was found, the next archives to ask open the form filled in', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  const api = apiOf(demo)
  const [archive] = await api.call<{ id: string; name: string }[]>('/archives?q=archives%20de%20paris')
  const { id } = await api.call<{ id: string }>('/orders', {
    ...{ repositoryName: archive?.name, archiveRepositoryId: archive?.id, documentType: 'Will', location: 'Paris' },
    ...{ countryISOA3: 'FRA', personsOfInterest: [{ lastname: 'Moreau' }], instructions: 'sandbox:manual' },
  })
  await api.step(id, 'open')
  await api.step(id, 'offer', { amount: 0 })
  const [offer] = await api.offersOf(id)
  await api.call(`/orders/${id}/offers/${offer?.id}/select`, {})
  await api.step(id, 'start')
  await api.step(id, 'deliver', { outcome: 'not_found' })

  await signInAs('customer')
  await page.goto(`/orders/${id}?tab=documents`)
  const suggestions = page.getByRole('region', { name: 'Suggestions' })
  await expect(suggestions.getByRole('heading', { name: 'Where to look next' })).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
  const next = suggestions.getByRole('listitem').first().getByRole('button')
  const name = (await next.textContent())?.split(',')[0] ?? ''
  await next.click()
  await expect(page).toHaveURL(/\/orders\/new$/)
  await expect(page.getByLabel('Archive')).toHaveValue(name)
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau')

  // What is written there is not given up unasked.
  await page.goto(`/orders/${id}?tab=documents`)
  await suggestions.getByRole('listitem').nth(1).getByRole('button').click()
  const question = page.getByRole('alertdialog', { name: 'Replace what you were writing?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
})

test('where no offer comes for three days, the price can be raised and other archives of the place be asked', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  const api = apiOf({ developmentBaseUrl: demo.productionBaseUrl, apiKeys: { development: demo.apiKeys.production } })
  const [archive] = await api.call<{ id: string; name: string }[]>('/archives?q=archives%20de%20paris')
  const surname = unique('Moreau')
  const { id } = await api.call<{ id: string }>('/orders', {
    ...{ repositoryName: archive?.name, archiveRepositoryId: archive?.id, documentType: 'Will', location: 'Paris' },
    ...{ countryISOA3: 'FRA', currency: 'EUR', pricingMode: 'FIXED', fixedPrice: 20 },
    ...{ personsOfInterest: [{ lastname: surname }] },
  })
  const operator = await personOf(demo, 'operator')
  await must(operator.production.post(`/operator/orders/${id}/open`))

  await signInAs('customer')
  await page.goto(`/orders/${id}?environment=production&tab=offers`)
  await expect(page.getByRole('heading', { name: 'Out with the researchers' })).toBeVisible()
  const suggestions = page.getByRole('region', { name: 'Suggestions' })
  await letWait(id, 2)
  await expectNothingSuggested(page, id)
  await letWait(id, 1)
  await page.reload()
  await expect(suggestions.getByRole('heading', { name: 'No offer for three days: what you can do' })).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    await expectNoOverflow(page)
  }

  await suggestions.getByRole('link', { name: 'Change the price' }).click()
  const form = page.getByRole('form', { name: 'Change the order' })
  await expect(form.getByLabel('Your price')).toHaveValue('20')
  await form.getByLabel('Your price').fill('35')
  await form.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${id}(\\?|$)`))
  const { order } = await api.call<{ order: { fixedPrice?: number } }>(`/orders/${id}`)
  expect(order.fixedPrice).toBe(35)

  // Another archive is asked by another order; this one stays open, at its new price.
  await page.goto(`/orders/${id}?tab=offers`)
  const next = suggestions.getByRole('listitem').first().getByRole('button')
  const name = (await next.textContent())?.split(',')[0] ?? ''
  await next.click()
  await expect(page).toHaveURL(/\/orders\/new$/)
  await expect(page.getByLabel('Archive')).toHaveValue(name)
  await expect(page.getByLabel('Last name')).toHaveValue(surname)
  await expect(page.getByLabel('Your price')).toHaveValue('35')
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orders\/ord_\w+/)
  const placed = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const [wider, first] = await Promise.all(
    [placed, id].map((one) => api.call<{ status: string; order: { repositoryName: string } }>(`/orders/${one}`)),
  )
  expect([wider?.order.repositoryName, wider?.status]).toEqual([name, 'submitted'])
  expect([first?.order.repositoryName, first?.status]).toEqual([archive?.name, 'open'])

  // An offer is what was waited for: nothing is suggested any more.
  const researcher = await personOf(demo, 'researcher')
  const offer = { message: 'I go there on Tuesday.', estimatedCompletionDate: '2031-03-01', amount: 35 }
  await must(researcher.production.post(`/research/orders/${id}/offers`, offer))
  await page.goto(`/orders/${id}?tab=offers`)
  await expect(page.getByRole('button', { name: /^Choose/ })).toBeVisible()
  await expect(suggestions).toHaveCount(0)
})
