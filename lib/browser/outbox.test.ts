import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Api } from '#lib/browser/api.ts'
import { ApiFailure, offline } from '#lib/browser/failure.ts'
import { keptText } from '#lib/browser/kept-text.ts'
import { sendMessage } from '#lib/browser/outbox.ts'
import { refusal } from '#lib/refusals.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** What is kept of a message to one researcher that fails with this. */
async function sendInVain(orderId: string, failure: ApiFailure): Promise<unknown> {
  const api = { identity: { environment: 'production' }, call: () => Promise.reject(failure) } as unknown as Api
  await sendMessage(api, orderId, { content: 'For your eyes.', researcherId: 'res_a' })
  const [only]: unknown[] = JSON.parse(keptText(`outbox:production:${orderId}`)) as unknown[]
  return only
}

it.each([
  ['recipientOther', 'Another researcher was chosen meanwhile, so nobody has read this.'],
  ['recipientGone', 'The researcher it was written to has no offer here any more, so nobody has read this.'],
] as const)('says in people’s words that nobody has read it, and that it can’t go again: %s', async (code, issue) => {
  const details = [{ field: 'researcherId', message: refusal(code) }]
  const failure = new ApiFailure('refused', `researcherId: ${refusal(code)}`, { status: 400, details })
  expect(await sendInVain(code, failure)).toMatchObject({ state: 'failed', issue, isMisaddressed: true })
})

it('says of what found no connection that it can go again', async () => {
  const failure = offline()
  expect(await sendInVain('offline', failure)).toMatchObject({
    ...{ state: 'failed', issue: failure.message, isMisaddressed: false },
  })
})
