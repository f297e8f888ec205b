import { afterEach, expect, it, vi } from 'vitest'
import { readFailure } from '#lib/browser/failure.ts'
import { errorStatuses } from '#lib/errors.ts'
import { catalogue } from '#lib/words/en/failures.ts'

const at = (pathname: string) => vi.stubGlobal('location', { pathname })
afterEach(() => vi.unstubAllGlobals())

const asked = async (code: string) =>
  (await readFailure(Response.json({ error: 'This needs the scope orders:write.', code }, { status: 403 }))).message

it('says in people’s words what the API says to programs, and keeps its words below /developers', async () => {
  at('/orders')
  expect(await asked('insufficient_scope')).toBe('Your role does not include this. An owner can change it.')
  for (const path of ['/developers', '/developers/webhooks', '/docs', '/operator/orders']) {
    at(path)
    expect(await asked('insufficient_scope')).toBe('This needs the scope orders:write.')
  }
  at('/developersdays')
  expect(await asked('insufficient_scope')).toBe('Your role does not include this. An owner can change it.')
})

it('leaves a sentence that people can read as it is', async () => {
  at('/orders')
  expect(await asked('offer_already_selected')).toBe('This needs the scope orders:write.')
})

it.each(Object.entries(catalogue.codes))(
  '%s is a code of the API, and its words have no jargon',
  async (code, words) => {
    at('/orders')
    expect(Object.keys(errorStatuses)).toContain(code)
    expect(await asked(code)).toBe(words)
    expect(words).not.toMatch(/\b(environments?|development|production|sandbox|API|keys?|webhooks?|scopes?|bytes)\b|_/i)
  },
)
