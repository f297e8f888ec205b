import { expect, test } from 'vitest'
import { settle } from './test-suites.ts'

test('a crash and an empty suite count as failures, and a failure is not counted twice', () => {
  expect(settle(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 })
  expect(settle(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 })
  expect(settle(null, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
  expect(settle(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
  expect(settle(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 })
})
