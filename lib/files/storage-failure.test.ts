import { createServer } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { BucketStorage } from '#lib/files/bucket-storage.ts'
import { parseStorageUrl } from '#lib/files/storage.ts'

afterEach(() => vi.restoreAllMocks())

/** A service that speaks as S3 does where it refuses. Without an answer it isn't there any more. */
async function bucketThat(answers?: [status: number, code: string, message: string]) {
  const server = createServer((incoming, outgoing) => {
    const [status, code, message] = answers ?? [500, '', '']
    incoming.resume().on('end', () => {
      outgoing.writeHead(status, { 'Content-Type': 'application/xml' })
      outgoing.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.int() }).parse(server.address())
  const close = () => (server.closeAllConnections(), server.close())
  if (!answers) close()
  const setting = parseStorageUrl(`s3://AK:hush@127.0.0.1:${port}/papers?ssl=0&pathStyle=1`)
  if (setting.kind !== 's3') throw new Error('a bucket was meant')
  return { storage: new BucketStorage(setting), close }
}

it.each([
  ['a bucket that is missing', [404, 'NoSuchBucket', 'The specified bucket does not exist'], 'NoSuchBucket'],
  ['keys that open nothing', [403, 'AccessDenied', 'Access Denied'], 'AccessDenied'],
  ['nobody there', undefined, 'ECONNREFUSED'],
] as const)('says in the log of %s what the service says, and not a word of the database', async (_, answers, said) => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { storage, close } = await bucketThat(answers && [...answers])
  await expect(storage.getStream('2026-03/x')).rejects.toMatchObject({ code: 'unavailable' })
  close()
  const lines = written.mock.calls.map(([line]) => String(line))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"message":"documents are out of reach"')
  expect(lines[0]).toContain(said)
  expect(lines[0]).toContain('papers')
  expect(lines[0]).not.toMatch(/database|hush/)
})
