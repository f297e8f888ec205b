import { expect, it, vi } from 'vitest'
import { ApiFailure } from '#lib/browser/failure.ts'
import { forEach, inTurn, type Done } from '#lib/browser/in-turn.ts'

const tooMany = () => new ApiFailure('refused', 'Too many requests.', { status: 429, retryAfter: 7 })

it('waits as long as it is told where there were too many requests, and gives up for nothing less', async () => {
  vi.useFakeTimers()
  try {
    let tries = 0
    const answer = inTurn(() => {
      tries += 1
      return tries < 3 ? Promise.reject(tooMany()) : Promise.resolve('at last')
    })
    await vi.advanceTimersByTimeAsync(6_900)
    expect(tries).toBe(1)
    await vi.advanceTimersByTimeAsync(7_200)
    expect(await answer).toBe('at last')
  } finally {
    vi.useRealTimers()
  }
  await expect(inTurn(() => Promise.reject(new ApiFailure('offline', 'No connection.')))).rejects.toThrow(
    'No connection.',
  )
})

it('asks no more once it was stopped while it waited', async () => {
  const leaving = new AbortController()
  let tries = 0
  const answer = inTurn(() => {
    tries += 1
    return Promise.reject(tooMany())
  }, leaving.signal)
  await new Promise(setImmediate)
  leaving.abort()
  await expect(answer).rejects.toThrow('Too many requests.')
  expect(tries).toBe(1)
})

it('does a few at a time, tells of each, and stops with what has not begun', async () => {
  const leaving = new AbortController()
  const [done, running]: [Done<number, number>[], Set<number>] = [[], new Set()]
  let most = 0
  const work = async (n: number) => {
    running.add(n)
    most = Math.max(most, running.size)
    await new Promise(setImmediate)
    running.delete(n)
    if (n === 2) throw new ApiFailure('refused', 'Not this one.')
    return n * 10
  }
  const onDone = (one: Done<number, number>) => {
    done.push(one)
    if (done.length === 6) leaving.abort()
  }
  await forEach([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], work, { onDone, signal: leaving.signal })
  expect(most).toBe(3)
  expect(done.length).toBeGreaterThanOrEqual(6)
  expect(done.length).toBeLessThanOrEqual(8)
  expect(done.map((one) => ('value' in one ? one.value : one.failure.message)).slice(0, 3)).toEqual([
    10,
    'Not this one.',
    30,
  ])
})
