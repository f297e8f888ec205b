import { apiOf, expectNoOverflow } from '../customer/an-order.ts'
import { expect, test } from '../fixtures.ts'
import { choose, makeOffer, placeJob } from './a-job.ts'

test('an order goes through its stages, is given back, and stands on the board again', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('researcher')
  const lastname = `Stages${crypto.randomUUID().slice(0, 6)}`
  const id = await placeJob(demo, { personsOfInterest: [{ lastname }] })
  await makeOffer(page, id)
  const cards = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: lastname })
  await page.goto('/research/work?stage=offer_out')
  await expect(cards).toHaveCount(1)
  await choose(demo, id)
  await page.getByRole('tab', { name: /^To do/ }).click()
  await expect(cards).toContainText('Promised for')
  await page.getByLabel('Find in your work').fill(lastname)
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)

  const inbox = page.getByRole('link', { name: /^Inbox, \d+ new$/ })
  await expect(inbox).toBeVisible({ timeout: 20_000 })
  await inbox.click()
  await expect(page).toHaveURL(/\/research\/inbox/)
  const news = page.getByRole('list', { name: 'Inbox' }).locator(`a[href="/research/orders/${id}"]`)
  // Another test's news may have lit the door before this order's was written.
  await expect(async () => {
    if (!(await news.filter({ hasText: 'Ready to start' }).isVisible())) await page.reload()
    await expect(news.filter({ hasText: 'Ready to start' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expectAccessible(page)
  await news.filter({ hasText: 'Ready to start' }).click()

  await page.getByRole('button', { name: 'Give the order back' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Give it back' }).click()
  await expect(dialog.getByText('Please fill this in.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The archive has closed its reading room.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Give it back' }).click()
  await expect(page.getByRole('region', { name: 'Your offer' })).toContainText('was taken back')
  await expect(page.getByRole('log')).toContainText('The archive has closed its reading room.')
  const { call } = apiOf(demo)
  expect((await call<{ status: string }>(`/orders/${id}`)).status).toBe('open')

  // What was read is read, and the board has the order again, for as long as one wants to see it.
  await page.goto('/research/inbox')
  await expect(news.filter({ hasText: 'Ready to start' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ has: news }).filter({ hasText: /New/ })).toHaveCount(0)
  await page.goto(`/research?q=${lastname}`)
  const board = page.getByRole('list', { name: 'Open orders' }).getByRole('listitem')
  await expect(board).toContainText('In a country of your profile')
  await page.getByLabel('View').selectOption('Compact')
  await expectAccessible(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
  }
  await page.getByRole('button', { name: /^Hide/ }).click()
  await expect(board).toHaveCount(0)
  await page.getByLabel('What I have hidden').check()
  await page.getByRole('button', { name: /^Show again/ }).click()
  await page.getByLabel('What I have hidden').uncheck()
  await expect(board).toHaveCount(1)
})

test('news of an order that was lost leads nowhere, and is marked as read where it stands', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('researcher')
  const id = await placeJob(demo)
  await makeOffer(page, id)
  const { call } = apiOf(demo)
  const { order } = await call<{ order: { number: string } }>(`/orders/${id}`)
  await call(`/orders/${id}/withdraw`, {})
  const entry = page.getByRole('list', { name: 'Inbox' }).getByRole('listitem').filter({ hasText: order.number })
  await expect(async () => {
    await page.goto('/research/inbox')
    await expect(entry).toContainText('the order is not shown to you any more', { timeout: 2_000 })
  }).toPass()
  await expect(entry.getByRole('link')).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 844 })
  await expectNoOverflow(page)
  await entry.getByRole('button', { name: 'Mark as read' }).click()
  await expect(entry.getByText('New', { exact: true })).toHaveCount(0)
  await expect(entry.getByRole('button')).toHaveCount(0)

  // Whoever comes there by an old link is told, and led on.
  await page.goto(`/research/orders/${id}`)
  await expect(page.getByRole('heading', { name: 'This order is not shown to you any more' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'To the inbox' }).click()
  await expect(page).toHaveURL(/\/research\/inbox$/)
})

test('an order that is lost while somebody looks at it is not shown as open any longer', async ({
  page,
  demo,
  signInAs,
}) => {
  await signInAs('researcher')
  const id = await placeJob(demo)
  await makeOffer(page, id)
  await apiOf(demo).call(`/orders/${id}/withdraw`, {})
  await expect(page.getByRole('heading', { name: 'This order is not shown to you any more' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('region', { name: 'Your offer' })).toHaveCount(0)
})
