import { expect, it } from 'vitest'
import { ApiFailure } from '#lib/browser/failure.ts'
import { fileInPieces } from '#lib/browser/file-orders.ts'
import { fileOrdersInput, type FileOrdersInput } from '#lib/filing/schema.ts'

const orderIds = Array.from({ length: 1_201 }, (_, i) => `ord_${i}`)

it('files more orders than one request takes, in requests that the API takes', async () => {
  const sent: FileOrdersInput[] = []
  const told: number[] = []
  const send = (piece: FileOrdersInput) => {
    sent.push(fileOrdersInput.parse(piece))
    return Promise.resolve({ filed: piece.orderIds.length })
  }
  const done = await fileInPieces(send, { orderIds, folder: 'Moreau' }, (filed) => told.push(filed))
  expect([done, told]).toEqual([{ filed: 1_201 }, [500, 1_000, 1_201]])
  expect(sent.flatMap((piece) => piece.orderIds)).toEqual(orderIds)
  expect(new Set(sent.map(({ folder }) => folder))).toEqual(new Set(['Moreau']))
})

it('stops where a piece is refused, and has told how many were filed before', async () => {
  const told: number[] = []
  const send = ({ orderIds: [first = ''] }: FileOrdersInput) =>
    first === 'ord_500'
      ? Promise.reject(new ApiFailure('refused', 'Gone.', { status: 404 }))
      : Promise.resolve({ filed: 500 })
  await expect(fileInPieces(send, { orderIds }, (filed) => told.push(filed))).rejects.toThrow('Gone.')
  expect(told).toEqual([500])
})
