import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import type { DemoFile } from '../tools/runtime/demo.ts'

export type Role = keyof DemoFile['logins']
export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>
type ForTests = {
  /** Signs the test's browser in as one of the demo's people, without the page. */
  signInAs: (role: Role) => Promise<void>
  /** Fails on any violation of WCAG 2.2 AA, or of what axe calls good practice, in what is shown now. */
  expectAccessible: (page: Page) => Promise<void>
  /** What went wrong in any page of this test: an exception fails it, and so does what a page's policy has refused. */
  pageErrors: string[]
  /** What its pages have complained of in their consoles, told where the test fails. */
  consoleLines: string[]
  /** Somebody else's browser, watched like the test's own and closed after it. */
  openContext: OpenContext
}
type ForWorkers = { demo: DemoFile }

export const test = base.extend<ForTests, ForWorkers>({
  demo: [
    async ({}, use) => {
      // Written by the Callslip that e2e/start-callslip.ts started.
      await use(JSON.parse(readFileSync(join(process.env['E2E_DATA_DIR'] ?? '', 'demo.json'), 'utf8')) as DemoFile)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, use) => use(demo.portalUrl),
  signInAs: async ({ context, demo }, use) => use((role) => signIn(context, demo.logins[role])),
  expectAccessible: async ({}, use) => use(expectAccessible),
  pageErrors: [
    async ({ context, consoleLines }, use, { errors }) => {
      const pageErrors: string[] = []
      watchForErrors(context, pageErrors, consoleLines)
      await use(pageErrors)
      // What a boundary of React's has caught is said there, and nowhere else why a page broke.
      if (errors.length > 0 && consoleLines.length > 0) console.log(consoleLines.slice(-20).join('\n'))
      expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
  consoleLines: async ({}, use) => use([]),
  openContext: async ({ browser, pageErrors, consoleLines }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      watchForErrors(context, pageErrors, consoleLines)
      return context
    })
    for (const context of opened) await context.close()
  },
})

export { expect }

/** Exceptions in its pages and what their policy has refused to load or run; beside them, what is only complained of. */
function watchForErrors(context: BrowserContext, pageErrors: string[], consoleLines: string[]): void {
  context.on('weberror', (thrown) => {
    const error = thrown.error()
    pageErrors.push(error.stack ?? error.message)
  })
  context.on('console', (line) => {
    const text = line.text()
    if (text.includes('Content Security Policy')) pageErrors.push(text)
    if (line.type() === 'error') consoleLines.push(`${line.page()?.url() ?? ''}: ${text}`)
  })
}

export async function signIn(context: BrowserContext, login: { email: string; password: string }): Promise<void> {
  const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as { csrfToken: string } // next-auth's answer
  const answer = await context.request.post('/api/auth/callback/credentials', {
    form: { ...login, csrfToken, json: 'true' },
  })
  expect(answer.ok()).toBe(true)
  // At their desk researchers begin among the real orders; what tests place is in the rehearsal.
  if (login.email.startsWith('researcher'))
    await context.addCookies([{ name: 'environment', value: 'development', url: new URL(answer.url()).origin }])
}

/** The next call to `url` finds that ten minutes have passed, and the session with them. */
export async function endSessionAt(page: Page, url: string | RegExp): Promise<void> {
  let ended = false
  await page.route(url, async (route) => {
    if (ended) return route.fallback()
    ended = true
    await page.context().clearCookies()
    await route.fulfill({ status: 403, json: { error: 'The access token has expired.', code: 'api_key_expired' } })
  })
}

/** The dialog over a page whose session has ended. */
export const signedOut = (page: Page) => page.getByRole('dialog', { name: 'You have been signed out' })

export async function signInAgain(page: Page, { password }: { password: string }): Promise<void> {
  await signedOut(page).getByLabel('Password').fill(password)
  await signedOut(page).getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Every document reads it anew: less than half of what the package would send. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

async function expectAccessible(page: Page): Promise<void> {
  // After a step within the portal, React puts the next page's title in a moment after its heading.
  await expect(page).toHaveTitle(/\S/)
  expect(await findViolations(page)).toEqual([])
}

/** What axe finds in what is shown now, small things as well. */
export async function findViolations(page: Page): Promise<string[]> {
  // A document that has it already is given none.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? ';' : axeSource })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Only what fails is told, and no page of another origin is looked into: half the time, and no page beside to merge results.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.map(
    ({ id, impact, help, nodes }) =>
      `${id} (${impact}): ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  )
}

/** The newest mail to an address in the local mailbox, once it is there. */
export async function openMail(page: Page, recipient: string, subject: string) {
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: recipient })
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first()
  await expect(async () => {
    await page.goto('/mailbox')
    await expect(mail).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return mail
}

type Newcomer = {
  name: string
  email?: string
  password?: string
  organisation?: string
  purpose?: 'documents' | 'integration'
}

/** Somebody new with an account of their own, signed in. */
export async function signUp(page: Page, { name, email = freshEmail('new'), ...more }: Newcomer) {
  const { password = 'seven green lamps' } = more
  await page.request.post('/api/register', { data: { ...more, name, email, password } })
  await (await openMail(page, email, 'Confirm your address')).getByRole('link').click()
  // The page's own browser has registered, so nothing more is asked.
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  return { email, password }
}

/** An address that no other test uses. */
export const freshEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`

/**
 * A device that keeps passkeys and finds its owner's finger at once, whether a page asks for it or only offers it in the
 * address field; what is returned takes the finger away, or puts it there again.
 */
export async function plugIn(page: Page): Promise<(finger: boolean) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (enabled) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
}

export type Environment = 'development' | 'production'

/** What somebody who is signed in on the page asks the API with. */
export async function accessOf(page: Page, role: Role, environment: Environment) {
  const data = { environment, role }
  const answer = await page.request.post('/api/access-token', { data })
  const { accessToken, baseUrl } = (await answer.json()) as { accessToken: string; baseUrl: string } // as documented
  return { baseUrl, headers: { Authorization: `Bearer ${accessToken}` } }
}
