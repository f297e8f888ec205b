import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, freshEmail, openMail, plugIn, signUp, test } from '../fixtures.ts'

const password = 'the first password'

/** Registers somebody and opens their account. */
async function openAccount(page: Page, name: string): Promise<string> {
  const { email } = await signUp(page, { name: 'Sofia', email: freshEmail(name), password })
  await page.goto('/account')
  return email
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/sign-in')
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('The password fits.')).toBeVisible()
}

/** The next thing that is sent there finds that ten minutes have passed since the person proved themselves. */
async function letProofGrowOld(page: Page, url: string): Promise<void> {
  let asked = false
  await page.route(url, async (route) => {
    if (asked || route.request().method() !== 'POST') return route.fallback()
    asked = true
    await route.fulfill({ status: 403, json: { error: 'Prove that it is you.', code: 'proof_required' } })
  })
}

/** The next thing that is sent there is done, and its answer gets lost on the way back. */
async function loseAnswer(page: Page, url: string): Promise<void> {
  let lost = false
  await page.route(url, async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback()
    lost = true
    await route.fetch()
    await route.abort()
  })
}

const signedIn = (page: Page) => expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()

test('a passkey is added, and signs in without a password', async ({ page, expectAccessible }) => {
  test.setTimeout(120_000)
  const putFinger = await plugIn(page)
  const email = await openAccount(page, 'passkey')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Blue laptop')
  await expectAccessible(page)
  await loseAnswer(page, '**/api/me/factors')
  const make = dialog.getByRole('button', { name: 'Make the passkey' })
  await make.click()
  // Sent again by hand alone, and the same passkey.
  await expect(dialog.getByRole('alert')).toBeVisible()
  await make.click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await codes.getByRole('button', { name: 'I have stored them' }).click()
  const rows = page.getByRole('table', { name: 'Your passkeys and authenticator apps' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Blue laptop')
  await expect(page.getByText('10 recovery codes are left')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rename Blue laptop' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename Blue laptop' })
  await renaming.getByLabel('Name').fill(' ')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await expect(renaming.getByText('Please fill this in.')).toBeVisible()
  await expectAccessible(page)
  await renaming.getByLabel('Name').fill('Green laptop')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await expect(rows.nth(1)).toContainText('Green laptop')

  // The browser offers it in the address field: this device takes it there by itself.
  await signOut(page)
  await signedIn(page)

  // By the button, where nobody has taken it there.
  await putFinger(false)
  await signOut(page)
  const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(byPasskey).toBeVisible()
  await putFinger(true)
  await byPasskey.click()
  await signedIn(page)

  // As the second step, after the password.
  await putFinger(false)
  await signOut(page)
  await givePassword(page, email)
  await expectAccessible(page)
  await putFinger(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await signedIn(page)

  // Where the proof is old, one dialog asks for it, and what was being sent goes on.
  await letProofGrowOld(page, '**/api/api-keys')
  // What it asks first is no longer good once the passkey is there.
  await page.route(
    '**/api/me/proof/begin',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), token: 'old' } })
    },
    { times: 1 },
  )
  await page.goto('/developers')
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Back office')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Create|Make/ })
    .click()
  const proof = page.getByRole('dialog', { name: 'Is it still you?' })
  await expect(proof).toBeVisible()
  await expectAccessible(page)
  const usePasskey = proof.getByRole('button', { name: 'Use a passkey' })
  await usePasskey.click()
  await expect(proof.getByText('This took too long. Please begin again.')).toBeVisible()
  await usePasskey.click()
  await expect(page.getByRole('dialog', { name: 'Your new key' })).toBeVisible()
  await page.getByRole('button', { name: 'I have stored it' }).click()
  await openMail(page, email, 'A new Callslip API key was made')

  await page.goto('/account')
  await page.getByRole('button', { name: 'Remove Green laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Green laptop is removed')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Your passkeys and authenticator apps' })).toBeHidden()
})

test('an app’s code, or a recovery code that works once, comes after the password', async ({
  page,
  expectAccessible,
}) => {
  const email = await openAccount(page, 'app')
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' })
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp })
  await dialog.getByLabel('Code from your app').fill('000000' === codeAt(Date.now()) ? '000001' : '000000')
  await dialog.getByRole('button', { name: 'Add the app' }).click()
  await expect(dialog.getByRole('alert')).toContainText('is not what the app shows now')
  await dialog.getByLabel('Code from your app').fill(codeAt(Date.now()))
  await dialog.getByRole('button', { name: 'Add the app' }).click()
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  const [recovery = ''] = await shown.getByRole('listitem').allTextContents()
  await shown.getByRole('button', { name: 'I have stored them' }).click()

  await signOut(page)
  await givePassword(page, email)
  // The code of now was spent when the app was added; the next one is taken already.
  await page.getByLabel('Code from your app').fill(codeAt(Date.now() + 30_000))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await signedIn(page)

  await signOut(page)
  await givePassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await signedIn(page)

  await signOut(page)
  await givePassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('That code does not fit')
})

test('another address counts once its mail is opened, and a password is changed without being asked for twice', async ({
  page,
  expectAccessible,
}) => {
  const email = await openAccount(page, 'before')
  const next = freshEmail('after')
  await page.getByLabel('New address').fill(next)
  await letProofGrowOld(page, '**/api/me/email')
  await page.getByRole('button', { name: 'Change the address' }).click()
  const proof = page.getByRole('dialog', { name: 'Is it still you?' })
  await proof.getByLabel('Password').fill('not the password')
  await proof.getByRole('button', { name: 'Go on' }).click()
  await expect(proof.getByText('This is not your password.')).toBeVisible()
  await expectAccessible(page)
  await proof.getByLabel('Password').fill(password)
  await proof.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText(`Open the mail that we sent to ${next}`)).toBeVisible()
  await openMail(page, email, 'Another address was asked for')
  await (await openMail(page, next, 'Confirm your new address')).getByRole('link').click()
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText(`You sign in with ${next}`)).toBeVisible()
  await page.getByLabel('Present password').fill(password)
  await page.getByLabel('New password').fill('the second password')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('Your password is changed')).toBeVisible()
  await page.reload()
  await expect(page.getByText(`You sign in with ${next}`)).toBeVisible()
})
