import type { Page } from '@playwright/test'
import { stretch } from '../../lib/words/stretch.ts'
import { expect, test } from '../fixtures.ts'
import { judge } from '../pages/judge.ts'
import { rooms } from '../pages/pages.ts'
import type { Say, Visit } from '../pages/place.ts'

// Every page, loaded once and judged by all: that it is accessible, that it fits, that it asks nobody else, and that it speaks
// English for finding what is not translated (lib/words/stretch.ts): accented, and longer by 40 %. What comes without an
// accent has not gone through the catalogue; what no longer fits breaks in the next language.

test.describe.configure({ mode: 'parallel' })

const say: Say = (english) => new RegExp(`^${String(stretch(english)).replace(/~+$/, '')}`)

/** Hosts that a page asked, other than its own. The payment form is the provider's. */
function strangers(page: Page, demo: { portalUrl: string; stripeApiBase: string }): Set<string> {
  const hosts = new Set<string>()
  const own = [demo.portalUrl, demo.stripeApiBase].map((url) => new URL(url).host)
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !own.includes(host)) hosts.add(host)
  })
  return hosts
}

async function settle(page: Page, name: string): Promise<void> {
  await expect(page.locator('main'), name).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.animate-pulse, [aria-busy="true"]'), name).toHaveCount(0)
}

/** Loads where it isn't yet, does what is to be done there, and waits until nothing is on its way. */
async function visit(page: Page, { path, act }: Visit, portalUrl: string, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.keyboard.press('Escape')
  if (page.url() !== portalUrl + path) {
    // An address that names another environment chooses it from then on.
    await page.context().addCookies([{ name: 'environment', value: 'production', url: portalUrl }])
    await page.goto(path)
  }
  await settle(page, name)
  await act?.(page, say)
  if (act) await settle(page, name)
}

for (const [name, { role, findVisits, tidy }] of Object.entries(rooms))
  test(`${name}: every page is accessible, fits, and says what the catalogue says`, async ({
    page,
    context,
    demo,
    signInAs,
  }) => {
    test.setTimeout(900_000)
    page.setDefaultTimeout(60_000)
    if (role) await signInAs(role)
    const hosts = strangers(page, demo)
    const words = name !== 'reader'
    if (words) await context.addCookies([{ name: 'locale', value: 'en-XA', url: demo.portalUrl }])
    // A page with a stream is never idle, and one that isn't idle may yet show what nobody has looked at.
    await context.route('**/api/events/stream*', (route) => route.abort())
    try {
      for (const one of await findVisits(page, demo)) {
        const shown = one.state === undefined ? one.path : `${one.path}, ${one.state}`
        await visit(page, one, demo.portalUrl, shown)
        await expect(page.locator('html'), shown).toHaveAttribute('lang', words ? 'en-XA' : 'en')
        await judge(page, shown, { words, again: one.again ?? false })
      }
    } finally {
      await tidy?.(demo)
    }
    expect([...hosts]).toEqual([])
  })
