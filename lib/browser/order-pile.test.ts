import { expect, it } from 'vitest'
import { leftOf, type Piled } from '#lib/browser/order-pile.ts'
import { emptyOrder } from '#lib/browser/order-values.ts'

const piled = (key: string, documentType = 'Will'): Piled => ({ key, values: { ...emptyOrder('EUR'), documentType } })

it('is what is still to be placed, as it is corrected, with what was put there or taken off meanwhile', () => {
  const items = [piled('placed'), piled('corrected'), piled('since')]
  const corrected = [piled('placed'), piled('corrected', 'Census'), { ...piled('taken off'), sent: true }]
  expect(leftOf(items, corrected, ['placed'])).toEqual([piled('corrected', 'Census'), piled('since')])
})
