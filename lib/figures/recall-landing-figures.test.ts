import { afterEach, expect, it, vi } from 'vitest'
import { getDb } from '#lib/db.ts'
import { recallLandingFigures } from '#lib/figures/recall-landing-figures.ts'
import { makeResearcher } from '#prisma/factories.ts'

afterEach(() => void vi.useRealTimers())

it('asks once in five minutes, and whoever comes after that still sees the last ones', async () => {
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => recallLandingFigures()))
  expect(first?.languages).toEqual(expect.any(Array))
  for (const other of others) expect(other).toBe(first)
  await makeResearcher(getDb(), { languages: ['rm'] })
  expect(first?.languages).not.toContain('rm')
  expect(await recallLandingFigures()).toBe(first)
  vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1, toFake: ['Date'] })
  expect(await recallLandingFigures()).toBe(first)
  await expect.poll(async () => (await recallLandingFigures())?.languages).toContain('rm')
})
