import { expectNoOverflow } from '../customer/an-order.ts'
import { expect, test } from '../fixtures.ts'
import { deskOf, isTaken, photo, shelfItem, takeJob } from './visits.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

type List = {
  visit: { id: string }
  rows: { orderId: string; number: string; mark: { state: string; note?: string } }[]
}

test('a day at an archive, from the plan to the photo with its order, without a network in between', async ({
  page,
  context,
  demo,
  signInAs,
  expectAccessible,
}) => {
  test.setTimeout(60_000)
  await signInAs('researcher')
  const place = `Parish of ${crypto.randomUUID().slice(0, 8)}`
  const [begun, paid] = [await takeJob(page, demo, place, 'Begun'), await takeJob(page, demo, place, 'Paid')]
  const desk = await deskOf(page)
  await desk.send(`/research/orders/${begun}/start`)

  await page.goto('/research/visits')
  // A day without an archive is refused until it has one.
  const plan = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Plan a day', exact: true }).click()
  await plan.getByLabel('Day', { exact: true }).fill('2031-02-05')
  await plan.getByRole('button', { name: 'Plan a day' }).click()
  await expect(plan.getByText('Please fill this in.')).toBeVisible()
  await plan.getByLabel('Archive').fill('Elsewhere')
  await expect(plan.getByText('Please fill this in.')).toHaveCount(0)
  await plan.getByRole('button', { name: 'Plan a day' }).click()
  await expect(plan).toHaveCount(0)

  const waiting = page.getByRole('list', { name: 'Work that waits for a day' }).getByRole('listitem')
  await expect(waiting.filter({ hasText: place })).toContainText('2 orders')
  await page.getByRole('button', { name: `Plan a day at ${place}` }).click()
  await page.getByLabel('Day', { exact: true }).fill('2031-02-03')
  await plan.getByRole('button', { name: 'Plan a day' }).click()
  const days = page.getByRole('list', { name: /^Days in February 2031/ }).getByRole('listitem')
  await days.filter({ hasText: place }).getByRole('link').click()
  await expect(page).toHaveURL(/\/research\/visits\/vis_\w+$/)
  const id = page.url().split('/').at(-1) ?? ''
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible()
  const item = (lastname: string) => shelfItem(page, lastname)
  await expect(item('Begun')).toBeVisible()
  await expectAccessible(page)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('2031-02-03.ics')
  await expect.poll(() => isTaken(page, id)).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Without a network: the list as it was')).toBeVisible()
  await item('Begun').getByText('Found', { exact: true }).first().click()
  await item('Begun')
    .getByLabel(/^Note on/)
    .fill('Folio 212')
  await item('Begun')
    .getByLabel(/^Note on/)
    .blur()
  await item('Begun')
    .getByLabel(/^Photo for/)
    .setInputFiles(photo('image.jpg'))
  await item('Paid')
    .getByLabel(/^Photo for/)
    .setInputFiles(photo('image.jpg'))
  const unsent = page.getByText('Not sent yet: 1 mark and 2 photos.')
  await expect(unsent).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(unsent).toBeVisible()
  await expect(item('Begun').getByRole('radio', { name: 'Found', exact: true })).toBeChecked()
  expect((await desk.read<List>(`/research/visits/${id}`)).rows.map(({ mark }) => mark.state)).toEqual([
    'to_look',
    'to_look',
  ])

  // Whoever comes from elsewhere finds the way there.
  await page.goto('/research')
  await page.getByRole('region', { name: 'Shelf lists on this device' }).getByRole('link', { name: place }).click()
  await expect(unsent).toBeVisible()

  await context.setOffline(false)
  await expect(item('Paid')).toContainText('once you have started work on it', { timeout: 15_000 })
  await expect(unsent).toHaveCount(0)
  const { rows } = await desk.read<List>(`/research/visits/${id}`)
  const number = rows.find(({ orderId }) => orderId === begun)?.number ?? ''
  expect(rows.find(({ orderId }) => orderId === begun)?.mark).toMatchObject({ state: 'found', note: 'Folio 212' })
  expect(rows.find(({ orderId }) => orderId === paid)?.mark.state).toBe('to_look')
  expect(await desk.namesOn(begun)).toEqual([expect.stringMatching(new RegExp(`^${number} .*\\.jpg$`))])
  expect(await desk.namesOn(paid)).toEqual([])

  await expect(item('Begun')).toContainText('1 document of yours on the order')

  // What no order takes is said, and goes when its owner says so.
  await item('Begun')
    .getByLabel(/^Photo for/)
    .setInputFiles({ ...photo('image.heic'), mimeType: 'image/heic' })
  await expect(item('Begun')).toContainText('Can’t be added')
  await item('Begun')
    .getByRole('button', { name: /^Discard/ })
    .click()
  await desk.send(`/research/orders/${paid}/start`)
  await page.goto('/research/work')
  await expect.poll(() => desk.namesOn(paid), { timeout: 15_000 }).toHaveLength(1)
  expect(await desk.namesOn(begun)).toHaveLength(1)

  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits-unsent'))).toBeNull()

  // Nothing of it stays on a device that nobody is signed in on.
  await page.getByRole('button', { name: 'Camille' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  expect(
    await page.evaluate(async () => [
      ...(await caches.keys()).filter((name) => name.startsWith('visit ')),
      ...(await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'callslip-visits'),
    ]),
  ).toEqual([])
})
