import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { zipOf, type ZipEntry } from '#lib/files/zip-of.ts'
import { readZip } from '#tools/testing/read-zip.ts'

async function* entriesOf(...entries: ZipEntry[]) {
  yield* entries
}
async function* chunksOf(...chunks: (string | Uint8Array)[]) {
  yield* chunks
}
async function join(zip: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of zip) chunks.push(chunk)
  return Buffer.concat(chunks)
}

it('holds what it is given, packed or as it is', async () => {
  const scan = randomBytes(300_000)
  const files = readZip(
    await join(
      zipOf(
        entriesOf(
          { name: 'orders.json', contents: chunksOf('[\n', '{"a":1}', '\n]\n') },
          { name: 'empty.json', contents: chunksOf() },
          { name: 'documents/Acte né.pdf', contents: chunksOf(scan.subarray(0, 7), scan.subarray(7)), stored: true },
        ),
      ),
    ),
  )
  expect([...files.keys()]).toEqual(['orders.json', 'empty.json', 'documents/Acte né.pdf'])
  expect(files.get('orders.json')?.toString()).toBe('[\n{"a":1}\n]\n')
  expect(files.get('documents/Acte né.pdf')?.equals(scan)).toBe(true)
})

it('is read no faster than it is taken, so that memory holds a few pieces of it', async () => {
  const piece = randomBytes(64 * 1024)
  let given = 0
  async function* endless() {
    for (;;) {
      given += piece.length
      yield piece
    }
  }
  let taken = 0
  let most = 0
  for await (const chunk of zipOf(entriesOf({ name: 'scan', contents: endless(), stored: true }))) {
    taken += chunk.length
    most = Math.max(most, given - taken)
    if (taken > 20_000_000) break
  }
  expect(most).toBeLessThan(3_000_000)
})

it('fails as a whole where a part of it does', async () => {
  async function* broken() {
    yield 'a'
    throw new Error('the disk is gone')
  }
  await expect(join(zipOf(entriesOf({ name: 'a', contents: broken() })))).rejects.toThrow('the disk is gone')
  async function* brokenList(): AsyncGenerator<ZipEntry> {
    yield { name: 'a', contents: chunksOf('a') }
    throw new Error('the database is gone')
  }
  await expect(join(zipOf(brokenList()))).rejects.toThrow('the database is gone')
})
