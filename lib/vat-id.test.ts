import { expect, it } from 'vitest'
import { countryOfVatId, tidyVatId, vatIdIssue } from '#lib/vat-id.ts'

it.each([
  ['FR 40 303 265 045', 'FR'],
  ['de-136.695.976', 'DE'],
  ['ATU12345678', 'AT'],
  ['EL123456789', 'GR'],
  ['NL001234567B01', 'NL'],
  ['IE6388047V', 'IE'],
  ['ESX1234567X', 'ES'],
  ['XI123456789', 'XI'],
])('knows %s as one of %s', (text, country) => {
  const id = tidyVatId(text)
  expect(vatIdIssue(id)).toBeUndefined()
  expect(countryOfVatId(id)).toBe(country)
})

it.each(['DE12345678', 'FR1234', 'ATU1234567', 'IT1234567890', 'ESA1234567'])('refuses %s', (id) => {
  expect(vatIdIssue(id)).toMatch(/^is not what a VAT id of/)
  expect(countryOfVatId(id)).toBeUndefined()
})

it('takes ids from outside the Union as they are, and no other text', () => {
  expect(vatIdIssue('CHE123456789MWST')).toBeUndefined()
  expect(countryOfVatId('CHE123456789MWST')).toBeUndefined()
  expect(vatIdIssue('N/A')).toMatch(/^must be a VAT id/)
})
