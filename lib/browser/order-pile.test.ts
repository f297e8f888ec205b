import { expect, it } from 'vitest'
import { asPiled, leftOf, type Piled } from '#lib/browser/order-pile.ts'
import { emptyOrder } from '#lib/browser/order-values.ts'

const piled = (key: string, documentType = 'Will'): Piled => ({ key, values: { ...emptyOrder('EUR'), documentType } })

it('is what is still to be placed, as it is corrected, with what was put there or taken off meanwhile', () => {
  const items = [piled('placed'), piled('corrected'), piled('since')]
  const corrected = [piled('placed'), piled('corrected', 'Census'), { ...piled('taken off'), sent: true }]
  expect(leftOf(items, corrected, ['placed'])).toEqual([piled('corrected', 'Census'), piled('since')])
})

it('is placed on, once its page was left, as another one has corrected it and left out of it', () => {
  const run = ['sent', 'corrected', 'left out', 'taken off'].map((key) => ({
    ...piled(key),
    sent: key === 'sent',
    line: 1,
  }))
  const items = [piled('sent'), piled('corrected', 'Census'), { ...piled('left out'), leftOut: true }, piled('since')]
  const rows = asPiled(items, run)
  expect(rows.map(({ key, sent }) => [key, sent])).toEqual([
    ['sent', true],
    ['corrected', false],
    ['left out', false],
  ])
  // What it writes back undoes nothing.
  const corrected = rows.map(({ line: _, ...row }) => row)
  expect(leftOf(items, corrected, ['sent'])).toMatchObject(items.slice(1))
})
