import { expect, test } from '../fixtures.ts'

const pages = [
  '/',
  '/sign-in',
  '/register',
  '/order',
  '/forgot-password',
  '/confirm-email?token=x',
  '/confirm-address?token=x',
  '/reset-password?token=x',
  '/mailbox',
  '/no-such-page',
]
const looks = [
  { name: 'light, wide', width: 1280, colorScheme: 'light' },
  { name: 'dark, on a phone', width: 390, colorScheme: 'dark' },
] as const

for (const { name, width, colorScheme } of looks) {
  test(`pages without sign-in are accessible and fit: ${name}`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        path,
      ).toBeLessThanOrEqual(0)
    }
  })

  test(`pages of a customer are accessible and fit: ${name}`, async ({ page, signInAs, expectAccessible }) => {
    await signInAs('customer')
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    for (const path of ['/orders', '/account']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await expectAccessible(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        path,
      ).toBeLessThanOrEqual(0)
    }
  })
}

test('the colour switch holds over a reload, without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/sign-in')
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await paper()
  await page.getByRole('button', { name: /^Colours: system/ }).click()
  await page.getByRole('button', { name: /^Colours: light/ }).click()
  const dark = await paper()
  expect(dark).not.toBe(light)
  await page.reload({ waitUntil: 'commit' })
  // At the first moment at which there is anything to paint.
  await page.waitForFunction(() => document.body !== null, undefined, { polling: 'raf' })
  expect(await paper()).toBe(dark)
})

test('the landing page says the fee and names its example one', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('10 %').first()).toBeVisible()
  await expect(page.getByText('€44.00')).toBeVisible()
  await expect(page.getByText('Example', { exact: true })).toBeVisible()
})

test('dates and money follow the browser', async ({ openContext, baseURL }) => {
  const context = await openContext({ baseURL: baseURL ?? '', locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByText(/44,00\s€/)).toBeVisible()
  await context.close()
})
