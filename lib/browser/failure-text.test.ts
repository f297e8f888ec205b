import { expect, it } from 'vitest'
import { ApiFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { refusal } from '#lib/refusals.ts'

const refused = (field: string, message: string) =>
  new ApiFailure('refused', `${field}: ${message}`, { status: 400, details: [{ field, message }] })

it.each([
  ['name', refusal('viewsFull', { most: 50 }), 'You have 50 views already. Please remove one first.'],
  [
    'addLabels',
    refusal('labelsOverfull', { id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8', labels: 21, most: 20 }),
    'One of these orders would have 21 labels; 20 fit.',
  ],
  ['body', refusal('fileEmpty'), 'The file is empty.'],
  ['body', refusal('fileType'), 'This is no PDF, JPEG, PNG or TIFF file, whatever its name says.'],
  [
    'kind',
    refusal('factorsFullToBegin', { most: 20 }),
    'You have 20 already, which is the most. Please remove one first.',
  ],
])('says what the API refuses of %s in people’s words, without the field’s name', (field, raw, words) => {
  expect(failureText(refused(field, raw))).toBe(words)
})

it('says what has no field as the API says it', () => {
  expect(failureText(new ApiFailure('refused', 'This order is closed.', { status: 409 }))).toBe('This order is closed.')
  expect(failureText(new Error('Broken.'))).toBe('Broken.')
})
