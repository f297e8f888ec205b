import type { ComponentType } from 'react'
import type { Lazy } from '#lib/operation.ts'

/** Done when the page has been on the screen once; a page that isn't shown (a tab in the background) waits a second. */
const painted =
  typeof window === 'undefined'
    ? undefined
    : new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
        setTimeout(resolve, 1_000)
      })

/** Done when every script that the page brought along has run or failed, and after ten seconds whatever the page still waits for. */
const whole =
  typeof window === 'undefined' || document.readyState === 'complete'
    ? undefined
    : new Promise<void>((resolve) => {
        addEventListener('load', () => resolve(), { once: true })
        setTimeout(resolve, 10_000)
      })

/**
 * For the frame around a page, which may be there before the page is: what it fetches by itself may stand on the page's own scripts,
 * for the bundler takes those for granted (docs/decisions/110-the-frame-waits.md).
 */
export const whenWhole =
  <T>(load: Lazy<T>): Lazy<T> =>
  async () => {
    await whole
    return load()
  }

/** What is no part of the first picture comes after it: on a slow line every file before it makes it late. */
export const afterPaint =
  <T>(load: Lazy<T>): Lazy<T> =>
  async () => {
    await painted
    return load()
  }

let turn = Promise.resolve(painted)

// Safari knows no idle time.
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 150 })
    else setTimeout(resolve, 50)
  })

/** What can wait even longer, one after the other: all at once would hold up the finger on a slow phone. */
export const whenIdle =
  <T>(load: Lazy<T>): Lazy<T> =>
  async () => {
    if (painted) await (turn = turn.then(idle))
    return load()
  }

/** What a page can do without: it is nothing where it can't be fetched, as without a network. */
export const orNothing =
  <P>(load: Lazy<ComponentType<P>>): Lazy<ComponentType<P>> =>
  () =>
    load().catch(() => () => null)
