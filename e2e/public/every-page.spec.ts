import type { Page } from '@playwright/test'
import { stretch } from '../../lib/words/stretch.ts'
import { expect, test } from '../fixtures.ts'
import { judge } from '../pages/judge.ts'
import { rooms } from '../pages/pages.ts'
import type { Say } from '../pages/place.ts'

// Every page, loaded once and judged by all: that it is accessible, that it fits, that it asks nobody else, and that it speaks
// English for finding faults (lib/words/stretch.ts): accented, and longer by 40 %. What comes without an accent has not gone
// through the catalogue; what no longer fits breaks in the next language.

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

for (const [name, { role, findVisits, tidy }] of Object.entries(rooms))
  test(`${name}: every page is accessible, fits, and says what the catalogue says`, async ({
    page,
    context,
    demo,
    signInAs,
  }) => {
    test.setTimeout(300_000)
    page.setDefaultTimeout(20_000)
    if (role) await signInAs(role)
    const hosts = strangers(page, demo)
    const words = name !== 'reader'
    if (words) await context.addCookies([{ name: 'locale', value: 'en-XA', url: demo.portalUrl }])
    // A page with a stream is never idle, and one that isn't idle may yet show what nobody has looked at.
    await context.route('**/api/events/stream*', (route) => route.abort())
    let shown = ''
    for (const { path, state, act } of await findVisits(page, demo)) {
      const name = state === undefined ? path : `${path}, ${state}`
      const began = Date.now()
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.emulateMedia({ colorScheme: 'light' })
      await page.keyboard.press('Escape')
      if (path !== shown) {
        // An address that names another one chooses it from then on.
        await context.addCookies([{ name: 'environment', value: 'production', url: demo.portalUrl }])
        await page.goto(path)
      }
      shown = path
      await settle(page, name)
      await act?.(page, say)
      if (act) await settle(page, name)
      const settled = Date.now()
      await expect(page.locator('html'), path).toHaveAttribute('lang', words ? 'en-XA' : 'en')
      await judge(page, name, { words })
      console.log(name, settled - began, Date.now() - settled)
    }
    await tidy?.(demo)
    expect([...hosts]).toEqual([])
  })
