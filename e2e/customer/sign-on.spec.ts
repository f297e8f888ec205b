import type { Page } from '@playwright/test'
import { startNameServer } from '../../tools/testing/name-server.ts'
import { startProvider } from '../../tools/testing/oidc-provider.ts'
import { expect, openMail, signUp, test } from '../fixtures.ts'
import { expectNoOverflow } from './an-order.ts'

const password = 'seven green lamps'

/** The provider's own page. */
async function typeLogin(page: Page, login: string): Promise<void> {
  await page.locator('input[name="login"]').fill(login)
  await page.locator('input[name="password"]').fill('whatever it is there')
  await page.locator('button[type="submit"]').click()
}

test('a client’s people sign in at their own organisation', async ({ page, openContext, demo, expectAccessible }) => {
  test.setTimeout(240_000)
  const names = await startNameServer(Number(process.env['E2E_DNS_PORT']))
  const provider = await startProvider(`${demo.portalUrl}/api/sign-on/callback/`)
  const domain = `${crypto.randomUUID().slice(0, 8)}.example`
  const email = `jonas@${domain}`
  provider.people.set('jonas', { email, email_verified: true, name: 'Jonas Weber' })
  const firm = `Reading Room ${domain.slice(0, 6)}`
  await signUp(page, { name: 'Odile', organisation: firm })

  await page.goto('/members')
  await page.getByRole('link', { name: 'Single sign-on' }).click()
  await expect(page.getByText('Not set up')).toBeVisible()
  await page.getByLabel('Issuer').fill(provider.issuer)
  await page.getByLabel('Client id').fill(provider.clientId)
  await page.getByLabel('Client secret').fill('not the secret')
  await page.getByRole('radio', { name: /^Developer/ }).check()
  await page.getByRole('button', { name: 'Try and save' }).click()
  await expect(
    page.getByText('Or the client id or the redirect address is not what your provider has for Callslip. It says:'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Client secret').fill(provider.clientSecret)
  await page.getByRole('button', { name: 'Try and save' }).click()
  await expect(page.getByText('One thing is missing')).toBeVisible()

  await page.getByLabel('Another domain').fill(domain)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: `Look for the record of ${domain}` }).click()
  await expect(page.getByText(`There is no TXT record at _callslip.${domain}`)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  const value = (await page.getByRole('list', { name: 'Domains' }).locator('code').nth(1).textContent()) ?? ''
  names.records.set(`_callslip.${domain}`, value)
  await page.getByRole('button', { name: `Look for the record of ${domain}` }).click()
  await expect(page.getByText(`Addresses of ${domain} are led to ${provider.issuer}`)).toBeVisible()

  // Somebody who was never here.
  const guest = await (await openContext({ locale: 'en-GB' })).newPage()
  await guest.goto('/sign-in')
  await guest.getByLabel('E-mail').fill(email)
  await guest.getByLabel('E-mail').press('Tab')
  const lead = guest.getByRole('button', { name: 'Go to your organisation’s sign-in' })
  await expect(lead).toBeVisible()
  await expectAccessible(guest)
  await lead.click()
  await typeLogin(guest, 'jonas')
  await expect(guest.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await guest.goto('/account')
  await expect(guest.getByText(`You came in through your organisation, as ${email}.`)).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Passkeys and second factor' })).toHaveCount(0)
  await expectAccessible(guest)

  // Where the proof is old, a window asks at the organisation again, and what was being sent goes on.
  let asked = true
  await guest.route('**/api/api-keys', async (route) => {
    if (asked || route.request().method() !== 'POST') return route.fallback()
    asked = true
    await route.fulfill({ status: 403, json: { error: 'Prove that it is you.', code: 'proof_required' } })
  })
  const askForKey = async () => {
    asked = false
    await guest.goto('/developers')
    await guest.getByRole('button', { name: 'New key' }).click()
    await guest.getByLabel('Name').fill('Back office')
    await guest.getByRole('button', { name: 'Create key' }).click()
  }
  const proof = guest.getByRole('dialog', { name: 'Is it still you?' })
  const again = proof.getByRole('button', { name: 'Sign in there again' })
  // Where nobody is asked again there, and who asks has nothing of their own, they are told how to come by it.
  const nothing = { json: { methods: [], token: '' } }
  await guest.route('**/api/me/proof/begin', (route) => route.fulfill(nothing), { times: 1 })
  await askForKey()
  await expect(proof.getByRole('link', { name: 'Forgotten your password?' })).toBeVisible()
  await expectAccessible(guest)
  // No window opens on an iPhone's home screen: it goes on in place of the page, which is come back to.
  await askForKey()
  await guest.evaluate(() => void (globalThis.open = () => null))
  await again.click()
  await expect(proof.getByText('do once more what you were about to do')).toBeVisible()
  await expectAccessible(guest)
  await proof.getByRole('link', { name: 'Leave the page and sign in there' }).click()
  await typeLogin(guest, 'jonas')
  await expect(guest).toHaveURL(/\/developers$/)
  await askForKey()
  await expect(again).toBeVisible()
  await expectAccessible(guest)
  const [window] = await Promise.all([guest.waitForEvent('popup'), again.click()])
  await typeLogin(window, 'jonas')
  await expect(guest.getByRole('dialog', { name: 'Your new key' })).toBeVisible()

  await page.getByRole('checkbox', { name: 'The only way in' }).check()
  await page.getByRole('button', { name: 'Try and save' }).click()
  await expect(page.getByText('Nobody but owners comes in any other way.')).toBeVisible()
  await page.goto('/members/audit-log')
  await expect(page.getByText('Joined as developer through single sign-on')).toBeVisible()

  // With a password of their own they come to their account, and to the client only there.
  await guest.context().clearCookies({ name: /next-auth/ })
  await guest.goto('/forgot-password')
  await guest.getByLabel('E-mail').fill(email)
  await guest.getByRole('button', { name: 'Send the link' }).click()
  await expect(guest.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await (await openMail(guest, email, 'Choose a new password')).getByRole('link').click()
  await guest.getByLabel('New password').fill(password)
  await guest.getByRole('button', { name: 'Set the password' }).click()
  await expect(guest.getByRole('heading', { name: `${firm} has a sign-in of its own` })).toBeVisible()
  await expectAccessible(guest)
  const there = guest.getByRole('link', { name: 'Sign in there' })
  const way = (await there.getAttribute('href')) ?? ''
  await there.click()
  await expect(guest.getByRole('heading', { name: 'No orders yet' })).toBeVisible()

  // A link of another site's, and an address that is typed, ask first.
  const elsewhere = 'https://elsewhere.example/'
  const body = `<a href="${demo.portalUrl}${way}">Documents for nothing</a>`
  await guest.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body }))
  const question = guest.getByRole('heading', { name: `Sign in at ${firm}?` })
  await guest.goto(way)
  await expect(question).toBeVisible()
  await guest.goto(elsewhere)
  await guest.getByRole('link', { name: 'Documents for nothing' }).click()
  await expect(question).toBeVisible()
  await expectAccessible(guest)
  await guest.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(guest)
  await expectAccessible(guest)
  await guest.getByRole('link', { name: 'Go on to the sign-in' }).click()
  await expect(guest.getByRole('heading', { name: 'No orders yet' })).toBeVisible()

  await guest.goto('/sign-in?refused=removed')
  await expect(guest.getByText('Your membership has ended.')).toBeVisible()
  await expectAccessible(guest)
  await guest.context().close()
  provider.close()
  names.close()
})
