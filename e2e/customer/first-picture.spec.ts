import { expect, test } from '../fixtures.ts'
import { apiOf } from './an-order.ts'

test('list and order come with the page, for their owner and in the world they look at', async ({
  page,
  context,
  demo,
  signInAs,
  baseURL,
}) => {
  const id = await apiOf(demo).placeWithOffers()
  const asDocument = { headers: { 'Sec-Fetch-Dest': 'document' } }
  const text = async (path: string) => (await context.request.get(path, asDocument)).text()
  expect(await text(`/orders/${id}`)).not.toContain('Jeanne Moreau')

  await signInAs('customer')
  expect(await text('/orders')).toContain(`href="/orders/${id}"`)
  const own = await text(`/orders/${id}`)
  expect(own).toContain('Compare the offers')
  expect(own).toContain('Jeanne Moreau')
  await context.addCookies([{ name: 'environment', value: 'production', url: baseURL ?? '' }])
  expect(await text('/orders')).not.toContain(id)
  expect(await text(`/orders/${id}`)).not.toContain('Jeanne Moreau')
  await context.clearCookies()

  await signInAs('researcher')
  expect(await text(`/orders/${id}`)).not.toContain('Jeanne Moreau')
  await context.clearCookies()

  // Nothing is asked a second time by the browser.
  await signInAs('customer')
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(new URL(request.url()).pathname))
  // Where something of the same client changes between the page and its stream, all is rightly asked anew: other tests do that.
  await expect(async () => {
    asked.length = 0
    await page.goto(`/orders/${id}`)
    await expect(page.getByRole('button', { name: 'Compare the offers' })).toBeVisible()
    await expect.poll(() => asked, { timeout: 30_000 }).toContain('/api/events/stream')
    expect(asked).not.toContain(`/api/orders/${id}`)
    expect(asked).not.toContain(`/api/orders/${id}/offers`)
  }).toPass({ timeout: 90_000 })
})

test("the world one looks at is kept over a visit, and a link's own counts more", async ({ page, signInAs }) => {
  await signInAs('customer')
  await page.goto('/orders')
  await page.getByRole('button', { name: 'Switch to production' }).click()
  await expect(page.getByText('Real researchers, real orders, real money.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Real researchers, real orders, real money.')).toBeVisible()
  await page.goto('/orders?environment=development')
  await expect(page.getByText('a robot plays the researcher')).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByText('a robot plays the researcher')).toBeVisible()
})
