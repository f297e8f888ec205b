import { expect, test } from 'vitest'
import { endOf, worksUntil } from '#components/developers/end-of-key.ts'

const now = Date.parse('2026-05-01T12:00:00Z')
const key = {
  id: 'key_1',
  name: 'A',
  prefix: 'cs_dev_abcd',
  lastFour: 'wxyz',
  scopes: [],
  version: '2026-11-20',
  allowedNetworks: [],
  createdAt: '2026-01-01T00:00:00.000Z',
}
const [past, earlier, soon, later] = [
  '2026-04-01T00:00:00.000Z',
  '2026-03-01T00:00:00.000Z',
  '2026-05-01T12:00:30.000Z',
  '2026-05-01T13:00:00.000Z',
] as const

test.each([
  ['neither end', {}, undefined],
  ['an overlap that lasts', { revokedAt: later }, undefined],
  ['an expiry to come', { expiresAt: soon }, undefined],
  ['a revocation by a clock that is ahead', { revokedAt: soon }, { kind: 'revoked', at: soon }],
  ['an expiry', { expiresAt: past }, { kind: 'expired', at: past }],
  [
    'an expiry of a key that was revoked before',
    { revokedAt: earlier, expiresAt: past },
    { kind: 'revoked', at: earlier },
  ],
  ['a revocation of a key that had expired', { revokedAt: past, expiresAt: earlier }, { kind: 'expired', at: earlier }],
] as const)('%s', (_, ends, expected) => expect(endOf({ ...key, ...ends }, now)).toEqual(expected))

test('a key that was replaced works until its overlap ends, or it expires before', () => {
  expect(worksUntil(later, undefined)).toBe(later)
  expect(worksUntil(later, soon)).toBe(soon)
  expect(worksUntil(soon, later)).toBe(soon)
})
