import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { documentRule } from '#lib/documents/schema.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { storeFile as store, type FileSource } from '#lib/files/store-file.ts'
import { getEnv } from '#lib/env.ts'

const MiB = 1024 * 1024
const storeFile = (source: FileSource) => store(source, documentRule)
const listFiles = async () =>
  (await readdir(fileURLToPath(getEnv().STORAGE_URL), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )

/** So many MiB of what looks like a PDF, made while it is read. */
function generate(mebibytes: number, { failAfter = Infinity, watch = () => {} } = {}) {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      watch()
      if (sent === failAfter) return controller.error(new Error('the sender broke off'))
      if (sent === mebibytes) return controller.close()
      const chunk = new Uint8Array(MiB).fill(sent % 251)
      if (sent === 0) chunk.set(Buffer.from('%PDF-1.7\n'))
      sent += 1
      controller.enqueue(chunk)
    },
  })
}

it('stores and measures what streams by, with flat memory', async () => {
  // Without a collection the figure shows what waits for one, not what is held.
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  const held = () => {
    if (typeof collect === 'function') collect()
    return process.memoryUsage().arrayBuffers
  }
  const before = held()
  let most = before
  const stored = await storeFile(
    generate(80, {
      watch: () => {
        most = Math.max(most, held())
      },
    }),
  )
  expect(most - before).toBeLessThan(8 * MiB)
  const hash = createHash('sha256')
  for await (const chunk of await getStorage().getStream(stored.storageKey)) hash.update(chunk)
  expect(stored).toMatchObject({ contentType: 'application/pdf', sizeBytes: 80 * MiB, sha256: hash.digest('hex') })
  expect(await listFiles()).toHaveLength(1)
})

it('takes 100 MiB and not a byte more, and leaves nothing of what it refuses', async () => {
  const before = (await listFiles()).length
  expect(await storeFile(generate(100))).toMatchObject({ sizeBytes: 100 * MiB })
  let pulled = 0
  await expect(
    storeFile(
      generate(400, {
        watch: () => {
          pulled += 1
        },
      }),
    ),
  ).rejects.toMatchObject({ code: 'body_too_large' })
  expect(pulled).toBeLessThan(110)
  await expect(storeFile(null)).rejects.toMatchObject({ code: 'invalid_request', details: [{ field: 'body' }] })
  await expect(storeFile(new Uint8Array())).rejects.toMatchObject({ code: 'invalid_request' })
  await expect(storeFile(Buffer.from('PK\u0003\u0004zip'))).rejects.toMatchObject({ code: 'invalid_request' })
  await expect(storeFile(generate(50, { failAfter: 20 }))).rejects.toThrow('the sender broke off')
  expect(await listFiles()).toHaveLength(before + 1)
})
