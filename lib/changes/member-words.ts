import type { ChangeableMember } from '#lib/changes/schema.ts'

/** What may be changed about an order, as a heading calls it. */
export const memberWords: Record<ChangeableMember, string> = {
  location: 'Place',
  countryISOA3: 'Country',
  fixedPrice: 'Price',
  personsOfInterest: 'Persons',
  instructions: 'Instructions',
  externalOrderRef: 'Reference',
  customerName: 'Customer',
}
