/**
 * Something that comes in a file of its own when it is needed. Zod and the schemas are a quarter of what a page would
 * have to load first, and nothing is parsed before an answer arrives or a form is sent.
 */
export type Lazy<T> = () => Promise<T>

export const resolveLazy = <T extends object>(value: T | Lazy<T>): T | Promise<T> =>
  typeof value === 'function' ? (value as Lazy<T>)() : value

/** Done when the page has been on the screen once; a page that isn't shown (a tab in the background) waits a second. */
const painted =
  typeof window === 'undefined'
    ? undefined
    : new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
        setTimeout(resolve, 1_000)
      })

/** What is no part of the first picture comes after it: on a slow line every file before it makes it late. */
export const afterPaint =
  <T>(load: Lazy<T>): Lazy<T> =>
  async () => {
    await painted
    return load()
  }
