import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rooms } from '../../e2e/pages/pages.ts'

/** A page's address as its folders say it; those in round brackets stand in no address. */
const routeOf = (file: string) => `/${file.replace(/\([^/]+\)\//g, '').replace(/\/?page\.tsx$/, '')}`

it('every page is walked through: in e2e/pages is each of app/, and no other', () => {
  const there = globSync('**/page.tsx', { cwd: 'app' }).map(routeOf)
  expect(there.length).toBeGreaterThan(60)
  expect(
    Object.values(rooms)
      .flatMap(({ routes }) => routes)
      .toSorted(),
  ).toEqual(there.toSorted())
})
