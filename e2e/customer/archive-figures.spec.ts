import type { Locator, Page } from '@playwright/test'
import { clientOf, must, type Client } from '../api/client.ts'
import { expect, freshEmail, openMail, test } from '../fixtures.ts'

// What an order of an archive mostly costs and how long it takes is said to whoever has no account yet: it is what they decide by.

type Archive = { id: string; name: string }
type Figures = {
  orders?: number
  medianDays?: number
  prices: { currency: string; orders: number; low: number; median: number; high: number }[]
}

const tooFew = 'No typical price or time for this archive yet: too few orders there are completed to say.'

async function figuresOf(api: Client, name: string): Promise<Figures> {
  const found = await must(api.get<Archive[]>(`/archives?q=${encodeURIComponent(name)}`))
  const archive = found.find((one) => one.name === name)
  if (!archive) throw new Error(`the directory has no ${name}`)
  return must(api.get<Figures>(`/archives/${archive.id}/figures`))
}

/** The sentences that say these figures, as somebody in Britain reads them. */
function sentencesOf({ prices, medianDays }: Figures): string[] {
  const said = prices.map(({ currency, orders, low, median, high }) => {
    const money = (amount: number) => new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount)
    const range = low === high ? money(high) : `${money(low)} to ${money(high)}`
    const half = median === high ? '' : `, half of them to at most ${money(median)}`
    return `Orders here mostly come to ${range}${half} (${orders} orders, our fee included).`
  })
  if (medianDays === undefined) return said
  const days = medianDays === 1 ? '1 day' : `${medianDays} days`
  return [...said, `Half of them were delivered within ${days} of being opened to researchers.`]
}

async function choose(page: Page, archive: string): Promise<void> {
  await page.getByLabel('Archive').fill(archive)
  await page
    .getByRole('option', { name: new RegExp(`^${archive}`) })
    .first()
    .click()
  await expect(page.getByText('From the directory of archives')).toBeVisible()
}

const figuresIn = (part: Locator) =>
  part.getByRole('status').filter({ hasText: /Orders here mostly|Half of them|typical price/ })

test('whoever orders first reads what the API says of an archive, or that it can’t say anything yet', async ({
  page,
  demo,
}) => {
  const api = clientOf(demo.productionBaseUrl, demo.apiKeys.production)
  const [known, unknown] = ['Archives de Paris', 'Archives historiques du diocèse de Paris']
  expect(await figuresOf(api, unknown)).toEqual({ prices: [] })
  const { orders, medianDays, prices } = await figuresOf(api, known)
  expect([orders, medianDays, prices.length].every((one) => one !== undefined && one > 0)).toBe(true)

  await page.goto('/order')
  await choose(page, unknown)
  await expect(figuresIn(page.getByRole('main')).getByRole('paragraph')).toHaveText([tooFew])
  // Other tests complete orders there: what is shown was true when it was asked for.
  await expect(async () => {
    await page.goto('/order')
    await choose(page, known)
    const said = sentencesOf(await figuresOf(api, known))
    await expect(figuresIn(page.getByRole('main')).getByRole('paragraph')).toHaveText(said, { timeout: 5_000 })
  }).toPass()
  await expect(page.getByText(tooFew)).toHaveCount(0)
  // An archive of any other name is none that we have figures of.
  await page.getByLabel('Archive').fill(`${known}, its reading room`)
  await expect(figuresIn(page.getByRole('main'))).toHaveCount(0)

  await choose(page, known)
  await page.getByLabel('Kind of document').fill('Passenger list')
  await page.getByLabel('Kind of document').press('Escape')
  await page.getByLabel('Last name').fill('Faure')
  await page.getByRole('button', { name: 'Review order' }).click()
  const email = freshEmail('faure')
  await page.getByLabel('Your name').fill('Félix Faure')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill('seven green lamps')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await (await openMail(page, email, 'Confirm your address to place your order')).getByRole('link').click()

  // And once more where they wait for offers.
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await expect(async () => {
    await page.reload()
    const said = sentencesOf(await figuresOf(api, known))
    await expect(figuresIn(page.getByRole('main')).getByRole('paragraph')).toHaveText(said, { timeout: 5_000 })
  }).toPass()
})
