import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { readTasks } from './keyboard-tasks.ts'

/** Where the focus is, and what is wrong with that: it is nowhere, off the screen, or all of it lies beneath something else. */
const seeFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body) return { at: 'nothing', issue: 'nothing has the focus' }
    // What is drawn of a hidden field is its label.
    const shown = [at, ...(at instanceof HTMLInputElement ? (at.labels ?? []) : [])]
    const isSeen = shown.some((one) =>
      [...one.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y)
            return hit !== null && one.contains(hit)
          }),
        ),
      ),
    )
    const name = at.getAttribute('aria-label') ?? shown.at(-1)?.textContent ?? ''
    return { at: `${at.tagName} ${name.trim().slice(0, 60)}`, issue: isSeen ? '' : 'the focus is not to be seen' }
  })

/** After these the focus is somewhere else, and has to be seen there. */
const moves = new Set(['Tab', 'Shift+Tab', 'ArrowDown', 'ArrowUp', 'j', 'k'])
const MOST = 40

/** Somebody without a mouse. What they press and what they type is counted, and each move has to show where they are. */
export function keyboardOf(page: Page) {
  const count = { keys: 0, typed: 0 }
  const trail: string[] = []
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key)
      count.keys += 1
      if (!moves.has(key)) continue
      const { at, issue } = await seeFocus(page)
      trail.push(at)
      if (issue) throw new Error(`After ${key} ${issue}. The way so far:\n${trail.join('\n')}`)
    }
  }
  /** A single key works once the page listens, a moment after its first picture; it counts once. */
  const awakenUntil = async (key: string, worked: () => Promise<void>) => {
    await expect(async () => {
      await page.keyboard.press(key)
      await worked()
    }).toPass()
    count.keys += 1
  }
  const has = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  return {
    press,
    type: async (text: string) => {
      await page.keyboard.type(text)
      count.typed += text.length
    },
    /** Goes on by one key until the focus is there. */
    to: async (target: Locator, key = 'Tab') => {
      await expect(target).toBeVisible()
      for (let n = 0; !(await has(target)); n += 1) {
        if (n === MOST) throw new Error(`${MOST} times ${key} do not lead there:\n${trail.join('\n')}`)
        await press(key)
      }
    },
    awaken: (key: string, target: Locator) => awakenUntil(key, () => expect(target).toBeFocused({ timeout: 500 })),
    awakenUntil,
    /** What was done just now has taken as many keys as the guide says. */
    done: (task: string) => {
      expect({ task, ...count }).toEqual({ task, ...readTasks().get(task) })
      Object.assign(count, { keys: 0, typed: 0 })
      trail.length = 0
    },
  }
}
