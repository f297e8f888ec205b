import { expect, it } from 'vitest'
import { parseRetryAfter, waitAfter } from '#lib/webhooks/schedule.ts'

const allWaits = (environment: 'development' | 'production', random: number) => {
  const waits: number[] = []
  for (let attempt = 1; ; attempt += 1) {
    const wait = waitAfter(environment, attempt, 0, () => random)
    if (wait === undefined) return waits
    waits.push(wait / 1000)
  }
}
const h = 3600

it('waits as agreed, give or take a fifth, and then gives up', () => {
  expect(allWaits('production', 0.5)).toEqual([5, 300, 1800, 2 * h, 5 * h, 10 * h, 14 * h, 20 * h, 24 * h])
  expect(allWaits('production', 0)).toEqual([4, 240, 1440, 1.6 * h, 4 * h, 8 * h, 11.2 * h, 16 * h, 19.2 * h])
  expect(allWaits('production', 1).at(-1)).toBe(28.8 * h)
  expect(allWaits('development', 0.5)).toEqual([5, 60, 300])
})

it('waits longer when the receiver asks for it, never shorter', () => {
  expect(waitAfter('production', 1, 60_000, () => 0.5)).toBe(60_000)
  expect(waitAfter('production', 3, 60_000, () => 0.5)).toBe(1_800_000)
  expect(waitAfter('development', 4, 60_000)).toBeUndefined()
})

it('reads Retry-After as seconds or as a date, at most a day', () => {
  const now = Date.parse('2026-03-02T09:30:00.000Z')
  expect(parseRetryAfter('120', now)).toBe(120_000)
  expect(parseRetryAfter('Mon, 02 Mar 2026 09:40:00 GMT', now)).toBe(600_000)
  expect(parseRetryAfter('Mon, 02 Mar 2020 09:40:00 GMT', now)).toBe(0)
  expect(parseRetryAfter('99999999', now)).toBe(24 * h * 1000)
  for (const nonsense of [undefined, '', '-5', '1.5', 'soon', 'Mon, sometime', '99999999999999999999'])
    expect(parseRetryAfter(nonsense, now)).toBeUndefined()
})
