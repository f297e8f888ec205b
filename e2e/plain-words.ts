import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What somebody who looks for a document need never have heard of. */
const jargon = /\b(environments?|development|production|sandbox|API|keys?|webhooks?|developers?)\b/i

/** What is read there, looked at or listened to: the texts, and those attributes that a hand or a screen reader comes upon. */
const readIn = (part: Locator) =>
  part.evaluate((root) => {
    // What is folded away is a click off.
    for (const details of root.querySelectorAll('details')) details.open = true
    const names = ['title', 'aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder']
    const attributes = [root, ...root.querySelectorAll('*')].flatMap((element) =>
      names.flatMap((name) => element.getAttribute(name) ?? []),
    )
    const text = root instanceof HTMLElement ? root.innerText : ''
    return [...new Set([...text.split('\n'), ...attributes])]
  })

/** What is shown there now has no word of ours that only programs need. */
export async function expectPlainWords(part: Locator): Promise<void> {
  const read = await readIn(part)
  expect(read.filter((line) => jargon.test(line))).toEqual([])
}

/** Nor has the whole page, its tab, or the menu of the account. */
export async function expectPlainPage(page: Page, person: string): Promise<void> {
  await expect(page).toHaveTitle(/\S/)
  expect(await page.title()).not.toMatch(jargon)
  await expectPlainWords(page.locator('body'))
  await page.getByRole('banner').getByRole('button', { name: person }).click()
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
  await expectPlainWords(page.locator('body'))
  await page.keyboard.press('Escape')
}

/** Nor does it say any in what Ctrl K opens, whatever is looked for. */
export async function expectPlainPalette(page: Page, asked: string): Promise<void> {
  const palette = page.getByRole('dialog')
  // Its part of the page comes when there is nothing else to do.
  await expect(async () => {
    await page.getByRole('button', { name: 'Find or go to' }).click({ timeout: 5_000 })
    await palette.getByRole('combobox').waitFor({ timeout: 5_000 })
  }).toPass()
  await expectPlainWords(page.locator('body'))
  await palette.getByRole('combobox').fill(asked)
  await expect(palette.getByText('Nothing by that name.').or(palette.getByRole('option').first())).toBeVisible()
  await expectPlainWords(page.locator('body'))
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
}
