import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GET } from '#app/(docs)/docs/downloads/[file]/route.ts'
import { checksums, downloads } from '#lib/server/docs/downloads.ts'
import { apiVersion } from '#lib/server/openapi/version.ts'

const get = (file: string) => GET(new Request('http://localhost'), { params: Promise.resolve({ file }) })

it('holds every export of the TypeScript package, in a tarball that tar unpacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'callslip-package-'))
  try {
    writeFileSync(join(folder, 'client.tgz'), downloads[0]?.content ?? '')
    const names = execFileSync('tar', ['-tzf', join(folder, 'client.tgz')], { encoding: 'utf8' })
      .trim()
      .split('\n')
    execFileSync('tar', ['-xzf', join(folder, 'client.tgz'), '-C', folder])
    for (const name of names)
      expect(readFileSync(join(folder, name))).toEqual(readFileSync(name.replace(/^package/, 'sdk')))
    const manifest = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')) as {
      version: string
      dependencies?: object
      exports: Record<string, unknown>
    } // ours
    const targets = [...JSON.stringify(manifest.exports).matchAll(/"\.(\/[^"]+\.\w+)"/g)].map(
      ([, path]) => `package${path}`,
    )
    expect(names).toEqual(expect.arrayContaining(['package/schema.d.cts', 'package/LICENSE', ...targets]))
    expect([manifest.version, manifest.dependencies]).toEqual([apiVersion, undefined])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('offers each with its checksum, and nothing else', async () => {
  for (const { name, sha256 } of downloads) {
    const answer = await get(name)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([name, answer.status, createHash('sha256').update(bytes).digest('hex')]).toEqual([name, 200, sha256])
    expect(checksums()).toContain(`${sha256}  ${name}\n`)
    expect(name).toContain(`-${apiVersion}`)
  }
  expect(await (await get('SHA256SUMS')).text()).toBe(checksums())
  expect((await get('../package.json')).status).toBe(404)
  for (const readme of ['sdk/README.md', 'sdk/cli/README.md', 'sdk/python/README.md'])
    expect(readFileSync(readme, 'utf8')).toContain(`-${apiVersion}`)
})
