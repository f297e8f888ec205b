import { afterEach, expect, it, vi } from 'vitest'
import { leave } from '#components/layout/leaving.ts'
import { noteUnsent } from '#lib/browser/unsent-visits.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says each time that something is not sent, unless somebody has just been told', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const signsOut = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
  vi.stubGlobal('fetch', signsOut)
  vi.stubGlobal('location', new URL('http://localhost:3000/research'))
  const mark = { state: 'found', markedAt: '2026-01-01T10:00:00Z' } as const
  const where = { key: 'a', userId: 'usr_a', environment: 'development', visitId: 'vis_a', orderId: 'ord_a' } as const
  noteUnsent('usr_a', { marks: [{ ...where, mark }], photos: [], onlyHere: new Set() }, true)
  const timesAskedFor = async () => {
    // Without a network it comes no further than to asking for it.
    await leave('usr_a').catch(() => {})
    return signsOut.mock.calls.length
  }
  expect(await timesAskedFor()).toBe(0)
  expect(await timesAskedFor()).toBe(1)
  // Hours later they have stayed after all, and taken more photos.
  vi.setSystemTime(Date.now() + 3 * 3_600_000)
  expect(await timesAskedFor()).toBe(1)
  expect(await timesAskedFor()).toBe(2)
})
