import { apiOf } from '../customer/an-order.ts'
import { expect } from '../fixtures.ts'
import { placeJob } from '../researcher/a-job.ts'
import {
  enterAll,
  expectGoodAnywhere,
  findAsOperator,
  findAsResearcher,
  makeOffer,
  payByCard,
  placeOrder,
  test,
} from './sides.ts'

const tag = () => crypto.randomUUID().slice(0, 8)

test('a customer changes an open order, and the researcher stands by the offer', async ({
  newBrowser,
  demo,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const { customer, operator, researcher } = await enterAll(newBrowser, demo)
  const [lastname, reference] = [`Perrin${tag()}`, `CASE-${tag()}`]
  await placeOrder(customer, { kind: 'Marriage record', lastname, reference })
  await findAsOperator(operator, reference)
  await operator.getByRole('button', { name: 'Open for offers' }).click()
  await findAsResearcher(researcher, lastname)
  await makeOffer(researcher, '42,50', 'I am there every Tuesday.')

  await expect(customer.getByRole('button', { name: /^Choose/ })).toBeVisible({ timeout: 20_000 })
  await customer.getByRole('link', { name: 'Change the order' }).click()
  const form = customer.getByRole('form', { name: 'Change the order' })
  await expect(form.getByLabel('Last name')).toHaveValue(lastname)
  await expect(form).toContainText('Archives de Paris')
  await expect(form.getByRole('status')).toHaveText('Nothing is changed yet.')
  await form.getByLabel('Your reference').fill(`${reference}-b`)
  await expect(form.getByRole('status')).toContainText('Only you see what you have changed.')
  await customer.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click()
  await expect(customer).toHaveURL(/\/orders(\?|$)/)
  await customer.goBack()
  await expect(form.getByLabel('Your reference')).toHaveValue(`${reference}-b`)
  await customer.reload()
  await expect(form.getByLabel('Your reference')).toHaveValue(`${reference}-b`)
  await expect(form).toContainText('Your changes are back')
  await form.getByRole('link', { name: 'Leave it as it is' }).click()
  await customer.getByRole('link', { name: 'Change the order' }).click()
  await expect(form.getByLabel('Your reference')).toHaveValue(reference)
  await form.getByLabel('Your reference').fill(`${reference}-b`)
  await form.getByLabel('Place').fill('')
  await form.getByRole('button', { name: 'Save the changes' }).click()
  await expect(form.getByRole('alert')).toContainText('Say which town or parish it concerns.')
  await form.getByLabel('Place').fill('Paris, 18e arrondissement')
  await form.getByRole('button', { name: 'Add another person' }).click()
  await form.getByLabel('First name').nth(1).fill('Émile')
  await expect(form.getByRole('status')).toContainText('One researcher has offered, and is asked to confirm.')
  await expectGoodAnywhere(customer, expectAccessible)
  await form.getByRole('button', { name: 'Save the changes' }).click()

  await expect(customer.getByRole('heading', { name: '1 offer to be confirmed' })).toBeVisible()
  const offer = customer.getByRole('region', { name: 'Offers' }).getByRole('listitem')
  await expect(offer).toContainText('Made before your change; the researcher is asked to confirm it.')
  await expect(offer.getByRole('button', { name: /^Choose/ })).toHaveCount(0)
  await expectGoodAnywhere(customer, expectAccessible)
  await customer.getByRole('tab', { name: 'History' }).click()
  const history = customer.getByRole('list', { name: 'What happened, newest first' })
  await expect(history).toContainText('Place, before: Paris')
  await expect(history).toContainText(`Persons, before: Louise ${lastname}`)
  await expect(history).toContainText(`Reference, before: ${reference}`)

  const desk = researcher.getByRole('region', { name: 'Your offer' })
  await expect(desk).toContainText('The customer has changed the order', { timeout: 20_000 })
  await expect(desk).toContainText('New since your offer: Place, Persons')
  await expect(researcher.locator('main')).toContainText('Paris, 18e arrondissement')
  await expect(researcher.locator('main')).not.toContainText(reference)
  await expectGoodAnywhere(researcher, expectAccessible)
  await desk.getByRole('button', { name: 'Confirm the offer' }).click()
  await expect(desk.getByRole('button', { name: 'Confirm the offer' })).toHaveCount(0)

  await customer.getByRole('tab', { name: /^Offers/ }).click()
  await offer.getByRole('button', { name: /^Choose/ }).click({ timeout: 20_000 })
  await payByCard(customer, '€46.75')
  await customer.goto(
    `${customer
      .url()
      .replace(/\?.*/, '')
      .replace(/\/pay$/, '')}/change`,
  )
  await expect(customer.getByRole('heading', { name: 'It can’t be changed now' })).toBeVisible()
  await expectAccessible(customer)
})

test('who changes an order while a colleague does writes over nothing unseen', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('customer')
  const orderId = await apiOf(demo).place()
  await page.goto(`/orders/${orderId}/change`)
  const form = page.getByRole('form', { name: 'Change the order' })
  await form.getByLabel('Last name').fill('Morel')
  const instructions = 'Ask at the desk first.'
  const answer = await page.request.patch(`${demo.developmentBaseUrl}/orders/${orderId}`, {
    headers: { Authorization: `Bearer ${demo.apiKeys.development}` },
    data: { instructions, personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau', note: 'a midwife' }] },
  })
  expect(answer.ok()).toBe(true)

  await form.getByRole('button', { name: 'Save the changes' }).click()
  const said = form.getByRole('alert')
  await expect(said).toContainText('Changed by somebody else: Persons, Instructions.')
  await expect(said).toContainText('You have changed it too: Persons.')
  await expect(form.getByLabel('Last name')).toHaveValue('Morel')
  await expect(form.getByLabel('Instructions')).toHaveValue(instructions)
  await expectGoodAnywhere(page, expectAccessible)
  await form.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`))
  await expect(page.getByRole('main')).toContainText('Jeanne Morel')
  await expect(page.getByRole('main')).toContainText(instructions)
})

test('who walks through the form of an order with line breaks changes nothing, and what is too long is said', async ({
  page,
  demo,
  signInAs,
}) => {
  await signInAs('customer')
  const api = apiOf(demo)
  const asked = {
    ...{ repositoryName: 'Archives de Paris', documentType: 'Will', location: 'Paris\nFrance' },
    ...{
      instructions: 'sandbox:manual\r\nBorn 1892',
      personsOfInterest: [{ lastname: 'Moreau', note: 'Carpenter\nUSA' }],
    },
  }
  const { id } = await api.call<{ id: string }>('/orders', asked)
  await page.goto(`/orders/${id}/change`)
  const form = page.getByRole('form', { name: 'Change the order' })
  const note = form.getByLabel('Note', { exact: true })
  await expect(note).toHaveValue('Carpenter USA')
  const instructions = form.getByLabel('Instructions')
  for (const field of [form.getByLabel('Place'), instructions, note]) {
    await field.focus()
    await field.blur()
  }
  await form.getByLabel('Your reference').fill('CASE-1')

  // As it is pasted: a browser would cut it to what a field says that it holds.
  await note.focus()
  await page.keyboard.insertText('a'.repeat(200))
  await form.getByRole('button', { name: 'Save the changes' }).click()
  await expect(form.getByRole('alert')).toContainText('This is too long: 200 characters fit.')
  await note.fill('Carpenter USA')
  await form.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`))
  const { order } = await api.call<{ order: object }>(`/orders/${id}`)
  expect(order).toMatchObject({ ...asked, externalOrderRef: 'CASE-1', version: 1 })
})

