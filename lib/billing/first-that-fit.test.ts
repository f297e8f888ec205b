import { expect, it } from 'vitest'
import { firstThatFit } from '#lib/billing/first-that-fit.ts'

const most = 2_147_483_647

it.each([1, -1])('takes as many as come to what a document can hold, either way: %s', (sign) => {
  const fitting = (...rows: number[]) => firstThatFit(rows, (row) => sign * row)
  expect(fitting(most, 1)).toEqual([most])
  expect(fitting(most - 1, 1, -1, 1, 1)).toEqual([most - 1, 1, -1, 1])
})
