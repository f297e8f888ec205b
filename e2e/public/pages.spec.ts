import { expect, test } from '../fixtures.ts'

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
