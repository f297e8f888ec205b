import { expect, test } from 'vitest'
import { chooseParts, joinSources } from './test-parts.ts'

const chosen = (...words: string[]) => Object.fromEntries(chooseParts(words))

test('no words ask for everything', () => {
  expect(chosen()).toEqual({ types: [], lint: [], format: [], knip: [], unit: [], system: [], browser: [] })
})

test('a name asks for the whole part, several for each of them', () => {
  expect(chosen('unit')).toEqual({ unit: [] })
  expect(chosen('lint', 'types')).toEqual({ lint: [], types: [] })
})

test('a path goes to the part that owns it', () => {
  expect(chosen('e2e/customer/orders.spec.ts')).toEqual({ browser: ['e2e/customer/orders.spec.ts'] })
  expect(chosen('e2e')).toEqual({ browser: ['e2e'] })
  expect(chosen('./e2e/api/life.test.ts:12')).toEqual({ system: ['e2e/api/life.test.ts:12'] })
  expect(chosen('e2e/api')).toEqual({ system: ['e2e/api'] })
  expect(chosen('e2e/apiary.spec.ts')).toEqual({ browser: ['e2e/apiary.spec.ts'] })
  expect(chosen('lib/orders', 'tools/sdk', 'e2e/market')).toEqual({
    unit: ['lib/orders', 'tools/sdk'],
    browser: ['e2e/market'],
  })
  expect(chosen('list-feed')).toEqual({ unit: ['list-feed'] })
})

test('a path beside its part’s name narrows the part', () => {
  expect(chosen('unit', 'lib/orders', 'types')).toEqual({ unit: ['lib/orders'], types: [] })
})

test('types and lint are joined where both are asked for', () => {
  expect(joinSources(['types', 'lint', 'format', 'knip'])).toEqual(['sources', 'format', 'knip'])
  expect(joinSources(['lint', 'knip'])).toEqual(['lint', 'knip'])
})
