import { expect, it } from 'vitest'
import { leavesOf, stepFrom } from '#components/documents/leaves.ts'
import { documentView } from '#lib/documents/schema.ts'

const file = (id: string, contentType: string) =>
  documentView.parse({
    id,
    contentType,
    name: id,
    url: 'https://callslip.example/file',
    sizeBytes: 1,
    sha256: '0'.repeat(64),
    createdAt: '2026-03-02T09:30:00.000Z',
    expiresAt: '2026-03-02T09:45:00.000Z',
  })
const scan = file('scan', 'image/jpeg')
const book = file('book', 'application/pdf')
const note = file('note', 'text/plain')

it('makes one pile of the pages of all documents, and steps through it from end to end', () => {
  const leaves = leavesOf([scan, book, note], (id) => (id === 'book' ? 3 : 1))
  const described = (leaf = leaves[0]) => `${leaf?.file.id} ${leaf?.page}/${leaf?.pages}`
  expect(leaves.map(described)).toEqual(['scan 1/1', 'book 1/3', 'book 2/3', 'book 3/3', 'note 1/1'])
  expect(described(stepFrom(leaves, leaves[0], 1))).toBe('book 1/3')
  expect(described(stepFrom(leaves, leaves[4], 1))).toBe('note 1/1')
  expect(described(stepFrom(leaves, leaves[3], -1))).toBe('book 2/3')
  expect(described(stepFrom(leaves, leaves[2], Infinity))).toBe('note 1/1')
  expect(described(stepFrom(leaves, leaves[2], -Infinity))).toBe('scan 1/1')
})
