import { readFile } from 'node:fs/promises'
import { readZip } from '../../tools/testing/read-zip.ts'
import { expect, openMail, signUp, test } from '../fixtures.ts'
import { expectNoOverflow } from './an-order.ts'

test('a copy of one’s data is asked for, made, downloaded and opened', async ({ page, expectAccessible }) => {
  const { email } = await signUp(page, { name: 'Odile', organisation: 'Reading Room' })
  await page.goto('/account')
  await page.getByRole('link', { name: 'Copy or delete your data' }).click()
  await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a copy' }).click()
  await openMail(page, email, 'The copy of your Callslip data is ready')
  await page.goto('/account/data')
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const saved = await begun
  expect(saved.suggestedFilename()).toMatch(/^callslip-data-\d{4}-\d\d-\d\d\.zip$/)
  const files = readZip(await readFile(await saved.path()))
  expect(JSON.parse(files.get('account.json')?.toString() ?? '')).toMatchObject({ name: 'Odile', email })
  expect([...files.keys()].some((name) => /^clients\/cli_\w+\/development\/orders\.json$/.test(name))).toBe(true)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('a deletion is asked for with a proof, taken back on the page, and by the link in the mail', async ({
  page,
  expectAccessible,
}) => {
  const { email, password } = await signUp(page, { name: 'Odile', organisation: 'Reading Room' })
  await page.goto('/account/data')
  await expect(page.getByText('Nobody else belongs to Reading Room')).toBeVisible()
  let asked = false
  await page.route('**/api/me/deletion', async (route) => {
    if (asked || route.request().method() !== 'POST') return route.fallback()
    asked = true
    await route.fulfill({ status: 403, json: { error: 'Prove that it is you.', code: 'proof_required' } })
  })
  const ask = async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it in 14 days' }).click()
  }
  await ask()
  const proof = page.getByRole('dialog', { name: 'Is it still you?' })
  await proof.getByLabel('Password').fill(password)
  await proof.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('Your account is to be deleted', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  // On a phone what is told lies over the button, for as long as a mouse rests there.
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  await ask()
  await expect(page.getByText('Your account is to be deleted', { exact: true })).toBeVisible()
  await (await openMail(page, email, 'Your Callslip account is to be deleted')).getByRole('link').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep the account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeVisible()
  await page.goto('/account/data')
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('legal pages are linked from every page and say what is open, and weaknesses have an address', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const pages = { Terms: 'Terms of use', Privacy: 'Privacy', Imprint: 'Imprint', Contact: 'Write to us' }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [label, title] of Object.entries(pages)) {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click()
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page)
    }
  }
  await page.goto('/privacy')
  await expect(page.getByText('Not filled in yet')).toBeVisible()
  const security = await page.request.get('/.well-known/security.txt')
  expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await security.text()).toMatch(/^Contact: http\S+\/contact\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/)
  await signInAs('customer')
  await page.goto('/orders')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByLabel('E-mail')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('What it is about').selectOption('account')
  await page.getByLabel('Message').fill('Where is my copy?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Your message is on its way')).toBeVisible()
  // The button that was pressed is gone.
  await expect(page.locator('#main')).toBeFocused()
  await page.goto('/mailbox')
  await expect(page.getByRole('heading', { name: 'Contact form: My account or my data' }).first()).toBeVisible()
})
