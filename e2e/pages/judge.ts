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
      // Refusals of the API, which stand in no catalogue (docs/decisions/063); who reads them is findRaw's.
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

/** What a validator or the API says to programs: whoever fills in a form is told in words of theirs (lib/browser/refusal-words.ts). */
const findRaw = (page: Page) =>
  page.evaluate(() => {
    const raw =
      /^(Must |Is required)|\b(Invalid (input|option|string|email|URL|ISO)|Unrecognized key|(String|Number|Array) must (contain|be)|Too (small|big): |[Ee]xpected (a )?(string|number|int|boolean|object|array|date|undefined))\b/
    return document.body.innerText.split('\n').filter((line) => raw.test(line.trim()))
  })

/** Words that stand on two lines without a hyphen that says so. Addresses, codes and what has digits may break anywhere. */
const findBroken = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const mayBreak = 'code, pre, kbd, script, style, noscript, svg, textarea, select, [translate="no"], .font-card'
    const linesOf = (range: Range) =>
      new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom / 4)))
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      // What only a screen reader has is a pixel wide.
      if (
        !parent ||
        parent.closest(mayBreak) ||
        parent.clientWidth === 1 ||
        getComputedStyle(parent).hyphens === 'auto'
      )
        continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        // Without what makes a text longer in the language for finding what is not translated: a sentence's tildes are no word.
        const letters = /^[^\p{L}]*([\p{L}\p{M}’']{2,})[~.,:;!?)”…]*$/u.exec(word)?.[1]
        if (letters === undefined) continue
        const range = document.createRange()
        range.setStart(node, index + word.indexOf(letters))
        range.setEnd(node, index + word.indexOf(letters) + letters.length)
        if (linesOf(range).size > 1) found.push(`${letters}, in ${parent.outerHTML.slice(0, 160)}`)
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

/** Pages for programmers, who are told what the API says. */
const isForProgrammers = (page: Page) => /^\/(developers|docs)(\/|$)/.test(new URL(page.url()).pathname)

/** Words, accessibility and room of what is shown now, on a desk and on a phone; a fault is told at the end, with the others. */
export async function judge(page: Page, name: string, { words = true, again = false } = {}): Promise<void> {
  if (words) expect.soft(await findPlain(page), `${name}: not in the catalogue`).toEqual([])
  if (!isForProgrammers(page)) expect.soft(await findRaw(page), `${name}: a validator's words`).toEqual([])
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(over, `${name} at ${width}: wider than the screen`).toBeLessThanOrEqual(0)
    if (width !== 390) expect.soft(await findBroken(page), `${name} at ${width}: broken words`).toEqual([])
    if (axeAt(width, again)) expect.soft(await findViolations(page), `${name} at ${width}`).toEqual([])
  }
}
