import { expect, test } from '../fixtures.ts'

test('a key is made, shown once, works, and is refused once revoked; an endpoint comes and goes', async ({ page, request, signInAs, expectAccessible }) => {
  await signInAs('customer')
  await page.goto('/developers')
  const baseUrl = await page.getByRole('main').locator('code').first().innerText()
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByText('Must not be empty.')).toBeVisible()
  const name = `Back office ${Date.now()}`
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your new key' })
  const key = await dialog.locator('code').innerText()
  expect(key).toMatch(/^cs_dev_[0-9A-Za-z]{38}$/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I have stored it' }).click()
  await expect(page.getByText(key)).toBeHidden()
  const ask = () => request.get(`${baseUrl}/orders?limit=1`, { headers: { authorization: `Bearer ${key}` } })
  expect((await ask()).status()).toBe(200)

  await page.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) }).getByText('Revoked')).toBeVisible()
  expect((await ask()).status()).toBe(403)

  const url = page.getByLabel('Address of your server')
  await url.fill('ftp://example.com')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(url).toHaveAttribute('aria-invalid', 'true')
  const address = `http://127.0.0.1:9/hook-${Date.now()}`
  await url.fill(address)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('dialog', { name: 'Signing secret' }).getByRole('button', { name: 'I have stored it' }).click()
  await page.getByRole('button', { name: `Delete ${address}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: new RegExp(address) }).getByText('Deleted')).toBeVisible()
  await expectAccessible(page)
})
