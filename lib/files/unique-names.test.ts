import { expect, it } from 'vitest'
import { uniqueNames } from '#lib/files/unique-names.ts'

it.each([
  [
    ['a.pdf', 'a.pdf', 'a.pdf'],
    ['a.pdf', 'a (2).pdf', 'a (3).pdf'],
  ],
  // As Windows and browsers name what they have saved twice.
  [
    ['scan.pdf', 'scan.pdf', 'scan (2).pdf'],
    ['scan.pdf', 'scan (2).pdf', 'scan (2) (2).pdf'],
  ],
  [
    ['Scan.pdf', 'scan.PDF'],
    ['Scan.pdf', 'scan (2).PDF'],
  ],
  [
    ['page', 'page', '.page', '.page'],
    ['page', 'page (2)', '.page', '.page (2)'],
  ],
])('gives each of %j a name of its own', (names, unique) => {
  expect(uniqueNames(names)).toEqual(unique)
})
