import { expect, test } from 'vitest'
import { readServerEvents } from './server-events.ts'

const bodyOf = (pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

async function eventsOf(pieces: Uint8Array[]) {
  const seen = []
  for await (const event of readServerEvents(bodyOf(pieces))) seen.push(event)
  return seen
}

const text =
  'retry: 2000\n\n: still here\n\nid: 1\nevent: change\ndata: {"orderId":"ö"}\n\nevent: reconnected\ndata: {}\n\nevent: change\ndata: cut off'
const expected = [
  { event: 'change', data: '{"orderId":"ö"}' },
  { event: 'reconnected', data: '{}' },
]

test('wherever the network cuts, the same events come out', async () => {
  const bytes = new TextEncoder().encode(text)
  expect(await eventsOf([bytes])).toEqual(expected)
  expect(await eventsOf([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected)
  for (let cut = 1; cut < bytes.length; cut++)
    expect(await eventsOf([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(expected)
})

test('several data lines are one text, and CRLF ends a line too', async () => {
  expect(await eventsOf([new TextEncoder().encode('data: one\r\ndata:two\r\n\r\n')])).toEqual([
    { event: 'message', data: 'one\ntwo' },
  ])
})

test('every piece is a sign of life, also one without an event', async () => {
  let beats = 0
  for await (const _ of readServerEvents(
    bodyOf([new TextEncoder().encode(': a\n\n'), new TextEncoder().encode(': b\n\n')]),
    () => beats++,
  ));
  expect(beats).toBe(2)
})
