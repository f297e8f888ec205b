import { expect, it } from 'vitest'
import { changesOf, layOver } from '#lib/browser/order-changes.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { emptyOrder, emptyPerson, toOrderInput, valuesOf } from '#lib/browser/order-values.ts'
import { placeOrderInput, type OrderView } from '#lib/orders/schema.ts'

const about = { contentType: 'application/pdf', sizeBytes: 1, createdAt: '2026-03-02T11:05:00.000Z' } as const
const file = (id: string) => ({ ...about, id, name: `${id}.pdf` })
const values = (more: Partial<OrderValues>): OrderValues => ({ ...emptyOrder('EUR'), personsOfInterest: [], ...more })
const person = (lastname: string) => ({ ...emptyPerson, lastname })

it('sends what was changed with the version that was read', () => {
  const order = { location: 'Paris', version: 3, attachments: [file('att_1')] }
  const next = { repositoryName: 'A', documentType: 'Will', location: 'Lyon', attachmentIds: ['att_1'] }
  // Of an order nothing else is looked at.
  const view = { order } as unknown as OrderView
  expect(changesOf(view, { ...next, pricingMode: 'OPEN_FOR_BIDS' })).toEqual({ location: 'Lyon', orderVersion: 3 })
})

it('takes nothing for a change that only fields have made of line breaks', () => {
  const order = {
    ...{ repositoryName: 'A', documentType: 'Will', location: 'Paris\nFrance', pricingMode: 'OPEN_FOR_BIDS' as const },
    ...{ currency: 'EUR', externalOrderRef: 'ref', instructions: 'Born\r\n\r\nDied', version: 3 },
    personsOfInterest: [{ lastname: 'Moreau', note: 'Carpenter \r\n Emigrated 1902' }],
  }
  const view = { order } as unknown as OrderView
  const fields = valuesOf(view, 'en-GB')
  expect(fields).toMatchObject({ location: 'Paris France', instructions: 'Born\n\nDied' })
  expect(fields.personsOfInterest).toEqual([{ ...emptyPerson, lastname: 'Moreau', note: 'Carpenter Emigrated 1902' }])
  const changes = (typed: Partial<OrderValues>) =>
    changesOf(view, placeOrderInput.parse(toOrderInput({ ...fields, ...typed }, 'en-GB')))
  expect(changes({})).toBeUndefined()
  expect(changes({ externalOrderRef: 'own' })).toEqual({ externalOrderRef: 'own', orderVersion: 3 })
})

it('lays what was typed over what others have changed meanwhile, and keeps the files of both', () => {
  const was = values({ location: 'Paris', instructions: 'Old', attachmentIds: [file('gone'), file('kept')] })
  const typed = { ...was, personsOfInterest: [person('Morel')], attachmentIds: [file('kept'), file('ours')] }
  const now = {
    ...was,
    location: 'Lyon',
    personsOfInterest: [person('Moreau')],
    attachmentIds: [...was.attachmentIds, file('theirs')],
  }
  const theirs = ['location', 'personsOfInterest', 'attachmentIds']
  expect(layOver(was, typed, now)).toEqual({
    values: {
      ...now,
      personsOfInterest: [person('Morel')],
      attachmentIds: [file('kept'), file('theirs'), file('ours')],
    },
    ...{ theirs, both: ['personsOfInterest'] },
  })
  expect(layOver(was, was, now)).toEqual({ values: now, theirs, both: [] })
  expect(layOver(was, typed, was)).toEqual({ values: typed, theirs: [], both: [] })
})
