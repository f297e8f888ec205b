import type { Page } from '@playwright/test'
import { must } from '../api/client.ts'
import { personOf } from '../api/sign-in.ts'
import { expect, freshEmail, openMail, signIn, signUp, test } from '../fixtures.ts'
import { apiOf } from './an-order.ts'
import { unique } from './placed-orders.ts'

async function join(guest: Page, owner: Page, name: string, firm: string): Promise<void> {
  const email = freshEmail('jonas')
  await owner.goto('/members')
  await owner.getByRole('button', { name: 'Invite somebody' }).click()
  await owner.getByLabel('E-mail').fill(email)
  await owner.getByRole('radio', { name: /^Orders/ }).check()
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(owner.getByRole('table', { name: 'Open invitations' })).toContainText(email)
  await (await openMail(guest, email, `You are invited to ${firm}`)).getByRole('link').click()
  await guest.getByLabel('Your name').fill(name)
  await guest.getByLabel('Password').fill('seven green lamps')
  await guest.getByRole('button', { name: 'Make an account and accept' }).click()
  await expect(guest.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
}

test('who looks after an order finds it in the list; neither that nor a note is for the researcher', async ({
  page,
  openContext,
  demo,
  baseURL,
  expectAccessible,
}) => {
  // The pages of three people, one after the other.
  test.setTimeout(400_000)
  const [firm, folder, note, member] = ['Firm', 'Folder', 'Internal', 'Jonas'].map(unique)
  await signUp(page, { name: 'Odile', organisation: firm ?? '' })
  const guest = await (await openContext({ baseURL: baseURL ?? '', locale: 'en-GB' })).newPage()
  await join(guest, page, member ?? '', firm ?? '')

  const data = { environment: 'development', role: 'customer' }
  const { accessToken } = (await (await page.request.post('/api/access-token', { data })).json()) as {
    accessToken: string
  } // the API's answer
  const api = apiOf({ developmentBaseUrl: demo.developmentBaseUrl, apiKeys: { development: accessToken } })
  const [id, other] = [await api.place(), await api.place()]
  await page.goto('/orders?environment=development')
  const row = (at: Page, order: string) => at.locator(`[data-order="${order}"]`)
  await row(page, id).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'File (1)' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/researchers/i)
  await dialog.getByLabel('Folder').fill(folder ?? '')
  await dialog.getByLabel('Looked after by').selectOption(member ?? '')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, id)).toContainText(`Looked after by: ${member}`)
  await page.goto(`/orders/${id}?tab=notes`)
  await page.getByLabel('A note on this order').fill(note ?? '')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText(note ?? '')

  // Their own list, of all that the firm has ordered.
  await guest.goto('/orders?environment=development')
  await expect(row(guest, other)).toBeVisible()
  await guest.getByRole('button', { name: 'Sort and filter' }).click()
  await guest.getByLabel('Looked after by').selectOption({ label: `${member} (you)` })
  await expect(row(guest, other)).toHaveCount(0)
  await expect(row(guest, id)).toContainText(`Looked after by: ${member}`)
  await expect(guest).toHaveURL(/assigneeId=/)
  await guest.goto(`/orders/${id}?tab=notes`)
  await expect(guest.getByRole('list', { name: 'Notes' })).toContainText(note ?? '')

  // The other side: from the board to the work, with all that a researcher is ever sent of it.
  await api.step(id, 'open')
  const { development } = await personOf(demo, 'researcher')
  const desk = await (await openContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(desk.context(), demo.logins.researcher)
  const secrets = [folder, note, member, firm, 'Odile', 'assignee', 'folder'].map((one) => one ?? '')
  const own = JSON.stringify([await api.call(`/orders/${id}`), await api.call(`/orders/${id}/notes`)])
  for (const secret of [folder, note, member]) expect(own).toContain(secret)
  const expectSecret = async () => {
    const { status, text } = await development.get(`/research/orders/${id}`)
    expect(status).toBe(200)
    for (const secret of secrets) expect(text).not.toContain(secret)
    await desk.goto(`/research/orders/${id}`)
    await expect(desk.getByRole('main')).toContainText('Moreau')
    // Also what the page keeps for itself, and doesn't show.
    const whole = await desk.content()
    for (const secret of [folder, note, member]) expect(whole).not.toContain(secret)
  }
  await expectSecret()
  const offer = { message: 'I go there on Tuesday.', estimatedCompletionDate: '2031-03-01', amount: 40 }
  await must(development.post(`/research/orders/${id}/offers`, offer))
  const [{ id: offerId } = { id: '' }] = await api.offersOf(id)
  await api.call(`/orders/${id}/offers/${offerId}/select`, {})
  const { paymentIntentId } = await api.call<{ paymentIntentId: string }>(`/orders/${id}/payments/initiate`, {
    offerId,
  })
  await api.call(`/sandbox/orders/${id}/confirm-payment`, { paymentIntentId, card: 'ok' })
  await api.call(`/orders/${id}/payments/finalize`, { offerId, paymentIntentId })
  await must(development.post(`/research/orders/${id}/start`))
  await expectSecret()
})
