import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { BucketStorage } from '#lib/files/bucket-storage.ts'
import { findStoredUrl, mintFileUrl } from '#lib/files/file-url.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { parseStorageUrl } from '#lib/files/storage.ts'
import { parseEnv } from '#lib/env.ts'

it('reads a folder', () => {
  expect(parseStorageUrl('file:///var/lib/call%20slip')).toEqual({ kind: 'folder', location: '/var/lib/call slip' })
})

it('reads a bucket', () => {
  expect(parseStorageUrl('s3://AK:s%2Fe%40cret@localhost:9000/papers?region=eu-1&ssl=0&pathStyle=1')).toEqual({
    kind: 's3',
    bucket: 'papers',
    region: 'eu-1',
    endpoint: 'http://localhost:9000',
    forcePathStyle: true,
    credentials: { accessKeyId: 'AK', secretAccessKey: 's/e@cret' },
  })
  expect(parseStorageUrl('s3://AK:SK@s3.eu-central-1.amazonaws.com/papers?region=eu-central-1')).toMatchObject({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    forcePathStyle: false,
  })
})

it.each([
  's3://AK:hush@host',
  's3://AK:hush@host/a/b',
  's3://host/papers',
  's3://AK:hush@host/papers?ssl=yes',
  's3://AK:hush@host/papers?public=files.example/hush',
  'ftp://hush@host/x',
  'hush',
])("refuses %s by the variable's name, without repeating the secret", (value) => {
  expect(() => parseStorageUrl(value)).toThrow(/^STORAGE_URL (?!.*hush)/)
})

it("signs a bucket's URL without asking the bucket", async () => {
  // getEnv() reads the environment once, so this test changes what it has read.
  const { getEnv } = await import('#lib/env.ts')
  const env = getEnv()
  const folder = env.STORAGE_URL
  env.STORAGE_URL = parseEnv({
    ...process.env,
    STORAGE_URL: 's3://AKID:SECRET@bucket.example:9000/papers?region=eu-1',
  }).STORAGE_URL
  try {
    const row = {
      id: 'doc_01k9z3v7e8f6q9w2x4y5z6a7b8',
      orderId: 'ord_x',
      name: 'Łódź.pdf',
      contentType: 'application/pdf',
      sizeBytes: 3,
      sha256: 'a'.repeat(64),
      storageKey: '2026-03/doc_01k9z3v7e8f6q9w2x4y5z6a7b8',
      uploadedById: 'res_x',
      downloadedAt: null,
      position: 0,
      createdAt: new Date(),
    }
    const { url: ours, expiresAt } = mintFileUrl(row, 'development')
    expect(ours).toMatch(/^http:\/\/localhost:3000\/api\/files\/doc_/)
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(880_000)
    const { searchParams: query } = new URL(ours)
    const url = new URL((await findStoredUrl(row, query)) ?? '')
    expect(url.origin + url.pathname).toBe(`https://bucket.example:9000/papers/${row.storageKey}`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': expect.stringMatching(/^AKID\/\d{8}\/eu-1\/s3\/aws4_request$/),
      'X-Amz-Expires': expect.stringMatching(/^(900|89\d)$/),
      'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/),
      'response-content-type': 'application/pdf',
      'response-content-disposition': 'attachment; filename="_odz.pdf"; filename*=UTF-8\'\'%C5%81%C3%B3d%C5%BA.pdf',
    })
    // No longer than the link that led there.
    query.set('expires', String(Math.floor(Date.now() / 1000) + 60))
    expect(await findStoredUrl(row, query)).toMatch(/X-Amz-Expires=(60|5\d)&/)
    // The signature covers the host, so the URL has to be signed for the one that browsers reach.
    env.STORAGE_URL = 's3://AKID:SECRET@10.0.0.7:9000/papers?ssl=0&public=https://files.example'
    expect(await findStoredUrl(row, query)).toMatch(/^https:\/\/files\.example\/papers\/2026-03\/doc_/)
  } finally {
    env.STORAGE_URL = folder
  }
  expect(
    await getStorage().findUrl('2026-03/x', {
      contentType: 'text/plain',
      contentDisposition: 'attachment',
      expiresIn: 900,
    }),
  ).toBeUndefined()
})

it('is out of reach where a bucket takes the connection and says nothing', async () => {
  const mute = createServer((socket) => socket.on('error', () => {}).resume())
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const at = mute.address()
  const setting = parseStorageUrl(`s3://AK:SK@127.0.0.1:${typeof at === 'object' ? at?.port : 0}/papers?ssl=0`)
  if (setting.kind !== 's3') throw new Error('is no bucket')
  const bucket = new BucketStorage(setting, undefined, { connectionTimeout: 200, socketTimeout: 200 })
  await expect(bucket.getStream('x')).rejects.toMatchObject({ code: 'unavailable' })
  await new Promise((resolve) => mute.close(resolve))
})
