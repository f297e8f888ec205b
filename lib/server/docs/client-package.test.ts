import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clientPackage } from '#lib/server/docs/client-package.ts'

it('is a package that tar unpacks and whose every export is there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'callslip-package-'))
  try {
    writeFileSync(join(folder, 'client.tgz'), clientPackage())
    const names = execFileSync('tar', ['-tzf', join(folder, 'client.tgz')], { encoding: 'utf8' })
      .trim()
      .split('\n')
    execFileSync('tar', ['-xzf', join(folder, 'client.tgz'), '-C', folder])
    for (const name of names)
      expect(readFileSync(join(folder, name))).toEqual(readFileSync(name.replace(/^package/, 'sdk')))
    const { exports } = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')) as {
      exports: Record<string, Record<string, string>>
    } // ours
    const targets = Object.values(exports).flatMap((conditions) => Object.values(conditions))
    expect(names).toEqual(
      expect.arrayContaining(['package/schema.d.ts', ...targets.map((target) => target.replace(/^\./, 'package'))]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
