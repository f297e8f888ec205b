import { afterEach, expect, it, vi } from 'vitest'
import { logFailure } from '#lib/server/worker/log-failure.ts'

afterEach(() => void vi.restoreAllMocks())

it('says once for a while that nothing is fetched from a database that is away, and everything else each time', () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  for (let n = 0; n < 5; n += 1) logFailure('Error occurred fetching jobs', { error: away })
  logFailure('Error occurred fetching jobs', { error: new Error('no such function') })
  logFailure('Error occurred fetching jobs', { error: new Error('no such function') })
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as { level: string; message: string })
  expect(lines.map(({ level }) => level)).toEqual(['warn', 'error', 'error'])
})
