import { expect, it } from 'vitest'
import { mendCursors, pagesOf, withoutRepeats } from '#components/orders/order-pages.ts'

const page = (ids: string, next?: string) => ({ items: [...ids].map((id) => ({ id })), next })
const shown = (pages: Parameters<typeof withoutRepeats>[0]) =>
  withoutRepeats(pages)
    .flatMap(({ items }) => items.map(({ id }) => id))
    .join('')

it('leaves pages that follow each other, and those on their way, as they are', () => {
  const cursors = ['c', 'f']
  expect(mendCursors(cursors, [page('abc', 'c'), page('def', 'f'), page('gh')])).toBe(cursors)
  expect(mendCursors(cursors, [page('abc', 'c'), undefined, page('gh')])).toBe(cursors)
  expect(mendCursors(cursors, [page('abc', 'c'), page('def', 'f')])).toBe(cursors)
})

it('brings back rows that new ones have pushed out of a page', () => {
  const pushed = [page('XYa', 'a'), page('def', 'f'), page('gh')]
  const cursors = mendCursors(['c', 'f'], pushed)
  expect(cursors).toEqual(['a', 'c', 'f'])
  const mended = [page('XYa', 'a'), page('bcd', 'd'), page('def', 'f'), page('gh')]
  expect(mendCursors(cursors, mended)).toBe(cursors)
  expect(shown(mended)).toBe('XYabcdefgh')
})

it('goes on until more new rows than a page holds are there', () => {
  const once = mendCursors(['c'], [page('UVW', 'W'), page('def')])
  expect(once).toEqual(['W', 'c'])
  expect(mendCursors(once, [page('UVW', 'W'), page('XYa', 'a'), page('def')])).toEqual(['W', 'a', 'c'])
})

it('shows a row that has moved once, and lets go of a page that has none left', () => {
  expect(shown([page('fab', 'b'), page('bcd', 'd'), page('efg')])).toBe('fabcdeg')
  // The page before has been asked anew, and doesn't lead to it any more.
  expect(mendCursors(['c', 'f'], [page('abx', 'x'), page(''), page('gh')])).toEqual(['f'])
  expect(mendCursors(['c'], [page('ab'), page('')])).toEqual([])
  // Not yet: taken out now, it would be put in again, and so on.
  const both = ['c', 'f']
  expect(mendCursors(both, [page('abc', 'c'), page(''), page('gh')])).toBe(both)
})

it('knows in which pages rows lie', () => {
  const pages = [page('abc'), page('def'), page('gh')]
  expect(pagesOf(pages, 0, 2)).toEqual([0, 0])
  expect(pagesOf(pages, 2, 3)).toEqual([0, 1])
  expect(pagesOf(pages, 6, 7)).toEqual([2, 2])
})
