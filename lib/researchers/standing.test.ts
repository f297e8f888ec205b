import { expect, it } from 'vitest'
import { describeStanding } from '#lib/researchers/standing.ts'

it('says what keeps somebody from earning, and what to do about it', () => {
  expect(describeStanding({ status: 'none' })).toBeUndefined()
  expect(describeStanding({ status: 'approved' })).toBeUndefined()
  expect(describeStanding({ status: 'approved', payable: true })).toBeUndefined()
  expect(describeStanding({ status: 'approved', payable: false })?.action.href).toBe('/research/profile#payout')
  expect(describeStanding({ status: 'pending' })?.action.href).toBe('/research/apply')
  const suspended = describeStanding({ status: 'suspended', reason: 'Two orders were late.' })
  expect(suspended).toMatchObject({ tone: 'danger', action: { href: '/contact' } })
  expect(suspended?.text).toContain('“Two orders were late.”')
  expect(describeStanding({ status: 'refused', reason: 'Say where you work.' })?.text).toContain('Say where you work.')
})
