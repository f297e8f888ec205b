import { readSecrets } from '../running-app.ts'
import { simulatorOf } from '../api/simulator.ts'
import { apiOf, expectNoOverflow } from '../customer/an-order.ts'
import { accessOf, expect, test } from '../fixtures.ts'
import { placeDisputed } from '../pages/operator-pages.ts'

test('a dispute is answered from the queue: with what is known, and once for good', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  const api = apiOf(demo)
  const simulator = simulatorOf({ demo, secrets: readSecrets(process.env['E2E_DATA_DIR'] ?? '') })
  const { orderId: id, disputeId } = await placeDisputed(demo)

  await signInAs('operator')
  await page.goto('/operator?kind=payments&environment=development')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/operator/orders/${id}"]`) })
    .filter({ hasText: 'Disputed' })
  await row.getByRole('link', { name: 'Answer …' }).click()
  await expect(page).toHaveURL(new RegExp(`/operator/disputes/${disputeId}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dispute: Birth record, Archives de Paris')
  await expect(page.getByText('Gathered from the order; not saved yet')).toBeVisible()
  await expect(page.getByLabel('How the order went')).toHaveValue(/44\.00 EUR was charged/)
  await expectAccessible(page)

  // What is written outlives the page, and a second thought.
  const done = page.getByRole('status', { name: 'Just done' })
  const why = page.getByLabel('Why no refund is due')
  await why.fill('The researcher works on it as agreed.')
  await page.reload()
  await expect(why).toHaveValue('The researcher works on it as agreed.')
  await page.getByRole('button', { name: 'Gather anew' }).click()
  await expect(why).toHaveValue('')
  await page.getByLabel('Customer’s name').fill('Ada')
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(why).toHaveValue('The researcher works on it as agreed.')
  await expect(page.getByLabel('Customer’s name')).toHaveValue('Ada')
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(done).toContainText('nothing was sent to the bank')
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('evidence')))
  await expect.poll(kept).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Why no refund is due')).toHaveValue('The researcher works on it as agreed.')

  // Somebody else goes on with it meanwhile; nothing of theirs is written over unseen.
  const { baseUrl, headers } = await accessOf(page, 'operator', 'development')
  const address = `${baseUrl}/operator/disputes/${disputeId}`
  const { evidence, savedAt } = (await (await page.request.get(address, { headers })).json()) as {
    evidence: object
    savedAt: string
  } // as documented
  const data = { ...evidence, customerName: 'Ada Keller', savedAt }
  expect((await page.request.post(`${address}/evidence`, { headers, data })).status()).toBe(200)
  await page.getByLabel('Customer’s name').fill('Somebody')
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page.getByText('Another text has been saved since.')).toBeVisible()
  await expect(page.getByText('Another operator saved another text')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Take their text' }).click()
  await expect(page.getByLabel('Customer’s name')).toHaveValue('Ada Keller')
  await expect(page.getByText('Another operator saved another text')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send to the bank …' }).click()
  const question = page.getByRole('alertdialog', { name: 'Send this to the bank?' })
  await expect(question).toContainText('possible once')
  await question.getByRole('button', { name: 'Send it, for good' }).click()
  await expect(page.getByText('The bank decides')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What was sent' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the draft' })).toHaveCount(0)
  expect(await simulator.development.disputes.retrieve(disputeId)).toMatchObject({
    status: 'under_review',
    evidence: { refund_refusal_explanation: 'The researcher works on it as agreed.', customer_name: 'Ada Keller' },
    evidence_details: { submission_count: 1 },
  })

  await simulator.decideDispute(disputeId, 'won')
  await expect.poll(() => api.count(id, 'payment.dispute_closed')).toBe(1)
  await page.reload()
  await expect(page.getByText('The dispute is over: won')).toBeVisible()

  // Where its money was fits a desk's page, the bank's part too.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/operator/orders/${id}?environment=development`)
  const movements = page.getByRole('group', { name: 'Movements of the money, oldest first' })
  await expect(movements.getByRole('columnheader', { name: 'With the bank' })).toBeVisible()
  expect(await movements.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
})
