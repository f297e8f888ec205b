import { expect, test } from '../fixtures.ts'
import { apiOf, expectNoOverflow } from './an-order.ts'

test('where nothing was found, the next archives to ask open the form filled in', async ({
  page,
  demo,
  signInAs,
  expectAccessible,
}) => {
  const api = apiOf(demo)
  const [archive] = await api.call<{ id: string; name: string }[]>('/archives?q=archives%20de%20paris')
  const { id } = await api.call<{ id: string }>('/orders', {
    ...{ repositoryName: archive?.name, archiveRepositoryId: archive?.id, documentType: 'Will', location: 'Paris' },
    ...{ countryISOA3: 'FRA', personsOfInterest: [{ lastname: 'Moreau' }], instructions: 'sandbox:manual' },
  })
  await api.step(id, 'open')
  await api.step(id, 'offer', { amount: 0 })
  const [offer] = await api.offersOf(id)
  await api.call(`/orders/${id}/offers/${offer?.id}/select`, {})
  await api.step(id, 'start')
  await api.step(id, 'deliver', { outcome: 'not_found' })

  await signInAs('customer')
  await page.goto(`/orders/${id}?tab=documents`)
  const suggestions = page.getByRole('region', { name: 'Suggestions' })
  await expect(suggestions.getByRole('heading', { name: 'Where to look next' })).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
  const next = suggestions.getByRole('listitem').first().getByRole('button')
  const name = (await next.textContent())?.split(',')[0] ?? ''
  await next.click()
  await expect(page).toHaveURL(/\/orders\/new$/)
  await expect(page.getByLabel('Archive')).toHaveValue(name)
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau')

  // What is written there is not given up unasked.
  await page.goto(`/orders/${id}?tab=documents`)
  await suggestions.getByRole('listitem').nth(1).getByRole('button').click()
  const question = page.getByRole('alertdialog', { name: 'Replace what you were writing?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
})
