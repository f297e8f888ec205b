import { expect, test } from '../fixtures.ts'
import { apiOf } from '../customer/an-order.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('can be put on a home screen', async ({ request, page }) => {
  await page.goto('/')
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const { icons, start_url } = (await (await request.get(href)).json()) as {
    icons: { src: string; sizes: string; purpose?: string }[]
    start_url: string
  } // as app/manifest.ts writes it
  expect(start_url).toBe('/orders')
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of icons) {
    const png = await (await request.get(src)).body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
})

test('without a line a page of ours says so, keeps nothing of anybody, and goes on when it is back', async ({
  page,
  context,
  demo,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('customer')
  const id = await apiOf(demo).place()
  await page.goto('/orders')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
  // With a line pages come as before, drawn with what they show.
  const answer = await page.goto(`/orders/${id}`)
  expect(await answer?.text()).toContain('Birth record')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expectAccessible(page)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toEqual(['/offline.html', '/offline.js'])

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Birth record' })).toBeVisible({ timeout: 20_000 })
})
