import { apiOf, expectNoOverflow, placePaid } from '../customer/an-order.ts'
import { expect, test } from '../fixtures.ts'

test('an operator tells everybody of an incident, says more, and that it is over', async ({
  page,
  openContext,
  demo,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('operator')
  await page.goto('/operator/health')
  await page.getByRole('link', { name: 'Incidents' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Incidents' })).toBeVisible()
  const title = `Mails are late ${Date.now()}`
  const tell = page.getByRole('button', { name: 'Tell everybody' })
  await tell.click()
  await expect(page.getByText('Please fill this in.')).toHaveCount(2)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('What it is about').selectOption('Mail')
  await page.getByLabel('What people should know').fill('They come within the hour.')
  await expectAccessible(page)
  await tell.click()
  const incident = page.getByRole('list', { name: 'Incidents' }).getByRole('listitem').filter({ hasText: title })
  await expect(incident).toContainText('we look into it')

  const visitor = await (await openContext({ baseURL: demo.portalUrl })).newPage()
  const now = visitor.getByRole('region', { name: 'What we are at work on' })
  await expect(async () => {
    await visitor.goto('/status')
    await expect(now.getByRole('heading', { name: title })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await expect(now).toContainText('They come within the hour.')
  await expect(visitor.getByText('We are at work on something')).toBeVisible()
  await expect(visitor.getByText('Everything works.')).toHaveCount(0)
  await expectAccessible(visitor)
  await visitor.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(visitor)

  // On a page of before, and with no word on how far it is: that is what another operator has said meanwhile.
  const another = await page.context().newPage()
  await another.goto(page.url())
  const there = another.getByRole('listitem').filter({ has: another.getByRole('heading', { name: title }) })
  await there.getByText('Say more about it').click()
  await there.getByLabel('How far it is').selectOption('mended, and we watch it')
  await there.getByLabel('What people should know').fill('The server is back.')
  await there.getByRole('button', { name: 'Tell everybody' }).click()
  await expect(there).toContainText('The server is back.')
  await incident.getByText('Say more about it').click()
  await incident.getByLabel('What people should know').fill('Only some of them waited.')
  await incident.getByRole('button', { name: 'Tell everybody' }).click()
  await expect(incident.getByText(/^mended, and we watch it, /)).toHaveCount(2)

  await incident.getByLabel('How far it is').selectOption('over')
  await incident.getByLabel('What people should know').fill('All of them have been sent.')
  await incident.getByRole('button', { name: 'Tell everybody' }).click()
  await expect(incident).toContainText('All of them have been sent.')
  await expect(incident.getByText('Say more about it')).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('what can’t be fetched anew is not taken for what is', async ({ page, demo, signInAs, expectAccessible }) => {
  await signInAs('operator')
  await page.goto('/operator/health')
  const verdict = page.getByText(/^(Everything is in order|Something needs a look|Something is down)/)
  const old = page.getByRole('status').filter({ hasText: 'Not up to date' })
  await expect(verdict).toBeVisible()
  await page.route('**/api/operator/health', (route) => route.abort())
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(old).toContainText('What you see is what was last known.', { timeout: 20_000 })
  await expect(verdict).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/api/operator/health')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(verdict).toBeVisible()
  await expect(old).toHaveCount(0)

  const id = await placePaid(apiOf(demo))
  await page.goto(`/operator/orders/${id}?environment=development`)
  const note = page.getByLabel('A note for other operators')
  await expect(note).toBeVisible()
  await page.route(`**/api/operator/orders/${id}`, (route) => route.abort())
  await note.fill('Look again.')
  await note.press('Control+Enter')
  await expect(old).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
})
