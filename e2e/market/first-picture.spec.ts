import type { Page } from '@playwright/test'
import { apiOf } from '../customer/an-order.ts'
import { expect, signIn, test } from '../fixtures.ts'

// Pages bring their data along. What stands in them is looked at as it leaves the server, whatever a browser would show.

test('what the server draws is for the one who asks alone', async ({ context, demo }) => {
  const api = apiOf(demo)
  const tag = crypto.randomUUID().slice(0, 8)
  const { id } = await api.call<{ id: string }>('/orders', {
    repositoryName: 'Archives de Paris',
    documentType: `Census ${tag}`,
    location: 'Paris',
    countryISOA3: 'FRA',
    currency: 'EUR',
    instructions: 'sandbox:manual',
    personsOfInterest: [{ lastname: `Person-${tag}` }],
    customerName: `Payer-${tag}`,
    externalOrderRef: `REF-${tag}`,
  })
  await api.step(id, 'open')
  // A robot's offer: another researcher's, for the one who looks.
  await api.step(id, 'offer', { amount: 71.13, currency: 'EUR', message: `Rival-${tag}` })
  const text = async (path: string) =>
    (await context.request.get(path, { headers: { 'Sec-Fetch-Dest': 'document' } })).text()
  const [board, job, file, console_] = [
    '/research',
    `/research/orders/${id}`,
    `/operator/orders/${id}`,
    '/operator/orders',
  ]
  const secrets = [`Person-${tag}`, `Payer-${tag}`, `REF-${tag}`, `Rival-${tag}`, '71.13']
  const expectNothing = async (...paths: string[]) => {
    for (const path of paths) {
      const html = await text(path)
      for (const secret of secrets) expect([path, html]).not.toEqual([path, expect.stringContaining(secret)])
    }
  }

  await expectNothing(board, job, file, console_)
  await signIn(context, demo.logins.customer)
  await expectNothing(board, job, file, console_)
  await context.clearCookies()

  await signIn(context, demo.logins.researcher)
  await expectNothing(file, console_)
  for (const path of [board, job]) {
    const html = await text(path)
    expect(html).toContain(`Person-${tag}`)
    for (const secret of [`Payer-${tag}`, `REF-${tag}`, `Rival-${tag}`, '71.13', demo.logins.customer.email])
      expect(html).not.toContain(secret)
  }
  await context.clearCookies()

  // Whoever has chosen nothing sees production, where this order isn't.
  await signIn(context, demo.logins.operator)
  await expectNothing(file)
  await context.addCookies([{ name: 'environment', value: 'development', url: demo.portalUrl }])
  const seen = await text(file)
  for (const secret of secrets) expect(seen).toContain(secret)
  await expectNothing(job)
})

/** Scripts wait until they are let through, as on a slow line: what the server has drawn can be clicked before. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a click on what the server drew is not lost', async ({ page, demo, signInAs }) => {
  await signInAs('customer')
  const id = await apiOf(demo).placeWithOffers()
  const letThrough = await holdScripts(page)
  await page.goto(`/orders/${id}`, { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Decline/ })
    .last()
    .click()
  letThrough()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a form that is sent too early keeps the password out of the address', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByLabel('Password').fill('a password of nobody')
  const submit = page.locator('button[type=submit]')
  await submit.click()
  letThrough()
  // Once it is the page that answers, the browser has long gone to the form's own address, if it ever does.
  await expect(async () => {
    await submit.click()
    await expect(page.locator('[aria-invalid]').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(new URL(page.url()).search).toBe('')
})

test('a click that was answered is not done again', async ({ page, demo, signInAs }) => {
  await signInAs('customer')
  const id = await apiOf(demo).placeWithOffers()
  await page.clock.install()
  await page.goto(`/orders/${id}`)
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true')
  const counts = await page.evaluateHandle(() => {
    const foreign = document.createElement('button')
    document.body.append(foreign)
    const [first, second] = document.querySelectorAll<HTMLElement>('[role=tab]')
    if (!first || !second) throw new Error('The page has no two tabs.')
    const buttons = { foreign, first, second }
    const clicks = { foreign: 0, first: 0, second: 0 }
    for (const name of ['foreign', 'first', 'second'] as const) {
      buttons[name].addEventListener('click', () => (clicks[name] += 1))
      // All in one task, as clicks in quick succession on a busy page come.
      buttons[name].click()
    }
    return clicks
  })
  await page.clock.runFor(1_000)
  expect(await counts.jsonValue()).toEqual({ foreign: 1, first: 1, second: 1 })
})
