import type { Page } from '@playwright/test'
import { expect, findViolations } from '../fixtures.ts'

/** Texts that are nobody's but ours and have no accent. What people typed, codes, amounts and dates are not words of the page. */
const findPlain = (page: Page) =>
  page.evaluate(() => {
    const others =
      '[dir="auto"], bdi, code, pre, kbd, time, script, style, noscript, body [lang], [translate="no"], .font-card, datalist, select:has(option:nth-of-type(40))'
    const isPlain = (text: string) =>
      /[a-z]{3}/.test(text) &&
      // A product's name, and those of the demo's people.
      !/^(PostgreSQL|RoboResearcher \w+|Camille Laurent|Olu Adeyemi|Moreau Genealogy|Demo(, read only)?)$/.test(text) &&
      // Refusals of the API and the validators' sentences, which stand in no catalogue (docs/decisions/063).
      !/^(Must |Is required|This link is no longer good)/.test(text) &&
      // A page of a document, by its file's name.
      !/^\d+: /.test(text) &&
      // A day as the reader writes it.
      !/^\w+day, \d+ \w+ \d{4}$/.test(text) &&
      !/[À-ɏ]/.test(text) &&
      !/^[\w.+-]+@[\w.-]+$/.test(text) &&
      !/^(https?:|\/)\S*$/.test(text)
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      // A kind of event is chosen by its own name, and what has an id by the name that somebody gave it.
      const option = node.parentElement instanceof HTMLOptionElement ? node.parentElement.value : undefined
      const isCode = option === text || /^[a-z]+_[0-9a-z]{26}$/.test(option ?? '')
      if (isPlain(text) && !isCode && !node.parentElement?.closest(others))
        found.push(`${text}, in ${node.parentElement?.outerHTML.slice(0, 160)}`)
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const text = element.getAttribute(name)
        if (text && isPlain(text) && !element.closest(others)) found.push(`${name}: ${text}`)
      }
    return [...new Set(found)]
  })

/** Words of ours that are cut in two at the end of a line. Addresses, ids and what people typed may be. */
const findBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const others = '[dir="auto"], bdi, code, pre, time, [translate="no"], .font-card, .break-all, .wrap-anywhere'
    const found: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || parent.closest(others)) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]{3,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
        if (Math.max(...tops) - Math.min(...tops) > 4) found.push(`${word}, in ${parent.outerHTML.slice(0, 120)}`)
      }
    }
    return [...new Set(found)]
  })

const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  // What is left of 1280 at 400 %.
  { width: 320, colorScheme: 'dark' },
] as const
/** Axe takes most of a walk's time: of pages of one kind, the others are judged once. */
const axeAt = (width: number, again: boolean) => width === 390 || (width === 1280 && !again)

/** Words, accessibility and room of what is shown now, on a desk and on a phone; a fault is told at the end, with the others. */
export async function judge(page: Page, name: string, { words = true, again = false } = {}): Promise<void> {
  if (words) expect.soft(await findPlain(page), `${name}: not in the catalogue`).toEqual([])
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(over, `${name} at ${width}: wider than the screen`).toBeLessThanOrEqual(0)
    if (width !== 390) expect.soft(await findBrokenWords(page), `${name} at ${width}: words cut in two`).toEqual([])
    if (axeAt(width, again)) expect.soft(await findViolations(page), `${name} at ${width}`).toEqual([])
  }
}
