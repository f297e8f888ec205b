import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GET } from '#app/api/orders/[orderId]/documents.zip/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { addDocument } from '#lib/documents/add-document.ts'
import { documentRule } from '#lib/documents/schema.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { storeFile } from '#lib/files/store-file.ts'
import { markHead } from '#lib/server/http/head.ts'
import { apiRequest, makeOrderInProgress, setStatus } from '#tools/testing/order-in-progress.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0

// Another program's reader is the proof; a machine without one is told that the test was skipped.
it.skipIf(!hasPython)('streams everything that was handed over as one archive that other programs read', async () => {
  const { orderId, key, researcher } = await makeOrderInProgress()
  const texts = ['Marguerite, née en 1892.', 'La page suivante.']
  for (const text of texts) {
    const file = await storeFile(Buffer.from(text), documentRule)
    await inTransaction((tx) => addDocument(tx, researcher.actor, orderId, { ...file, name: 'acte.txt' }))
  }
  expect((await GET(apiRequest(`/orders/${orderId}/documents.zip`, key))).status).toBe(404)
  await setStatus(orderId, 'delivered')
  const downloads = () => getDb().documentDownload.count({ where: { orderId } })
  // Nobody has fetched what somebody only looked for.
  const head = await GET(markHead(apiRequest(`/orders/${orderId}/documents.zip`, key)))
  await head.body?.cancel()
  expect([head.status, await downloads()]).toEqual([200, 0])
  const response = await GET(apiRequest(`/orders/${orderId}/documents.zip`, key))
  expect(await downloads()).toBe(2)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const { number } = await getDb().order.findUniqueOrThrow({ where: { id: orderId } })
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${number}.zip"`)
  const file = join(tmpdir(), `${orderId}.zip`)
  writeFileSync(file, Buffer.from(await response.arrayBuffer()))
  const listed = execFileSync(
    'python3',
    [
      '-c',
      'import sys,zipfile,json\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nprint(json.dumps([[n,z.read(n).decode()] for n in z.namelist()]))',
      file,
    ],
    { encoding: 'utf8' },
  )
  expect(JSON.parse(listed)).toEqual([
    ['acte.txt', texts[0]],
    ['acte (2).txt', texts[1]],
  ])
})

it('breaks off where a file can not be read, rather than wait for it for ever', async () => {
  const { orderId, key, researcher } = await makeOrderInProgress()
  const files = await Promise.all(['a', 'b'].map((text) => storeFile(Buffer.from(text), documentRule)))
  for (const file of files)
    await inTransaction((tx) => addDocument(tx, researcher.actor, orderId, { ...file, name: 'acte.txt' }))
  await setStatus(orderId, 'delivered')
  await getStorage().remove(files[1]?.storageKey ?? '')
  const response = await GET(apiRequest(`/orders/${orderId}/documents.zip`, key))
  expect(response.status).toBe(200)
  await expect(response.arrayBuffer()).rejects.toThrow('ENOENT')
})
