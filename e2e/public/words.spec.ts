import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { findOrderPages, pages } from '../pages.ts'

// English for finding faults (lib/words/stretch.ts): accented, and longer by 40 %. What comes without an accent has not gone
// through the catalogue; what no longer fits breaks in the next language.

/** Texts that are nobody's but ours and have no accent. What people typed, codes, amounts and dates are not words of the page. */
const findPlain = (page: Page) =>
  page.evaluate(() => {
    const others =
      '[dir="auto"], bdi, code, pre, kbd, time, script, style, noscript, body [lang], [translate="no"], .font-card, option, datalist'
    const isPlain = (text: string) =>
      /[a-z]{3}/.test(text) &&
      // A product's name, and those of the demo's people.
      !/^(PostgreSQL|RoboResearcher \w+|Camille Laurent|Olu Adeyemi|Moreau Genealogy|Demo(, read only)?)$/.test(text) &&
      !/[À-ɏ]/.test(text) &&
      !/^[\w.+-]+@[\w.-]+$/.test(text) &&
      !/^(https?:|\/)\S*$/.test(text)
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (isPlain(text) && !node.parentElement?.closest(others)) found.push(text)
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const text = element.getAttribute(name)
        if (text && isPlain(text) && !element.closest(others)) found.push(`${name}: ${text}`)
      }
    return [...new Set(found)]
  })

for (const { role, paths } of pages)
  test(`${role ?? 'public'} pages say nothing that isn't in the catalogue, and hold longer words`, async ({
    page,
    context,
    demo,
    signInAs,
  }) => {
    test.setTimeout(180_000)
    if (role) await signInAs(role)
    await context.addCookies([{ name: 'locale', value: 'en-XA', url: demo.portalUrl }])
    // A page with a stream is never idle, and one that isn't idle may yet show what nobody has looked at.
    await context.route('**/api/events/stream*', (route) => route.abort())
    const ofAnOrder = role ? await findOrderPages(page, role) : []
    for (const path of [...paths, ...ofAnOrder]) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('.animate-pulse, [aria-busy="true"]')).toHaveCount(0)
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'en-XA')
      expect.soft(await findPlain(page), path).toEqual([])
      // 320: what is left of 1280 at 400 %.
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 800 })
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(over, `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })
