import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recaller } from '#lib/recall.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Numbers its values; each takes so long. */
function numbered(ms: () => number) {
  let n = 0
  return recaller(async (of: string) => {
    await vi.advanceTimersByTimeAsync(ms())
    if (of === 'none') throw new Error('none')
    return `${of} ${++n}`
  })
}

it('gives what was dear again for a hundred times as long, then while the next is made, and waits after an hour', async () => {
  const recall = numbered(() => 2_000)
  const [first, twin] = await Promise.all([recall('a'), recall('a')])
  expect([first, twin, await recall('b')]).toEqual(['a 1', 'a 1', 'b 2'])
  vi.advanceTimersByTime(190_000)
  expect(await recall('a')).toBe('a 1')
  vi.advanceTimersByTime(20_000)
  expect(await recall('a')).toBe('a 1')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await recall('a')).toBe('a 3')
  vi.advanceTimersByTime(2 * 3_600_000)
  expect(await recall('a')).toBe('a 4')
  recall.forget('a')
  expect(await recall('a')).toBe('a 5')
})

it('keeps nothing that was cheap, and no failure', async () => {
  let ms = 5
  const recall = numbered(() => ms)
  expect([await recall('a'), await recall('a')]).toEqual(['a 1', 'a 2'])
  ms = 2_000
  await expect(recall('none')).rejects.toThrow('none')
  await expect(recall('none')).rejects.toThrow('none')
  expect(await recall('a')).toBe('a 3')
})

it('gives and keeps nothing that was begun before it was forgotten', async () => {
  const begun: (() => void)[] = []
  const recall = recaller(async (of: string) => {
    const n = await new Promise<number>((resolve) => begun.push(resolve.bind(undefined, begun.length + 1)))
    vi.advanceTimersByTime(2_000)
    return `${of} ${n}`
  })
  const before = recall('a')
  recall.forget('a')
  const after = recall('a')
  for (const finish of begun.toReversed()) finish()
  expect(await Promise.all([before, after])).toEqual(['a 1', 'a 2'])
  expect(await recall('a')).toBe('a 2')
})