test('what a customer changes under an open offer is read before it is promised', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('researcher')
  const { call } = apiOf(demo)
  const id = await placeJob(demo, { pricingMode: 'FIXED', fixedPrice: 40 })
  const change = async (data: object) => {
    const headers = { Authorization: `Bearer ${demo.apiKeys.development}` }
    expect((await page.request.patch(`${demo.developmentBaseUrl}/orders/${id}`, { headers, data })).status()).toBe(200)
  }
  await page.goto(`/research/orders/${id}`)
  const desk = page.getByRole('region', { name: 'Your offer' })
  const make = async () => {
    const answer = page.waitForResponse((got) => got.request().method() === 'POST' && got.url().endsWith('/offers'))
    await desk.getByRole('button', { name: 'Make the offer' }).click()
    return (await answer).status()
  }
  const price = desk.getByRole('status', { name: 'Price' })
  const changed = desk.getByRole('alert')
  await expect(price).toContainText('€40.00')
  await desk.getByLabel('Done by').fill('2031-03-01')
  await desk.getByLabel('Message to the customer').fill('I am there every Tuesday.')
  await change({ fixedPrice: 15, instructions: 'All ten volumes, please. sandbox:manual' })
  // Whether the page knows of it by then or not: nothing is offered for what wasn't read.
  expect(await make()).toBe(409)
  await expect(changed).toContainText('The customer has changed the order')
  await expect(changed).toContainText('The fixed price is €15.00 now.')
  await expect(price).toContainText('€40.00')
  expect(await make()).toBe(409)
  await expectGoodAnywhere(page, expectAccessible)
  await changed.getByRole('button', { name: 'I have read it again' }).click()
  await expect(changed).toHaveCount(0)
  await expect(price).toContainText('€15.00')
  await expect(desk.getByLabel('Message to the customer')).toHaveValue('I am there every Tuesday.')
  expect(await make()).toBe(201)
  await expect(desk.getByRole('button', { name: 'Take it back' })).toBeVisible()
  expect(await call(`/orders/${id}/offers`)).toMatchObject([{ amount: 15 }])

  // So it is while one's own offer is changed, and where what is to be confirmed changes once more.
  await desk.getByRole('button', { name: 'Change', exact: true }).click()
  await change({ fixedPrice: 12 })
  await expect(changed).toContainText('The fixed price is €12.00 now.', { timeout: 20_000 })
  await expect(price).toContainText('€15.00')
  await desk.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect(desk).toContainText('The price is €12.00 now')
  await change({ fixedPrice: 10 })
  await expect(changed).toContainText('The fixed price is €10.00 now.', { timeout: 20_000 })
  await expect(desk.getByRole('button', { name: 'Confirm the offer' })).toHaveCount(0)
  await changed.getByRole('button', { name: 'I have read it again' }).click()
  await desk.getByRole('button', { name: 'Confirm the offer' }).click()
  await expect(desk.getByRole('button', { name: 'Confirm the offer' })).toHaveCount(0)
  expect(await call(`/orders/${id}/offers`)).toMatchObject([{ amount: 10 }])
})
