import type { Page } from '@playwright/test'
import { apiOf } from '../customer/an-order.ts'
import { placeOrder, unique } from '../customer/placed-orders.ts'
import { expect, test } from '../fixtures.ts'

/** Of layout shift as browsers count it, of which 0.1 is called good. */
const limit = 0.02
/** A phone's line on the road: a page is seen in every state that it goes through. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } }

type Shift = { value: number; moved: string[] }
type Watched = typeof globalThis & { shifts?: Shift[] }
/** As the browser has it; TypeScript's library doesn't. */
type ShiftEntry = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = ((globalThis as Watched).shifts = []) // read below
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as ShiftEntry[])
        // of the one type that is observed
        shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `"${node?.textContent?.slice(0, 40)}" ${place(previousRect)} -> ${place(currentRect)}`,
          ),
        })
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved since the page began, once its faces are there and what was drawn last is on the screen. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
    return (globalThis as Watched).shifts ?? []
  })

for (const [size, viewport] of Object.entries(sizes))
  test(`on a slow line nothing moves while a page comes: ${size}`, async ({
    page,
    context,
    demo,
    signInAs,
    request,
  }) => {
    test.slow()
    const reference = unique('STEADY')
    const { placeWithOffers, placeToPay } = apiOf(demo)
    for (let placed = 0; placed < 6; placed++) await placeOrder(request, demo, { externalOrderRef: reference })
    const [order, toPay] = [await placeWithOffers(), await placeToPay()]
    await signInAs('customer')
    await context.addCookies([{ name: 'environment', value: 'development', url: demo.portalUrl }])
    await page.setViewportSize(viewport)
    await watchShifts(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowLine)
    // Each with what comes last in it.
    const button = (name: string) => page.getByRole('button', { name })
    const visits = [
      { path: '/', last: page.getByRole('contentinfo') },
      // Other tests' orders would come in between.
      { path: `/orders?externalOrderRef=${reference}`, last: button('Export CSV') },
      { path: `/orders/${order}`, last: button('Order again') },
      { path: `/orders/${toPay}/pay`, last: page.locator('button:not([aria-disabled])', { hasText: /^Pay / }) },
    ]
    for (const { path, last } of visits) {
      await page.goto(path)
      await expect(last).toBeVisible({ timeout: 60_000 })
      const shifts = await shiftsOf(page)
      const sum = shifts.reduce((before, { value }) => before + value, 0)
      expect.soft(sum, `${path}: ${JSON.stringify(shifts, null, 2)}`).toBeLessThan(limit)
    }
  })
