import { expect, it } from 'vitest'
import { given, layOverDetails, valuesOf } from '#lib/browser/details-changes.ts'

const opened = { name: 'Moreau', vatId: 'FR40303265045', costCentre: 'K1' }
const typed = (changes: object) => ({ ...valuesOf(opened), ...changes })
const lay = (mine: object, theirs: object) => {
  const { values, both } = layOverDetails(valuesOf(opened), typed(mine), valuesOf({ ...opened, ...theirs }))
  return { sent: given(values), both }
}

it('sends what was typed, and leaves what a colleague has corrected meanwhile', () => {
  expect(lay({ address: 'Paris', costCentre: '' }, { name: 'Moreau SARL', vatId: 'DE136695976' })).toEqual({
    sent: { name: 'Moreau SARL', address: 'Paris', vatId: 'DE136695976' },
    both: [],
  })
})

it('names what both have changed, where they don’t agree on it', () => {
  expect(lay({ vatId: 'BE0411905847', costCentre: 'K2' }, { vatId: 'DE136695976', costCentre: 'K2' }).both).toEqual([
    'vatId',
  ])
  expect(lay({ vatId: '' }, {})).toEqual({ sent: { name: 'Moreau', costCentre: 'K1' }, both: [] })
})
