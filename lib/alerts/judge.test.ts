import { expect, it } from 'vitest'
import { judge, type Standing } from '#lib/alerts/judge.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute))
const rule = { threshold: 10, minutes: 2 }
/** Whether it lasts after each minute's measure. */
const firings = (values: (number | null)[]) => {
  let standing: Standing = { firing: false, turningSince: null }
  return values.map((value, minute) => (standing = judge(standing, value, rule, at(minute))).firing)
}

it('begins once it was so bad for long enough, and not before', () => {
  expect(firings([9, 10, 11, 12])).toEqual([false, false, false, true])
  expect(firings([10, 10, 9, 10, 10, 10])).toEqual([false, false, false, false, false, true])
})

it('ends well below the threshold alone, and neither at a swing around it', () => {
  const bad = [10, 10, 10]
  expect(firings([...bad, 9, 9, 9, 9]).slice(2)).toEqual([true, true, true, true, true])
  expect(firings([...bad, 7, 10, 7, 7]).slice(2)).toEqual([true, true, true, true, true])
  expect(firings([...bad, 7, 7, 7]).slice(2)).toEqual([true, true, true, false])
})

it('leaves all as it is where nothing could be measured', () => {
  expect(firings([10, null, 10])).toEqual([false, false, true])
  expect(firings([10, 10, 10, null, null, null]).at(-1)).toBe(true)
})
