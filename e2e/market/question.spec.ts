import { expectNoOverflow } from '../customer/an-order.ts'
import { expect } from '../fixtures.ts'
import { choose, makeOffer, placeJob } from '../researcher/a-job.ts'
import { enter, startWork, test } from './sides.ts'

test('a question stops the clock until it is answered', async ({ newBrowser, demo, expectAccessible }) => {
  test.setTimeout(120_000)
  const [customer, researcher] = [
    await enter(await newBrowser(), demo.logins.customer, '/orders'),
    await enter(await newBrowser(), demo.logins.researcher, '/research'),
  ]
  const id = await placeJob(demo)
  await makeOffer(researcher, id)
  await choose(demo, id)
  await startWork(researcher, '€46.75')

  await researcher.getByLabel('Write to the customer').fill('Which parish was it?')
  await researcher.getByLabel('This is a question that has to be answered').check()
  await researcher.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(researcher.getByText('Your question waits for an answer')).toBeVisible({ timeout: 20_000 })
  await expect(researcher.getByRole('log')).toContainText('Question')
  await expect(researcher.getByLabel('This is a question that has to be answered')).not.toBeChecked()

  await customer.goto('/orders')
  await expect(customer.getByRole('main')).toContainText('Waiting for your answer')
  await customer.goto(`/orders/${id}`)
  await expect(customer.getByRole('heading', { name: 'Waiting for your answer' })).toBeVisible()
  for (const [page, width] of [customer, researcher].flatMap((page) =>
    [390, 1280].map((width) => [page, width] as const),
  )) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
    await expectAccessible(page)
  }
  await customer.getByRole('button', { name: 'Answer' }).click()
  await customer.getByLabel('Message', { exact: true }).fill('Saint-Pierre. Can you see the entry?')
  await customer.getByLabel('This is a question that has to be answered').check()
  await customer.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(customer.getByRole('heading', { name: 'Your question waits for an answer' })).toBeVisible()
  await expect(researcher.getByText('The customer waits for your answer')).toBeVisible({ timeout: 20_000 })
  await researcher.getByLabel('Write to the customer').fill('I can.')
  await researcher.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(researcher.getByText('The customer waits for your answer')).toHaveCount(0)
  await expect(customer.getByRole('heading', { name: 'Work is under way' })).toBeVisible({ timeout: 20_000 })
})
