import { expect, test } from 'vitest'
import { chooseParts } from './test-parts.ts'
import {
  outcomeOfCheck,
  outcomeOfPlaywright,
  outcomeOfSecondTry,
  outcomeOfSources,
  outcomeOfVitest,
  sourcesCode,
} from './test-outcome.ts'

const file = (name: string, status: string, ...tests: { status: string; line?: number }[]) => ({
  name: `/house/${name}`,
  status,
  assertionResults: tests.map(({ line, ...rest }) => ({ ...rest, location: line === undefined ? null : { line } })),
})
const vitest = (code: number | null, numPassedTests: number, ...testResults: ReturnType<typeof file>[]) =>
  outcomeOfVitest(code, { numPassedTests, testResults }, '/house')

test('a crash and an empty part count as failures, and a failure is not counted twice', () => {
  const broken = file('lib/a.test.ts', 'failed', { status: 'failed', line: 3 }, { status: 'failed', line: 9 })
  expect(vitest(0, 3)).toEqual({ passed: 3, failed: 0, again: [] })
  expect(vitest(1, 3)).toEqual({ passed: 3, failed: 1, again: [] })
  expect(vitest(null, 0)).toEqual({ passed: 0, failed: 1, again: [] })
  expect(vitest(0, 0)).toEqual({ passed: 0, failed: 1, again: [] })
  expect(vitest(1, 3, broken)).toMatchObject({ passed: 3, failed: 2 })
  expect(outcomeOfVitest(1, undefined, '/house')).toEqual({ passed: 0, failed: 1, again: [] })
  expect(outcomeOfPlaywright(1, undefined, '/house')).toEqual({ passed: 0, failed: 1, again: [] })
  expect([outcomeOfCheck(0), outcomeOfCheck(2), outcomeOfCheck(null)]).toMatchObject([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
    { passed: 0, failed: 1 },
  ])
})

test('types and lint in one process fail each for itself, and both where it didn’t get to its end', () => {
  const { types, lint, both } = sourcesCode
  expect([0, types, lint, both, 1, null].map((code) => outcomeOfSources(code))).toEqual([
    { passed: 2, failed: 0, again: [] },
    { passed: 1, failed: 1, again: ['types'] },
    { passed: 1, failed: 1, again: ['lint'] },
    ...Array.from({ length: 3 }, () => ({ passed: 0, failed: 2, again: ['types', 'lint'] })),
  ])
})

test('what failed is named as its own part takes it: a test by its line, a file that never got to its tests whole', () => {
  const { failed, again } = vitest(
    1,
    5,
    file('lib/a.test.ts', 'failed', { status: 'passed', line: 3 }, { status: 'failed', line: 9 }),
    file('e2e/api/life.test.ts', 'failed', { status: 'failed', line: 40 }),
    file('lib/does-not-load.test.ts', 'failed'),
    file('lib/unprepared.test.ts', 'failed', { status: 'skipped', line: 4 }),
    file('lib/fine.test.ts', 'passed', { status: 'passed', line: 2 }),
  )
  expect(failed).toBe(4)
  expect(again).toEqual([
    'lib/a.test.ts:9',
    'e2e/api/life.test.ts:40',
    'lib/does-not-load.test.ts',
    'lib/unprepared.test.ts',
  ])
  expect(chooseParts(again).get('system')).toEqual(['e2e/api/life.test.ts:40'])
})

test('a second try passes what passes then, and nothing else', () => {
  const first = ['e2e/a.spec.ts:3', 'e2e/a.spec.ts:9']
  expect(outcomeOfSecondTry(first, { passed: 5, failed: 0, again: [] })).toEqual({
    passed: 2,
    failed: 0,
    again: [],
    unsteady: first,
  })
  expect(outcomeOfSecondTry(first, { passed: 4, failed: 1, again: ['e2e/a.spec.ts:9'] })).toEqual({
    passed: 1,
    failed: 1,
    again: ['e2e/a.spec.ts:9'],
    unsteady: ['e2e/a.spec.ts:3'],
  })
  // The first had counted it as passed.
  expect(outcomeOfSecondTry(first, { passed: 4, failed: 1, again: ['e2e/a.spec.ts:20'] })).toMatchObject({
    passed: 1,
    failed: 1,
    again: ['e2e/a.spec.ts:20'],
  })
  // The app didn't come up.
  expect(outcomeOfSecondTry(first, { passed: 0, failed: 1, again: [] })).toEqual({
    passed: 0,
    failed: 2,
    again: first,
    unsteady: [],
  })
})

test('a failed browser test is found in whatever group it stands, and one that passed the second time is named', () => {
  const spec = (line: number, ok: boolean, status = ok ? 'expected' : 'unexpected') => ({
    ok,
    file: 'customer/orders.spec.ts',
    line,
    tests: [{ status }],
  })
  const outcome = outcomeOfPlaywright(
    1,
    {
      config: { rootDir: '/house/e2e' },
      stats: { expected: 2, flaky: 1, unexpected: 2 },
      errors: [],
      suites: [
        {
          specs: [spec(5, true), spec(8, false)],
          suites: [{ specs: [spec(20, false), spec(30, true), spec(40, true, 'flaky')] }],
        },
      ],
    },
    '/house',
  )
  expect(outcome).toEqual({
    passed: 3,
    failed: 2,
    again: ['e2e/customer/orders.spec.ts:8', 'e2e/customer/orders.spec.ts:20'],
    unsteady: ['e2e/customer/orders.spec.ts:40'],
  })
  expect([...chooseParts(outcome.again).keys()]).toEqual(['browser'])
})
