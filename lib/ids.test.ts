import { afterEach, expect, test, vi } from 'vitest'
import { firstIdAt, idPattern, isId, momentOf, newId, newIdAfter } from '#lib/ids.ts'

afterEach(() => void vi.useRealTimers())

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
/** The number that an id spells, read back with big numbers. */
const numberOf = (id: string) =>
  [...id.slice(id.indexOf('_') + 1)].reduce((sum, letter) => sum * 32n + BigInt(alphabet.indexOf(letter)), 0n)

test('an id is a UUIDv7: time, version and variant stand where they belong', () => {
  const before = Date.now()
  const id = newId('order')
  expect(id).toMatch(new RegExp(idPattern('order')))
  const bits = numberOf(id)
  expect(Number(bits >> 80n)).toBeGreaterThanOrEqual(before)
  expect(Number(bits >> 80n)).toBeLessThanOrEqual(Date.now())
  expect((bits >> 76n) & 15n).toBe(7n)
  expect((bits >> 62n) & 3n).toBe(2n)
})

test('ids sort by the time they were made, also within a millisecond', () => {
  const ids = Array.from({ length: 5_000 }, () => newId('event'))
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an id after another sorts after it, by whatever clock that was made', () => {
  const past = newId('message')
  expect(newIdAfter('message', undefined) > past).toBe(true)
  expect(newIdAfter('message', past) > past).toBe(true)
  const ahead = firstIdAt('message', new Date(Date.now() + 60_000))
  for (const other of [ahead, ahead.replace(/0$/, '9'), ahead.replace(/0{3}$/, '4zz'), ahead.replace(/0{3}$/, 'hzz')]) {
    const id = newIdAfter('message', other)
    expect(isId('message', id)).toBe(true)
    expect(numberOf(id)).toBe(numberOf(other) + 1n)
  }
})

test.each([0, 1, 1_700_000_000_000, 2 ** 47])('the first id at %i spells that moment and nothing else', (moment) => {
  const id = firstIdAt('order', new Date(moment))
  expect(isId('order', id)).toBe(true)
  expect(numberOf(id)).toBe(BigInt(moment) << 80n)
  expect(momentOf(id).getTime()).toBe(moment)
})

test('the first id of this moment sorts before ids made from now on, and after those made before', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const earlier = newId('order')
  vi.advanceTimersByTime(3)
  const bound = firstIdAt('order', new Date())
  expect(earlier < bound).toBe(true)
  expect(newId('order') > bound).toBe(true)
})
