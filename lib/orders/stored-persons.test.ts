import { expect, test } from 'vitest'
import { storedPersons } from '#lib/orders/stored-persons.ts'

test('persons stay readable whatever a request may hold today', () => {
  expect(storedPersons(null)).toBeNull()
  expect(storedPersons([{ note: 'x'.repeat(5000) }, { firstname: '\u0085', lastname: ' Moreau ' }])).toEqual([
    { note: 'x'.repeat(5000) },
    { firstname: '\u0085', lastname: ' Moreau ' },
  ])
})
